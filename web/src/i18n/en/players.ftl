# Who sits at the table.

you = You
dirk = Dirk
player-unknown = Player { $seat }

computer-name = { $many ->
    [one] { computer-level }
   *[other] { computer-level } { $nth }
}
computer-level = { $level ->
    [apprentice] Apprentice
    [trader] Trader
    [mason] Mason
    [gardener] Gardener
    [banker] Banker
    [architect] Architect
    [vizier] Vizier
    [master] Master
   *[other] { $level }
}
