# Każde „nie” zasad i serwera.

reason = { $code ->
    [GAME_OVER] Gra jest skończona.
    [ACTIONS_ARE_OVER] Twoje akcje w tej turze się skończyły: umieść kupione budynki i zakończ turę.
    [ACTIONS_COME_FIRST] Budynki umieszcza się po akcjach.
    [ACTION_IS_COMPULSORY] Najpierw pobierz pieniądze, kup coś albo przebuduj; pasuje się tylko wtedy, gdy nic z tego nie jest możliwe.
    [BONUS_IS_OPEN] Po zapłacie odliczonej kwoty masz jeszcze akcję: użyj jej albo najpierw z niej zrezygnuj.
    [TILES_LEFT_TO_SETTLE] Do umieszczenia: { $tiles }.
    [NO_ACTIONS_AT_THE_END] Akcji już nie ma: dołóż ostatnie żetony albo zachowaj je w rezerwie.
    [NO_CARDS_NAMED] Wybierz co najmniej jedną kartę.
    [NOT_ON_DISPLAY] Nie ma wśród odkrytych kart: { $cards }.
    [TAKES_TOO_MUCH] Kilka kart razem może być wartych najwyżej 5; te są warte { $amount }.
    [NO_SUCH_SLOT] Giełda budynków nie ma takiego pola.
    [SLOT_IS_EMPTY] To pole jest puste do końca tury.
    [WRONG_CURRENCY] Za ten budynek płaci się w innej walucie.
    [NOT_IN_HAND] Nie ma w twojej ręce: { $cards }.
    [PAYS_TOO_LITTLE] Brakuje { $amount }.
    [NOT_IN_RESERVE] Nie ma w twojej rezerwie: { $tiles }.
    [JUST_BOUGHT] Świeżo kupiony żeton ({ building } { $price }) nie może jeszcze brać udziału w przebudowie.
    [FOUNTAIN_STAYS] Żeton startowy zostaje tam, gdzie jest.
    [NO_BUILDING_THERE] Tu nie stoi żaden budynek.
    [CUTS_OFF] { $count ->
        [one] Bez niego od żetonu startowego nie dałoby się dojść na piechotę do jednego budynku.
       *[other] Bez niego od żetonu startowego nie dałoby się dojść na piechotę do { $count } budynków.
    }
    [CELL_IS_TAKEN] To pole jest już zajęte.
    [TOUCHES_NOTHING] Tu nie przylegałby do niczego.
    [WALL_MEETS_OPENING] Mur stykałby się z otwartym bokiem od { $sides }.
    [NO_WAY_IN] Nie dałoby się tu dojść na piechotę: na każdym wspólnym boku jest mur.
    [ENCLOSES_EMPTY] Powstałaby otoczona pusta przestrzeń.
    [NOT_SET_ASIDE] Nie ma go wśród budynków do umieszczenia.
    [NO_DIRK_HERE] { dirk } bierze udział tylko w grze dwuosobowej.
    [NOT_FOR_DIRK] { dirk } dostaje to, co kupiono, a nie ostatnie budynki.
   *[other] Teraz to niemożliwe.
}

trouble = { $code ->
    [unreachable] Serwer jest teraz nieosiągalny.
    [stale_version] Sytuacja na stole się zmieniła. Spójrz jeszcze raz.
    [not_your_turn] To nie twoja tura.
    [not_your_seat] To nie twoje miejsce.
    [nothing_to_undo] Nie ma czego cofać.
    [nothing_to_redo] Nie ma czego ponawiać.
    [game_over] Gra jest skończona.
    [too_fast] Za szybko. Poczekaj chwilę.
    [old_page] Program zaktualizowano. Wczytaj stronę ponownie.
    [no_such_table] Nie ma takiego stołu.
    [no_session] Nie znamy cię tutaj. Wczytaj stronę ponownie.
    [no_spectators] Przy tym stole nie wolno się przyglądać.
    [table_closed] Stół zamknięto.
    [table_full] Przy tym stole wydarzyło się już tyle, że można tylko grać dalej.
    [read_only] Ten stół można tylko oglądać.
    [not_stored] Serwer nie zdołał tego zapisać. Spróbuj ponownie.
    [server_stops] Serwer się zatrzymuje.
   *[other] Nie udało się. Spróbuj ponownie.
}
