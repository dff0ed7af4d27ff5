# Kto siedzi przy stole.

you = Ty
dirk = Marek
player-unknown = Gracz { $seat }

computer-name = { $many ->
    [one] { level }
   *[other] { level } { $nth }
}
