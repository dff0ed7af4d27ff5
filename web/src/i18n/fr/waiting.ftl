# Une table avant le départ.

waiting-title = { $mine ->
    [true] Ta table
   *[false] Table : { $owner }
}
table-public = { $public ->
    [true] Dans le salon
   *[false] Privée, par lien
}
table-seats = { $shuffled ->
    [true] Places tirées au sort
   *[false] Places dans cet ordre
}
table-pace = { $pace ->
    [live] D’une seule traite
   *[days] Sur plusieurs jours
}
clock-per-turn = { $time } par tour
clock-bank = { $time } chacun, plus { $more } par tour
table-open-hands = Mains ouvertes
table-no-spectators = Sans spectateurs

waiting-seats = { $open ->
    [0] À la table
    [one] { $open } place libre
   *[other] { $open } places libres
}
waiting-watchers = Regardent : { $names }
waiting-full = Toutes les places sont prises
waiting-full-text = { $spectators ->
    [true] Tu peux regarder : reste sur cette page jusqu’à ce que { $owner } lance la partie. Ou crée ta propre table.
   *[false] Cette table n’admet pas de spectateurs. Crée la tienne, ou cherche une table ouverte.
}

seat-role = { $kind ->
    [open] Place { $number }
    [computer] Joueur virtuel
    [program] { $present ->
        [true] Programme, en ligne
       *[false] Programme, hors ligne
    }
   *[person] { $mine ->
        [true] Toi
       *[false] { $present ->
            [true] En ligne
           *[false] Hors ligne
        }
    }
}
seat-unready = pas encore d’accord
seat-number = { $state ->
    [absent] doit ouvrir cette table une fois
   *[awaited] nombre pour le mélange manquant
}
seat-sit = S’asseoir ici
seat-beside = Quelqu’un à côté de moi
seat-beside-name = Nom de la personne à côté de toi
seat-sit-them = Ajouter
seat-computer = Joueur virtuel…
seat-leave = Quitter
seat-remove = { $kind ->
    [computer] Renvoyer
   *[other] Retirer
}
seat-free = Libérer la place
seat-remove-sure = { $name } ne pourra plus revenir à cette table.
seat-remove-yes = Oui, retirer
never-mind = Laisser tomber

invite-title = Inviter
invite-link = Qui ouvre ce lien peut s’asseoir
invite-code = Le lien en code QR
invite-message = { $name } t’invite à une partie d’Alhambra.

waiting-open = { $open ->
    [one] La partie peut commencer quand la dernière place est prise.
   *[other] La partie peut commencer quand toutes les places sont prises.
}
fill-level = Joueurs virtuels
fill = Remplir les places libres
waiting-start = Lancer la partie
waiting-for-start = { $open ->
    [0] { $owner } peut lancer la partie.
   *[other] Il manque des joueurs ; ensuite { $owner } lance la partie.
}
give-up = Fermer la table
give-up-sure = La table disparaîtra pour tout le monde.
give-up-yes = Oui, la fermer
