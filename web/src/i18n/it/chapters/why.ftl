# Why somebody played as they did: the best turns there were, and what each would lead to.

why-thinking = { $player } ci ripensa…
why-lead = Ognuno di questi turni è stato giocato a mente fino alla fine { $games } volte, ridistribuendo ogni volta le carte e gli edifici che nessuno conosce.
why-none = Non c’era nulla da scegliere.
why-played = Giocato
why-share = Probabilità di vincere: { $share }%, con un margine di { $error }
why-points = Punti attesi
why-compared = { $with ->
    [second] Rispetto al secondo miglior turno
   *[best] Rispetto al miglior turno
}
why-source = { source-name }, { round-name }: { $points }
why-money = valore dei soldi rimasti in mano: { $points }, già compreso nei punti qui sopra
why-even = nessuna differenza di rilievo
why-move = { $does ->
    [take] Soldi: { $cards }
    [buy] Acquisto: { $tile } ({ $cards })
    [build] Dalla riserva: { $tile }, { $cell }
    [remove] Nella riserva: edificio, { $cell }
    [exchange] Cambio: { $tile }, { $cell }
    [place] Posa: { $tile }, { $cell }
    [store] In riserva: { $tile }
    [dirk] Per { dirk }: { $tile }
   *[stop] Nessun’altra mossa
}
