# Co poszło nie tak, według kodu serwera, i co można z tym zrobić.

trouble-title = { $code ->
    [no_such_table] Nie znaleziono stołu
    [table_closed] Ten stół zamknięto
    [no_spectators] Ten stół jest prywatny
    [not_welcome] Ten stół jest dla ciebie zamknięty
    [read_only] Zapis gry jest niekompletny
    [no_session] Nie rozpoznajemy cię
    [link_used] Link już wykorzystano
    [not_found] Nie znaleziono strony
    [old_page] Jest nowsza wersja
    [unreachable] Serwer nie odpowiada
    [server_stops] Serwer ma przerwę
    [not_stored] Serwer nie zdołał tego zapisać
    [too_fast] Za szybko
    [too_many] Serwer jest pełny
    [wrong_origin] Zły adres
   *[other] Coś poszło nie tak
}

trouble-text = { $code ->
    [no_such_table] Może link zgubił po drodze literę, a może stołu dawno już nie ma. Poproś o link jeszcze raz albo przygotuj własny stół.
    [table_closed] Zamknięto go przed początkiem gry albo zrobiła to osoba prowadząca serwer.
    [no_spectators] Wszystkie miejsca są zajęte, a gra toczy się bez widzów.
    [not_welcome] Gospodarz prosi, żeby już tu nie wracać. Możesz przygotować własny stół albo poszukać innego.
    [read_only] To, co z niego zapisano, nie tworzy już całej gry, więc nikt nie może grać dalej. Z innymi stołami wszystko w porządku.
    [no_session] Ta przeglądarka nie ma już dowodu, że to ty: { $name }. Może usunięto ciasteczka. Możesz grać dalej jako nowy gość o tym samym imieniu; dawne miejsca zostają przy starym.
    [link_used] Link osobisty działa raz i tylko przez krótki czas. Utwórz nowy na urządzeniu, na którym już grasz.
    [not_found] Może w adresie jest literówka, a może to, co tu było, przeniesiono.
    [old_page] Od otwarcia tej strony serwer nauczył się czegoś nowego. Wczytaj ją ponownie; twoje gry są bezpieczne.
    [unreachable] Może zawodzi twoje połączenie, a może serwer. Twoje gry są bezpieczne: każdy ruch zapisano, zanim ktokolwiek go zobaczył.
    [server_stops] Właśnie jest zatrzymywany albo uruchamiany od nowa. Twoje gry są bezpieczne; spróbuj za chwilę.
    [not_stored] Może jego dysk jest pełny. Nic się nie zmieniło; spróbuj za chwilę.
    [too_fast] To było szybciej, niż pozwala serwer. Zaczekaj chwilę i spróbuj ponownie.
    [too_many] Serwer ma już tylu gości lub tyle stołów, ile może obsłużyć, albo masz za dużo niedokończonych gier. Dokończ którąś lub spróbuj za jakiś czas.
    [wrong_origin] Serwer rozmawia tylko z własną stroną. Otwórz ją pod adresem serwera.
   *[other] To nie twoja wina. Spróbuj ponownie; jeśli się powtórzy, daj znać osobie, która prowadzi ten serwer.
}

trouble-step = { $step ->
    [again] Spróbuj ponownie
    [reload] Wczytaj stronę ponownie
    [afresh] Graj dalej jako nowy gość
    [new-table] Przygotuj stół
    [lobby] Otwarte stoły
    [games] Moje gry
   *[home] Strona główna
}

# Krótko, obok naciśniętego przycisku.
refusal = { $code ->
    [seat_taken] Ktoś inny właśnie zajął to miejsce.
    [seat_open] To miejsce jest już wolne.
    [already_started] Gra już się zaczęła.
    [seats_open] Są jeszcze wolne miejsca.
    [not_the_owner] Może to zrobić tylko gospodarz stołu.
    [name_taken] Tak nazywa się gracz komputerowy. Dodaj coś do swojego imienia.
    [shares_missing] Ktoś musi raz otworzyć ten stół, zanim gra się zacznie.
    [not_agreed] Ktoś jeszcze nie powiedział, czy gra ponownie.
    [not_welcome] Gospodarz zamknął przed tobą ten stół.
    [no_such_level] Ten gracz komputerowy jest niedostępny.
    [no_such_table] Tego stołu już nie ma.
    [table_closed] Stół zamknięto.
    [table_full] Przy tym stole wydarzyło się już tyle, że niczego nie można zmienić. Przygotuj nowy stół.
    [no_session] Serwer już cię nie poznaje. Wczytaj stronę ponownie.
    [unreachable] Serwer nie odpowiada. Spróbuj za chwilę.
    [server_stops] Serwer właśnie się zatrzymuje. Spróbuj za chwilę.
    [not_stored] Serwer nie zdołał tego zapisać; nic się nie zmieniło. Spróbuj za chwilę.
    [too_fast] Za szybko. Zaczekaj chwilę i spróbuj ponownie.
    [too_many] Na serwerze jest za dużo stołów albo masz za dużo niedokończonych gier. Dokończ którąś lub spróbuj za jakiś czas.
   *[other] Nie udało się. Spróbuj ponownie.
}

table-read-only = To, co zapisano z tego stołu, nie tworzy już całej gry: można go oglądać, ale nie da się grać.
