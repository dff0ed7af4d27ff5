## Wie man die Seite haben möchte

settings-look = Aussehen
settings-course = Tempo
settings-table = Am Tisch
settings-keep = Mitnehmen
settings-keep-text = Die Einstellungen bleiben in diesem Browser. Mit einer Datei nimmst du sie in einen anderen mit.
settings-export = Als Datei speichern
settings-import = Datei einlesen
settings-reset = Einstellungen zurücksetzen
settings-told = { $what ->
    [imported] Diese Einstellungen gelten jetzt für dich.
    [unreadable] Das ist keine Einstellungsdatei.
   *[reset] Alles ist wie beim ersten Besuch.
  }
setting = { $name ->
    [theme] Farben
    [contrast] Kontrast
    [motion] Bewegung
    [pace] Computerspieler
    [ending] Ende des Zugs
    [sound] Töne
    [hints] Zeigen, wo ein Gebäude passt
    [coordinates] Koordinaten
   *[keys] Buchstabentasten
  }
setting-hint = { $name ->
    [theme] Sand am Tag, Indigo bei Nacht.
    [contrast] Mehr Kontrast heißt kräftigere Linien und ruhigere Flächen.
    [motion] Wie schnell Plättchen liegen, Geld fliegt und Wertungen ablaufen.
    [pace] Wie lange jeder ihrer Schritte zu sehen bleibt.
    [ending] Von selbst nur, wenn nichts mehr zu tun ist.
    [sound] Kurze Töne für Plättchen, Geld und Wertungen.
    [hints] Ohne diese Hilfe tippst du auf einen Bauplatz und erfährst, ob er das Gebäude aufnimmt.
    [coordinates] Schritte vom Startplättchen aus, am Rand der Alhambra.
   *[keys] Einzelne Buchstaben lösen am Tisch etwas aus. Das Fragezeichen zeigt sie.
  }
setting-option = { $option ->
    [theme-system] System
    [theme-light] Hell
    [theme-dark] Dunkel
    [contrast-system] System
    [contrast-more] Mehr
    [motion-none] Keine
    [motion-fast] Schnell
    [motion-normal] Normal
    [motion-slow] Langsam
    [pace-none] Ohne Pause
    [pace-fast] Schnell
    [pace-normal] Normal
    [pace-slow] Langsam
    [ending-button] Per Knopf
    [ending-soon] Nach einem Moment
   *[ending-at-once] Sofort
  }
