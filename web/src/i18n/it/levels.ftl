# I giocatori virtuali.

level = { $level ->
    [apprentice] Allievo
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
    [apprentice] Sta ancora imparando e ogni tanto qualcosa gli sfugge.
    [trader] Il mercante compra ciò che rende subito.
    [mason] Il muratore costruisce lunghe mura.
    [gardener] La giardiniera vuole i giardini e le torri.
    [banker] La banchiera non spreca mai una moneta.
    [architect] L’architetta pianifica interi turni in anticipo.
    [vizier] Il visir tiene d’occhio anche ciò che cerchi tu.
    [master] Il maestro costruttore pensa tutto il tempo che serve.
   *[other] Un giocatore venuto da fuori.
}
strength = Forza { $rung } su { $most }
