# The computer players.

level = { $level ->
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
