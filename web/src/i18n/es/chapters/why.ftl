# Why somebody played as they did: the best turns there were, and what each would lead to.

why-thinking = { $player } lo repasa…
why-lead = Cada uno de estos turnos se jugó mentalmente { $games } veces hasta el final de la partida, repartiendo de nuevo cada vez las cartas y edificaciones que nadie conoce.
why-none = No había nada que elegir.
why-played = Jugado
why-share = Probabilidad de ganar: { $share } %, con un margen de { $error }
why-points = Puntos esperados
why-compared = { $with ->
    [second] Comparado con el segundo mejor turno
   *[best] Comparado con el mejor turno
}
why-source = { source-name }, { round-name }: { $points }
why-money = valor del dinero en la mano: { $points }, ya incluido en los puntos de arriba
why-even = ninguna diferencia digna de mención
why-move = { $does ->
    [take] Dinero: { $cards }
    [buy] Compra: { $tile } ({ $cards })
    [build] De la reserva: { $tile }, { $cell }
    [remove] A la reserva: edificación en { $cell }
    [exchange] Intercambio: { $tile }, { $cell }
    [place] Colocación: { $tile }, { $cell }
    [store] En reserva: { $tile }
    [dirk] Para { dirk }: { $tile }
   *[stop] Ninguna acción más
}
