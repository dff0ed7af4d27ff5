# Noms des choses du jeu, et ce qu’un lecteur d’écran dit de leurs images.

building = { $kind ->
    [pavilion] pavillon
    [seraglio] sérail
    [arcades] arcades
    [chambers] chambres
    [garden] jardin
   *[tower] tour
}
building-definite = { $kind ->
    [pavilion] le pavillon
    [seraglio] le sérail
    [arcades] les arcades
    [chambers] les chambres
    [garden] le jardin
   *[tower] la tour
}

currency = { $currency ->
    [yellow] florin
    [green] dirham
    [blue] dinar
   *[orange] ducat
}

# « muraille au nord et à l’est »
side = { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}

tile-label = { $walls ->
    [0] { building } { $price }, sans muraille
    [one] { building } { $price }, muraille { $sides }
   *[other] { building } { $price }, murailles { $sides }
}

money-label = { currency } { $value }
fountain-label = tuile de départ avec la fontaine aux Lions
scoring-card-label = carte Décompte { $round }
card-back-label = carte monnaie, face cachée
tile-back-label = tuile bâtiment, face cachée

crest-label = { $seat ->
    [0] arche sur fond bleu
    [1] soleil sur fond vermillon
    [2] grenade sur fond jaune
    [3] clé sur fond violet
    [4] hirondelle sur fond bleu ciel
   *[5] étoile sur fond noir
}
