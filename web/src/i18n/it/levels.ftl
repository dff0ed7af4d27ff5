# I giocatori del computer.

level = { $level ->
    [apprentice] Apprendista
    [trader] Mercante
    [mason] Muratore
    [gardener] Giardiniera
    [banker] Banchiera
    [architect] Architetta
    [vizier] Visir
    [master] Maestro
   *[other] { $level }
}

level-about = { $level ->
    [apprentice] L’apprendista sta ancora imparando e ogni tanto non vede le cose.
    [trader] Il mercante compra ciò che rende subito.
    [mason] Il muratore costruisce lunghe mura.
    [gardener] La giardiniera vuole i giardini e le torri.
    [banker] La banchiera non spreca mai una moneta.
    [architect] L’architetta pianifica turni interi.
    [vizier] Il visir tiene d’occhio anche ciò che cerchi tu.
    [master] Il maestro costruttore pensa tutto il tempo che serve.
   *[other] Un giocatore venuto da fuori.
}
strength = Forza { $rung } su { $most }
