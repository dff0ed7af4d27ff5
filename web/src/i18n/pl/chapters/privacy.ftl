# Co serwer przechowuje o ludziach i jak to dostać albo usunąć.

privacy-short = Grasz tu bez konta. Serwer przechowuje to, czego potrzebują gry. Nie pokazuje reklam i nikogo nie śledzi, a ta strona nie prosi o nic żadnego innego komputera.

privacy-kept-title = Co jest przechowywane
privacy-kept-you = Twoje imię, data pierwszej i ostatniej wizyty. Ciasteczko potwierdza, że twoje miejsca są twoje; z zawartego w nim dowodu serwer przechowuje tylko odcisk. Ustawienia zostają w tej przeglądarce.
privacy-kept-games = Twoje gry, krok po kroku, z imionami przy stole. Kto ma link do stołu, widzi, kto gra, a po zakończeniu całą grę.
privacy-kept-talk = To, co mówisz przy stole, dla wszystkich, którzy tam są albo przyjdą później, oraz to, kogo nie chcesz słyszeć.
privacy-kept-reports = Jeśli ktoś zgłosi osobę albo wypowiedź, osoba prowadząca ten serwer zobaczy to razem z tym, co powiedziano przedtem i potem.
privacy-kept-addresses = Adres sieciowy, z którego się łączysz, jest w pamięci, dopóki serwer działa, by powstrzymać nadużycia i tych, którzy nie mają wstępu. Zapisuje się go tylko wraz z blokadą. Serwer WWW stojący przed tym może prowadzić własny dziennik.
privacy-kept-calls = Jeśli prosisz o powiadomienia, gdy przychodzi twoja kolej, adres do nich jest przechowywany, aż je wyłączysz. Wiadomość niesie wybrana przez ciebie usługa; nie ma w niej nic o niczyich kartach.

privacy-long-title = Jak długo
privacy-long = { $forgets ->
    [yes] Dopóki tego nie usuniesz. O kimś, kogo nie było tu od tylu dni: { $days }, a kto nie ma trwającej gry, serwer wtedy zapomina, podobnie jak o tym, co powiedziano przy stołach. Gry zostają, z imionami, które wtedy były.
   *[no] Dopóki tego nie usuniesz.
}
privacy-long-reports = Ile dni: zgłoszenia po załatwieniu { $reports }, blokady po zakończeniu { $reports }, zapis tego, co zrobiła osoba prowadząca serwer, { $audit }.
privacy-long-backups = Kopie zapasowe zachowują to, co w nich było, dopóki same nie zostaną usunięte. Osoba prowadząca ten serwer wie, kiedy to nastąpi.

privacy-yours-title = Twoje dane
privacy-nobody = Ta przeglądarka jest jeszcze nikim: serwer nic o tobie nie wie.
privacy-banned = { $caused ->
    [yes] Nie masz tu wstępu do: { $until }. Podany powód: { $cause }
   *[no] Nie masz tu wstępu do: { $until }.
}
privacy-export = Wszystko, co ten serwer wie o tobie ({ $name }), w jednym pliku. O trwających grach zawiera to, co wie twoje miejsce, i nic więcej.
privacy-export-button = Pobierz moje dane
privacy-delete = Możesz usunąć wszystko o sobie. Najpierw oddawane są trwające gry, a kończy je komputer. To, co mówisz, znika. Gry z innymi zostają, z { $neutral } zamiast twojego imienia; gry tylko z komputerem znikają.
privacy-delete-button = Usuń wszystko o mnie
privacy-delete-sure = Na pewno usunąć wszystko ({ $name })? Nikt tego nie przywróci.
privacy-delete-yes = Tak, usuń na zawsze
privacy-deleted = Wszystko o tobie zostało usunięte.
privacy-deleted-soon = Nikt cię tu już nie zna. Ostatnie ślady są właśnie usuwane; potrwa to kilka minut.
