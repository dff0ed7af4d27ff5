# Namen der Dinge im Spiel, und was ein Screenreader zu ihren Bildern sagt.

building = { $kind ->
    [pavilion] Pavillon
    [seraglio] Serail
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Garten
   *[tower] Turm
}
building-accusative = { $kind ->
    [pavilion] den Pavillon
    [seraglio] das Serail
    [arcades] die Arkaden
    [chambers] die Gemächer
    [garden] den Garten
   *[tower] den Turm
}

currency = { $currency ->
    [yellow] Gulden
    [green] Dirham
    [blue] Denar
   *[orange] Dukaten
}

# „Mauer im Norden und im Osten“
side = { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}

tile-label = { $walls ->
    [0] { building } { $price }, ohne Mauer
    [one] { building } { $price }, Mauer { $sides }
   *[other] { building } { $price }, Mauern { $sides }
}

money-label = { currency } { $value }
fountain-label = Startplättchen mit dem Löwenbrunnen
scoring-card-label = Wertungskarte { $round }
card-back-label = Geldkarte, verdeckt
tile-back-label = Gebäude, verdeckt

crest-label = { $seat ->
    [0] Bogen auf Blau
    [1] Sonne auf Zinnoberrot
    [2] Granatapfel auf Gelb
    [3] Schlüssel auf Violett
    [4] Schwalbe auf Himmelblau
   *[5] Stern auf Schwarz
}
