# Why somebody played as they did: the best turns there were, and what each would lead to.

why-thinking = { $player } lo repasa…
why-lead = El ordenador jugó cada uno de estos turnos { $games } veces hasta el final de la partida, repartiendo cada vez de nuevo las cartas y edificaciones desconocidas.
why-none = No había elección.
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
    [remove] A la reserva: edificación ({ $cell })
    [exchange] Cambio: { $tile }, { $cell }
    [place] Colocación: { $tile }, { $cell }
    [store] En reserva: { $tile }
    [dirk] Para { dirk }: { $tile }
   *[stop] Ninguna acción más
}
