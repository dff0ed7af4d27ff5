preview-home = Alhambra
    .text = Das Brettspiel im Browser. Spiel gegen den Computer, an einem Gerät oder mit Freunden, ganz ohne Konto.
preview-table = Spiel mit bei Alhambra
    .text = Öffne den Link, um dich an den Tisch zu setzen oder zuzuschauen. Ein Konto ist nicht nötig.
preview-replay = Eine Partie Alhambra, Zug um Zug
    .text = Sieh dir jeden Zug noch einmal an und woher jeder Punkt kam.
preview-rules = Die Regeln von Alhambra
    .text = Alle Regeln in einfachen Worten, mit Bildern, Fragen und Antworten.
