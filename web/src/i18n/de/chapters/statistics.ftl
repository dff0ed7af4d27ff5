## Die eigenen Partien in Zahlen

stats-none = Du hast noch keine Partie beendet. Lektionen und Partien zu mehreren an einem Gerät zählen nicht.
stats-games = Partien
stats-won = Gewonnen
stats-points = Punkte im Schnitt
stats-by-players = Nach Spielerzahl
stats-players = Spieler
stats-by-rival = Nach Gegnern
stats-rival = Gegner
stats-people = Menschen
stats-sources = Punkte einer Partie, im Schnitt
stats-what = { $what ->
    [games] Partien
    [won] Gewonnen
    [points] Punkte im Schnitt
    [best] Beste Partie
    [wall] Längste Mauer
   *[exact] Passend gezahlt
  }
