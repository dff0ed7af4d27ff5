# How a game went.

course-lead = { $kind ->
    [shared] At the end several share the lead.
    [always] { $player } was ahead all the way.
   *[changed] { $changes ->
        [one] The lead changed hands once: { $player } has it since step { $step }.
       *[other] The lead changed hands { $changes } times: { $player } has it since step { $step }.
    }
}
