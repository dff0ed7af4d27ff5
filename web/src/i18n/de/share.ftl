# Ein Link zum Weitergeben.

share-copy = Link kopieren
share-share = Teilen …
share-copied = { $copied ->
    [yes] Kopiert
   *[failed] Bitte von Hand kopieren
}
share-only-here = Diese Adresse führt nur zu diesem Computer. Damit andere in deinem Netzwerk mitspielen können, starte den Server mit --lan und öffne die Seite unter der Adresse, die er dann anzeigt.
