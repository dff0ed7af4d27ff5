app-name = Alhambra
skip-to-content = Vai al contenuto

nav-label = Principale
nav-home = Alhambra: alla pagina iniziale
nav-games = Le mie partite
nav-lobby = Sala
nav-more = Altro
nav-rules = Regole
nav-gallery = Galleria
nav-about = Informazioni

language-label = Lingua

theme-label = Tema
theme = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[system] Sistema
}

page-title = { $page } · Alhambra

loading = Un momento …

book-whole = Apri il libro delle regole
book-close = Chiudi
book-rule = Regola { $rule }
