# One's own games, and tables open to everyone.

game-status = { $status ->
    [your-turn] Your turn
    [their-turn] { $actor } is playing
    [played-for] A computer player is playing for you
    [watching] { $actor } is playing
    [rematch] Another game? It waits for you
    [ready] All seats are taken: start the game
    [gathering] { $open ->
        [0] Waiting for the start
        [one] One seat is open
       *[other] { $open } seats are open
    }
    [conceded] You gave up your seat
    [broken] Can only be looked at
    [over] Over
   *[closed] Given up
}
game-outcome = { $winners }: { $points } points
game-empty = Nobody yet

games-title = My games
games-none = You sit at no table at the moment.
games-past = Past games

lobby-title = Lobby
lobby-lead = Tables on this server that are open to everyone. Sit down at one, or show your own here.
lobby-waiting = Open seats
lobby-none = No table is waiting for players just now.
lobby-playing = To watch
