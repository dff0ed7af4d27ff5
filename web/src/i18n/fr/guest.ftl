# Qui l’on est : le nom, les autres appareils.

suggested-name = { $which ->
    [0] Hirondelle
    [1] Grenade
    [2] Lanterne
    [3] Jasmin
    [4] Cyprès
    [5] Rossignol
    [6] Myrte
    [7] Safran
    [8] Amande
    [9] Faucon
    [10] Clair de lune
    [11] Fleur d’oranger
    [12] Cèdre
    [13] Turquoise
    [14] Gazelle
   *[15] Cannelle
}

you-menu = { $name } : nom et réglages
you-other-device = Jouer sur un autre appareil

name-label = Ton nom
name-save = Enregistrer
name-hint = Aucun compte nécessaire. Les autres à ta table le verront.

me-title = Toi
me-device = Jouer sur un autre appareil
me-device-text = Tes places sont liées à ce navigateur. Un lien personnel les emporte sur ton téléphone, ta tablette ou un autre ordinateur. Il sert une seule fois, pendant un quart d’heure. Garde-le pour toi.
me-link-make = Créer un lien personnel
me-link = Ouvre ce lien sur l’autre appareil
me-link-message = Mes places à Alhambra
me-link-code = Le lien personnel en code QR

arrive-sure = Tu joues déjà ici
arrive-sure-text = Ce navigateur joue sous le nom { $name }. Si tu utilises le lien personnel, il jouera sous le nom de la personne qui l’a créé et perdra les places actuelles ({ $name }).
arrive-yes = Utiliser le lien
arrive-no = Rester { $name }
arrived = Bienvenue, { $name }
arrived-text = Tes places sont maintenant aussi sur cet appareil. L’autre les garde également.
