# One's own games, and tables open to everyone.

game-status = { $status ->
    [your-turn] Your turn
    [their-turn] { $actor } is playing
    [played-for] A computer player is playing for you
    [watching] { $actor } is playing
    [rematch] Another game? They’re waiting for you
    [ready] All seats taken: start the game
    [gathering] { $open ->
        [0] Waiting to start
        [one] One seat is open
       *[other] { $open } seats are open
    }
    [conceded] You gave up your seat
    [broken] Saved game incomplete
    [over] Over
   *[closed] Closed
}
game-outcome = { $winners }: { $points } points
game-empty = Nobody yet

games-title = My games
games-none = You have no games at the moment.
games-past = Past games

lobby-title = Lobby
lobby-lead = Tables on this server that anyone can join. Take a seat, or list your own table here.
lobby-waiting = Open seats
lobby-none = No table is waiting for players right now.
lobby-playing = Games to watch
