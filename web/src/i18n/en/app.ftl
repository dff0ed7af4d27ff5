app-name = Alhambra
skip-to-content = Skip to the content

nav-label = Main
nav-home = Alhambra: home
nav-games = My games
nav-waiting = { $count ->
    [one] one game waits for you
   *[other] { $count } games wait for you
}
nav-lobby = Lobby
nav-more = More
nav-learn = Learn
nav-rules = Rules
nav-gallery = Gallery
nav-about = About
nav-privacy = Privacy

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

# From the table to other views of the same game.
text-to-text = Text view
replay-watch = Watch it again
keys-title = Keys
settings-title = Settings
ending-soon = Your turn ends by itself in a moment.
replay-open = Open a game file
stats-title = My statistics
