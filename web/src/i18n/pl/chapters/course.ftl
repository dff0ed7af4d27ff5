# Jak przebiegała partia.

course-lead = { $kind ->
    [shared] Na końcu prowadzi kilka osób naraz.
    [always] Od początku prowadzi { $player }.
   *[changed] { $changes ->
        [one] Prowadzenie zmieniło się raz: od kroku { $step } prowadzi { $player }.
        [few] Prowadzenie zmieniło się { $changes } razy: od kroku { $step } prowadzi { $player }.
       *[other] Prowadzenie zmieniło się { $changes } razy: od kroku { $step } prowadzi { $player }.
    }
}
