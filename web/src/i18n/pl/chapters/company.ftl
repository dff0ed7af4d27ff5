# Ludzie przy stole: kto jest, kto za kogo gra, co się mówi i następna gra.

# Zastępstwo

stood-in = { $who ->
    [you] { $why ->
        [clock] Skończył ci się czas: dalej gra za ciebie komputer.
        [called] Wezwano komputer, żeby grał za ciebie.
        [conceded] Twoje miejsce zajmuje teraz komputer.
       *[absent] Komputer gra za ciebie, gdy cię nie ma.
    }
   *[other] { $why ->
        [clock] { $player }: koniec czasu, dalej gra komputer.
        [called] { $player }: wezwano komputer na zastępstwo.
        [conceded] { $player } oddaje miejsce komputerowi.
       *[absent] { $player }: poza stołem, dalej gra komputer.
    }
}
returned = { $who ->
    [you] Miejsce znów jest twoje.
   *[other] { $player } znów gra.
}
your-stand-in = { $several ->
    [yes] { $why ->
        [clock] { $player }: koniec czasu. Dalej gra komputer.
        [called] { $player }: wezwano komputer na zastępstwo.
        [conceded] { $player }: miejsce oddane. Dalej gra komputer.
       *[absent] { $player }: w zastępstwie grał komputer.
    }
   *[no] { $why ->
        [clock] Skończył ci się czas. Dalej gra za ciebie komputer.
        [called] Pozostali wezwali komputer, żeby grał za ciebie.
        [conceded] Twoje miejsce jest oddane. Dalej gra komputer.
       *[absent] Pod twoją nieobecność grał komputer.
    }
}
clock-low = Kończy ci się czas.
take-back = Wróć na miejsce
missing = { $player } od dawna nie gra.
call-computer = Niech gra komputer
awaited = { $soon ->
    [yes] { $minutes ->
        [one] { $player } jest poza stołem. Za minutę zagra komputer.
        [few] { $player } jest poza stołem. Za { $minutes } minuty zagra komputer.
       *[many] { $player } jest poza stołem. Za { $minutes } minut zagra komputer.
    }
   *[no] { $player } jest poza stołem. Nie ma pośpiechu.
}
paused = Gra czeka, aż ktoś wróci.
company-refused = { $code ->
    [too_soon] Na to za wcześnie: daj jeszcze trochę czasu.
    [played_by_computer] Na tym miejscu gra już komputer.
    [played_by_person] To miejsce już jest twoje.
    [unreachable] Serwer nie odpowiada. Spróbuj za chwilę.
   *[other] Nie udało się. Spróbuj ponownie.
}

# W menu

notify = Powiadom o mojej turze
    .hint = Przeglądarka pokaże powiadomienie, gdy patrzysz gdzie indziej.
notify-forbidden = Ta przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
notify-turn = Twoja tura
concede = Oddaj moje miejsce
concede-for = Oddaj miejsce: { $player }
concede-sure = Komputer gra dalej za ciebie, a pozostali nie czekają. Na miejsce możesz wrócić w każdej chwili.
concede-yes = Tak, oddaj

# Wszyscy

people-seats = Gracze
attendance = { $kind ->
    [computer] Gracz komputerowy
    [away] Poza stołem, { $since }
    [relieved] { $why ->
        [clock] Gra komputer: koniec czasu
        [called] Gra komputer: wezwany przez innych
        [conceded] Gra komputer: miejsce oddane
       *[absent] Gra komputer: poza stołem
    }
   *[here] Przy stole
}
watchers = { $count ->
    [0] Nikt nie patrzy
    [one] Patrzy jedna osoba
    [few] Patrzą { $count } osoby
   *[many] Patrzy { $count } osób
}
watchers-label = Widzowie
watcher-remove = Wyproś
watch-link = Kto otworzy ten link, może patrzeć
watch-message = Zobacz, jak gramy w Alhambrę.

# Rozmowa

talk-log = Wiadomości
talk-none = Nie ma jeszcze wiadomości.
talk-said = { $name } mówi: { $text }
talk-write = Napisz wiadomość
talk-send = Wyślij
talk-room = { $fits ->
    [yes] { $left ->
        [one] Został 1 znak
        [few] Zostały { $left } znaki
       *[many] Zostało { $left } znaków
    }
   *[no] { $over ->
        [one] O jeden znak za dużo
        [few] O { $over } znaki za dużo
       *[many] O { $over } znaków za dużo
    }
}
talk-refused = { $code ->
    [too_fast] Nie tak szybko: odetchnij i wyślij jeszcze raz.
    [unreachable] Połączenie przerwane. Twój tekst wciąż tu jest.
    [talk_closed] Na razie nie możesz pisać przy tym stole.
    [slow_talk] Przy tym stole trzeba chwilę odczekać między wiadomościami. Twój tekst wciąż tu jest.
    [no_such_remark] Tej wiadomości już nie ma.
   *[other] Nie udało się wysłać. Spróbuj ponownie.
}
mute = Wycisz: { $name }
muted = Wyciszono: { $name }
unmute = Słuchaj znów
unmute-name = Słuchaj znów: { $name }
report-name = Zgłoś: { $name }
remark-report = Zgłoś
remark-remove = Usuń dla wszystkich
reactions = Reakcje
reaction = { $reaction ->
    [hello] Cześć!
    [well_played] Dobre zagranie!
    [thanks] Dzięki!
    [wow] Wow!
    [oops] Ups!
    [laugh] Ha, ha!
    [thinking] Niech pomyślę…
   *[good_game] Dobra gra!
}

# Następna gra

rematch = { $asked ->
    [yes] Gram
   *[no] Zagraj jeszcze raz
}
rematch-waits = Następna gra czeka na: { $names }.
rematch-wanted = Ktoś chce zagrać jeszcze raz.
rematch-look = Zobacz
results = Gry przy tym stole
results-game = Gra { $game }
results-won = { $won ->
    [one] { $name }: { $won } wygrana
    [few] { $name }: { $won } wygrane
   *[many] { $name }: { $won } wygranych
}
results-score = { $won ->
    [yes] { $name } { $score } ★
   *[no] { $name } { $score }
}
