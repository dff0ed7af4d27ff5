# Why somebody played as they did: the best turns there were, and what each would lead to.

why-thinking = { $player } lo repasa…
why-lead = El ordenador jugó cada turno { $games } veces o más hasta el final de la partida, repartiendo cada vez de nuevo las cartas y edificaciones desconocidas.
why-none = No había elección.
why-played = Jugado
why-grade = { $grade ->
    [best] El mejor turno que había.
    [fine] Tan bueno como el mejor, hasta donde se puede saber.
    [inaccuracy] Había algo un poco mejor.
    [mistake] Había un turno mejor.
   *[blunder] Había un turno mucho mejor.
}
why-cost-points = El mejor turno prometía unos { $points } puntos más.
why-cost-share = Habría subido la probabilidad de ganar un { $share } %.
why-exact = Nada dependía ya de la suerte: el cálculo es exacto.
why-cause = { $cause ->
    [payment] Las mismas plaquitas, pagadas con otras cartas.
    [placement] La misma acción, con otras casillas para las plaquitas.
    [reserve] La misma acción, con otras plaquitas en la reserva.
    [purchase] Otras plaquitas compradas.
    [timing] Comprar o ahorrar: justo al revés.
    [money] Otras cartas de dinero.
   *[redesign] La diferencia está en una reforma.
}
why-weak = { $player } juega en un nivel que pasa cosas por alto a propósito.
why-best = El mejor turno
why-others = Otros turnos
why-behind = { $points } puntos y { $share } % por detrás del mejor
why-same = tan bueno como el mejor, hasta donde se puede saber
why-share = Probabilidad de ganar: { $share } %
why-points = Puntos esperados
why-lost = Dónde se fueron los puntos
why-source = { source-name }, { round-name }: { $points }
why-money = dinero: { $points }
why-dirk = lo que quita { dirk }, { round-name }: { $points }
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
