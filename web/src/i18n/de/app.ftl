formats = de

app-name = Alhambra
skip-to-content = Zum Inhalt springen

nav-label = Hauptmenü
nav-home = Alhambra: Startseite
nav-games = Meine Partien
nav-waiting = { $count ->
    [one] eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
nav-lobby = Lobby
nav-more = Mehr
nav-learn = Lernen
nav-rules = Regeln
nav-gallery = Galerie
nav-about = Über das Spiel

language-label = Sprache

theme-label = Farben
theme = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[system] System
}

page-title = { $page } · Alhambra

loading = Einen Moment …

# Eine Regel, die an Ort und Stelle gezeigt wird.
book-whole = Regelbuch öffnen
book-close = Schließen
book-rule = Regel { $rule }

# Vom Tisch zu anderen Ansichten derselben Partie.
text-to-text = Textansicht
replay-watch = Noch einmal ansehen
keys-title = Tasten
settings-title = Einstellungen
ending-soon = Dein Zug endet gleich von selbst.
replay-open = Partiedatei öffnen
stats-title = Meine Statistik
what-title = Was ist das?
