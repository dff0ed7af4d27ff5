# Il foglio dei punti e il risultato.

sheet-title = Foglio dei punti
sheet-source = Per
sheet-cell = { $player }, { source-name }: { $points }. Perché?
sheet-hint = Tocca un numero per vedere da dove viene.
rounds-label = Valutazioni
round-name = { $round ->
    [1] 1ª valutazione
    [2] 2ª valutazione
   *[3] 3ª valutazione
}
source-name = { $source ->
    [pavilion] padiglioni
    [seraglio] serragli
    [arcades] portici
    [chambers] appartamenti privati
    [garden] giardini
    [tower] torri
   *[wall] mura
}
round-total = Questa valutazione
score-after = Punti

explain-count = { $player }: { $count }
explain-alone = { $points ->
    [one] { $player }: posto { $place }, senza parità. Un punto.
   *[other] { $player }: posto { $place }, senza parità. { $points } punti.
}
explain-shared = { $rounded ->
    [yes] { $players } si dividono i posti da { $from } a { $to }: ({ $sum }) / { $sharers } = { $each } a testa, arrotondando per difetto.
   *[no] { $players } si dividono i posti da { $from } a { $to }: ({ $sum }) / { $sharers } = { $each } a testa.
}
explain-none = { $count ->
    [0] { $player }: nessun edificio di questo tipo, quindi nessun punto.
   *[other] { $round ->
        [1] Nella 1ª valutazione dà punti solo il primo posto.
        [2] Nella 2ª valutazione danno punti solo i primi due posti.
       *[3] Nella 3ª valutazione danno punti solo i primi tre posti.
    }
}
explain-wall = { $length ->
    [0] { $player }: niente mura esterne.
    [one] { $player }: le mura più lunghe hanno un solo lato. Un punto.
   *[other] { $player }: le mura più lunghe corrono per { $length } lati senza interruzione. { $length } punti.
}

result-title = Risultato
result-won = { $many ->
    [one] { $who ->
        [you] Hai vinto!
       *[other] Ha vinto { $players }.
    }
   *[other] { $players } si dividono la vittoria.
}
result-reason = { source-name } (+{ $by })
result-home = Alla pagina iniziale

theatre-shared = { $rounded ->
    [yes] ({ $sum }) / { $sharers } = { $each } a testa, arrotondando per difetto
   *[no] ({ $sum }) / { $sharers } = { $each } a testa
}
theatre-nobody = Nessuno ne ha.
theatre-over = Tutti i punti di questa valutazione sono contati.
theatre-skip = Salta
theatre-close = Continua a giocare
