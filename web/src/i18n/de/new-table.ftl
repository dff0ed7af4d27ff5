# Einen Tisch planen.

plan-title = { $purpose ->
    [device] An einem Gerät
   *[friends] Ein Tisch für Freunde
}
plan-lead = { $purpose ->
    [device] Mehrere Leute, ein Bildschirm. Gib allen einen Namen; zwischen den Zügen ist das Geld verdeckt.
   *[friends] Freie Plätze sind für alle, die den Link haben. Bis zum Start kannst du sie noch ändern.
}

plan-seats = { $count } Plätze
plan-seat = Platz { $number }
plan-mine = An diesem Gerät
plan-open = Frei, per Link
plan-computers = Computerspieler
plan-name = Name
plan-name-trouble = { $trouble ->
    [missing] Alle brauchen einen Namen.
   *[twice] Zwei Leute heißen hier gleich.
}
plan-default-name = Spieler { $number }
plan-remove = Platz { $number } entfernen
plan-add = Platz hinzufügen

plan-options = Wie ihr spielt
plan-pace = Wann ihr spielt
plan-pace-hint = { $pace ->
    [live] Alle sind da. Wer zwei Minuten weg ist, wird bis zur Rückkehr von einem Computerspieler vertreten.
   *[days] Alle spielen, wenn sie Zeit haben. Nach einem Tag ohne Zug dürfen die anderen einen Computerspieler einspringen lassen.
}
plan-clock = Bedenkzeit
plan-clock-kind = { $kind ->
    [none] Ohne
    [per_turn] Pro Zug
   *[bank] Pro Partie
}
plan-clock-time = Wie lange
plan-clock-hint = { $clock }. Wenn sie abläuft, spielt ein Computerspieler weiter, bis du wieder übernimmst.
plan-shuffle = Sitzordnung auslosen
    .hint = Wer neben wem sitzt, wird beim Start ausgelost.
plan-open-hands = Offene Karten
    .hint = Alle sehen das Geld von allen: eine Gedächtnisstütze, denn genommen wurde es ja offen.
plan-public = In der Lobby zeigen
    .hint = Wer auf diesem Server ist, darf sich dazusetzen. Sonst nur, wer den Link hat.
plan-spectators = Zuschauen erlaubt
    .hint = Andere dürfen zuschauen. Sie sehen, was offen liegt, aber nie die Karten auf der Hand.

plan-watching = Du hast keinen Platz genommen: Du schaust zu.
plan-make = { $complete ->
    [true] Partie starten
   *[false] Tisch aufmachen
}
