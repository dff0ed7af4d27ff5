# La hoja de puntos y el resultado.

sheet-title = Hoja de puntos
sheet-source = Por
sheet-cell = { $player }, { source-name }: { $points }. ¿Por qué?
sheet-hint = Toca un número para ver de dónde sale.
rounds-label = Recuentos
round-name = { $round ->
    [1] 1.er recuento
    [2] 2.º recuento
   *[3] 3.er recuento
}
source-name = { $source ->
    [pavilion] pabellones
    [seraglio] serrallos
    [arcades] arcadas
    [chambers] salas
    [garden] jardines
    [tower] torres
   *[wall] muralla
}
round-total = Este recuento
score-after = Puntos

explain-count = { $player }: { $count }
explain-alone = { $points ->
    [one] { $player } ocupa en solitario el lugar { $place }: un punto.
   *[other] { $player } ocupa en solitario el lugar { $place }: { $points } puntos.
}
explain-shared = { $rounded ->
    [yes] { $players } comparten los lugares { $from } a { $to }: ({ $sum }) / { $sharers } = { $each } por cabeza, redondeando hacia abajo.
   *[no] { $players } comparten los lugares { $from } a { $to }: ({ $sum }) / { $sharers } = { $each } por cabeza.
}
explain-none = { $count ->
    [0] { $player } no tiene ninguna edificación de este tipo: sin puntos.
   *[other] { $round ->
        [1] En el 1.er recuento solo puntúa el primer lugar.
        [2] En el 2.º recuento solo puntúan los dos primeros lugares.
       *[3] En el 3.er recuento solo puntúan los tres primeros lugares.
    }
}
explain-wall = { $length ->
    [0] { $player } no tiene muralla exterior.
    [one] La muralla más larga de { $player } tiene un lado: un punto.
   *[other] La muralla más larga de { $player } tiene { $length } lados seguidos: { $length } puntos.
}

result-title = Resultado
result-won = { $many ->
    [one] { $who ->
        [you] ¡Has ganado!
       *[other] Ha ganado { $players }.
    }
   *[other] { $players } comparten la victoria.
}
result-reason = { source-name } (+{ $by })
result-home = Al inicio

theatre-shared = { $rounded ->
    [yes] ({ $sum }) / { $sharers } = { $each } por cabeza, redondeando hacia abajo
   *[no] ({ $sum }) / { $sharers } = { $each } por cabeza
}
theatre-nobody = Nadie tiene ninguna.
theatre-over = Ya están todos los puntos de este recuento.
theatre-skip = Saltar
theatre-close = Seguir jugando
