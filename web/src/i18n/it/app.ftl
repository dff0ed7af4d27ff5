formats = it

app-name = Alhambra
skip-to-content = Vai al contenuto

nav-label = Principale
nav-home = Alhambra: alla pagina iniziale
nav-games = Le mie partite
nav-waiting = { $count ->
    [one] una partita ti aspetta
   *[other] { $count } partite ti aspettano
}
nav-lobby = Sala
nav-more = Altro
nav-learn = Impara
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

loading = Un momento…

book-whole = Apri il regolamento
book-close = Chiudi
book-rule = Regola { $rule }

# Dal tavolo ad altre viste della stessa partita.
text-to-text = Vista testo
replay-watch = Rivedila
keys-title = Tasti
settings-title = Impostazioni
ending-soon = Il tuo turno si conclude da solo fra un momento.
replay-open = Apri una partita da un file
stats-title = Le mie statistiche
what-title = Che cos’è?
