formats = pt-BR

app-name = Alhambra
skip-to-content = Pular para o conteúdo

nav-label = Principal
nav-home = Alhambra: página inicial
nav-games = Minhas partidas
nav-waiting = { $count ->
    [one] uma partida espera por você
   *[other] { $count } partidas esperam por você
}
nav-lobby = Saguão
nav-more = Mais
nav-learn = Aprender
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

# Da mesa para outras vistas da mesma partida.
text-to-text = Ver como texto
replay-watch = Ver de novo
keys-title = Teclas
settings-title = Configurações
ending-soon = O seu turno se encerra sozinho em instantes.
replay-open = Abrir um arquivo de partida
stats-title = Minhas estatísticas
what-title = O que é isto?
