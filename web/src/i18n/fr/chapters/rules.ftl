# Le livret de règles. Chaque règle a son titre et son texte.
# Dans les textes, une ligne vide commence un paragraphe, les lignes en « - » forment une liste, **les mots** sont en gras,
# et R22 ou A28 devient un lien vers cette règle ou cette réponse.

book-title = Les règles
book-lead = Tout ce que le programme sait du jeu, en mots simples. Chaque règle a un numéro ; quand un coup est refusé ou que des points sont comptés, le programme cite la règle.
book-contents = Sommaire
book-search = Chercher dans les règles
book-search-hint = Un mot ou un numéro de règle
book-search-clear = Effacer la recherche
book-found = { $count ->
    [0] Rien dans les règles n’y correspond.
    [one] { $count } endroit dans les règles
   *[other] { $count } endroits dans les règles
}
book-questions = { $count ->
    [one] Une question à ce sujet
   *[other] Questions à ce sujet
}
book-unknown = Il n’y a pas de règle { $rule }. Voici toutes celles qu’il y a.

chapter-pieces = Matériel
chapter-setup = Mise en place
chapter-turn = Ton tour
chapter-building = Bâtir ton Alhambra
chapter-redesign = Réaménager ton Alhambra
chapter-placing = Placer tes achats
chapter-refill = La fin de ton tour
chapter-scoring = Les décomptes
chapter-end = La fin de la partie
chapter-dirk = À deux joueurs avec Dirk
chapter-secrets = Ouvert et secret

rule-1 = Il y a six tuiles de départ, une pour chaque joueur. Elles montrent la célèbre fontaine aux Lions. Une tuile de départ n’a ni prix ni muraille, et ce n’est pas un bâtiment. Toutes les six sont pareilles.
    .title = La tuile de départ
rule-2 = Les 54 tuiles bâtiment sont de six sortes. Chaque tuile montre sa sorte et son prix. Chacun de ses quatre côtés porte soit une muraille, soit une ouverture. Les tuiles restent toujours droites ; on ne peut pas les tourner.

    Plus une sorte est chère, plus elle peut rapporter de points.
    .title = Les bâtiments
rule-3 = Voici toutes les tuiles bâtiment. Il n’y en a pas deux pareilles. Dix n’ont pas de muraille, seize en ont une, vingt en ont deux qui se rejoignent à un coin, et huit en ont trois.
    .title = Les 54 tuiles
rule-4 = L’argent existe en quatre monnaies, en cartes d’une valeur de 1 à 9. À partir de trois joueurs, chaque carte existe trois fois, 108 en tout. À deux joueurs, chacune existe deux fois, 72 en tout.
    .title = L’argent
rule-5 = Deux cartes Décompte se cachent parmi l’argent. Quand l’une d’elles apparaît, un décompte a lieu. Elles ne sont pas de l’argent, et personne ne peut les prendre.
    .title = Les cartes Décompte
rule-6 = Le chantier a quatre cases, numérotées de 1 à 4, avec une tuile sur chacune. Chaque case a sa propre monnaie, et ce qui s’y trouve se paie dans cette seule monnaie. La monnaie est donc liée à la case, pas au bâtiment.
    .title = Le chantier
rule-7 = Chaque joueur a trois choses :

    - un **plateau de stockage** pour les tuiles qui ne sont pas encore construites, autant qu’il en veut
    - un **score**, qui commence à 0
    - une **main** de cartes monnaie, sans limite
    .title = Ce que possède un joueur

rule-8 = Chaque Alhambra commence par une tuile de départ, et rien d’autre.
    .title = Où commence ton Alhambra
rule-9 = Les 54 tuiles vont dans le sac. On en pioche quatre pour les cases 1 à 4 du chantier. À deux joueurs, Dirk en reçoit six autres du sac, face visible (R40).
    .title = Remplir le chantier
rule-10 = On met de côté les cartes Décompte et on mélange l’argent. Puis les joueurs reçoivent leur argent l’un après l’autre : on distribue des cartes une à une, face visible, jusqu’à ce qu’elles valent 20 ou plus. La monnaie ne compte pas. Chacun commence donc avec 20 à 28. Après cela, les mains sont secrètes.
    .title = L’argent de départ
rule-11 = Le joueur qui a reçu **le moins de cartes** commence. En cas d’égalité, c’est celui d’entre eux qui a **le moins d’argent** ; si l’égalité demeure, le plus jeune. Le programme ne demande pas l’âge : c’est alors l’ordre des places qui décide (A1).
    .title = Qui commence
rule-12 = On pose quatre autres cartes monnaie face visible à côté du chantier : c’est l’étalage. Les cartes Décompte ne sont pas encore dans la pioche.
    .title = L’étalage
rule-13 = On répartit le reste de l’argent en cinq tas aussi égaux que possible. La première carte Décompte est mélangée au deuxième tas, la deuxième au quatrième. Puis on empile les tas, le premier au-dessus : c’est la pioche.

    Le premier décompte vient donc au plus tôt après un cinquième de la pioche, et au plus tard après deux cinquièmes ; le deuxième entre trois et quatre cinquièmes. Les deux ne peuvent jamais venir en même temps.
    .title = Où sont les cartes Décompte

rule-14 = On joue dans le sens des aiguilles d’une montre. À ton tour, tu fais **une action sur trois** : prendre de l’argent, acheter une tuile ou réaménager ton Alhambra. Si tu paies le montant exact, tu peux faire une autre action (R19). Ensuite tu places les tuiles achetées (R26), et ton tour se termine (R28).
    .title = Ce qu’est un tour
rule-15 = Tu dois faire l’une des trois actions. Tu ne passes que si aucune n’est possible : l’étalage est vide, tu ne peux rien payer et il n’y a rien à réaménager.
    .title = Il faut agir
rule-16 = Prends **une carte au choix** de l’étalage, quelle que soit sa valeur. Ou prends-en **plusieurs** qui valent **5 ou moins ensemble** ; leurs monnaies peuvent être différentes. Tes actions sont alors terminées.
    .title = Prendre de l’argent
rule-17 = Choisis une tuile du chantier et paie-la avec des cartes de ta main. Toutes doivent être **dans la monnaie de sa case**, et valoir ensemble **au moins son prix**. On ne rend pas la monnaie. Les cartes vont à la défausse.

    La tuile est maintenant à toi, mais tu la gardes de côté jusqu’à la fin de tes actions (R26).
    .title = Acheter
rule-18 = Si tu paies plus que le prix, la différence est perdue et tes actions sont terminées. Tu peux même ajouter des cartes inutiles ; seul compte ce que tu as payé.
    .title = Payer trop
rule-19 = Si tu paies le **montant exact**, tu **peux faire une autre action** : prendre de l’argent, acheter encore, ou réaménager. C’est le moteur du jeu : les petites cartes permettent les paiements exacts, et les paiements exacts font les longs tours.

    Rien ne t’y oblige ; tu peux t’arrêter à tout moment.
    .title = Payer le montant exact
rule-20 = Pendant ton tour, ni l’étalage ni le chantier ne sont complétés. Tu peux donc acheter une fois sur chaque case. Le plus long tour possible a cinq actions : quatre achats exacts, puis de l’argent ou un réaménagement.
    .title = Rien de nouveau pendant ton tour

rule-21 = Pour réaménager, fais **une** de ces choses :

    - **construire** : poser une tuile de ton stockage sur un emplacement vide
    - **retirer** : déplacer une tuile de ton Alhambra vers ton stockage
    - **échanger** : mettre une tuile de ton stockage à la place d’une tuile de ton Alhambra, qui va au stockage

    Les règles de construction doivent toujours être respectées (R22). La tuile de départ reste en place. Tes actions sont alors terminées.
    .title = Réaménager
rule-22 = Chaque fois que tu construis, retires ou échanges une tuile, ton Alhambra doit respecter ces règles :

    - Toutes les tuiles sont **droites**, comme ta tuile de départ.
    - Là où deux tuiles se touchent, **les deux ont une muraille, ou aucune**.
    - On peut atteindre chaque tuile **à pied** depuis la tuile de départ, par les ouvertures, sans franchir de muraille.
    - Les tuiles se touchent par un **côté**. Un coin ne suffit pas.
    - Il n’y a **aucun espace vide** entouré de tuiles.
    .title = Les règles de construction
rule-23 = Pour une tuile sur un emplacement vide, tout revient à trois questions :

    - Tous les côtés communs s’accordent-ils ?
    - L’un d’eux au moins est-il ouvert ?
    - Les tuiles autour de l’emplacement, coins compris, forment-elles une seule rangée sans interruption ? Si la rangée a une brèche, il resterait un espace vide.

    Un échange est possible quand les deux tuiles sont pareilles sur chaque côté qui a un voisin. Et comme il n’y a pas d’espace vide, le contour d’une Alhambra est une seule ligne qui ne se touche jamais elle-même ; les murailles ne bifurquent donc jamais.
    .title = Comment le voir d’un coup d’œil
rule-24 = Une tuile achetée pendant ce tour ne peut pas servir à un réaménagement dans le même tour. Elle attend à côté de ton Alhambra jusqu’à la fin de tes actions.
    .title = Pas dans le même tour
rule-25 = Les tuiles de ton stockage ne rapportent rien, et les garder ne coûte rien.
    .title = Le stockage ne compte pas
rule-26 = Quand tes actions sont terminées, tu places les tuiles achetées, une par une, dans l’ordre que tu veux. Chacune va sur un **emplacement vide** de ton Alhambra ou sur ton **plateau de stockage**. À deux joueurs, tu peux aussi la donner à Dirk (R42). Les règles de construction doivent être respectées après chaque tuile. Une nouvelle tuile n’en remplace jamais une autre.
    .title = Placer
rule-27 = Chaque tuile achetée doit être placée, mais rien n’oblige à construire : le stockage est toujours possible.
    .title = Rien ne traîne

rule-28 = À la fin d’un tour, voici ce qui se passe, dans cet ordre :

    - On complète l’étalage à quatre cartes. Une carte Décompte qui apparaît est mise de côté et remplacée par la carte suivante.
    - On complète le chantier de la case 1 à la case 4, tant qu’il y a des tuiles dans le sac.
    - Si une carte Décompte est apparue, son décompte a lieu (R31).
    - À deux joueurs, Dirk reçoit ses tuiles (R40).
    - S’il reste une case vide, la partie se termine (R36). Sinon, c’est au joueur suivant.
    .title = Ce qui se passe à la fin d’un tour
rule-29 = S’il faut une carte et que la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche ; ce qui a été payé pendant ce tour en fait partie. S’il n’y a pas de défausse, l’étalage reste incomplet pour l’instant. Les cartes Décompte ne reviennent jamais.
    .title = Quand la pioche est vide
rule-30 = Si personne n’a pris d’argent, on ne pioche pas de carte, et une carte Décompte sur le dessus de la pioche reste cachée. Si personne n’a acheté, on ne pioche pas de tuile. Ne pas prendre d’argent retarde donc le prochain décompte.
    .title = Rien de pris, rien de pioché

rule-31 = Il y a trois décomptes : quand apparaît la première carte Décompte, quand apparaît la deuxième, et à la fin de la partie. Chacun a les deux mêmes volets : qui a **le plus de bâtiments de chaque sorte**, et la longueur de **la muraille** de chacun.
    .title = Trois décomptes
rule-32 = Voici les points. Au premier décompte, seul le premier rang rapporte ; au deuxième, les deux premiers ; au dernier, les trois premiers.
    .title = Les points
rule-33 = Pour chaque sorte, compte les tuiles **dans chaque Alhambra** ; leur prix n’a pas d’importance. Qui en a le plus occupe le premier rang, et ainsi de suite. Sans tuile de cette sorte, on n’a rien.

    Les joueurs à égalité partagent les points de leurs rangs : on les additionne, on divise par le nombre de joueurs et on **arrondit à l’inférieur**. Le suivant prend le rang d’après : après deux premiers vient un troisième.
    .title = Qui en a le plus
rule-34 = À chaque décompte, chacun marque des points pour la **plus longue muraille sans interruption** autour de son Alhambra, un par côté de tuile. Seules comptent les murailles extérieures, celles qui n’ont pas de tuile derrière elles. Les murailles intérieures, dos à dos entre deux tuiles, ne comptent pas, mais une muraille extérieure peut continuer au-delà du point où elles finissent.
    .title = La muraille
rule-35 = Si une muraille fait tout le tour, tous ses côtés comptent. La plus petite boucle possible a 12 côtés : quatre tuiles à trois murailles autour de la tuile de départ.
    .title = Une boucle fermée

rule-36 = La partie se termine quand, à la fin d’un tour, il n’y a **pas assez de tuiles** dans le sac pour compléter le chantier à quatre. Si le sac se vide mais que le chantier est plein, la partie continue ; et tant que personne n’achète, un sac vide ne change rien.
    .title = Quand la partie se termine
rule-37 = Les tuiles qui restent au chantier sont données. Chacune va au joueur qui a en main **le plus d’argent dans la monnaie de sa case**, quel que soit son prix. En cas d’égalité, ou si personne n’en a, la tuile reste au chantier. On ne paie rien.
    .title = Les dernières tuiles
rule-38 = Qui reçoit une de ces tuiles peut la construire selon les règles habituelles ou la mettre sur son plateau de stockage. On ne réaménage plus, et Dirk n’en reçoit pas. Les joueurs le font l’un après l’autre, dans le sens des aiguilles d’une montre, en commençant par celui qui suit le dernier tour.
    .title = Construire les dernières tuiles
rule-39 = Le troisième décompte a lieu. Le joueur qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.
    .title = Qui gagne

rule-40 = À deux joueurs, il y a un troisième joueur imaginaire appelé Dirk. Il reçoit des tuiles du sac :

    - six au départ
    - six après le premier décompte
    - après le deuxième, un tiers des tuiles qui restent alors dans le sac, arrondi à l’inférieur

    Elles sont piochées une fois le chantier complété. S’il y en a moins dans le sac, il reçoit ce qui s’y trouve.
    .title = Les tuiles de Dirk
rule-41 = Pour ses bâtiments, Dirk marque comme un joueur, et qui est à égalité avec lui partage. Il n’a ni Alhambra, ni muraille, ni tour, ni argent, et il ne reçoit aucune des dernières tuiles. Ses points sont affichés, mais seul l’un des deux joueurs peut gagner.
    .title = Ce que marque Dirk
rule-42 = Quand tu places tes achats, tu peux donner à Dirk n’importe laquelle des tuiles. Dès lors, elle compte pour lui. Cela peut en valoir la peine : une tuile qui coûte le premier rang à l’autre joueur t’aide aussi.
    .title = Donner une tuile à Dirk

rule-43 = **Tout le monde voit** chaque Alhambra et chaque stockage, l’étalage, le chantier, les tuiles de Dirk, les points, combien de cartes chacun a en main, ce qui reste dans la pioche et dans le sac, et chaque carte quand elle est distribuée, prise ou payée.

    L’ordre de la pioche et du sac n’est **connu de personne**, et les mains sont cachées. Avec une très bonne mémoire, tu pourrais pourtant connaître chaque main, car toutes ses cartes ont été vues.
    .title = Ce que chacun peut savoir

# Ce qui est écrit sous les images.

figure-verdict = { $verdict ->
    [legal] Permis
   *[illegal] Interdit
}
figure-palace-label = { $count ->
    [0] La tuile de départ
    [one] La tuile de départ et { $count } bâtiment : { $tiles }
   *[other] La tuile de départ et { $count } bâtiments : { $tiles }
}
figure-player = { $seat ->
    [0] Toi
    [1] Amina
    [2] Bruno
    [3] Carmen
   *[other] Joueur { $seat }
}
figure-dirk = Dirk
figure-payment-sum = { $paid } pour { $price }
figure-payment-outcome = { $outcome ->
    [exact] exact : une autre action
    [over] { $difference } de perdu, tes actions sont terminées
    [short] il manque { $difference }
   *[mixed] pas tout dans une même monnaie
}
figure-stays = reste dans ta main
figure-taking-sum = { $total } ensemble
figure-wall-length = { $length ->
    [one] { $length } point
   *[other] { $length } points
}
figure-round = { $round ->
    [1] Premier décompte
    [2] Deuxième décompte
   *[other] Dernier décompte
}
figure-count = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
figure-place = { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] sans points
}
figure-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
figure-share = ({ $sum }) ÷ { $sharers } = { $each } chacun
figure-share-rounded = ({ $sum }) ÷ { $sharers } = { $each } chacun, arrondi à l’inférieur
figure-award = { $seat ->
    [none] reste au chantier
    [0] est pour toi
   *[other] est pour { figure-player }
}
figure-money-held = { currency } en main à la fin
figure-bag = { $count ->
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
figure-dirk-had = { $count ->
    [one] Dirk avait { $count } tuile
   *[other] Dirk avait { $count } tuiles
}
figure-dirk-draws = { $count ->
    [one] { $bag } ÷ 3, arrondi à l’inférieur : Dirk pioche { $count } tuile
   *[other] { $bag } ÷ 3, arrondi à l’inférieur : Dirk pioche { $count } tuiles
}

figure-take-one = Une seule carte peut avoir n’importe quelle valeur.
figure-take-several = Trois cartes de monnaies quelconques, qui valent 5 ensemble.
figure-take-too-much = Deux cartes qui valent 6, c’est trop ; chacune seule serait permise.
figure-pay-exactly = 4 et 5 font 9. Le montant est exact, tu peux donc faire une autre action.
figure-pay-more = 11 pour un prix de 10. La tuile est à toi, 1 est perdu, et tes actions sont terminées.
figure-pay-too-little = 9 pour un prix de 10. Il manque 1.
figure-pay-in-two-currencies = La somme est bonne, mais une carte est dans une autre monnaie. Cette case n’en accepte qu’une.
figure-place-by-an-open-side = À l’ouest, muraille contre muraille ; au sud, on entre par une ouverture. Tous les côtés s’accordent et il y a un passage.
figure-place-anywhere = Ce jardin a une muraille à l’est. Les coches montrent où il peut aller. Sur les emplacements hachurés, l’un de ses côtés ne s’accorderait pas.
figure-wall-meets-opening = Le pavillon a une muraille là où la tour a une ouverture. Il faut une muraille des deux côtés, ou aucune.
figure-no-way-in = Les murailles s’accordent, mais personne ne pourrait entrer dans le sérail : le seul côté commun est muré.
figure-corner-only = La tour ne touche l’Alhambra que par un coin.
figure-empty-court = Avec cette tour, l’emplacement du milieu serait entouré de tuiles.
figure-empty-court-with-an-open-corner = C’est aussi un espace vide. Quatre côtés suffisent à l’entourer ; un coin manquant ne l’ouvre pas.
figure-build-from-the-reserve = Construire : les chambres viennent du stockage.
figure-remove = Retirer : la tour va au stockage. Elle pourra revenir plus tard, ailleurs.
figure-remove-cuts-off = Sans ces arcades, on ne peut plus aller à pied jusqu’à la tour.
figure-remove-leaves-a-court = Une tuile qui a des voisines sur ses quatre côtés ne peut pas être retirée : il resterait un espace vide.
figure-exchange = Échanger : la même tuile peut être échangée, car il ne reste pas d’espace vide et tous les côtés s’accordent.
figure-exchange-clashes = Le jardin a une muraille à l’est, là où la tour a une ouverture.
figure-not-yet = Les chambres ont été achetées pendant ce tour. On les place quand les actions sont terminées, sans réaménager.
figure-clear-places = Trois tours, deux et une. À ce décompte, deux rangs rapportent.
figure-tie-for-first = Amina et toi partagez les rangs un et deux. Bruno est troisième, et le troisième rang ne rapporte rien à ce décompte.
figure-tie-for-second = Tu as le plus de jardins. Amina et Bruno partagent les rangs deux et trois.
figure-tie-for-one-point = Un point ne se divise pas par deux. Arrondi à l’inférieur, personne ne l’obtient.
figure-tie-with-dirk = Dirk a autant de chambres que toi, tu partages donc avec lui. Sa part est à lui.
figure-longest-wall = Le trait doré est la plus longue muraille : un point par côté.
figure-only-the-longest = Deux murailles qui ne se touchent pas. Seule la plus longue compte.
figure-inner-wall = Dos à dos, les deux murailles du milieu ne comptent pas. Celle du sud continue au-delà.
figure-closed-ring = La plus petite boucle. Les douze côtés comptent.
figure-last-tiles = Amina a le plus de dirhams et reçoit la tour. Pour les dinars il y a égalité, et personne n’a de ducats : ces deux tuiles restent là.
figure-dirk-draws-a-third = Après le deuxième décompte.

# Tableaux et dessins qui accompagnent une règle.

table-kinds-label = Les sortes de bâtiments, leur nombre et leurs prix
table-kind = Sorte
table-tiles = Tuiles
table-prices = Prix
table-price-range = { $lowest } à { $highest }
table-slots-label = Les cases du chantier et leurs monnaies
table-slot = Case { $slot }
table-deck-label = Cinq tas de cartes monnaie. La première carte Décompte est dans le deuxième tas en partant du haut, la deuxième dans le quatrième.
table-deck-top = dessus
table-deck-pile = Tas { $pile }
table-deck-somewhere = { $round ->
    [1] première carte Décompte, quelque part dans ce tas
   *[other] deuxième carte Décompte, quelque part dans ce tas
}
table-place = { $place ->
    [1] 1er
    [2] 2e
   *[3] 3e
}
table-prizes-label = Points par sorte, décompte et rang
table-round = { $round ->
    [1] Décompte 1
    [2] Décompte 2
   *[other] Décompte 3
}
