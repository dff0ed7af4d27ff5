home-tagline = Build your palace, wall by wall.
home-lead = A game of money, builders and long walls for two to six players.
home-running = Go on playing
home-all-games = All { $count } games

solo-title = Against the computer
solo-line = Alone against good company, from a curious apprentice to the master builder.
solo-players = Players, with you
solo-players-option = { $players }
solo-level = Your opponents
solo-play = Play now

friends-title = With friends
friends-line = Send a link; whoever opens it sits down at your table.
friends-go = Make a table

device-title = On one device
device-line = Pass it around: money stays hidden between turns.
device-go = Set it up

learn-offer-title = New to Alhambra?
learn-offer-text = A coach shows you the game in a dozen lessons of a minute or two. You play from the first one on.
learn-offer-go = Show me how
learn-offer-later = Not now
