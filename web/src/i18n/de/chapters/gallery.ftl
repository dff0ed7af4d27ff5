gallery-title = Galerie
gallery-lead = Alles, was du siehst, zeichnet das Programm selbst. Jede Gebäudeart hat ein Muster, eine Silhouette und eine Farbe; jede Währung hat eine Form, eine Farbe und eine Figur.
gallery-grey = Alles in Grau zeigen
gallery-kinds = Sechs Gebäudearten
gallery-palace = Eine Alhambra
gallery-palace-text = Mauern stehen auf den Kanten. Wo zwei Rücken an Rücken stehen, bleibt eine dünne graue Fuge. Die längste Mauer ist golden nachgezogen.
gallery-palace-label = Eine Alhambra aus zehn Gebäuden rund um das Startplättchen
gallery-fountain = Das Startplättchen mit dem Löwenbrunnen
gallery-tiles = Alle 54 Gebäude, { $size } Pixel groß
gallery-money = Geld
gallery-coins = Geld, wo wenig Platz ist
gallery-cards = Wertungskarten und Rückseiten
gallery-crests = Wappen der Spieler
gallery-faces = Computerspieler
gallery-glyphs = Kleine Zeichen
gallery-marks = Markierungen
gallery-mark = { $mark ->
    [legal] hier ist es erlaubt
    [illegal] hier nicht
    [chosen] gewählt
   *[fresh] neu seit deinem letzten Zug
}
gallery-by-day = Bei Tag
gallery-by-night = Bei Nacht
gallery-in-grey = In Grau
gallery-face = { $id ->
    [apprentice] Lehrling
    [trader] Händler
    [mason] Maurer
    [gardener] Gärtnerin
    [banker] Bankierin
    [architect] Architektin
    [vizier] Wesir
   *[master] Meister
}
gallery-sign = { $sign ->
    [wall] Mauer
    [cards] Karten
    [reserve] Reserve
    [points] Punkte
    [fountain] Startplättchen
    [tick] ja
   *[cross] nein
}
