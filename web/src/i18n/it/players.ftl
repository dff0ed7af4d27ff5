# Chi siede al tavolo.

you = Tu
dirk = Carlo
player-unknown = Giocatore { $seat }

computer-name = { $many ->
    [one] { level }
   *[other] { level } { $nth }
}
