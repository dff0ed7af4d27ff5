# Ce que le serveur dit à ceux qui ne sont pas là : sur leurs appareils, par e-mail et par webhooks.

call-turn = C’est ton tour
call-rematch = Une autre partie ?
call-with = Avec { $names }
call-several = { $count ->
    [1] Une table t’attend
   *[other] { $count } tables t’attendent
}
call-line = { $what ->
    [rematch] Une autre partie avec { $names } ?
   *[turn] À toi de jouer avec { $names }
}
call-trial = Ça marche
    .body = Désormais, un message arrive ici quand c’est ton tour.

mail-confirm = On te prévient à cette adresse ?
    .body = Quelqu’un, sans doute toi, veut recevoir à cette adresse un message quand vient son tour à Alhambra. Si c’est bien le cas, suis ce lien dans les deux jours :
    .ignore = Sinon, tu n’as rien à faire : rien d’autre n’arrivera.
mail-foot = Ne plus recevoir ces e-mails : { $stop }
    Quand et comment te prévenir : { $settings }
