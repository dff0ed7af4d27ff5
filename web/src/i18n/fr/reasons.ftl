# Chaque « non » des règles et du serveur.

reason = { $code ->
    [GAME_OVER] La partie est terminée.
    [ACTIONS_ARE_OVER] Tes actions sont terminées : place tes achats et termine ton tour.
    [ACTIONS_COME_FIRST] Les bâtiments se placent après les actions.
    [ACTION_IS_COMPULSORY] Prends d’abord de l’argent, achète ou réaménage ; tu ne peux passer que si rien de cela n’est possible.
    [BONUS_IS_OPEN] Tu as payé le montant exact et tu as une autre action : utilise-la, ou renonces-y d’abord.
    [TILES_LEFT_TO_SETTLE] Encore à placer : { $tiles }.
    [NO_ACTIONS_AT_THE_END] Il n’y a plus d’actions : construis les dernières tuiles ou stocke-les.
    [NO_CARDS_NAMED] Choisis au moins une carte.
    [NOT_ON_DISPLAY] Pas à l’étalage : { $cards }.
    [TAKES_TOO_MUCH] Plusieurs cartes ne peuvent valoir que 5 au plus ensemble ; celles-ci valent { $amount }.
    [NO_SUCH_SLOT] Le chantier n’a pas cette case.
    [SLOT_IS_EMPTY] Cette case reste vide jusqu’à la fin du tour.
    [WRONG_CURRENCY] Ce bâtiment se paie dans une autre monnaie.
    [NOT_IN_HAND] Pas dans ta main : { $cards }.
    [PAYS_TOO_LITTLE] Il manque { $amount }.
    [NOT_IN_RESERVE] Pas sur ton plateau de stockage : { $tiles }.
    [JUST_BOUGHT] Tu as acheté { building-definite } { $price } ce tour-ci ; c’est trop tôt pour un réaménagement.
    [FOUNTAIN_STAYS] La tuile de départ reste où elle est.
    [NO_BUILDING_THERE] Il n’y a pas de bâtiment ici.
    [CUTS_OFF] { $count ->
        [one] Sans lui, { $count } bâtiment ne serait plus accessible à pied depuis la tuile de départ.
       *[other] Sans lui, { $count } bâtiments ne seraient plus accessibles à pied depuis la tuile de départ.
    }
    [CELL_IS_TAKEN] Cet emplacement est déjà pris.
    [TOUCHES_NOTHING] Il faut un côté commun avec une tuile de ton Alhambra.
    [WALL_MEETS_OPENING] Une muraille toucherait un côté ouvert : { $sides }.
    [NO_WAY_IN] On ne pourrait pas y accéder à pied : il y a une muraille sur chaque côté commun.
    [ENCLOSES_EMPTY] Cela laisserait un espace vide entouré de tuiles.
    [NOT_SET_ASIDE] Ce n’est pas un des bâtiments à placer.
    [NO_DIRK_HERE] { dirk } ne participe qu’à deux joueurs.
    [NOT_FOR_DIRK] { dirk } peut recevoir un achat, mais aucune des dernières tuiles.
   *[other] Ce n’est pas possible maintenant.
}

trouble = { $code ->
    [unreachable] Le serveur est injoignable pour l’instant.
    [stale_version] La table a changé entre-temps. Regarde encore.
    [not_your_turn] Ce n’est pas ton tour.
    [not_your_seat] Ce n’est pas ta place.
    [nothing_to_undo] Il n’y a rien à annuler.
    [nothing_to_redo] Il n’y a rien à rétablir.
    [game_over] La partie est terminée.
    [too_fast] C’était trop rapide. Attends un instant.
    [old_page] Il y a une version plus récente. Recharge la page.
    [no_such_table] Cette table n’existe plus.
    [no_session] Le serveur ne te reconnaît plus. Recharge la page.
    [no_spectators] Cette table n’admet pas de spectateurs.
    [table_closed] La table a été fermée.
    [table_full] Cette table a atteint sa limite : tu peux seulement continuer à jouer.
    [read_only] La partie enregistrée est incomplète : on peut seulement la regarder.
    [not_stored] Le serveur n’a pas pu l’enregistrer. Réessaie.
    [server_stops] Le serveur s’arrête.
   *[other] Cela n’a pas marché. Réessaie.
}
