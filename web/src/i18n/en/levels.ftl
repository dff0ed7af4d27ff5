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
    [apprentice] The apprentice is still learning and misses things.
    [trader] The trader buys whatever pays off right away.
    [mason] The mason builds long walls.
    [gardener] The gardener goes for gardens and towers.
    [banker] The banker never wastes a coin.
    [architect] The architect plans whole turns ahead.
    [vizier] The vizier also watches what you are after.
    [master] The master builder thinks for as long as it takes.
   *[other] A computer player from elsewhere.
}
strength = Strength { $rung } of { $most }
