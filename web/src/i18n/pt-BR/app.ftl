app-name = Alhambra
skip-to-content = Pular para o conteúdo

nav-label = Principal
nav-home = Alhambra: ao início
nav-games = Minhas partidas
nav-lobby = Saguão
nav-more = Mais
nav-rules = Regras
nav-gallery = Galeria
nav-about = Sobre

language-label = Idioma

theme-label = Tema
theme = { $theme ->
    [light] Claro
    [dark] Escuro
   *[system] Do sistema
}

page-title = { $page } · Alhambra

loading = Um momento…

book-whole = Abrir o livro de regras
book-close = Fechar
book-rule = Regra { $rule }
