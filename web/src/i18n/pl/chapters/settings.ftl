## Jaka ma być strona

settings-look = Wygląd
settings-course = Tempo
settings-table = Przy stole
settings-keep = Zabierz ze sobą
settings-keep-text = Ustawienia są zapisane w tej przeglądarce. Plik przeniesie je do innej.
settings-export = Zapisz w pliku
settings-import = Wczytaj plik
settings-reset = Przywróć początkowe
settings-told = { $what ->
    [imported] To są teraz twoje ustawienia.
    [unreadable] To nie jest plik z ustawieniami.
   *[reset] Wszystko jest jak przy pierwszej wizycie.
  }
setting = { $name ->
    [theme] Motyw
    [contrast] Kontrast
    [motion] Animacje
    [pace] Gracze komputerowi
    [ending] Koniec tury
    [sound] Dźwięki
    [hints] Pokazuj, gdzie budynek pasuje
    [coordinates] Współrzędne
   *[keys] Klawisze z literami
  }
setting-hint = { $name ->
    [theme] Piasek za dnia, indygo nocą.
    [contrast] Większy kontrast to mocniejsze linie i gładsze tła.
    [motion] Jak szybko układają się żetony, lecą pieniądze i pokazywane są punktowania.
    [pace] Jak długo widać każdy ich krok.
    [ending] Sama kończy się tylko wtedy, gdy nie ma już nic do zrobienia.
    [sound] Krótkie dźwięki żetonów, pieniędzy i punktowań.
    [hints] Bez tego dotknij pola, by sprawdzić, czy przyjmie budynek.
    [coordinates] Odległości od żetonu startowego, na brzegach Alhambry.
   *[keys] Pojedyncze litery działają przy stole. Znak zapytania je pokazuje.
  }
setting-option = { $option ->
    [theme-system] Systemowy
    [theme-light] Jasny
    [theme-dark] Ciemny
    [contrast-system] Systemowy
    [contrast-more] Większy
    [motion-none] Brak
    [motion-fast] Szybkie
    [motion-normal] Zwykłe
    [motion-slow] Wolne
    [pace-none] Bez przerw
    [pace-fast] Szybko
    [pace-normal] Średnio
    [pace-slow] Wolno
    [ending-button] Przyciskiem
    [ending-soon] Po chwili
   *[ending-at-once] Od razu
  }
