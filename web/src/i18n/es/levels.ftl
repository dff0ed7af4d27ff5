# Los jugadores del ordenador.

level = { $level ->
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

level-about = { $level ->
    [apprentice] El aprendiz aún está aprendiendo y pasa cosas por alto.
    [trader] El mercader compra lo que rinde enseguida.
    [mason] El cantero levanta largas murallas.
    [gardener] El jardinero quiere los jardines y las torres.
    [banker] El banquero nunca malgasta una moneda.
    [architect] El arquitecto planea turnos enteros por adelantado.
    [vizier] El visir vigila además lo que tú buscas.
    [master] El maestro de obras piensa todo lo que haga falta.
   *[other] Un jugador venido de otra parte.
}
strength = Fuerza { $rung } de { $most }
