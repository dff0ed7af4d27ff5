## Der Tisch mit Tasten

keys-intro = Mit Tab kommst du überall hin; mit diesen Tasten geht es schneller. Sie gelten ohne Strg, Alt und dergleichen, und Buchstaben lassen sich in den Einstellungen abschalten.
key-does = { $does ->
    [market] zum Bauhof
    [money] zur Geldauslage
    [palace] zu deiner Alhambra, auf den ersten Bauplatz, der das Gebäude aufnimmt
    [hand] zu deiner Hand und deinen Gebäuden
    [buttons] zu den Knöpfen deines Zugs
    [standings] zum Spielstand
    [move] zum Nächsten in dieser Richtung
    [press] tun, was im Fokus ist: wählen, nehmen, zeigen, setzen
    [slot] das Gebäude auf diesem Feld wählen
    [confirm] bestätigen: kaufen, anlegen, umbauen
    [store] das Gebäude in der Reserve behalten
    [dirk] das Gebäude { dirk } geben
    [rebuild] deine Alhambra umbauen
    [cancel] loslassen, was du gewählt hast
    [stop] keine weitere Aktion
    [end] deinen Zug beenden
    [undo] einen Schritt zurücknehmen
    [redo] ihn wiederholen
    [restart] den Zug neu beginnen
    [sheet] das Wertungsblatt
    [log] der Spielverlauf
    [menu] das Menü
   *[keys] diese Liste
  }
