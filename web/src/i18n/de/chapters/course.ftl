# Wie eine Partie verlief.

course-lead = { $kind ->
    [shared] Am Ende liegen mehrere gleichauf vorn.
    [always] { $player } lag die ganze Zeit vorn.
   *[changed] { $changes ->
        [one] Die Führung wechselte einmal: { $player } hat sie seit Schritt { $step }.
       *[other] Die Führung wechselte { $changes }-mal: { $player } hat sie seit Schritt { $step }.
    }
}
