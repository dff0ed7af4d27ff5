# Qui est à la table.

you = Toi
dirk = Dirk
player-unknown = Joueur { $seat }

computer-name = { $many ->
    [one] { level }
   *[other] { level } { $nth }
}
