# Quién se sienta a la mesa.

you = Tú
dirk = Dirk
player-unknown = Jugador { $seat }

computer-name = { $many ->
    [one] { computer-level }
   *[other] { computer-level } { $nth }
}
computer-level = { $level ->
    [apprentice] Aprendiz
    [trader] Mercader
    [mason] Cantero
    [gardener] Jardinero
    [banker] Banquero
    [architect] Arquitecto
    [vizier] Visir
    [master] Maestro
   *[other] { $level }
}
