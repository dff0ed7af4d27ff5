# Księga zasad. Każda zasada ma tytuł i tekst.
# W tekstach pusty wiersz zaczyna akapit, wiersze zaczynające się od "- " to lista, **słowa** są wyróżnione,
# a R22 lub A28 staje się linkiem do tej zasady lub wyjaśnienia.

book-title = Zasady gry
book-lead = Wszystko, co program wie o grze, prostymi słowami. Każda zasada ma numer; gdy ruch zostaje odrzucony albo liczy się punkty, program podaje zasadę, którą się kieruje.
book-contents = Spis treści
book-search = Szukaj w zasadach
book-search-hint = Słowo albo numer
book-search-clear = Wyczyść wyszukiwanie
book-found = { $count ->
    [0] Nic w zasadach do tego nie pasuje.
    [one] 1 wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
book-questions = { $count ->
    [one] Pytanie na ten temat
   *[other] Pytania na ten temat
}
book-unknown = Nie ma zasady { $rule }. Oto wszystkie, które są.

chapter-pieces = Co jest w pudełku
chapter-setup = Przygotowanie
chapter-turn = Twoja tura
chapter-building = Zasady budowy Alhambry
chapter-redesign = Przebudowa Alhambry
chapter-placing = Umieszczanie kupionych żetonów
chapter-refill = Koniec tury
chapter-scoring = Punktowanie
chapter-end = Koniec gry
chapter-dirk = We dwoje z Markiem
chapter-secrets = Co wszyscy mogą wiedzieć

rule-1 = Sześć żetonów startowych z Fontanną Lwów, po jednym dla każdego gracza. Taki żeton nic nie kosztuje, nie ma murów i nie należy do żadnego rodzaju budynków. Wszystkie są jednakowe.
    .title = Żeton startowy
rule-2 = 54 budynki dzielą się na sześć rodzajów. Każdy żeton pokazuje swój rodzaj i cenę, a na każdym z czterech boków ma mur albo przejście. Żeton zawsze stoi prosto; nikomu nie wolno go obracać.

    Im droższy rodzaj, tym więcej punktów może przynieść.
    .title = Budynki
rule-3 = To są wszystkie żetony. Nie ma wśród nich dwóch takich samych. Dziesięć nie ma muru, szesnaście ma jeden, dwadzieścia ma dwa stykające się w rogu, a osiem ma trzy.
    .title = Wszystkie 54 żetony
rule-4 = Pieniądze są w czterech walutach, w kartach o wartości od 1 do 9. Przy trzech i więcej graczach każda karta występuje trzy razy, razem 108. Przy dwóch graczach każda występuje dwa razy, razem 72.
    .title = Pieniądze
rule-5 = Wśród pieniędzy kryją się dwie karty punktowania. Gdy pojawia się jedna z nich, odbywa się etap punktowania. To nie są pieniądze i nikt nie może ich pobrać.
    .title = Karty punktowania
rule-6 = Giełda budynków ma cztery pola, ponumerowane od 1 do 4, z jednym żetonem na każdym. Każde pole ma własną walutę i tylko w niej płaci się za to, co tam leży. Waluta należy więc do pola, a nie do budynku.
    .title = Giełda budynków
rule-7 = Każdy gracz ma trzy rzeczy:

    - **rezerwę** na żetony jeszcze niezbudowane, z miejscem na dowolnie wiele
    - **punkty**, na początku 0
    - **rękę** z kartami pieniędzy, dowolnie dużą
    .title = Co ma gracz

rule-8 = Każda Alhambra zaczyna się od żetonu startowego i niczego więcej.
    .title = Od czego zaczyna się Alhambra
rule-9 = Wszystkie 54 żetony trafiają do worka. Cztery losuje się na pola giełdy od 1 do 4. W grze dwuosobowej Marek dostaje z worka jeszcze sześć, odkrytych (R40).
    .title = Zapełnianie giełdy
rule-10 = Karty punktowania odkłada się na bok, a pieniądze tasuje. Potem gracze po kolei dostają swoje pieniądze: wykłada się odkryte karty, jedną po drugiej, aż będą warte 20 lub więcej. Waluty nie mają znaczenia. Każdy zaczyna więc z kwotą od 20 do 28. Od tej chwili ręce są tajne.
    .title = Pieniądze na początek
rule-11 = Zaczyna ten, kto dostał **najmniej kart**. Przy remisie ten z nich, kto ma **najmniej pieniędzy**. Jeśli i tu jest remis, według instrukcji zaczyna najmłodszy; tutaj decyduje kolejność miejsc przy stole (A1).
    .title = Kto zaczyna
rule-12 = Kolejne cztery karty pieniędzy wykłada się odkryte obok giełdy. W talii nie ma wtedy jeszcze kart punktowania.
    .title = Odkryte karty
rule-13 = Resztę pieniędzy dzieli się na pięć stosów równej wielkości, na ile się da. Pierwszą kartę punktowania wtasowuje się w drugi stos, drugą w czwarty. Potem układa się stosy jeden na drugim, pierwszy na wierzchu.

    Pierwszy etap punktowania przychodzi więc najwcześniej po jednej piątej talii, a najpóźniej po dwóch piątych; drugi między trzema a czterema piątymi. Oba nigdy nie wypadną naraz.
    .title = Gdzie leżą karty punktowania

rule-14 = Gra toczy się zgodnie z ruchem wskazówek zegara. W swojej turze wykonujesz **jedną z trzech akcji**: pobierasz pieniądze, kupujesz żeton albo przebudowujesz Alhambrę. Jeśli zapłacisz odliczoną kwotę, możesz wykonać kolejną (R19). Potem umieszczasz kupione żetony (R26) i tura się kończy (R28).
    .title = Czym jest tura
rule-15 = Musisz wykonać jedną z trzech akcji. Pasujesz tylko wtedy, gdy żadna nie jest możliwa: nie ma odkrytych pieniędzy, za nic nie możesz zapłacić i nie ma czego przebudować.
    .title = Coś trzeba zrobić
rule-16 = Pobierz **dowolną jedną kartę** spośród odkrytych, niezależnie od wartości. Albo pobierz **kilka**, które są razem warte **nie więcej niż 5**; mogą być w różnych walutach. Potem twoje akcje się kończą.
    .title = Pobieranie kart pieniędzy
rule-17 = Wybierz żeton na giełdzie i zapłać za niego kartami z ręki. Wszystkie muszą być w **walucie jego pola** i razem warte **co najmniej tyle, ile on kosztuje**. Nikt nie wydaje reszty. Karty trafiają na stos kart odrzuconych.

    Żeton jest już twój, ale leży z boku, aż skończą się twoje akcje (R26).
    .title = Zakup żetonów
rule-18 = Jeśli zapłacisz więcej, niż wynosi cena, reszta przepada i twoje akcje się kończą. Możesz nawet dołożyć niepotrzebne karty; liczy się tylko to, ile zapłacono.
    .title = Za duża zapłata
rule-19 = Jeśli zapłacisz za żeton **dokładnie** tyle, ile kosztuje, **możesz wykonać kolejną akcję**: pobrać pieniądze, kupić znowu albo przebudować. To silnik gry: z małych kart powstaje odliczona kwota, a z niej długie tury.

    Nie musisz z tego korzystać; możesz przestać w każdej chwili.
    .title = Odliczona kwota
rule-20 = W czasie twojej tury nie uzupełnia się ani odkrytych kart, ani giełdy. Z każdego pola możesz więc kupić raz. Najdłuższa możliwa tura ma pięć akcji: cztery zakupy za odliczoną kwotę, a potem pieniądze albo przebudowę.
    .title = W czasie tury nie ma nowych żetonów

rule-21 = Przebudowując, robisz **jedno** z trzech:

    - **dołożenie**: połóż żeton z rezerwy na pustym polu
    - **usunięcie**: przenieś żeton z Alhambry do rezerwy
    - **zamiana**: zamień żeton z rezerwy z żetonem Alhambry, na tym samym polu

    Potem Alhambra musi być poprawna (R22). Żeton startowy zawsze zostaje. Twoje akcje się kończą.
    .title = Przebudowa Alhambry
rule-22 = Po każdym dołożeniu, usunięciu lub zamianie żetonu Alhambra musi być poprawna:

    - Każdy żeton stoi **prosto**.
    - Gdzie stykają się dwa żetony, **mur mają oba albo żaden**.
    - Do każdego żetonu można dojść **na piechotę** od żetonu startowego, z żetonu na żeton przez przejścia, nie wspinając się na mury.
    - Żetony stykają się **bokiem**. Zetknięcie rogiem nie wystarczy.
    - Nie ma **pustych przestrzeni** otoczonych żetonami.
    .title = Jaka Alhambra jest poprawna
rule-23 = Dla jednego żetonu na jednym pustym polu wszystko sprowadza się do trzech pytań:

    - Czy zgadzają się wszystkie stykające się boki?
    - Czy choć jeden z nich jest otwarty?
    - Czy żetony wokół tego pola, łącznie z rogami, tworzą jeden nieprzerwany rząd? Jeśli w rzędzie jest luka, zostałaby pusta przestrzeń.

    Zamiana jest możliwa, gdy oba żetony zgadzają się na każdym boku, który ma sąsiada. A ponieważ nie ma pustych przestrzeni, obrys Alhambry to jedna linia, która nigdy nie dotyka samej siebie, więc mury się nie rozgałęziają.
    .title = Jak to zobaczyć od razu
rule-24 = Żetonu kupionego w tej turze nie można w tej samej turze użyć do przebudowy. Czeka obok Alhambry, aż skończą się twoje akcje.
    .title = Nie w tej samej turze
rule-25 = Żetony w rezerwie nie dają punktów, ale ich trzymanie nic nie kosztuje.
    .title = Rezerwa się nie liczy
rule-26 = Gdy skończą się twoje akcje, trzeba umieścić kupione żetony: jeden po drugim, w dowolnej kolejności. Każdy trafia na **puste pole** w Alhambrze albo do **rezerwy**. W grze dwuosobowej możesz go też przekazać Markowi (R42). Alhambra musi być poprawna po każdym żetonie. Nowy żeton nigdy nie wypiera innego.
    .title = Rozmieszczanie żetonów
rule-27 = Żaden kupiony żeton nie może leżeć luzem, ale nikt nie musi budować: rezerwa jest zawsze otwarta.
    .title = Nic nie zostaje z boku

rule-28 = Koniec tury przebiega w tej kolejności:

    - Odkryte karty uzupełnia się do czterech. Kartę punktowania, która się pojawi, odkłada się na bok, a na jej miejsce dobiera następną.
    - Giełdę uzupełnia się od pola 1 do pola 4, dopóki starczy żetonów w worku.
    - Jeśli pojawiła się karta punktowania, odbywa się jej etap (R31).
    - W grze dwuosobowej Marek dostaje swoje żetony (R40).
    - Jeśli jakieś pole jest nadal puste, gra się kończy (R36). Inaczej zaczyna następny gracz.
    .title = Co się dzieje na koniec tury
rule-29 = Jeśli potrzebna jest karta, a talia jest pusta, karty odrzucone tasuje się i powstaje z nich nowa talia; są w niej też te, którymi zapłacono w tej właśnie turze. Jeśli odrzuconych nie ma, odkrytych kart jest na razie mniej. Karty punktowania nigdy nie wracają.
    .title = Gdy talia jest pusta
rule-30 = Jeśli nikt nie pobrał pieniędzy, nie dobiera się karty, a karta punktowania na wierzchu talii pozostaje ukryta. Jeśli nikt nie kupił, nie losuje się żetonu. Kto więc nie bierze pieniędzy, oddala następne punktowanie.
    .title = Nic nie wzięto, nic nie dobrano

rule-31 = Są trzy etapy punktowania: gdy pojawi się pierwsza karta punktowania, gdy pojawi się druga i na koniec gry. Każdy ma te same dwie części: kto ma **najwięcej budynków każdego rodzaju** i jak długi jest czyj **mur**.
    .title = Trzy etapy
rule-32 = To są punkty za miejsca. W pierwszym etapie punktuje tylko pierwsze miejsce, w drugim dwa miejsca, w ostatnim trzy.
    .title = Punkty
rule-33 = Dla każdego rodzaju liczy się żetony **w Alhambrach**; ceny nie mają znaczenia. Kto ma najwięcej, zajmuje pierwsze miejsce i tak dalej. Bez żetonu danego rodzaju nic się nie dostaje.

    Remis oznacza podział: gracze zajmują tyle miejsc, ilu ich jest, punkty za te miejsca się dodaje, dzieli przez ich liczbę i **zaokrągla w dół**. Następny zajmuje kolejne miejsce: za dwoma pierwszymi jest trzeci.
    .title = Kto ma najwięcej
rule-34 = W każdym etapie wszyscy dostają punkty za **najdłuższy nieprzerwany mur** wokół swojej Alhambry, po jednym za każdy bok żetonu. Liczy się tylko mur zewnętrzny, za którym nic już nie ma. Mury stykające się wewnątrz Alhambry się nie liczą, ale mur może biec dalej obok miejsca, w którym się kończą.
    .title = Mur
rule-35 = Jeśli mur biegnie dookoła, liczy się każdy jego bok. Najmniejszy możliwy pierścień ma długość 12: cztery żetony z trzema murami każdy wokół żetonu startowego.
    .title = Zamknięty pierścień

rule-36 = Gra kończy się, gdy po turze w worku jest **za mało żetonów**, by uzupełnić giełdę do czterech. Jeśli worek właśnie się opróżnił, ale giełda jest pełna, gra się dalej; a dopóki nikt nie kupuje, pusty worek nikomu nie szkodzi.
    .title = Kiedy się kończy
rule-37 = Żetony pozostałe na giełdzie rozdaje się. Każdy z nich dostaje ten, kto ma **najwięcej pieniędzy w walucie jego pola**, niezależnie od ceny. Przy remisie, albo gdy nikt nie ma tej waluty, żeton zostaje na giełdzie. Nic się nie płaci.
    .title = Ostatnie żetony
rule-38 = Kto dostanie taki żeton, może go zbudować według zwykłych zasad albo zostawić w rezerwie. Przebudowy już nie ma, a Marek nic nie dostaje. Gracze robią to po kolei, zgodnie z ruchem wskazówek zegara, począwszy od gracza, który byłby następny.
    .title = Budowa ostatnich żetonów
rule-39 = Odbywa się trzeci etap punktowania. Wygrywa ten, kto ma najwięcej punktów. Jeśli kilku graczy ma tyle samo, gra kończy się remisem.
    .title = Kto wygrywa

rule-40 = W grze dwuosobowej bierze udział zmyślony przyjaciel, Marek. Dostaje żetony z worka:

    - sześć na początku
    - sześć po pierwszym etapie punktowania
    - po drugim jedną trzecią żetonów będących wtedy w worku, zaokrągloną w dół

    Losuje po uzupełnieniu giełdy. Jeśli w worku jest mniej, bierze to, co jest.
    .title = Żetony Marka
rule-41 = Marek bierze udział w liczeniu budynków jak gracz, a przy remisie gracze dzielą się z nim. Nie ma Alhambry, muru, tury ani pieniędzy i nie dostaje żadnego z ostatnich żetonów. Jego punkty są pokazane, ale wygrywa ktoś z dwojga graczy.
    .title = Za co punktuje Marek
rule-42 = Umieszczając to, co kupione, możesz przekazać żeton Markowi, każdy żeton osobno. Od tej chwili liczy się dla niego. To bywa opłacalne: żeton, który odbiera przewagę drugiemu graczowi, pomaga także tobie.
    .title = Przekazanie żetonu Markowi

rule-43 = **Wszyscy widzą** Alhambry, rezerwy, odkryte karty, giełdę, żetony Marka, punkty, ile kart ma każdy gracz, ile zostało w talii i w worku, i każdą kartę, gdy się ją rozdaje, pobiera lub nią płaci.

    Kolejności w talii i w worku **nikt nie zna**, a ręce są ukryte. Z bardzo dobrą pamięcią dałoby się jednak odtworzyć każdą rękę, bo wszystkie jej karty było widać.
    .title = Jawne i tajne

# Podpisy pod obrazkami.

figure-verdict = { $verdict ->
    [legal] Dozwolone
   *[illegal] Niedozwolone
}
figure-palace-label = { $count ->
    [0] Żeton startowy
    [one] Żeton startowy i jeden budynek: { $tiles }
    [few] Żeton startowy i { $count } budynki: { $tiles }
   *[many] Żeton startowy i { $count } budynków: { $tiles }
}
figure-player = { $seat ->
    [0] Ty
    [1] Amina
    [2] Bruno
    [3] Carmen
   *[other] Gracz { $seat }
}
figure-dirk = Marek
figure-payment-sum = { $paid } za { $price }
figure-payment-outcome = { $outcome ->
    [exact] dokładnie: kolejna akcja
    [over] strata { $difference }, koniec twoich akcji
    [short] brakuje { $difference }
   *[mixed] nie wszystko w jednej walucie
}
figure-stays = zostaje w ręce
figure-taking-sum = razem { $total }
figure-wall-length = { $length ->
    [one] { $length } punkt
    [few] { $length } punkty
   *[many] { $length } punktów
}
figure-round = { $round ->
    [1] Pierwszy etap punktowania
    [2] Drugi etap punktowania
   *[other] Ostatni etap punktowania
}
figure-count = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
figure-place = { $place ->
    [1] pierwsze miejsce
    [2] drugie miejsce
    [3] trzecie miejsce
   *[other] bez punktów
}
figure-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
figure-share = ({ $sum }) ÷ { $sharers } = po { $each }
figure-share-rounded = ({ $sum }) ÷ { $sharers } = po { $each }, zaokrąglone w dół
figure-award = { $seat ->
    [none] zostaje na giełdzie
    [0] dostajesz go ty
   *[other] dostaje { figure-player }
}
figure-money-held = waluta { currency-feminine }: w ręce na koniec
figure-bag = { $count ->
    [one] { $count } żeton w worku
    [few] { $count } żetony w worku
   *[many] { $count } żetonów w worku
}
figure-dirk-had = { $count ->
    [one] Marek miał { $count } żeton
    [few] Marek miał { $count } żetony
   *[many] Marek miał { $count } żetonów
}
figure-dirk-draws = { $count ->
    [one] { $bag } ÷ 3, zaokrąglone w dół: Marek losuje { $count } żeton
    [few] { $bag } ÷ 3, zaokrąglone w dół: Marek losuje { $count } żetony
   *[many] { $bag } ÷ 3, zaokrąglone w dół: Marek losuje { $count } żetonów
}

figure-take-one = Jedna karta może mieć dowolną wartość.
figure-take-several = Trzy karty w dowolnych walutach, razem warte 5.
figure-take-too-much = Dwie karty warte 6 to za dużo; każda z osobna byłaby w porządku.
figure-pay-exactly = 4 i 5 daje 9. Kwota jest odliczona, więc możesz wykonać kolejną akcję.
figure-pay-more = 11 przy cenie 10. Żeton jest twój, jeden przepada i twoje akcje się kończą.
figure-pay-too-little = 9 przy cenie 10. Brakuje jednego.
figure-pay-in-two-currencies = Suma się zgadza, ale jedna karta jest w innej walucie. To pole przyjmuje tylko jedną.
figure-place-by-an-open-side = Od zachodu mur stoi przy murze; od południa wchodzi się przez przejście. Wszystkie boki się zgadzają i jest którędy wejść.
figure-place-anywhere = Ten ogród ma mur od wschodu. Znaczniki pokazują, gdzie można go umieścić. Na zakreskowanych polach któryś bok by się nie zgadzał.
figure-wall-meets-opening = Pawilon ma mur tam, gdzie wieża ma przejście. Mur muszą mieć tam oba żetony albo żaden.
figure-no-way-in = Mury się zgadzają, ale nikt nie mógłby wejść do seraju: jedyny wspólny bok jest zamurowany.
figure-corner-only = Wieża dotyka Alhambry tylko rogiem.
figure-empty-court = Z tą wieżą pusta przestrzeń w środku byłaby otoczona żetonami.
figure-empty-court-with-an-open-corner = To też niedozwolone. Do otoczenia wystarczą cztery boki; otwarty róg tego nie zmienia.
figure-build-from-the-reserve = Dołożenie: komnaty przychodzą z rezerwy.
figure-remove = Usunięcie: wieża trafia do rezerwy. Może wrócić później, gdzie indziej.
figure-remove-cuts-off = Bez tych arkad do wieży nie da się dojść na piechotę.
figure-remove-leaves-a-court = Żetonu z sąsiadami po wszystkich czterech stronach nie można usunąć: zostałaby pusta przestrzeń.
figure-exchange = Zamiana: ten sam żeton można zamienić, bo nie zostaje pusta przestrzeń i wszystkie boki się zgadzają.
figure-exchange-clashes = Ogród ma mur od wschodu, gdzie wieża ma przejście.
figure-not-yet = Komnaty kupiono w tej turze. Umieszcza się je, gdy skończą się twoje akcje, a nie przez przebudowę.
figure-clear-places = Trzy wieże, dwie i jedna. W tym etapie punktują dwa pierwsze miejsca.
figure-tie-for-first = Ty i Amina dzielicie się pierwszym i drugim miejscem. Bruno jest trzeci, a trzecie miejsce w tym etapie nie punktuje.
figure-tie-for-second = Masz najwięcej ogrodów. Amina i Bruno dzielą się drugim i trzecim miejscem.
figure-tie-for-one-point = Jednego punktu nie da się podzielić przez dwa. Po zaokrągleniu w dół nie dostaje go nikt.
figure-tie-with-dirk = Marek ma tyle samo komnat co ty, więc dzielisz się z nim. Jego część jest jego.
figure-longest-wall = Złota linia to najdłuższy mur: jeden punkt za każdy bok.
figure-only-the-longest = Dwa mury, które się nie łączą. Liczy się tylko dłuższy.
figure-inner-wall = Dwa stykające się mury w środku się nie liczą. Mur od południa biegnie dalej obok nich.
figure-closed-ring = Najmniejszy pierścień. Liczy się wszystkie dwanaście boków.
figure-last-tiles = Amina ma najwięcej zielonych pieniędzy i dostaje wieżę. W niebieskich jest remis, a pomarańczowych nie ma nikt, więc te dwa żetony zostają.
figure-dirk-draws-a-third = Po drugim etapie punktowania.

# Tabele i rysunki należące do zasad.

table-kinds-label = Rodzaje budynków, ile ich jest i ile kosztują
table-kind = Rodzaj
table-tiles = Żetony
table-prices = Ceny
table-price-range = od { $lowest } do { $highest }
table-slots-label = Pola giełdy budynków i ich waluty
table-slot = Pole { $slot }
table-deck-label = Pięć stosów kart pieniędzy. Pierwsza karta punktowania leży w drugim stosie od góry, druga w czwartym.
table-deck-top = góra
table-deck-pile = Stos { $pile }
table-deck-somewhere = { $round ->
    [1] pierwsza karta punktowania, gdzieś w tym stosie
   *[other] druga karta punktowania, gdzieś w tym stosie
}
table-place = { $place ->
    [1] 1.
    [2] 2.
   *[3] 3.
}
table-prizes-label = Punkty według rodzaju, etapu i miejsca
table-round = { $round ->
    [1] Etap 1
    [2] Etap 2
   *[other] Etap 3
}
