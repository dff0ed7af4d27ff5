# Why somebody played as they did: the best turns there were, and what each would lead to.

why-thinking = { $player } ci ripensa…
why-lead = Il computer ha giocato ogni turno almeno { $games } volte fino alla fine, ridistribuendo ogni volta le carte e gli edifici che nessuno conosce.
why-none = Non c’era nulla da scegliere.
why-played = Giocato
why-grade = { $grade ->
    [best] Il miglior turno che ci fosse.
    [fine] Buono quanto il migliore, per quanto se ne può sapere.
    [inaccuracy] Si poteva fare un po’ meglio.
    [mistake] C’era un turno migliore.
   *[blunder] C’era un turno molto migliore.
}
why-cost-points = Il turno migliore prometteva circa { $points } punti in più.
why-cost-share = La probabilità di vincere sarebbe salita del { $share }%.
why-exact = Niente dipendeva più dal caso: il calcolo è esatto.
why-cause = { $cause ->
    [payment] Le stesse tessere, pagate con altre carte.
    [placement] La stessa mossa, con altre caselle per le tessere.
    [reserve] La stessa mossa, con altre tessere nella riserva.
    [purchase] Altre tessere da comprare.
    [timing] Comprare o risparmiare: l’esatto contrario.
    [money] Altre carte dei soldi da prendere.
   *[redesign] La differenza sta in una ricostruzione.
}
why-weak = { $player } gioca a un livello che trascura apposta qualcosa.
why-best = Il turno migliore
why-others = Altri turni
why-behind = { $points } punti e { $share }% dietro al migliore
why-same = buono quanto il migliore, per quanto se ne può sapere
why-share = Probabilità di vincere: { $share }%
why-points = Punti attesi
why-lost = Dove sono finiti i punti
why-source = { source-name }, { round-name }: { $points }
why-money = soldi: { $points }
why-dirk = tolti da { dirk }, { round-name }: { $points }
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
