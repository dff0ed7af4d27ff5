app-name = Alhambra
app-tagline = Build your palace, wall by wall.
skip-to-content = Skip to the content

nav-label = Main
nav-home = Home
nav-gallery = Gallery

theme-label = Theme
theme = { $theme ->
    [light] Light
    [dark] Dark
   *[system] System
}

home-lead = A game of money, builders and long walls for two to six players.
home-to-gallery = See the gallery

page-title = { $page } · Alhambra

not-found-title = There is no such page
not-found-text = The address may have a typing error, or what was here has moved.
not-found-home = To the start
