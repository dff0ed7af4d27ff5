# Who sits at the table.

you = You
dirk = Dirk
player-unknown = Player { $seat }

computer-name = { $many ->
    [one] { level }
   *[other] { level } { $nth }
}
