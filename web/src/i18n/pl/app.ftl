formats = pl

app-name = Alhambra
skip-to-content = Przejdź do treści

nav-label = Główne
nav-home = Alhambra: strona główna
nav-games = Moje gry
nav-waiting = { $count ->
    [one] czeka jedna gra
   *[many] czekają gry: { $count }
}
nav-lobby = Poczekalnia
nav-more = Więcej
nav-learn = Nauka
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

loading = Chwileczkę…

# Zasada pokazana na miejscu, gdziekolwiek się jest.
book-whole = Otwórz zasady gry
book-close = Zamknij
book-rule = Zasada { $rule }

# Od stołu do innych widoków tej samej gry.
text-to-text = Widok tekstowy
replay-watch = Obejrzyj ponownie
keys-title = Klawisze
settings-title = Ustawienia
ending-soon = Twoja tura zakończy się sama za chwilę.
replay-open = Otwórz grę z pliku
stats-title = Moje statystyki
what-title = Co to jest?
