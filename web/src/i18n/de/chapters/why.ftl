# Warum jemand so gespielt hat: die besten Züge, die es gab, und wohin jeder führen würde.

why-thinking = { $player } denkt noch einmal nach …
why-lead = Jeder dieser Züge wurde in Gedanken { $games }-mal bis zum Ende der Partie gespielt; Karten und Gebäude, die niemand kennt, wurden dabei jedes Mal neu verteilt.
why-none = Es gab nichts zu entscheiden.
why-played = Gespielt
why-share = Gewinnchance: { $share } %, plus/minus { $error }
why-points = Erwartete Punkte
why-compared = { $with ->
    [second] Verglichen mit dem zweitbesten Zug
   *[best] Verglichen mit dem besten Zug
}
why-source = { source-name }, { round-name }: { $points }
why-money = Wert des behaltenen Geldes: { $points }, in den Punkten oben schon enthalten
why-even = kein nennenswerter Unterschied
why-move = { $does ->
    [take] Geld: { $cards }
    [buy] Kauf: { $tile } ({ $cards })
    [build] Aus der Reserve: { $tile }, { $cell }
    [remove] In die Reserve: Gebäude auf { $cell }
    [exchange] Tausch: { $tile }, { $cell }
    [place] Angelegt: { $tile }, { $cell }
    [store] In Reserve behalten: { $tile }
    [dirk] Für { dirk }: { $tile }
   *[stop] Keine weitere Aktion
}
