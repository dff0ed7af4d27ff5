# Ce qui anime la table et peut être coupé.

lively = { $name ->
    [ambience] Eau qui coule
   *[banter] Remarques des joueurs de l’ordinateur
}
lively-hint = { $name ->
    [ambience] Un filet d’eau, tant qu’on est à la table.
   *[banter] Quelques mots quand on paie le compte juste, à un décompte, quand on se fait dépasser, et à la fin.
}
