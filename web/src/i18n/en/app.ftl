app-name = Alhambra
skip-to-content = Skip to the content

nav-label = Main
nav-home = Alhambra: to the start
nav-games = My games
nav-lobby = Lobby
nav-more = More
nav-rules = Rules
nav-gallery = Gallery
nav-about = About

language-label = Language

theme-label = Theme
theme = { $theme ->
    [light] Light
    [dark] Dark
   *[system] System
}

page-title = { $page } · Alhambra

loading = One moment …

# A rule shown in place, wherever one is.
book-whole = Open the rules book
book-close = Close
book-rule = Rule { $rule }
