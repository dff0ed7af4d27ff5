# Quem está à mesa.

you = Você
dirk = Dirk
player-unknown = Jogador { $seat }

computer-name = { $many ->
    [one] { level }
   *[other] { level } { $nth }
}
