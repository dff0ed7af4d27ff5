# Le déroulement de la partie, chaque ligne une phrase entière, au présent, qui ne dit pas le genre des joueurs.

log-start = { $who ->
    [you] Tu commences.
   *[other] { $player } commence.
}
log-took = { $who ->
    [you] Tu prends { $cards }.
   *[other] { $player } prend { $cards }.
}
log-bought = { $how ->
    [exact] { $who ->
        [you] Tu achètes { building-definite } { $price } avec { $cards } : montant exact.
       *[other] { $player } achète { building-definite } { $price } avec { $cards } : montant exact.
    }
   *[over] { $who ->
        [you] Tu achètes { building-definite } { $price } avec { $cards }, { $amount } de trop.
       *[other] { $player } achète { building-definite } { $price } avec { $cards }, { $amount } de trop.
    }
}
log-built = { $who ->
    [you] Tu construis { building-definite } { $price } depuis le stockage : { $cell }.
   *[other] { $player } construit { building-definite } { $price } depuis le stockage : { $cell }.
}
log-removed = { $who ->
    [you] Tu retires { building-definite } { $price } vers le stockage.
   *[other] { $player } retire { building-definite } { $price } vers le stockage.
}
log-exchanged = { $who ->
    [you] Tu échanges { other-building-definite } { $otherprice } contre { building-definite } { $price }.
   *[other] { $player } échange { other-building-definite } { $otherprice } contre { building-definite } { $price }.
}
other-building-definite = { $otherkind ->
    [pavilion] le pavillon
    [seraglio] le sérail
    [arcades] les arcades
    [chambers] les chambres
    [garden] le jardin
   *[tower] la tour
}
log-stopped = { $how ->
    [bonus] { $who ->
        [you] Tu renonces à une autre action.
       *[other] { $player } renonce à une autre action.
    }
   *[pass] { $who ->
        [you] Tu dois passer.
       *[other] { $player } doit passer.
    }
}
log-placed = { $who ->
    [you] Tu places { building-definite } { $price } : { $cell }.
   *[other] { $player } place { building-definite } { $price } : { $cell }.
}
log-stored = { $who ->
    [you] Tu stockes { building-definite } { $price }.
   *[other] { $player } stocke { building-definite } { $price }.
}
log-given = { $who ->
    [you] Tu donnes { building-definite } { $price } à { dirk }.
   *[other] { $player } donne { building-definite } { $price } à { dirk }.
}
log-dirk-received = { $amount ->
    [0] Il ne reste plus de bâtiments pour { dirk }.
   *[other] { dirk } reçoit { $tiles }.
}
log-reshuffled = { $amount ->
    [one] La défausse forme une nouvelle pioche : { $amount } carte.
   *[other] La défausse est mélangée et forme une nouvelle pioche : { $amount } cartes.
}
log-scoring-card = { $amount ->
    [1] La première carte Décompte apparaît.
   *[2] La deuxième carte Décompte apparaît.
}
log-scored = { $amount ->
    [1] Le premier décompte a lieu.
    [2] Le deuxième décompte a lieu.
   *[3] Le dernier décompte a lieu.
}
log-leftover = { $who ->
    [you] Parmi les dernières tuiles, tu reçois { building-definite } { $price } : tu as le plus d’argent dans sa monnaie.
   *[other] Parmi les dernières tuiles, { $player } reçoit { building-definite } { $price } : le plus d’argent dans sa monnaie.
}
log-leftover-nobody = Parmi les dernières tuiles, personne ne reçoit { building-definite } { $price }.
log-won = { $many ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la victoire.
}
