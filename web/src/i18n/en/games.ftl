# One's own games, and tables open to everyone.

game-status = { $status ->
    [your-turn] Your turn
    [their-turn] { $actor } is playing
    [watching] { $actor } is playing
    [ready] Everyone is here: start the game
    [gathering] { $open ->
        [0] Waiting for the start
        [one] One seat is open
       *[other] { $open } seats are open
    }
    [broken] Can only be looked at
    [over] Over
   *[closed] Given up
}
game-outcome = { $winners }: { $points } points
game-empty = Nobody yet
