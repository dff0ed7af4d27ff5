# Die Computerspieler.

level = { $level ->
    [apprentice] Lehrling
    [trader] Händler
    [mason] Maurer
    [gardener] Gärtnerin
    [banker] Bankierin
    [architect] Architektin
    [vizier] Wesir
    [master] Meister
   *[other] { $level }
}

level-about = { $level ->
    [apprentice] Der Lehrling lernt noch und übersieht manches.
    [trader] Der Händler kauft, was sich sofort lohnt.
    [mason] Der Maurer baut lange Mauern.
    [gardener] Die Gärtnerin will die Gärten und die Türme.
    [banker] Die Bankierin verschwendet keine Münze.
    [architect] Die Architektin plant ganze Züge voraus.
    [vizier] Der Wesir achtet auch darauf, was du vorhast.
    [master] Der Baumeister denkt so lange nach, wie es nötig ist.
   *[other] Ein Spieler von außerhalb.
}
strength = Stärke { $rung } von { $most }
