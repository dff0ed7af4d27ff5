# Stół przed początkiem gry.

waiting-title = { $mine ->
    [true] Twój stół
   *[false] Stół gracza { $owner }
}
table-public = { $public ->
    [true] W poczekalni
   *[false] Prywatny, przez link
}
table-seats = { $shuffled ->
    [true] Miejsca będą losowane
   *[false] Miejsca zostają, jak są
}
table-pace = { $pace ->
    [live] Za jednym razem
   *[days] Przez wiele dni
}
clock-per-turn = { $time } na turę
clock-bank = { $time } na osobę, +{ $more } na turę
table-open-hands = Odkryte ręce
table-no-spectators = Bez widzów

waiting-seats = { $open ->
    [0] Przy stole
    [one] Wolne jest jedno miejsce
    [few] Wolne są { $open } miejsca
   *[many] Wolnych jest { $open } miejsc
}
waiting-watchers = Przyglądają się: { $names }
waiting-full = Wszystkie miejsca są zajęte
waiting-full-text = { $spectators ->
    [true] Możesz się przyglądać: zostań na tej stronie, aż { $owner } zacznie grę. Albo przygotuj własny stół.
   *[false] Ten stół gra bez widzów. Przygotuj własny albo poszukaj otwartego.
}

seat-role = { $kind ->
    [open] Miejsce { $number }
    [computer] Gracz komputerowy
    [program] { $present ->
        [true] Program, przy stole
       *[false] Program, poza stołem
    }
   *[person] { $mine ->
        [true] Ty
       *[false] { $present ->
            [true] Przy stole
           *[false] Poza stołem
        }
    }
}
seat-unready = czeka na potwierdzenie
seat-number = { $state ->
    [absent] ten stół trzeba raz otworzyć
   *[awaited] brakuje liczby do tasowania
}
seat-sit = Usiądź tutaj
seat-beside = Ktoś obok mnie
seat-beside-name = Imię osoby obok ciebie
seat-sit-them = Posadź
seat-computer = Gracz komputerowy…
seat-leave = Wstań
seat-remove = { $kind ->
    [computer] Odpraw
   *[other] Usuń
}
seat-free = Zwolnij miejsce
seat-remove-sure = { $name }: nie będzie powrotu do tego stołu.
seat-remove-yes = Tak, usuń
never-mind = Nieważne

invite-title = Zaproś
invite-link = Kto otworzy ten link, może usiąść
invite-code = Link jako kod QR
invite-message = { $name } zaprasza cię do gry w Alhambrę.

waiting-open = { $open ->
    [one] Gra może się zacząć, gdy zajęte będzie ostatnie miejsce.
   *[other] Gra może się zacząć, gdy zajęte będą wszystkie miejsca.
}
fill-level = Którzy gracze komputerowi
fill = Zapełnij wolne miejsca
waiting-start = Zacznij grę
waiting-for-start = { $open ->
    [0] { $owner } może teraz zacząć grę.
   *[other] Czekamy na graczy; potem { $owner } zacznie grę.
}
give-up = Zamknij stół
give-up-sure = Stół zniknie, a z nim miejsca pozostałych.
give-up-yes = Tak, zamknij
