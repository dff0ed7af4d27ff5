# Come è andata la partita.

course-lead = { $kind ->
    [shared] Alla fine più giocatori sono in testa insieme.
    [always] { $player } è in testa dall’inizio alla fine.
   *[changed] { $changes ->
        [one] Il primo posto è passato di mano una volta: { $player } lo tiene dal passo { $step }.
       *[other] Il primo posto è passato di mano { $changes } volte: { $player } lo tiene dal passo { $step }.
    }
}
