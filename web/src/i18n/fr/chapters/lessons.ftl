# Apprendre à jouer. Chaque leçon a son texte (montré d’abord), un titre, des mots pour ses buts (goal-...), pour ce que
# le coach remarque (remark-...), pour les refus sur lesquels il en dit plus (refused-...), et pour la fin.

learn-title = Apprendre à jouer
learn-lead = Douze petites leçons à une vraie table. Chacune fait essayer une chose. Un coach t’aide, et tout peut s’annuler. Arrête et reprends quand tu veux.
learn-progress = { $done } leçons terminées sur { $all }
learn-go = { $state ->
    [fresh] Commencer
    [over] Rejouer la première leçon
   *[begun] Continuer
}
learn-next = Ensuite : { $title }
learn-state = { $state ->
    [done] terminée
   *[open] pas encore terminée
}
learn-to-rules = Plutôt lire ? Toutes les règles, avec des images
learn-beginning = On dresse la table…
learn-unknown = Cette leçon n’existe pas.
learn-all = Toutes les leçons

coach-label = Le coach
coach-count = Leçon { $number } sur { $all }
coach-goals = À faire
coach-goal-state = { $state ->
    [done] fait
   *[open] à faire
}
coach-start = À moi d’essayer
coach-explain = De quoi parle cette leçon ?
coach-take-back = Annuler
coach-again = Recommencer
coach-missed = Le tour est fini, et ce n’était pas tout à fait cela. Rien de grave : tu peux recommencer la leçon.
coach-next = Leçon suivante
coach-finished = Bravo !
coach-to-games = Jouer une autre partie
coach-zone = { $zone ->
    [market] Chantier
    [money] Argent à prendre
    [palace] Ton Alhambra
    [prompt] Que faire maintenant
    [hand] Ton argent et tes bâtiments
    [others] Les autres
   *[standings] Points
}

lesson-taking-money = Tout coûte de l’argent : c’est ainsi que commence chaque partie. À ton tour, tu peux prendre **une carte** de l’étalage, quelle que soit sa valeur, ou **plusieurs** qui valent **5 ou moins ensemble** (R16).

    Les petites cartes sont de bonnes cartes : elles aident à payer le montant exact. Ici, trois des quatre valent exactement 5 ensemble.
    .title = Prendre de l’argent
    .goal-several = Prends les trois petites cartes d’un coup
    .goal-end = Finis ton tour
    .remark-small = Une seule carte est permise aussi. Mais trois d’un coup valent mieux qu’une : annule et prends les trois petites.
    .remark-single = Une seule carte est permise, et un 8 est une bonne carte. Mais trois cartes valent mieux qu’une : annule et prends les trois petites.
    .remark-two = Deux cartes, c’est bien, mais tu peux en avoir une troisième : les trois petites valent 5 ensemble.
    .refused-TAKES_TOO_MUCH = Une seule carte peut avoir n’importe quelle valeur. Plusieurs ne peuvent valoir que 5 au plus ensemble.
    .refused-ACTION_IS_COMPULSORY = Il faut d’abord faire quelque chose : prendre de l’argent, acheter ou réaménager.
    .done = Trois cartes d’un coup ! À la fin de ton tour, de nouvelles cartes ont été posées pour les autres.

lesson-exact-payment = Chaque case du chantier a sa propre monnaie, et l’on ne rend pas la monnaie (R17). Mais si tu paies le montant **exact**, tu peux faire **une autre action** dans le même tour (R19). C’est le secret des longs tours.

    Regarde la tour à 9. Tes dinars sont un 4, un 5 et un 8.
    .title = Payer le montant exact
    .goal-exact = Achète la tour en payant exactement 9
    .goal-another = Fais l’action que tu as gagnée : achète encore ou prends de l’argent
    .remark-overpaid = La tuile est à toi, mais tu as payé trop et tes actions sont terminées. Annule et trouve les cartes qui font exactement 9.
    .remark-declined = Tu peux t’arrêter, mais cette leçon porte sur l’autre action. Annule et fais-la.
    .remark-money = Prendre de l’argent est permis, mais cela termine tes actions. Ici, tu peux d’abord acheter.
    .remark-bonus = Exact ! Tu as une autre action. Ton florin 3 paie juste le pavillon ; ou prends de l’argent.
    .refused-PAYS_TOO_LITTLE = Ce n’est pas assez. Ajoute une carte de la même monnaie.
    .refused-WRONG_CURRENCY = Cette case n’accepte qu’une monnaie. L’autre argent ne compte pas ici.
    .done = Deux actions en un tour ! Les paiements exacts sont les meilleurs coups qui soient.

lesson-placing = À la fin de ton tour, tu places tes achats. Une tuile va dans ton Alhambra, où elle doit toucher une autre tuile **par un côté** (R22), ou sur ton plateau de stockage, où elle attend et ne rapporte rien (R26).

    Tu as acheté un jardin. Il n’a pas de muraille, il va donc presque partout.
    .title = Placer
    .goal-place = Place le jardin dans ton Alhambra
    .goal-end = Finis ton tour
    .remark-stored = Au stockage, une tuile est à l’abri mais ne rapporte rien. Annule et construis-la.
    .refused-TILES_LEFT_TO_SETTLE = Place d’abord le jardin. Tout achat doit aller quelque part.
    .refused-TOUCHES_NOTHING = Là, il ne toucherait ton Alhambra que par un coin, au mieux. Il lui faut un côté commun avec une autre tuile.
    .refused-CELL_IS_TAKEN = Il y a déjà quelque chose ici, et une nouvelle tuile n’en remplace jamais une autre.
    .done = Ton Alhambra grandit. Les tuiles sans muraille laissent la voie libre pour la suite.

lesson-walls-and-doors = Là où deux tuiles se touchent, il faut une muraille sur **les deux**, ou sur **aucune**. Et l’on doit atteindre chaque tuile **à pied** depuis la tuile de départ, par les ouvertures, sans franchir de muraille (R22).

    Tu as acheté une tour sans muraille, et un sérail avec une muraille à l’ouest. Regarde où sont les murailles de ton Alhambra.
    .title = Murailles et ouvertures
    .goal-tower = Construis la tour
    .goal-seraglio = Construis le sérail
    .remark-stored = Elle a sa place, si tu cherches un peu. Annule et construis-la.
    .refused-WALL_MEETS_OPENING = Une muraille serait face à une ouverture. Cherche un côté où les deux tuiles sont ouvertes.
    .refused-NO_WAY_IN = Les murailles s’accorderaient, l’une contre l’autre. Mais personne ne pourrait entrer : un côté commun au moins doit être ouvert.
    .done = Tu sais lire les murailles. C’est la règle la plus difficile du jeu, et tu la tiens.

lesson-no-gaps = Une Alhambra ne doit pas avoir d’**espace vide** : un emplacement entouré de tuiles, même si un coin est ouvert (R22).

    Ton Alhambra est presque une boucle. Tu as deux tours. L’ordre compte : d’abord la cour du milieu, puis la brèche.
    .title = Pas d’espace vide
    .goal-court = Remplis la cour du milieu
    .goal-gap = Ferme la brèche de la boucle
    .remark-stored = Il y a un endroit pour les deux. Annule et remplis d’abord la cour.
    .remark-elsewhere = Elle peut se tenir là, mais alors il manque une tour. Annule : d’abord la cour, puis la brèche.
    .refused-ENCLOSES_EMPTY = La cour resterait un espace vide pour toujours. Remplis-la d’abord.
    .done = Plus aucun espace vide. Et au dehors, les murailles peuvent faire le tour sans interruption.

lesson-rebuilding = Au lieu d’acheter ou de prendre de l’argent, tu peux **réaménager** (R21) : construire une tuile du stockage, en retirer une, ou en échanger deux au même emplacement.

    Une tour attend au stockage. Mets-la où sont les chambres, à l’est de la tuile de départ, avec des voisines de tous côtés.
    .title = Stockage et réaménagement
    .goal-exchange = Échange contre la tour les chambres à l’est de la tuile de départ
    .goal-end = Finis ton tour
    .remark-elsewhere = Un bon échange, mais on visait un autre endroit : les chambres juste à côté de la tuile de départ, à l’est.
    .remark-spent = C’était ton action pour ce tour. Annule et réaménage plutôt.
    .refused-ENCLOSES_EMPTY = Les retirer laisserait un espace vide. Mais dans un échange, seul le résultat compte.
    .refused-FOUNTAIN_STAYS = La tuile de départ reste où elle est, toujours.
    .done = Une action, deux tuiles déplacées. Les chambres attendent maintenant au stockage.

lesson-majorities = Quand une carte Décompte apparaît, on compte chaque sorte de bâtiment. Qui en a **le plus** prend les points ; en cas d’égalité, on les **partage** (R33).

    Ton adversaire et toi avez une tour chacun. La première carte Décompte est proche : elle vient quand on prend de l’argent. Achète la tour pour exactement 9, prends de l’argent avec l’action gagnée, et construis la tour avant la fin de ton tour.
    .title = Qui en a le plus
    .goal-most = Aie deux tours dans ton Alhambra
    .goal-alone = Remporte les tours sans partage au décompte
    .remark-reserve = Les tuiles du stockage ne comptent pas. Annule et construis la tour.
    .remark-no-money = Tu n’as pas pris d’argent : on ne pioche pas de carte, et rien n’est encore compté. Construis ta tour ; quelqu’un d’autre amènera le décompte.
    .remark-money = Si tu prends seulement de l’argent, le décompte a lieu pendant que vous êtes à égalité. Annule et achète d’abord la tour.
    .remark-bonus = Exact. Prends maintenant de l’argent, pour qu’une carte soit piochée à la fin de ton tour.
    .done = Six points pour les tours, rien que pour toi. Partagés, c’était trois.

lesson-the-wall = À chacun des trois décomptes, chacun marque des points pour la **plus longue muraille sans interruption** autour de son Alhambra, un par côté (R34). Une muraille bâtie tôt compte trois fois.

    Ton pavillon a une muraille de deux côtés. Un jardin et un sérail peuvent la prolonger.
    .title = La muraille
    .goal-longer = Allonge ta muraille
    .goal-five = Atteins une muraille de cinq côtés
    .remark-stored = Il faut les deux pour la muraille. Annule et construis-la.
    .remark-short = La muraille est interrompue. Reprends les tuiles et mets-les en rang, murailles vers l’extérieur, pour que chacune continue où finit la précédente.
    .remark-not-longer = Elle est bien là, mais sa muraille ne rejoint pas l’autre. Les murailles doivent se toucher par un bout.
    .refused-WALL_MEETS_OPENING = Sa muraille serait face à une ouverture. Tourne les murailles vers l’extérieur.
    .done = Cinq points à chaque décompte. Les murailles sont lentes, et elles en valent la peine.

lesson-timing = Une carte Décompte ne vient que si l’on pioche des cartes, et l’on ne pioche que si quelqu’un a pris de l’argent (R30). Personne ne sait quand au juste, mais chacun peut voir si c’est proche : regarde la pioche.

    Tu mènes en tours et en jardins, alors que le décompte vienne **maintenant**. Plus tu prends de cartes, plus on en pioche.
    .title = Le moment du décompte
    .goal-several = Prends trois cartes d’un coup
    .goal-scored = Amène le décompte pendant ce tour
    .remark-too-few = Pour chaque carte prise, on en pioche une. Annule et prends-en autant que tu peux.
    .done = Tu as choisi le moment. À l’inverse, ne pas prendre d’argent retarde le décompte.

lesson-dirk = À deux joueurs, il y en a un troisième, **Dirk**. Il n’a ni Alhambra ni tour de jeu, mais il amasse des tuiles (R40) et participe quand on compte les bâtiments (R41). Tes achats, tu peux les lui donner (R42).

    Ton adversaire a deux chambres. Dirk aussi : ils partageraient. Tu viens toi-même d’acheter des chambres, mais une seule ne te rapportera rien.
    .title = À deux joueurs avec Dirk
    .goal-give = Donne les chambres à Dirk
    .goal-end = Finis ton tour
    .remark-kept = Une contre deux : cela ne gagne rien. Annule et laisse-les à Dirk.
    .refused-TILES_LEFT_TO_SETTLE = Il faut d’abord placer les chambres quelque part.
    .done = Dirk a maintenant le plus de chambres, et ton adversaire n’en tire rien au premier décompte. Dirk, lui, ne gagnera jamais la partie.

lesson-last-tiles = La partie se termine quand on ne peut plus compléter le chantier (R36). Les tuiles qui y restent vont à qui a **le plus d’argent** dans la monnaie de leur case, et l’on ne paie rien (R37).

    Le sac est vide : le prochain achat met fin à la partie. Tu voudrais la tour à 12, mais tu ne peux pas la payer. Tu as 7 en dirhams, un adversaire a 6. Garde les tiens, et achète le pavillon.
    .title = Les dernières tuiles
    .goal-trigger = Achète le pavillon et mets fin à la partie
    .goal-receive = Reçois la tour grâce à tes dirhams
    .goal-build = Construis la tour dans ton Alhambra
    .remark-spent = Bien acheté ! Mais la leçon était de l’avoir pour rien.
    .remark-final = La tour est à toi sans payer. Construis-la maintenant ; le stockage ne compte pas.
    .remark-bonus = Exact : tu pourrais faire plus, mais il n’en faut pas plus. Arrête-toi ici, place le pavillon et finis ton tour : on ne peut plus compléter le chantier, donc plus personne ne prendra de dirhams.
    .refused-PAYS_TOO_LITTLE = Sept ne suffisent pas pour une tour à 12. Mais ils suffisent peut-être pour l’avoir pour rien.
    .refused-NO_ACTIONS_AT_THE_END = Les actions sont bel et bien terminées. Construis la tour ou laisse-la au stockage.
    .done = Une tour pour rien. À la fin, il est bon de garder de l’argent en plusieurs monnaies.

lesson-first-game = Tu sais tout ce qu’il faut. Voici une vraie partie contre deux joueurs virtuels pas trop durs. Le coach reste et dit un mot de temps en temps.

    C’est une table ordinaire : quitte-la quand tu veux, et retrouve-la parmi tes parties.
    .title = Ta première partie
    .goal-buy = Achète un bâtiment
    .goal-exact = Paie au moins une fois le montant exact
    .goal-wall = Aie une muraille de six côtés ou plus
    .goal-finish = Joue jusqu’au bout
    .remark-over = La partie est terminée. Regarde la feuille de score : chaque nombre s’explique.
    .remark-wait = Les autres jouent. Regarde quel argent ils prennent : cela dit ce qu’ils veulent acheter.
    .remark-final = Les dernières tuiles sont données. Construis ce que tu as reçu.
    .remark-bonus = Montant exact : une autre action. Achète encore, prends de l’argent ou réaménage.
    .remark-settle = Place tes tuiles. Tourne les murailles vers l’extérieur, à côté d’autres murailles, et garde des ouvertures pour plus tard.
    .remark-ready = Plus rien à faire. Si cela te va, finis ton tour ; jusque-là, tout peut s’annuler.
    .remark-scored = Un décompte a eu lieu. Jette un œil à la feuille, puis continue.
    .remark-exact = Tu peux payer une tuile du montant exact. C’est en général le meilleur coup.
    .remark-ending = Le sac se vide. De l’argent en plusieurs monnaies peut t’apporter une des dernières tuiles.
    .remark-soon = Une carte Décompte peut venir bientôt. Tes tuiles sont-elles construites, et pas au stockage ?
    .remark-begin = Amasse d’abord de l’argent, surtout de petites cartes. Trois cartes d’une monnaie paient la plupart des bâtiments.
    .remark-money = Rien que tu puisses payer au montant exact. Prends de l’argent qui le permettra au prochain tour.
    .done = Tu as joué une partie entière d’Alhambra, avec tout ce qu’il faut.
