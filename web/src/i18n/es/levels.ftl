# Los jugadores virtuales.

level = { $level ->
    [apprentice] Aprendiz
    [trader] Mercader
    [mason] Cantero
    [gardener] Jardinera
    [banker] Banquera
    [architect] Arquitecta
    [vizier] Visir
    [master] Maestro
   *[other] { $level }
}

level-about = { $level ->
    [apprentice] El aprendiz todavía aprende y se le escapan cosas.
    [trader] El mercader compra lo que da fruto enseguida.
    [mason] El cantero levanta largas murallas.
    [gardener] La jardinera va a por jardines y torres.
    [banker] La banquera nunca malgasta una moneda.
    [architect] La arquitecta planea turnos enteros por adelantado.
    [vizier] El visir se fija además en lo que buscas tú.
    [master] El maestro de obras piensa todo lo que haga falta.
   *[other] Un jugador virtual de otra parte.
}
strength = Fuerza { $rung } de { $most }
