# Warum jemand so gespielt hat: die besten Züge, die es gab, und wohin jeder führen würde.

why-thinking = { $player } denkt noch einmal nach …
why-lead = Der Computer hat jeden Zug mindestens { $games }-mal bis zum Ende der Partie gespielt; Karten und Gebäude, die niemand kennt, wurden dabei jedes Mal neu verteilt.
why-none = Es gab nichts zu entscheiden.
why-played = Gespielt
why-grade = { $grade ->
    [best] Der beste Zug, den es gab.
    [fine] So gut wie der beste, soweit sich das sagen lässt.
    [inaccuracy] Etwas Besseres war möglich.
    [mistake] Es gab einen besseren Zug.
   *[blunder] Es gab einen viel besseren Zug.
}
why-cost-points = Der beste Zug versprach etwa { $points } Punkte mehr.
why-cost-share = Die Gewinnchance wäre um { $share } % gestiegen.
why-exact = Nichts hing mehr vom Zufall ab: Das ist genau berechnet.
why-cause = { $cause ->
    [payment] Dieselben Plättchen, mit anderen Karten bezahlt.
    [placement] Dieselbe Aktion, andere Plätze für die Plättchen.
    [reserve] Dieselbe Aktion, andere Plättchen in der Reserve.
    [purchase] Andere Plättchen kaufen.
    [timing] Kaufen oder sparen: genau umgekehrt.
    [money] Andere Geldkarten nehmen.
   *[redesign] Der Unterschied liegt im Umbau.
}
why-weak = { $player } spielt auf einer Stufe, die absichtlich manches übersieht.
why-best = Der beste Zug
why-others = Andere Züge
why-behind = { $points } Punkte und { $share } % hinter dem besten
why-same = so gut wie der beste, soweit sich das sagen lässt
why-share = Gewinnchance: { $share } %
why-points = Erwartete Punkte
why-lost = Wo die Punkte geblieben sind
why-source = { source-name }, { round-name }: { $points }
why-money = Geld: { $points }
why-dirk = von { dirk } genommen, { round-name }: { $points }
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
