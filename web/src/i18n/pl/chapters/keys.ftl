## Stół z klawiatury

keys-intro = Klawiszem Tab dojdziesz wszędzie; te klawisze są szybsze. Działają bez Ctrl i Alt, a litery można wyłączyć w ustawieniach.
key-does = { $does ->
    [market] do giełdy budynków
    [money] do odkrytych pieniędzy
    [palace] do twojej Alhambry, na pierwsze możliwe pole
    [hand] do twojej ręki i budynków
    [buttons] do przycisków tury
    [standings] do wyników
    [move] do następnej rzeczy w tym kierunku
    [press] zrób to, co zaznaczone: wybierz, pobierz, pokaż, umieść
    [slot] wybierz budynek z tego pola
    [confirm] potwierdź: kup, umieść, przebuduj
    [store] odłóż budynek do rezerwy
    [dirk] oddaj budynek Markowi
    [rebuild] przebuduj Alhambrę
    [cancel] anuluj wybór
    [stop] bez dalszych akcji
    [end] zakończ turę
    [undo] cofnij krok
    [redo] zagraj go ponownie
    [restart] zacznij turę od nowa
    [sheet] tabela punktów
    [log] przebieg gry
    [menu] menu
   *[keys] ta lista
  }
