# Los jugadores del ordenador.

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
    [apprentice] Aún está aprendiendo y pasa cosas por alto.
    [trader] El mercader compra lo que rinde enseguida.
    [mason] El cantero levanta largas murallas.
    [gardener] La jardinera quiere los jardines y las torres.
    [banker] La banquera nunca malgasta una moneda.
    [architect] La arquitecta planea turnos enteros por adelantado.
    [vizier] El visir vigila además lo que tú buscas.
    [master] El maestro de obras piensa todo lo que haga falta.
   *[other] Un jugador venido de otra parte.
}
strength = Fuerza { $rung } de { $most }
