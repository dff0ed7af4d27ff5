# I nomi delle cose del gioco, e ciò che un lettore di schermo dice dei disegni.

building = { $kind ->
    [pavilion] padiglione
    [seraglio] serraglio
    [arcades] portici
    [chambers] appartamento privato
    [garden] giardino
   *[tower] torre
}
building-the = { $kind ->
    [pavilion] il padiglione
    [seraglio] il serraglio
    [arcades] i portici
    [chambers] l’appartamento privato
    [garden] il giardino
   *[tower] la torre
}

currency = { $currency ->
    [yellow] giallo
    [green] verde
    [blue] blu
   *[orange] arancione
}

side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}

tile-label = { $walls ->
    [0] { building } { $price }, senza mura
   *[other] { building } { $price }, mura: { $sides }
}

money-label = { $value } { currency }
fountain-label = tessera di partenza con la fontana dei leoni
scoring-card-label = carta della valutazione { $round }
card-back-label = carta dei soldi, coperta
tile-back-label = edificio, coperto

crest-label = { $seat ->
    [0] arco su blu
    [1] sole su vermiglio
    [2] melagrana su giallo
    [3] chiave su viola
    [4] rondine su celeste
   *[5] stella su nero
}
