# Il corso della partita, ogni riga una frase intera.

log-start = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $player }.
}
log-took = { $who ->
    [you] Hai preso { $cards }.
   *[other] { $player } ha preso { $cards }.
}
log-bought = { $how ->
    [exact] { $who ->
        [you] Hai comprato { building-the } da { $price } con { $cards }: esatto.
       *[other] { $player } ha comprato { building-the } da { $price } con { $cards }: esatto.
    }
   *[over] { $who ->
        [you] Hai comprato { building-the } da { $price } con { $cards }: { $amount } di troppo.
       *[other] { $player } ha comprato { building-the } da { $price } con { $cards }: { $amount } di troppo.
    }
}
log-built = { $who ->
    [you] Hai costruito { building-the } da { $price } della riserva ({ $cell }).
   *[other] { $player } ha costruito { building-the } da { $price } della riserva ({ $cell }).
}
log-removed = { $who ->
    [you] Hai spostato { building-the } da { $price } nella riserva.
   *[other] { $player } ha spostato { building-the } da { $price } nella riserva.
}
log-exchanged = { $who ->
    [you] Hai cambiato { other-building-the } da { $otherprice } con { building-the } da { $price }.
   *[other] { $player } ha cambiato { other-building-the } da { $otherprice } con { building-the } da { $price }.
}
other-building-the = { $otherkind ->
    [pavilion] il padiglione
    [seraglio] il serraglio
    [arcades] i portici
    [chambers] l’appartamento privato
    [garden] il giardino
   *[tower] la torre
}
log-stopped = { $how ->
    [bonus] { $who ->
        [you] Non hai fatto altre mosse.
       *[other] { $player } non ha fatto altre mosse.
    }
   *[pass] { $who ->
        [you] Non potevi fare nulla.
       *[other] { $player } non poteva fare nulla.
    }
}
log-placed = { $who ->
    [you] Hai piazzato { building-the } da { $price } ({ $cell }).
   *[other] { $player } ha piazzato { building-the } da { $price } ({ $cell }).
}
log-stored = { $who ->
    [you] Hai messo in riserva { building-the } da { $price }.
   *[other] { $player } ha messo in riserva { building-the } da { $price }.
}
log-given = { $who ->
    [you] Hai regalato { building-the } da { $price } a { dirk }.
   *[other] { $player } ha regalato { building-the } da { $price } a { dirk }.
}
log-dirk-received = { $amount ->
    [0] Non restavano edifici per { dirk }.
   *[other] { dirk } ha ricevuto { $tiles }.
}
log-reshuffled = { $amount ->
    [one] L’unica carta pagata forma un nuovo mazzo ({ $amount }).
   *[other] Le carte pagate sono state mischiate in un nuovo mazzo di { $amount }.
}
log-scoring-card = { $amount ->
    [1] È uscita la prima carta della valutazione.
   *[2] È uscita la seconda carta della valutazione.
}
log-scored = { $amount ->
    [1] Si è svolta la prima valutazione.
    [2] Si è svolta la seconda valutazione.
   *[3] Si è svolta l’ultima valutazione.
}
log-leftover = { $who ->
    [you] Tra le ultime tessere, hai ricevuto { building-the } da { $price }: avevi più soldi di tutti in quella moneta.
   *[other] Tra le ultime tessere, { $player } ha ricevuto { building-the } da { $price }: aveva più soldi di tutti in quella moneta.
}
log-leftover-nobody = Tra le ultime tessere, nessuno ha ricevuto { building-the } da { $price }.
log-won = { $many ->
    [one] Ha vinto { $players }.
   *[other] { $players } si dividono la vittoria.
}
