formats = es

app-name = Alhambra
skip-to-content = Saltar al contenido

nav-label = Principal
nav-home = Alhambra: al inicio
nav-games = Mis partidas
nav-waiting = { $count ->
    [one] una partida te espera
   *[other] { $count } partidas te esperan
}
nav-lobby = Vestíbulo
nav-more = Más
nav-learn = Aprender
nav-rules = Reglas
nav-gallery = Galería
nav-about = Acerca de

language-label = Idioma

theme-label = Tema
theme = { $theme ->
    [light] Claro
    [dark] Oscuro
   *[system] Del sistema
}

page-title = { $page } · Alhambra

loading = Cargando…

book-whole = Abrir el libro de reglas
book-close = Cerrar
book-rule = Regla { $rule }

# De la mesa a otras vistas de la misma partida.
text-to-text = Ver como texto
replay-watch = Ver la repetición
keys-title = Atajos de teclado
settings-title = Ajustes
ending-soon = Tu turno está a punto de acabar.
replay-open = Abrir un archivo de partida
stats-title = Mis estadísticas
what-title = ¿Qué es esto?
