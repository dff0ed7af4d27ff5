app-name = Alhambra
skip-to-content = Przejdź do treści

nav-label = Główne
nav-home = Alhambra: na początek
nav-games = Moje gry
nav-lobby = Poczekalnia
nav-more = Więcej
nav-rules = Zasady
nav-gallery = Galeria
nav-about = O grze

language-label = Język

theme-label = Motyw
theme = { $theme ->
    [light] Jasny
    [dark] Ciemny
   *[system] Systemowy
}

page-title = { $page } · Alhambra

loading = Chwileczkę …

# Zasada pokazana na miejscu, gdziekolwiek się jest.
book-whole = Otwórz księgę zasad
book-close = Zamknij
book-rule = Zasada { $rule }
