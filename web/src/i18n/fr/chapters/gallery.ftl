gallery-title = Galerie
gallery-lead = Tout ce que tu vois est dessiné par le programme lui-même. Chaque sorte de bâtiment a un motif, une silhouette et une couleur ; chaque monnaie a une forme, une couleur et une figure.
gallery-grey = Tout montrer en gris
gallery-kinds = Six sortes de bâtiments
gallery-palace = Une Alhambra
gallery-palace-text = Les murailles se dressent au bord des tuiles. Là où deux se tiennent dos à dos, il ne reste qu’un fin trait gris. La plus longue muraille est tracée en or.
gallery-palace-label = Une Alhambra de dix bâtiments autour de la tuile de départ
gallery-fountain = La tuile de départ avec la fontaine aux Lions
gallery-tiles = Les 54 bâtiments, { $size } pixels
gallery-money = Argent
gallery-coins = Petites pièces
gallery-cards = Cartes Décompte et dos des cartes
gallery-crests = Blasons des joueurs
gallery-faces = Joueurs virtuels
gallery-glyphs = Icônes
gallery-marks = Marques
gallery-mark = { $mark ->
    [legal] on peut placer ici
    [illegal] on ne peut pas
    [chosen] choisi
   *[fresh] nouveau depuis ton dernier tour
}
gallery-by-day = De jour
gallery-by-night = De nuit
gallery-in-grey = En gris
gallery-face = { $id ->
    [apprentice] apprenti
    [trader] marchand
    [mason] maçon
    [gardener] jardinière
    [banker] banquière
    [architect] architecte
    [vizier] vizir
   *[master] maître
}
gallery-sign = { $sign ->
    [wall] muraille
    [cards] cartes
    [reserve] stockage
    [points] points
    [fountain] tuile de départ
    [tick] oui
   *[cross] non
}
