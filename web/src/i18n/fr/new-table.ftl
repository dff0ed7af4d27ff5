# Préparer une table.

plan-title = { $purpose ->
    [device] Sur un appareil
   *[friends] Une table entre amis
}
plan-lead = { $purpose ->
    [device] Plusieurs joueurs, un écran. Donne un nom à chacun ; l’argent reste caché entre les tours.
   *[friends] Les places libres sont pour qui a le lien. Tu peux encore les changer jusqu’au départ.
}

plan-seats = { $count } places
plan-seat = Place { $number }
plan-mine = Sur cet appareil
plan-open = Libre, par lien
plan-computers = Joueur virtuel
plan-name = Nom
plan-name-trouble = { $trouble ->
    [missing] Chacun a besoin d’un nom.
   *[twice] Deux personnes portent le même nom.
}
plan-default-name = Joueur { $number }
plan-remove = Retirer la place { $number }
plan-add = Ajouter une place

plan-options = Options
plan-pace = Rythme
plan-pace-hint = { $pace ->
    [live] Tout le monde joue en même temps. Si quelqu’un s’absente deux minutes, un joueur virtuel le remplace jusqu’à son retour.
   *[days] Chacun joue quand il a le temps. Après un jour sans coup, les autres peuvent faire jouer un joueur virtuel.
}
plan-clock = Pendule
plan-clock-kind = { $kind ->
    [none] Aucune
    [per_turn] Par tour
   *[bank] Par partie
}
plan-clock-time = Durée
plan-clock-hint = { $clock }. Quand le temps est écoulé, un joueur virtuel prend le relais jusqu’à ce que tu reprennes ta place.
plan-shuffle = Tirer les places au sort
    .hint = L’ordre de jeu est tiré au sort au départ.
plan-open-hands = Mains ouvertes
    .hint = Tout le monde voit l’argent de tous. Il a été pris au vu de tous ; cela évite seulement de s’en souvenir.
plan-public = L’afficher dans le salon
    .hint = Tout le monde sur ce serveur peut s’asseoir. Sinon, seulement qui a le lien.
plan-spectators = Spectateurs admis
    .hint = D’autres peuvent regarder. Ils voient ce qui est ouvert à tous, jamais une main cachée.

plan-watching = Tu n’as pas pris de place : tu regarderas.
plan-make = { $complete ->
    [true] Lancer la partie
   *[false] Créer la table
}
