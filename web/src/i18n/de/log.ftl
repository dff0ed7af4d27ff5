# Der Verlauf der Partie, jede Zeile ein ganzer Satz, in der Gegenwart.

log-start = { $who ->
    [you] Du beginnst.
   *[other] { $player } beginnt.
}
log-took = { $who ->
    [you] Du nimmst { $cards }.
   *[other] { $player } nimmt { $cards }.
}
log-bought = { $how ->
    [exact] { $who ->
        [you] Du kaufst { building-accusative } { $price } mit { $cards }: passend.
       *[other] { $player } kauft { building-accusative } { $price } mit { $cards }: passend.
    }
   *[over] { $who ->
        [you] Du kaufst { building-accusative } { $price } mit { $cards }, { $amount } zu viel.
       *[other] { $player } kauft { building-accusative } { $price } mit { $cards }, { $amount } zu viel.
    }
}
log-built = { $who ->
    [you] Du baust { building-accusative } { $price } aus der Reserve ein: { $cell }.
   *[other] { $player } baut { building-accusative } { $price } aus der Reserve ein: { $cell }.
}
log-removed = { $who ->
    [you] Du nimmst { building-accusative } { $price } zurück in die Reserve.
   *[other] { $player } nimmt { building-accusative } { $price } zurück in die Reserve.
}
log-exchanged = { $who ->
    [you] Du tauschst { other-building-accusative } { $otherprice } gegen { building-accusative } { $price }.
   *[other] { $player } tauscht { other-building-accusative } { $otherprice } gegen { building-accusative } { $price }.
}
other-building-accusative = { $otherkind ->
    [pavilion] den Pavillon
    [seraglio] das Serail
    [arcades] die Arkaden
    [chambers] die Gemächer
    [garden] den Garten
   *[tower] den Turm
}
log-stopped = { $how ->
    [bonus] { $who ->
        [you] Du verzichtest auf weitere Aktionen.
       *[other] { $player } verzichtet auf weitere Aktionen.
    }
   *[pass] { $who ->
        [you] Du musst passen.
       *[other] { $player } muss passen.
    }
}
log-placed = { $who ->
    [you] Du legst { building-accusative } { $price } an: { $cell }.
   *[other] { $player } legt { building-accusative } { $price } an: { $cell }.
}
log-stored = { $who ->
    [you] Du legst { building-accusative } { $price } in die Reserve.
   *[other] { $player } legt { building-accusative } { $price } in die Reserve.
}
log-given = { $who ->
    [you] Du gibst { dirk } { building-accusative } { $price }.
   *[other] { $player } gibt { dirk } { building-accusative } { $price }.
}
log-dirk-received = { $amount ->
    [0] Für { dirk } sind keine Gebäude mehr da.
   *[other] { dirk } bekommt { $tiles }.
}
log-reshuffled = { $amount ->
    [one] Die Ablage wird zum neuen Geldstapel: { $amount } Karte.
   *[other] Die Ablage wird zum neuen Geldstapel gemischt: { $amount } Karten.
}
log-scoring-card = { $amount ->
    [1] Die erste Wertungskarte ist da.
   *[2] Die zweite Wertungskarte ist da.
}
log-scored = { $amount ->
    [1] Die erste Wertung ist gezählt.
    [2] Die zweite Wertung ist gezählt.
   *[3] Die letzte Wertung ist gezählt.
}
log-leftover = { $who ->
    [you] Von den letzten Plättchen bekommst du { building-accusative } { $price }: Du hast das meiste Geld dieser Währung.
   *[other] Von den letzten Plättchen bekommt { $player } { building-accusative } { $price }: das meiste Geld dieser Währung.
}
log-leftover-nobody = Von den letzten Plättchen bleibt { building } { $price } liegen.
log-won = { $many ->
    [one] { $players } gewinnt.
   *[other] { $players } teilen sich den Sieg.
}
