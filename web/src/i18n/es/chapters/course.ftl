# Cómo fue la partida.

course-lead = { $kind ->
    [shared] Al final varios comparten la cabeza.
    [always] { $player } fue siempre en cabeza.
   *[changed] { $changes ->
        [one] La cabeza cambió de manos una vez: { $player } la tiene desde el paso { $step }.
       *[other] La cabeza cambió de manos { $changes } veces: { $player } la tiene desde el paso { $step }.
    }
}
