# La feuille de score et le résultat.

sheet-title = Feuille de score
sheet-source = Pour
sheet-cell = { $player }, { source-name } : { $points }. Pourquoi ?
sheet-hint = Touche un nombre pour voir d’où il vient.
rounds-label = Décomptes
round-name = { $round ->
    [1] Décompte 1
    [2] Décompte 2
   *[3] Décompte 3
}
source-name = { $source ->
    [pavilion] pavillons
    [seraglio] sérails
    [arcades] arcades
    [chambers] chambres
    [garden] jardins
    [tower] tours
   *[wall] muraille
}
round-total = Ce décompte
score-after = Points

explain-count = { $player } { $count }
explain-alone = { $points ->
    [one] { $player } au rang { $place }, sans égalité : { $points } point.
   *[other] { $player } au rang { $place }, sans égalité : { $points } points.
}
explain-shared = { $rounded ->
    [yes] { $players } se partagent les rangs { $from } à { $to } : ({ $sum }) / { $sharers } = { $each } chacun, arrondi à l’inférieur.
   *[no] { $players } se partagent les rangs { $from } à { $to } : ({ $sum }) / { $sharers } = { $each } chacun.
}
explain-none = { $count ->
    [0] { $player } n’en a pas, donc pas de points.
   *[other] { $round ->
        [1] Au décompte 1, seul le premier rang rapporte.
        [2] Au décompte 2, seuls les deux premiers rangs rapportent.
       *[3] Au décompte 3, seuls les trois premiers rangs rapportent.
    }
}
explain-wall = { $length ->
    [0] { $player } n’a pas de muraille extérieure.
    [one] { $player } : la plus longue muraille a { $length } côté, { $length } point.
   *[other] { $player } : la plus longue muraille a { $length } côtés d’affilée, { $length } points.
}

result-title = Résultat
result-won = { $many ->
    [one] { $who ->
        [you] Tu as gagné !
       *[other] { $players } a gagné.
    }
   *[other] { $players } se partagent la victoire.
}
result-reason = { source-name } (+{ $by })
result-home = Accueil

theatre-shared = { $rounded ->
    [yes] ({ $sum }) / { $sharers } = { $each } chacun, arrondi à l’inférieur
   *[no] ({ $sum }) / { $sharers } = { $each } chacun
}
theatre-nobody = Personne n’en a.
theatre-over = Tous les points de ce décompte sont comptés.
theatre-skip = Passer
theatre-close = Continuer
