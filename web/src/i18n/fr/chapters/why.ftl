# Pourquoi quelqu’un a joué ainsi : les meilleurs tours qu’il y avait, et où chacun mènerait.

why-thinking = { $player } y repense…
why-lead = L’ordinateur a joué chaque tour au moins { $games } fois jusqu’à la fin de la partie, en redistribuant chaque fois les cartes et les bâtiments que personne ne connaît.
why-none = Il n’y avait pas de choix.
why-played = Joué
why-grade = { $grade ->
    [best] Le meilleur tour possible.
    [fine] Aussi bon que le meilleur, autant qu’on puisse le dire.
    [inaccuracy] Il y avait un peu mieux à faire.
    [mistake] Il y avait un meilleur tour.
   *[blunder] Il y avait un bien meilleur tour.
}
why-cost-points = Le meilleur tour promettait environ { $points } points de plus.
why-cost-share = Les chances de gagner auraient augmenté de { $share } %.
why-exact = Plus rien ne dépendait du hasard : le calcul est exact.
why-cause = { $cause ->
    [payment] Les mêmes tuiles, payées avec d’autres cartes.
    [placement] La même action, avec d’autres places pour les tuiles.
    [reserve] La même action, avec d’autres tuiles en stockage.
    [purchase] D’autres tuiles à acheter.
    [timing] Acheter ou économiser : c’était l’inverse.
    [money] D’autres cartes argent à prendre.
   *[redesign] Toute la différence est dans la transformation.
}
why-weak = { $player } joue à un niveau qui néglige exprès certaines choses.
why-best = Le meilleur tour
why-others = Autres tours
why-behind = { $points } points et { $share } % derrière le meilleur
why-same = aussi bon que le meilleur, autant qu’on puisse le dire
why-share = Chances de gagner : { $share } %
why-points = Points attendus
why-lost = Où sont passés les points
why-source = { source-name }, { round-name } : { $points }
why-money = argent : { $points }
why-dirk = pris par { dirk }, { round-name } : { $points }
why-move = { $does ->
    [take] Argent : { $cards }
    [buy] Achat : { $tile } ({ $cards })
    [build] Depuis le stockage : { $tile }, { $cell }
    [remove] Vers le stockage : bâtiment en { $cell }
    [exchange] Échange : { $tile }, { $cell }
    [place] Placement : { $tile }, { $cell }
    [store] Stockage : { $tile }
    [dirk] Pour { dirk } : { $tile }
   *[stop] Plus d’action
}
