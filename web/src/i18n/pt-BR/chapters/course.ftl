# Como foi a partida.

course-lead = { $kind ->
    [shared] No fim, vários dividem a liderança.
    [always] { $player } liderou do começo ao fim.
   *[changed] { $changes ->
        [one] A liderança mudou de mãos uma vez: { $player } lidera desde o passo { $step }.
       *[other] A liderança mudou de mãos { $changes } vezes: { $player } lidera desde o passo { $step }.
    }
}
