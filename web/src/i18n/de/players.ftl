# Wer am Tisch sitzt.

you = Du
dirk = Dirk
player-unknown = Spieler { $seat }

computer-name = { $many ->
    [one] { level }
   *[other] { level } { $nth }
}
