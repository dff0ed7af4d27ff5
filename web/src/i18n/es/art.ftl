# Los nombres de las cosas del juego y lo que un lector de pantalla dice de sus dibujos.

building = { $kind ->
    [pavilion] pabellón
    [seraglio] serrallo
    [arcades] arcada
    [chambers] sala
    [garden] jardín
   *[tower] torre
}
building-the = { $kind ->
    [pavilion] el pabellón
    [seraglio] el serrallo
    [arcades] la arcada
    [chambers] la sala
    [garden] el jardín
   *[tower] la torre
}

currency = { $currency ->
    [yellow] florín
    [green] dirham
    [blue] denario
   *[orange] ducado
}
currencies = { $currency ->
    [yellow] florines
    [green] dirhams
    [blue] denarios
   *[orange] ducados
}

side = { $side ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}

tile-label = { $walls ->
    [0] { building } { $price }, sin murallas
    [one] { building } { $price }, muralla al { $sides }
   *[other] { building } { $price }, murallas: { $sides }
}

money-label = { $value ->
    [one] { $value } { currency }
   *[other] { $value } { currencies }
}
fountain-label = plaquita de inicio con el Patio de los Leones
scoring-card-label = carta de puntuación { $round }
card-back-label = carta de dinero, boca abajo
tile-back-label = plaquita de edificación, boca abajo

crest-label = { $seat ->
    [0] arco sobre azul
    [1] sol sobre bermellón
    [2] granada sobre amarillo
    [3] llave sobre púrpura
    [4] golondrina sobre celeste
   *[5] estrella sobre negro
}
