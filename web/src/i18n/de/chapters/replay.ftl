## Eine beendete Partie, Schritt für Schritt

replay-title = Wiederholung
replay-now = Was in diesem Schritt geschah
replay-quiet = Der Zug geht weiter.
replay-market = Bauhof und Geldauslage
replay-hand = Geld auf der Hand
replay-controls = Durch die Partie
replay-turn-before = Einen Zug zurück
replay-turn-after = Einen Zug weiter
replay-step-before = Einen Schritt zurück
replay-step-after = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-speed-name = { $speed ->
    [slow] langsam
    [fast] schnell
   *[normal] normal
  }
replay-step = Schritt { $step } von { $last }
replay-trouble = Dieser Teil der Partie konnte nicht geholt werden. Versuch es gleich noch einmal.
replay-chart = So lief es
replay-measure = { $measure ->
    [points] Punkte
    [buildings] Gebäude
    [wall] Mauern
   *[money] Geld
  }
replay-download = Diese Partie herunterladen
replay-title-running = Wiederholung: die Partie bis jetzt
replay-to-table = Zurück zum Tisch
replay-open-text = Eine Partie als Text, .alh, von diesem Server oder von anderswo. Wähle sie aus oder zieh sie hierher. Der Server behält nichts davon.
replay-choose-file = Datei auswählen
replay-open-no = { $code ->
    [too_large] Diese Datei ist zu groß für eine Partie.
    [not_a_record] Das ist keine aufgezeichnete Partie.
    [unreachable] Der Server antwortet nicht. Versuch es gleich noch einmal.
   *[other] Das hat nicht geklappt. Versuch es noch einmal.
  }
replay-fault = { $fault ->
    [rules] Sie folgt einer anderen Fassung der Regeln (Zeile { $line }).
    [setup] So kann keine Partie beginnen (Zeile { $line }).
    [turn] Zeile { $line }: Hier ist jemand anderes am Zug.
    [move] Zeile { $line }: Das ist nicht erlaubt.
    [result] Zeile { $line }: Das ist nicht das Ergebnis der Partie.
   *[text] Zeile { $line } ist ab Zeichen { $column } nicht zu verstehen.
  }
replay-compare = Alhambras vergleichen
replay-kinds = Gebäude einer Art
replay-figures = Die Zahlen
replay-figures-step = Schritt
replay-hand-hidden = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
