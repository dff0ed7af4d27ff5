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

level-about = { $level ->
    [apprentice] The apprentice is still learning and overlooks things.
    [trader] The trader buys what pays at once.
    [mason] The mason builds long walls.
    [gardener] The gardener wants the gardens and the towers.
    [banker] The banker never wastes a coin.
    [architect] The architect plans whole turns ahead.
    [vizier] The vizier also watches what you are after.
    [master] The master builder thinks as long as it takes.
   *[other] A player from elsewhere.
}
strength = Strength { $rung } of { $most }
