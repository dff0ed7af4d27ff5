home-tagline = Build your Alhambra, wall by wall.
home-lead = A game of money, buildings and long walls for two to six players.
home-running = Continue playing
home-all-games = All { $count } games

solo-title = Against the computer
solo-line = Eight opponents, from a curious apprentice to a master builder.
solo-players = Players, including you
solo-players-option = { $players }
solo-level = Your opponents
solo-play = Play now

friends-title = With friends
friends-line = Send a link. Whoever opens it can join your table.
friends-go = Make a table

device-title = On one device
device-line = Pass it around. Money stays hidden between turns.
device-go = Set it up

learn-offer-title = New to Alhambra?
learn-offer-text = A coach teaches you the game in twelve short lessons, a minute or two each. You play from the start.
learn-offer-go = Show me how
learn-offer-later = Not now
