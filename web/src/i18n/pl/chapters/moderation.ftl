# Zgłaszanie oraz to, kto może przyjść do stołu i przy nim rozmawiać.

report-title = Zgłoszenie do osoby prowadzącej serwer
report-about = { $what ->
    [remark] Chodzi o wypowiedź: { $name }.
   *[person] Chodzi o osobę: { $name }.
}
report-reason = O co chodzi?
report-reasons = { $reason ->
    [insult] Obelgi lub groźby
    [spam] Reklama lub zalewanie rozmowy
    [name] Imię, którego nikt nie powinien musieć czytać
    [spoiling] Psucie gry
   *[other] Coś innego
}
report-note = Co jeszcze warto wiedzieć?
report-who-sees = Osoba prowadząca ten serwer zobaczy twoje imię i to, co powiedziano przedtem i potem. Przy stole nikt się o tym nie dowie.
report-mute = Wycisz też: { $name }
    .hint = Przy żadnym stole nie zobaczysz już nic od tej osoby.
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Osoba prowadząca ten serwer się temu przyjrzy.
report-refused = { $code ->
    [too_fast] Masz już za sobą kilka zgłoszeń. Z następnym trochę zaczekaj.
    [too_many] Czeka zbyt wiele zgłoszeń. Spróbuj ponownie jutro.
    [no_such_remark] Tej wypowiedzi już nie ma. Zgłoś osobę.
    [unreachable] Serwer nie odpowiada. Twój tekst wciąż tu jest; spróbuj za chwilę.
   *[other] Nie udało się wysłać. Spróbuj ponownie.
}

company-title = Kto może przyjść i rozmawiać
company-public = W poczekalni
    .hint = Tam każdy może znaleźć ten stół.
company-spectators = Widzowie mile widziani
    .hint = W przeciwnym razie zostają tylko ci, którzy mają miejsce.
company-talk = Kto może rozmawiać
company-talk-rule = { $rule ->
    [everybody] Wszyscy
    [players] Tylko grający
    [reactions] Tylko reakcje
   *[nobody] Nikt
}
company-slow = Przerwa między wypowiedziami
company-slow-choice = { $seconds ->
    [0] Bez przerwy
   *[other] { $seconds } s
}


# Strona osoby prowadzącej serwer.

host-title = Zarządzanie
host-way-in = Ta strona jest dla osoby prowadzącej ten serwer. Wpisz „alhambra admin page” tam, gdzie działa, i otwórz link, który się pojawi. Działa raz, przez kwadrans.
host-arriving = Otwieranie strony zarządzania …
host-leave = Wyloguj
host-again = Odśwież
host-told = { $what ->
    [closed] Stół jest zamknięty.
    [silenced] Przy tym stole nikt już nie może rozmawiać.
    [talking] Przy tym stole znowu wszyscy mogą rozmawiać.
    [said] Powiedziano wszystkim, którzy są przy stołach.
    [banned] Zablokowano.
    [lifted] Blokada jest zdjęta.
    [removed] Wypowiedź jest usunięta.
    [acted] Zgłoszenie jest zamknięte.
    [dismissed] Zgłoszenie jest zamknięte.
   *[left] Wylogowano.
}

host-overview = W skrócie
host-figure = { $figure ->
    [reports] Czekające zgłoszenia
    [connections] Połączenia
    [guests] Obecne osoby
    [tables] Stoły w użyciu
    [jobs] Czekające ruchy komputera
    [load] Obciążenie na procesor
    [memory] Pamięć
    [database] Baza danych
    [since] Działa od
   *[program] Wersja
}
host-failure = Nic nie można zapisać: { $failure }

host-reports = Zgłoszenia
host-reports-none = { $which ->
    [open] Nic nie czeka.
   *[closed] Jeszcze żadnego.
}
host-reports-which = Które zgłoszenia
host-reports-kind = { $which ->
    [open] Czekające
   *[closed] Załatwione
}
host-report-by = { $reporter } zgłasza: { $reported }
host-report-note = „{ $note }”
host-report-table = Do stołu
host-report-marked = Zgłoszone
host-report-removed = usunięte
host-remark-remove = Usuń
host-remark-remove-of = wypowiedź: { $name }
host-report-close = { $outcome ->
    [acted] Gotowe
   *[dismissed] Nic do zrobienia
}
host-report-outcome = { $outcome ->
    [acted] Załatwione: { $when }
   *[dismissed] Nic do zrobienia: { $when }
}
host-banned-until = Blokada do: { $until }

host-bans = Blokady
host-bans-none = Nikt nie jest zablokowany.
host-ban = Zablokuj
host-ban-name = Zablokuj: { $name }
host-ban-target = Identyfikator osoby, adres albo sieć
host-ban-target-hint = Jak 203.0.113.9 albo 203.0.113.0/24
host-ban-long = Na jak długo
host-ban-hours = { $hours ->
    [1] 1 godzina
    [24] 1 dzień
    [168] 1 tydzień
    [720] 30 dni
   *[8760] 1 rok
}
host-ban-cause = Powód
host-ban-cause-hint = Zablokowana osoba może go przeczytać.
host-ban-address = Także jej adres
    .hint = Blokuje też innych pod tym samym adresem: rodzinę, szkołę.
host-ban-lift = Zdejmij
host-ban-lift-of = blokadę: { $who }
host-ban-line = { $who }, do: { $until }

host-tables = Stoły
host-tables-none = Żaden stół nie czeka i przy żadnym nie toczy się gra.
host-table-phase = { $phase ->
    [waiting] Czeka
   *[playing] W grze
}
host-table-public = W poczekalni
host-table-connections = { $count ->
    [one] { $count } połączenie
    [few] { $count } połączenia
    [many] { $count } połączeń
   *[other] { $count } połączenia
}
host-table-open = wolne miejsce
host-table-close = Zamknij
host-table-close-sure = Na pewno zamknąć? Gra skończy się dla wszystkich.
host-table-close-yes = Tak, zamknij stół
host-table-silence = { $is ->
    [silent] Pozwól rozmawiać
   *[talking] Ucisz
}
host-of-table = stół: { $names }

host-say = Powiedz coś wszystkim
host-say-send = Powiedz

host-audit = Co zrobiono
host-audit-none = Jeszcze nic.
host-audit-source = { $source ->
    [page] na tej stronie
   *[command_line] w wierszu poleceń
}
host-audit-action = { $action ->
    [link_made] Utworzono link
    [signed_in] Zalogowano
    [signed_out] Wylogowano
    [said] Powiedziano wszystkim
    [table_closed] Zamknięto stół
    [table_removed] Usunięto stół
    [company_changed] Zmieniono rozmowę
    [remark_removed] Usunięto wypowiedź
    [guest_removed] Usunięto osobę
    [guest_erased] Usunięto wszystko o osobie
    [banned] Zablokowano
    [ban_lifted] Zdjęto blokadę
   *[report_closed] Zamknięto zgłoszenie
}
