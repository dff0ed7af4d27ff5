app-name = Alhambra
skip-to-content = Saltar al contenido

nav-label = Principal
nav-home = Alhambra: al inicio
nav-games = Mis partidas
nav-lobby = Vestíbulo
nav-more = Más
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

loading = Un momento…

book-whole = Abrir el libro de reglas
book-close = Cerrar
book-rule = Regla { $rule }
