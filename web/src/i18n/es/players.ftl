# Quién se sienta a la mesa.

you = Tú
dirk = Dirk
player-unknown = Jugador { $seat }

computer-name = { $many ->
    [one] { level }
   *[other] { level } { $nth }
}
