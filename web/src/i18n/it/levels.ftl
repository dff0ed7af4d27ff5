# I giocatori del computer.

level = { $level ->
    [apprentice] Apprendista
    [trader] Mercante
    [mason] Muratore
    [gardener] Giardiniere
    [banker] Banchiere
    [architect] Architetto
    [vizier] Visir
    [master] Maestro
   *[other] { $level }
}

level-about = { $level ->
    [apprentice] L’apprendista sta ancora imparando e ogni tanto non vede le cose.
    [trader] Il mercante compra ciò che rende subito.
    [mason] Il muratore costruisce lunghe mura.
    [gardener] Il giardiniere vuole i giardini e le torri.
    [banker] Il banchiere non spreca mai una moneta.
    [architect] L’architetto pianifica turni interi.
    [vizier] Il visir tiene d’occhio anche ciò che cerchi tu.
    [master] Il maestro costruttore pensa tutto il tempo che serve.
   *[other] Un giocatore venuto da fuori.
}
strength = Forza { $rung } su { $most }
