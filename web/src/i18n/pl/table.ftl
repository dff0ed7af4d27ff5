# Stół: giełda, Alhambra, ręka, pozostali.

table-title = Stół
table-loading = Podchodzimy do stołu…
title-your-turn = ● Twoja tura · Alhambra
title-waiting = Gra { $player } · Alhambra

menu = Menu
menu-home = Strona główna
close = Zamknij

# Nazwy

tile-name = { building } { $price }
cell-name = { $shape ->
    [fountain] żeton startowy
    [across] { $x } { compass-across }
    [along] { $y } { compass-along }
   *[both] { $x } { compass-across }, { $y } { compass-along }
}
compass-across = { $across ->
    [east] na wschód
   *[west] na zachód
}
compass-along = { $along ->
    [north] na północ
   *[south] na południe
}
count-label = { building }: { $count }

# Giełda budynków

market-label = Giełda budynków
slot-label = { $fits ->
    [no] waluta { currency-feminine }: { $tile }. { $cost }. Nie pasuje nigdzie w twojej Alhambrze
   *[yes] waluta { currency-feminine }: { $tile }. { $cost }
}
slot-empty = puste
slot-goes-to = dostaje { $player }
badge = { $kind ->
    [exact] { $ways ->
        [one] dokładnie
       *[other] dokładnie × { $ways }
    }
    [over] o { $by } za dużo
   *[short] brakuje { $by }
}
badge-short = { $kind ->
    [exact] × { $ways }
    [over] +{ $by }
   *[short] −{ $by }
}
badge-label = { $kind ->
    [exact] { $ways ->
        [one] Możesz zapłacić odliczoną kwotę
        [few] Możesz zapłacić odliczoną kwotę na { $ways } sposoby
       *[many] Możesz zapłacić odliczoną kwotę na { $ways } sposobów
    }
    [over] Zapłata byłaby o { $by } za duża
   *[short] Brakuje ci { $by }
}
fits-nowhere = Nigdzie nie pasuje: tylko do rezerwy

display-label = Odkryte pieniądze
take-label = { $allows ->
    [0] Pobierz: { $cards }
   *[other] Pobierz: { $cards }. Odliczona kwota na: { $tiles }
}
take-together = Pobierz razem

pile-deck = Pieniądze
pile-bag = Budynki
scoring-next = { $round ->
    [1] Pierwszy etap
    [2] Drugi etap
   *[3] Ostatni etap
}
scoring-window = { $fewest ->
    [0] { $most ->
        [0] przy następnej karcie ({ $chance }%)
        [one] już ({ $chance }%), najdalej za 1 kartę
        [few] już ({ $chance }%), najdalej za { $most } karty
       *[many] już ({ $chance }%), najdalej za { $most } kart
    }
   *[other] { $most ->
        [one] za { $fewest }–{ $most } kartę
        [few] za { $fewest }–{ $most } karty
       *[many] za { $fewest }–{ $most } kart
    }
}
scoring-at-end = na koniec gry

# Alhambra

palace-of = Alhambra: { $player }
board-closer = Przybliż
board-farther = Oddal
board-fit = Pokaż całość
cell-legal = { $purpose ->
    [exchange] { $cell }: można zamienić
    [remove] { $cell }: można przenieść do rezerwy
   *[other] { $cell }: pasuje
}
cell-illegal = { $cell }: { $reason }

# Własne rzeczy

hand-label = { $count ->
    [one] Twoja ręka: jedna karta
    [few] Twoja ręka: { $count } karty
   *[many] Twoja ręka: { $count } kart
}
hand-toggle = Pokaż lub ukryj swoje karty
purse-label = { $count ->
    [one] waluta { currency-feminine }: { $total } w jednej karcie
   *[other] waluta { currency-feminine }: { $total } w { $count } kartach
}
tray-label = Czekają
reserve-label = Rezerwa

# Pozostali

standings-label = Wyniki
standing-label = { $score ->
    [one] { $player }: { $score } punkt, przy punktowaniu teraz jeszcze { $gain }
    [few] { $player }: { $score } punkty, przy punktowaniu teraz jeszcze { $gain }
   *[many] { $player }: { $score } punktów, przy punktowaniu teraz jeszcze { $gain }
}
rival-label = { $state ->
    [acting] { $player }, teraz gra: punkty { $score }, mur { $wall }, karty { $cards }, rezerwa { $reserve }
    [acting-away] { $player }, teraz gra, poza stołem: punkty { $score }, mur { $wall }, karty { $cards }, rezerwa { $reserve }
    [away] { $player }, poza stołem: punkty { $score }, mur { $wall }, karty { $cards }, rezerwa { $reserve }
   *[here] { $player }: punkty { $score }, mur { $wall }, karty { $cards }, rezerwa { $reserve }
}
ledger-label = Marek, zmyślony przyjaciel
points-so-far = Punkty
if-scored-now = Przy punktowaniu teraz
wall-length = Mur
cards-in-hand = Karty
in-reserve = Rezerwa
player-before = Poprzedni gracz
player-after = Następny gracz

log-label = Przebieg gry
since-label = Od twojej ostatniej tury
since-show = Pokaż

# Co zrobić

prompt-label = Twoja tura
prompt = { $prompt ->
    [watch] Przyglądasz się. Gra { $player }.
    [act] Pobierz pieniądze, kup albo przebuduj.
    [bonus] Odliczona kwota! Możesz wykonać kolejną akcję.
    [stuck] W tej turze nic nie da się zrobić.
    [settle] Teraz umieść kupione budynki.
    [ready] Wszystko zrobione. Zakończ turę, kiedy zechcesz.
    [final] Ostatnie budynki są twoje: umieść je albo zachowaj w rezerwie.
    [over] Gra jest skończona.
   *[wait] { $computer ->
        [yes] { $player } myśli…
       *[no] Gra { $player }.
    }
}

pay-title = { building } za { $price }
pay-line = { $kind ->
    [none] Wybierz karty, którymi zapłacisz.
    [short] { $total } z { $price }: brakuje { $by }
    [exact] Dokładnie: kolejna akcja
   *[over] { $needless ->
        [yes] { $total } za { $price }: strata { $by }, a wystarczyłoby mniej. Koniec twoich akcji.
       *[no] { $total } za { $price }: strata { $by }. Koniec twoich akcji.
    }
}
pay-poor = Brakuje ci { $by } w tej walucie.
pay-cards-first = { $count ->
    [one] Jedna karta o wartości { $total }. Wybierz budynek.
    [few] { $count } karty o wartości { $total }. Wybierz budynek.
   *[many] { $count } kart o wartości { $total }. Wybierz budynek.
}
payments-label = Sposoby zapłaty
payment-label = { $over ->
    [0] Zapłać: { $cards }, dokładnie
   *[other] Zapłać: { $cards }, o { $over } za dużo
}
payment-exact = dokładnie
chain = { $count ->
    [one] { $count } zakup za odliczoną kwotę:
    [few] { $count } zakupy za odliczoną kwotę:
   *[many] { $count } zakupów za odliczoną kwotę:
}
chain-link = { building } { $price }: { $cards }

place-title = { $from ->
    [reserve] { building } { $price } z rezerwy
   *[aside] Umieść { building-accusative } za { $price }
}
place-line = { $from ->
    [reserve] To twoja akcja: dołóż na puste pole albo zamień z budynkiem.
   *[aside] Dotknij pola, by spróbować; dotknij ponownie, by zbudować.
}
place-gives-up = Umieszczając teraz, rezygnujesz z dodatkowej akcji.
rebuild-title = Przebudowa
rebuild-line = To twoja akcja: przenieś budynek do rezerwy albo wybierz z niej jeden.

consequences-label = Co się zmieni
consequence-wall = Mur { $before }, potem { $after }
consequence-kind = { $player }, { building }: { $before }, potem { $after }
consequence-points = { $by ->
    [one] { $player }: { $by } punkt przy punktowaniu teraz
    [few] { $player }: { $by } punkty przy punktowaniu teraz
   *[many] { $player }: { $by } punktów przy punktowaniu teraz
}

do-buy = Kup
do-buy-anyway = Mimo to przepłać
do-confirm = { $purpose ->
    [dirk] Przekaż Markowi
    [exchange] Zamień
    [remove] Do rezerwy
   *[other] { $bonus ->
        [yes] Zakończ i umieść
       *[no] Umieść tu
    }
}
do-store = Rezerwa
do-dirk = Dla Marka
do-cancel = Anuluj
do-rebuild = Przebuduj
do-undo = Cofnij
do-redo = Ponów
do-restart = Turę od nowa
do-stop = { $bonus ->
    [yes] Koniec akcji
   *[no] Pasuj
}
do-end = Zakończ turę
do-skip = Przejdź do mojej tury
do-result = Wynik

# Kilka osób przy jednym urządzeniu

curtain-title = Teraz { $player }
curtain-text = Podaj urządzenie dalej. Niczyje karty nie będą pokazane, dopóki nie potwierdzisz, że to ty.
curtain-reveal = To ja, { $player }

# Połączenie z serwerem

line = { $state ->
    [connecting] Łączenie…
   *[waiting] Połączenie zerwane. Kolejna próba…
}
line-retry = Spróbuj teraz
line-reload = Wczytaj ponownie

# Co osoba prowadząca serwer mówi wszystkim

notice-label = Komunikat serwera
notice-close = Zamknij

# Ludzie przy stole

people = Ludzie przy stole
talk = Rozmowa
talk-open = { $unread ->
    [0] Rozmowa
    [one] Rozmowa, jedna nowa wypowiedź
   *[many] Rozmowa, nowe wypowiedzi: { $unread }
}
clock = Pozostały czas
plays-for = { $player }: gra komputer

why-ask = { $who ->
    [you] Co jeszcze można było zrobić?
   *[other] Dlaczego { $player } tak gra?
}
why-last = Dlaczego taki ostatni ruch?
