# Das Wertungsblatt und das Ergebnis.

sheet-title = Wertungsblatt
sheet-source = Für
sheet-cell = { $player }, { source-name }: { $points }. Warum?
sheet-hint = Tippe auf eine Zahl, um zu sehen, woher sie kommt.
rounds-label = Wertungen
round-name = { $round ->
    [1] Wertung 1
    [2] Wertung 2
   *[3] Wertung 3
}
source-name = { $source ->
    [pavilion] Pavillons
    [seraglio] Serails
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Gärten
    [tower] Türme
   *[wall] Mauer
}
round-total = Diese Wertung
score-after = Punkte

explain-count = { $player } { $count }
explain-alone = { $points ->
    [one] { $player } ist allein auf Rang { $place }: ein Punkt.
   *[other] { $player } ist allein auf Rang { $place }: { $points } Punkte.
}
explain-shared = { $rounded ->
    [yes] { $players } teilen sich Rang { $from } bis { $to }: ({ $sum }) / { $sharers } = je { $each }, abgerundet.
   *[no] { $players } teilen sich Rang { $from } bis { $to }: ({ $sum }) / { $sharers } = je { $each }.
}
explain-none = { $count ->
    [0] { $player } hat keine, also keinen Rang und keine Punkte.
   *[other] { $round ->
        [1] In Wertung 1 zählt nur der erste Rang.
        [2] In Wertung 2 zählen nur zwei Ränge.
       *[3] In Wertung 3 zählen nur drei Ränge.
    }
}
explain-wall = { $length ->
    [0] { $player } hat keine Außenmauer.
    [one] { $player }: Die längste Mauer ist eine Seite lang, ein Punkt.
   *[other] { $player }: Die längste Mauer läuft ohne Lücke über { $length } Seiten, { $length } Punkte.
}

result-title = Ergebnis
result-won = { $many ->
    [one] { $who ->
        [you] Du hast gewonnen!
       *[other] { $players } hat gewonnen.
    }
   *[other] { $players } teilen sich den Sieg.
}
result-reason = { source-name } (+{ $by })
result-home = Startseite

theatre-shared = { $rounded ->
    [yes] ({ $sum }) / { $sharers } = je { $each }, abgerundet
   *[no] ({ $sum }) / { $sharers } = je { $each }
}
theatre-nobody = Hat niemand.
theatre-over = Alle Punkte dieser Wertung sind gezählt.
theatre-skip = Überspringen
theatre-close = Weiterspielen
