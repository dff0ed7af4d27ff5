# Names of the things in the game, and what a screen reader says for their pictures.

building = { $kind ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}

currency = { $currency ->
    [yellow] florin
    [green] dirham
    [blue] denar
   *[orange] ducat
}

side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}

tile-label = { $walls ->
    [0] { building } { $price }, no walls
    [one] { building } { $price }, wall { $sides }
   *[other] { building } { $price }, walls { $sides }
}

money-label = { currency } { $value }
fountain-label = starting tile with the Lion Fountain
scoring-card-label = scoring card { $round }
card-back-label = money card, face down
tile-back-label = building tile, face down

crest-label = { $seat ->
    [0] arch on blue
    [1] sun on vermilion
    [2] pomegranate on yellow
    [3] key on purple
    [4] swallow on sky blue
   *[5] star on black
}
