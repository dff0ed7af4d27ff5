# Comment la partie s’est déroulée.

course-lead = { $kind ->
    [shared] À la fin, plusieurs sont en tête à égalité.
    [always] { $player } a mené du début à la fin.
   *[changed] { $changes ->
        [one] La tête a changé une fois : { $player } mène depuis l’étape { $step }.
       *[other] La tête a changé { $changes } fois : { $player } mène depuis l’étape { $step }.
    }
}
