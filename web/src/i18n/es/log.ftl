# El curso de la partida, cada línea una frase entera.

log-start = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $player }.
}
log-took = { $who ->
    [you] Tomaste { $cards }.
   *[other] { $player } tomó { $cards }.
}
log-bought = { $how ->
    [exact] { $who ->
        [you] Compraste { building-the } de { $price } con { $cards }: exacto.
       *[other] { $player } compró { building-the } de { $price } con { $cards }: exacto.
    }
   *[over] { $who ->
        [you] Compraste { building-the } de { $price } con { $cards }: { $amount } de más.
       *[other] { $player } compró { building-the } de { $price } con { $cards }: { $amount } de más.
    }
}
log-built = { $who ->
    [you] Construiste { building-the } de { $price } de tu reserva ({ $cell }).
   *[other] { $player } construyó { building-the } de { $price } de la reserva ({ $cell }).
}
log-removed = { $who ->
    [you] Pasaste { building-the } de { $price } a tu reserva.
   *[other] { $player } pasó { building-the } de { $price } a la reserva.
}
log-exchanged = { $who ->
    [you] Cambiaste { other-building-the } de { $otherprice } por { building-the } de { $price }.
   *[other] { $player } cambió { other-building-the } de { $otherprice } por { building-the } de { $price }.
}
other-building-the = { $otherkind ->
    [pavilion] el pabellón
    [seraglio] el serrallo
    [arcades] la arcada
    [chambers] la sala
    [garden] el jardín
   *[tower] la torre
}
log-stopped = { $how ->
    [bonus] { $who ->
        [you] No hiciste más acciones.
       *[other] { $player } no hizo más acciones.
    }
   *[pass] { $who ->
        [you] Tuviste que pasar.
       *[other] { $player } tuvo que pasar.
    }
}
log-placed = { $who ->
    [you] Colocaste { building-the } de { $price } ({ $cell }).
   *[other] { $player } colocó { building-the } de { $price } ({ $cell }).
}
log-stored = { $who ->
    [you] Dejaste { building-the } de { $price } en tu reserva.
   *[other] { $player } dejó { building-the } de { $price } en la reserva.
}
log-given = { $who ->
    [you] Regalaste { building-the } de { $price } a { dirk }.
   *[other] { $player } regaló { building-the } de { $price } a { dirk }.
}
log-dirk-received = { $amount ->
    [0] No quedaban edificaciones para { dirk }.
   *[other] { dirk } recibió { $tiles }.
}
log-reshuffled = { $amount ->
    [one] La única carta pagada forma una nueva pila de dinero ({ $amount }).
   *[other] Se mezclaron las cartas pagadas: nueva pila de dinero de { $amount }.
}
log-scoring-card = { $amount ->
    [1] Salió la primera carta de puntuación.
   *[2] Salió la segunda carta de puntuación.
}
log-scored = { $amount ->
    [1] Se hizo el primer recuento de puntos.
    [2] Se hizo el segundo recuento de puntos.
   *[3] Se hizo el último recuento de puntos.
}
log-leftover = { $who ->
    [you] De las últimas plaquitas, recibiste { building-the } de { $price }: eras quien más dinero tenía de su divisa.
   *[other] De las últimas plaquitas, { $player } recibió { building-the } de { $price }: era quien más dinero tenía de su divisa.
}
log-leftover-nobody = De las últimas plaquitas, nadie recibió { building-the } de { $price }.
log-won = { $many ->
    [one] Ganó { $players }.
   *[other] { $players } comparten la victoria.
}
