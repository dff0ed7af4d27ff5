# By whose customs numbers, dates and lists are written.
formats = en-GB

app-name = Alhambra
skip-to-content = Skip to content

nav-label = Main
nav-home = Alhambra: home
nav-games = My games
nav-waiting = { $count ->
    [one] one game is waiting for you
   *[other] { $count } games are waiting for you
}
nav-lobby = Lobby
nav-more = More
nav-learn = Learn
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

loading = Loading…

# A rule shown in place, wherever one is.
book-whole = Open the rules book
book-close = Close
book-rule = Rule { $rule }

# From the table to other views of the same game.
text-to-text = Text view
replay-watch = Watch the replay
keys-title = Keyboard shortcuts
settings-title = Settings
ending-soon = Your turn is about to end.
replay-open = Open a game file
stats-title = My statistics
what-title = What is this?
