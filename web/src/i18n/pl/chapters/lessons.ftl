# Nauka gry. Każda lekcja ma swój tekst (pokazywany najpierw), tytuł, słowa dla celów (goal-...), dla uwag przewodniczki (remark-...),
# dla odmów, o których ma więcej do powiedzenia (refused-...), i to, co mówi na koniec.

learn-title = Naucz się grać
learn-lead = Dwanaście krótkich lekcji przy prawdziwym stole. W każdej jest jedna rzecz do wypróbowania; przewodniczka jest obok i wszystko można cofnąć. Przychodź i odchodź, kiedy chcesz.
learn-progress = Ukończone lekcje: { $done } z { $all }
learn-go = { $state ->
    [fresh] Zacznij
    [over] Zagraj pierwszą lekcję ponownie
   *[begun] Kontynuuj
}
learn-next = Następna: { $title }
learn-state = { $state ->
    [done] ukończona
   *[open] jeszcze przed tobą
}
learn-to-rules = Wolisz czytać? Wszystkie zasady, z obrazkami
learn-beginning = Rozkładamy grę…
learn-unknown = Nie ma takiej lekcji.
learn-all = Wszystkie lekcje

coach-label = Przewodniczka
coach-count = Lekcja { $number } z { $all }
coach-goals = Co zrobić
coach-goal-state = { $state ->
    [done] zrobione
   *[open] do zrobienia
}
coach-start = Chcę spróbować
coach-explain = O czym jest ta lekcja?
coach-take-back = Cofnij to
coach-again = Zacznij od nowa
coach-missed = Tura się skończyła i nie całkiem o to chodziło. Nic nie szkodzi: lekcję można zacząć od nowa.
coach-next = Następna lekcja
coach-finished = Dobra robota!
coach-to-games = Zagraj jeszcze raz
coach-zone = { $zone ->
    [market] Giełda budynków
    [money] Pieniądze do wzięcia
    [palace] Twoja Alhambra
    [prompt] Co teraz zrobić
    [hand] Twoje pieniądze i budynki
    [others] Pozostali
   *[standings] Punkty
}

lesson-taking-money = Wszystko kosztuje, więc od tego zaczyna się każda gra. W swojej turze możesz pobrać **jedną kartę** spośród odkrytych, niezależnie od jej wartości, albo **kilka** wartych **razem 5 lub mniej** (R16).

    Małe karty to dobre karty: można nimi zapłacić co do grosza. Tutaj trzy z czterech są razem warte dokładnie 5.
    .title = Pobieranie pieniędzy
    .goal-several = Pobierz naraz trzy małe karty
    .goal-end = Zakończ turę
    .remark-small = Jedną kartę też wolno. Ale trzy naraz są lepsze niż jedna: cofnij to i wybierz trzy małe.
    .remark-single = Jedną kartę też wolno, a 8 to dobra karta. Ale trzy naraz są lepsze niż jedna: cofnij to i wybierz trzy małe.
    .remark-two = Dwie karty są w porządku, ale możesz wziąć trzecią: trzy małe są razem warte 5.
    .refused-TAKES_TOO_MUCH = Jedna karta może mieć dowolną wartość. Kilka nie może być razem wartych więcej niż 5.
    .refused-ACTION_IS_COMPULSORY = Najpierw trzeba coś zrobić: pobrać karty pieniędzy, kupić albo przebudować.
    .done = Trzy karty za jednym razem. Na koniec tury wyłożono nowe karty dla pozostałych.

lesson-exact-payment = Każde pole giełdy ma własną walutę, a reszty się nie wydaje (R17). Ale jeśli zapłacisz **dokładnie** tyle, ile trzeba, możesz w tej samej turze wykonać **kolejną akcję** (R19). To tajemnica długich tur.

    Spójrz na wieżę za 9. Twoje niebieskie karty to 4, 5 i 8.
    .title = Odliczona kwota
    .goal-exact = Kup wieżę, płacąc dokładnie 9
    .goal-another = Użyj zdobytej akcji: kup znowu albo pobierz pieniądze
    .remark-overpaid = Żeton jest twój, ale zapłata była za duża i twoje akcje się skończyły. Cofnij to i znajdź karty, które dają dokładnie 9.
    .remark-declined = Możesz przestać, ale tu chodzi właśnie o dodatkową akcję. Cofnij to i użyj jej.
    .remark-money = Pobranie pieniędzy jest w porządku, ale kończy twoje akcje. Tu możesz najpierw kupić.
    .remark-bonus = Dokładnie! Możesz wykonać kolejną akcję. Twoja żółta 3 akurat wystarczy na pawilon; możesz też pobrać pieniądze.
    .refused-PAYS_TOO_LITTLE = To za mało. Dodaj kartę tej samej waluty.
    .refused-WRONG_CURRENCY = To pole przyjmuje tylko jedną walutę. Inne pieniądze się tu nie liczą, nawet jako drobne.
    .done = Dwie akcje w jednej turze. Odliczona kwota to najlepsze, co może się zdarzyć.

lesson-placing = Na koniec tury umieszczasz to, co kupione. Żeton trafia do twojej Alhambry, gdzie musi przylegać do innego **całym bokiem** (R22), albo do rezerwy, gdzie czeka i nie daje punktów (R26).

    Masz świeżo kupiony ogród. Nie ma murów, więc pasuje prawie wszędzie.
    .title = Umieszczanie
    .goal-place = Dołóż ogród do swojej Alhambry
    .goal-end = Zakończ turę
    .remark-stored = W rezerwie żeton jest bezpieczny, ale nie daje punktów. Cofnij to i zbuduj go.
    .refused-TILES_LEFT_TO_SETTLE = Najpierw ogród musi dostać miejsce. Nic kupionego nie może leżeć luzem.
    .refused-TOUCHES_NOTHING = Tam dotykałby Alhambry co najwyżej rogiem. Musi mieć wspólny bok z innym żetonem.
    .refused-CELL_IS_TAKEN = Tam już coś stoi, a nowy żeton nigdy nie wypiera innego.
    .done = Twoja Alhambra rośnie. Żetony bez murów zostawiają miejsce na kolejne.

lesson-walls-and-doors = Gdzie stykają się dwa żetony, mur muszą mieć **oba** albo **żaden**. A do każdego żetonu musi się dać dojść **na piechotę** od żetonu startowego, przez boki bez muru, nie wspinając się na mury (R22).

    Masz świeżo kupioną wieżę bez murów i seraj z murem od zachodu. Zobacz, gdzie są mury twojej Alhambry.
    .title = Mury i przejścia
    .goal-tower = Zbuduj wieżę
    .goal-seraglio = Zbuduj seraj
    .remark-stored = Znalazłoby się miejsce, jeśli się rozejrzysz. Cofnij to i zbuduj.
    .refused-WALL_MEETS_OPENING = Mur stanąłby naprzeciw otwartego boku. Poszukaj boku, na którym oba żetony są otwarte.
    .refused-NO_WAY_IN = Mury by się zgadzały, mur przy murze. Ale nikt nie mógłby wejść: choć jeden wspólny bok musi być otwarty.
    .done = Umiesz już czytać mury. To najtrudniejsza zasada gry i masz ją za sobą.

lesson-no-gaps = Nie wolno zostawić **pustej przestrzeni** otoczonej żetonami, nawet jeśli róg jest otwarty (R22).

    Twoja Alhambra to prawie pierścień. Masz dwie wieże. Liczy się kolejność: najpierw dziedziniec w środku, potem luka.
    .title = Bez pustych przestrzeni
    .goal-court = Zabuduj dziedziniec w środku
    .goal-gap = Zamknij lukę w pierścieniu
    .remark-stored = Jest miejsce dla obu. Cofnij to i zabuduj najpierw dziedziniec.
    .remark-elsewhere = Może tam stać, ale wtedy zabraknie jednej wieży. Cofnij to: najpierw dziedziniec, potem luka.
    .refused-ENCLOSES_EMPTY = Dziedziniec na zawsze zostałby pusty. Zabuduj go najpierw.
    .done = Nie ma już pustej przestrzeni. A na zewnątrz mury mogą biec dookoła bez przerwy.

lesson-rebuilding = Zamiast kupować lub pobierać pieniądze możesz **przebudować** Alhambrę (R21): dołożyć żeton z rezerwy, usunąć jeden do niej albo zamienić jeden na drugi na tym samym polu.

    W rezerwie masz wieżę. Umieść ją tam, gdzie są komnaty, na wschód od żetonu startowego, z sąsiadami po wszystkich stronach.
    .title = Rezerwa i przebudowa
    .goal-exchange = Zamień komnaty na wschód od żetonu startowego na wieżę
    .goal-end = Zakończ turę
    .remark-elsewhere = Dobra zamiana, ale na złym polu: chodziło o komnaty tuż obok żetonu startowego, na wschodzie.
    .remark-spent = To była twoja akcja w tej turze. Cofnij to i zamiast tego przebuduj.
    .refused-ENCLOSES_EMPTY = Po ich usunięciu zostałaby pusta przestrzeń. Ale przy zamianie liczy się tylko wynik.
    .refused-FOUNTAIN_STAYS = Żeton startowy zawsze zostaje tam, gdzie jest.
    .done = Jedna akcja, dwa przesunięte żetony. Komnaty czekają teraz w rezerwie.

lesson-majorities = Gdy pojawia się karta punktowania, liczy się każdy rodzaj budynku. Kto ma **najwięcej**, dostaje punkty; przy remisie trzeba się nimi **podzielić** (R33).

    Ty i jeden z przeciwników macie po jednej wieży. Pierwsza karta punktowania zaraz się pojawi: wychodzi, gdy ktoś pobierze pieniądze. Kup wieżę za dokładnie 9, zdobytą akcją pobierz pieniądze i zbuduj wieżę, zanim tura się skończy.
    .title = Kto ma najwięcej
    .goal-most = Zgromadź dwie wieże w swojej Alhambrze
    .goal-alone = Zdobądź punkty za wieże bez dzielenia się
    .remark-reserve = Żetony w rezerwie się nie liczą. Cofnij to i zbuduj wieżę.
    .remark-no-money = Bez pobrania pieniędzy nie dobiera się kart i nie ma jeszcze punktowania. Zbuduj wieżę; punktowanie sprowadzi ktoś inny.
    .remark-money = Jeśli tylko pobierzesz pieniądze, punktowanie przyjdzie, gdy w wieżach jest remis. Cofnij to i najpierw kup wieżę.
    .remark-bonus = Dokładnie. Teraz pobierz pieniądze, żeby na koniec tury dobrano kartę.
    .done = Sześć punktów za wieże, wszystkie twoje. Po podziale byłyby trzy.

lesson-the-wall = W każdym z trzech etapów wszyscy dostają punkty za **najdłuższy nieprzerwany mur** wokół swojej Alhambry, po jednym za każdy bok (R34). Wczesny mur punktuje trzy razy.

    Twój pawilon ma mur na dwóch bokach. Ogród i seraj mogą go przedłużyć.
    .title = Mur
    .goal-longer = Wydłuż swój mur
    .goal-five = Zbuduj mur na pięć boków
    .remark-stored = Do muru potrzeba obu. Cofnij to i zbuduj.
    .remark-short = Mur jest przerwany. Cofnij żetony i ustaw je w rzędzie, murami na zewnątrz, tak by każdy zaczynał się tam, gdzie kończy się poprzedni.
    .remark-not-longer = Dobrze stoi, ale jego mur nie łączy się z tamtym. Mury muszą się spotkać w narożniku.
    .refused-WALL_MEETS_OPENING = Tam jego mur stanąłby naprzeciw otwartego boku. Niech mury patrzą na zewnątrz.
    .done = Pięć punktów w każdym etapie. Mury rosną powoli, ale warto.

lesson-timing = Karta punktowania pojawia się tylko wtedy, gdy dobiera się karty, a karty dobiera się tylko po pobraniu pieniędzy (R30). Nikt nie wie dokładnie kiedy, ale każdy widzi, jak jest blisko: spójrz na talię.

    Masz najwięcej wież i ogrodów, więc niech punktowanie będzie **teraz**. Im więcej kart pobierzesz, tym więcej się ich dobierze.
    .title = Kiedy się punktuje
    .goal-several = Pobierz trzy karty naraz
    .goal-scored = Doprowadź do punktowania w tej turze
    .remark-too-few = Za każdą pobraną kartę dobiera się jedną. Cofnij to i pobierz jak najwięcej.
    .done = Wybór chwili należał do ciebie. I odwrotnie: kto nie bierze pieniędzy, oddala punktowanie.

lesson-dirk = W grze dwuosobowej jest jeszcze ktoś trzeci, **Marek**. Nie ma Alhambry ani swojej tury, ale zbiera żetony (R40) i liczy się przy punktowaniu budynków (R41). Wszystko, co kupisz, możesz przekazać jemu (R42).

    Twój przeciwnik ma dwa żetony komnat. Marek też, więc dzieliliby się punktami. Ty masz jeden, świeżo kupiony, ale jeden nic ci nie da.
    .title = We dwoje z Markiem
    .goal-give = Przekaż komnaty Markowi
    .goal-end = Zakończ turę
    .remark-kept = Jeden przeciw dwóm: to nic nie daje. Cofnij to i oddaj żeton Markowi.
    .refused-TILES_LEFT_TO_SETTLE = Najpierw komnaty muszą gdzieś trafić.
    .done = Teraz najwięcej komnat ma Marek, a twój przeciwnik nic za nie nie dostanie w pierwszym etapie. Marek nigdy nie wygra gry.

lesson-last-tiles = Gra kończy się, gdy giełdy budynków nie da się już uzupełnić (R36). Pozostałe na niej żetony dostaje ten, kto ma **najwięcej pieniędzy** w walucie danego pola, i nic się nie płaci (R37).

    Worek jest pusty: kto teraz kupi, kończy grę. Przydałaby ci się wieża za 12, ale nie masz jak zapłacić. Masz 7 w zielonej walucie, jeden z przeciwników ma 6. Zachowaj swoje i kup pawilon.
    .title = Ostatnie żetony
    .goal-trigger = Kup pawilon i zakończ grę
    .goal-receive = Zdobądź wieżę, mając najwięcej zielonych pieniędzy
    .goal-build = Zbuduj wieżę w swojej Alhambrze
    .remark-spent = Wieża kupiona, dobrze. Ale lekcja była o tym, jak dostać ją za darmo.
    .remark-final = Wieża jest twoja bez płacenia. Zbuduj ją teraz; rezerwa się nie liczy.
    .remark-bonus = Dokładnie, więc można by zrobić więcej, ale nie trzeba. Przestań tutaj, umieść pawilon i zakończ turę: giełdy nie da się już uzupełnić, więc nikt inny nie pobierze zielonych pieniędzy.
    .refused-PAYS_TOO_LITTLE = Siedem nie wystarczy na wieżę za 12. Ale może wystarczyć, by dostać ją za darmo.
    .refused-NO_ACTIONS_AT_THE_END = Akcje skończyły się na dobre. Zbuduj wieżę albo zostaw ją w rezerwie.
    .done = Wieża za darmo. Na koniec warto mieć pieniądze w kilku walutach.

lesson-first-game = Wiesz już wszystko, co trzeba. To prawdziwa gra przeciw dwóm łagodnym graczom komputerowym. Przewodniczka zostaje i od czasu do czasu coś powie.

    To zwyczajny stół: odejdź, kiedy chcesz, i odnajdź go potem wśród swoich gier.
    .title = Twoja pierwsza gra
    .goal-buy = Kup budynek
    .goal-exact = Zapłać choć raz odliczoną kwotę
    .goal-wall = Zbuduj mur na sześć boków lub więcej
    .goal-finish = Graj do końca
    .remark-over = Gra jest skończona. Spójrz na tabelę punktów: każda liczba sama się tłumaczy.
    .remark-wait = Grają inni. Patrz, jakie pieniądze biorą: to zdradza, co chcą kupić.
    .remark-final = Rozdaje się ostatnie żetony. Zbuduj to, co ci przypadło.
    .remark-bonus = Odliczona kwota: kolejna akcja. Kup znowu, pobierz pieniądze albo przebuduj.
    .remark-settle = Umieść swoje żetony. Niech mury patrzą na zewnątrz, obok innych murów, i zostaw kilka przejść na później.
    .remark-ready = Nic więcej nie trzeba robić. Jeśli ci się podoba, zakończ turę; do tej chwili wszystko można cofnąć.
    .remark-scored = Był etap punktowania. Zajrzyj do tabeli, potem graj dalej.
    .remark-exact = Możesz zapłacić za żeton odliczoną kwotę. To zwykle najlepszy ruch.
    .remark-ending = Worek pustoszeje. Pieniądze w kilku walutach mogą ci przynieść jeden z ostatnich żetonów.
    .remark-soon = Wkrótce może się pojawić karta punktowania. Czy twoje żetony są zbudowane, a nie w rezerwie?
    .remark-begin = Najpierw zbierz trochę pieniędzy, zwłaszcza małe karty. Trzy karty jednej waluty wystarczą na większość budynków.
    .remark-money = Na nic nie masz teraz odliczonej kwoty. Pobierz pieniądze, które umożliwią to w następnej turze.
    .done = Za tobą cała gra w Alhambrę, ze wszystkim, co do niej należy.
