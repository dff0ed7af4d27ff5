# Pourquoi quelqu’un a joué ainsi : les meilleurs tours qu’il y avait, et où chacun mènerait.

why-thinking = { $player } y repense…
why-lead = L’ordinateur a joué chacun de ces tours { $games } fois jusqu’à la fin de la partie, en redistribuant chaque fois les cartes et les bâtiments que personne ne connaît.
why-none = Il n’y avait pas de choix.
why-played = Joué
why-share = Chances de gagner : { $share } %, à { $error } près
why-points = Points attendus
why-compared = { $with ->
    [second] Comparé au deuxième meilleur tour
   *[best] Comparé au meilleur tour
}
why-source = { source-name }, { round-name } : { $points }
why-money = valeur de l’argent gardé en main : { $points }, déjà comprise ci-dessus
why-even = pas de différence notable
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
