# Przygotowanie stołu.

plan-title = { $purpose ->
    [device] Na jednym urządzeniu
   *[friends] Stół dla znajomych
}
plan-lead = { $purpose ->
    [device] Kilka osób, jeden ekran. Podajcie imiona wszystkich; między turami pieniądze są zakryte.
   *[friends] Wolne miejsca są dla tych, którzy mają link. Możesz je zmieniać aż do początku gry.
}

plan-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
plan-seat = Miejsce { $number }
plan-mine = Na tym urządzeniu
plan-open = Wolne, przez link
plan-computers = Gracz komputerowy
plan-name = Imię
plan-name-trouble = { $trouble ->
    [missing] Każdy musi mieć imię.
   *[twice] Dwie osoby mają tu to samo imię.
}
plan-default-name = Gracz { $number }
plan-remove = Usuń miejsce { $number }
plan-add = Dodaj miejsce

plan-options = Jak gracie
plan-pace = Kiedy gracie
plan-pace-hint = { $pace ->
    [live] Wszyscy są przy stole. Za kogoś, kogo nie ma od dwóch minut, gra komputer, aż wróci.
   *[days] Każdy gra, gdy ma chwilę. Po dniu bez ruchu pozostali mogą zlecić grę komputerowi.
}
plan-clock = Zegar
plan-clock-kind = { $kind ->
    [none] Bez zegara
    [per_turn] Na turę
   *[bank] Na całą grę
}
plan-clock-time = Ile czasu
plan-clock-hint = { $clock }. Gdy się skończy, gra komputer, aż znów przejmiesz grę.
plan-shuffle = Losuj miejsca
    .hint = Kto siedzi obok kogo, losuje się na początku.
plan-open-hands = Odkryte ręce
    .hint = Wszyscy widzą pieniądze wszystkich: to pomoc dla pamięci, bo każdą kartę pobrano jawnie.
plan-public = Pokaż w poczekalni
    .hint = Usiąść może każdy na tym serwerze. Inaczej tylko ci, którzy mają link.
plan-spectators = Widzowie mile widziani
    .hint = Inni mogą patrzeć. Widzą to, co odkryte, nigdy to, co ktoś ma w ręce.

plan-watching = Nie zajmujesz żadnego miejsca: będziesz oglądać.
plan-make = { $complete ->
    [true] Zacznij grę
   *[false] Przygotuj stół
}
