# Nazwy rzeczy w grze i to, co czytnik ekranu mówi o ich obrazkach.

building = { $kind ->
    [pavilion] pawilon
    [seraglio] seraj
    [arcades] arkady
    [chambers] komnaty
    [garden] ogród
   *[tower] wieża
}
building-accusative = { $kind ->
    [pavilion] pawilon
    [seraglio] seraj
    [arcades] arkady
    [chambers] komnaty
    [garden] ogród
   *[tower] wieżę
}
building-genitive = { $kind ->
    [pavilion] pawilonu
    [seraglio] seraju
    [arcades] arkad
    [chambers] komnat
    [garden] ogrodu
   *[tower] wieży
}

currency = { $currency ->
    [yellow] żółty
    [green] zielony
    [blue] niebieski
   *[orange] pomarańczowy
}
# Karta lub waluta w tym kolorze.
currency-feminine = { $currency ->
    [yellow] żółta
    [green] zielona
    [blue] niebieska
   *[orange] pomarańczowa
}

# W dopełniaczu: „mur od północy”.
side = { $side ->
    [N] północy
    [E] wschodu
    [S] południa
   *[W] zachodu
}

tile-label = { $walls ->
    [0] { building } { $price }, bez murów
    [one] { building } { $price }, mur od { $sides }
   *[other] { building } { $price }, mury od { $sides }
}

money-label = { currency-feminine } { $value }
fountain-label = żeton startowy z Fontanną Lwów
scoring-card-label = karta punktowania { $round }
card-back-label = karta pieniędzy, zakryta
tile-back-label = budynek, zakryty

crest-label = { $seat ->
    [0] łuk na niebieskim tle
    [1] słońce na cynobrowym tle
    [2] granat na żółtym tle
    [3] klucz na fioletowym tle
    [4] jaskółka na błękitnym tle
   *[5] gwiazda na czarnym tle
}
