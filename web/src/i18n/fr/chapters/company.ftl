# Les gens à une table : qui est là, qui joue pour qui, ce qui se dit, et la partie suivante.

# Remplacement

stood-in = { $who ->
    [you] { $why ->
        [clock] Ton temps est écoulé : un joueur virtuel prend le relais.
        [called] Les autres ont appelé un joueur virtuel pour toi.
        [conceded] Un joueur virtuel a maintenant ta place.
       *[absent] Un joueur virtuel joue pour toi pendant ton absence.
    }
   *[other] { $why ->
        [clock] Temps écoulé pour { $player } : un joueur virtuel prend le relais.
        [called] Un joueur virtuel a été appelé pour { $player }.
        [conceded] { $player } a cédé sa place à un joueur virtuel.
       *[absent] Absence ({ $player }) : un joueur virtuel prend le relais.
    }
}
returned = { $who ->
    [you] Tu as repris ta place.
   *[other] { $player } est de retour.
}
your-stand-in = { $several ->
    [yes] { $why ->
        [clock] Temps écoulé pour { $player }. Un joueur virtuel a pris le relais.
        [called] Un joueur virtuel a été appelé pour { $player }.
        [conceded] { $player } a cédé sa place. Un joueur virtuel a pris le relais.
       *[absent] Un joueur virtuel a joué pour { $player }.
    }
   *[no] { $why ->
        [clock] Ton temps est écoulé. Un joueur virtuel a pris le relais.
        [called] Les autres ont appelé un joueur virtuel pour toi.
        [conceded] Tu as cédé ta place. Un joueur virtuel a pris le relais.
       *[absent] Un joueur virtuel a joué pour toi.
    }
}
clock-low = Ton temps est presque écoulé.
take-back = Reprendre ta place
missing = { $player } n’a pas joué depuis longtemps.
call-computer = Faire jouer un joueur virtuel
awaited = { $soon ->
    [yes] { $minutes ->
        [one] { $player } ne répond plus. Un joueur virtuel prendra le relais d’ici une minute.
       *[other] { $player } ne répond plus. Un joueur virtuel prendra le relais dans { $minutes } minutes.
    }
   *[no] { $player } ne répond plus. Rien ne presse.
}
paused = La partie est en pause jusqu’au retour d’un joueur.
company-refused = { $code ->
    [too_soon] C’est trop tôt. Laisse encore un peu de temps.
    [played_by_computer] Un joueur virtuel a déjà cette place.
    [played_by_person] Cette place est déjà à toi.
    [unreachable] Le serveur ne répond pas. Réessaie dans un instant.
   *[other] Cela n’a pas marché. Réessaie.
}

# Dans le menu

notify = Me prévenir quand c’est mon tour
    .hint = Le navigateur affiche une notification quand tu regardes ailleurs.
notify-forbidden = Ce navigateur bloque les notifications de cette page. Tu peux le changer dans ses réglages.
notify-turn = À toi de jouer
concede = Céder ma place
concede-for = Céder la place : { $player }
concede-sure = Un joueur virtuel prend le relais et la partie continue. Tu peux reprendre ta place à tout moment.
concede-yes = Oui, la céder

# Tout le monde

people-seats = Joueurs
attendance = { $kind ->
    [computer] Joueur virtuel
    [away] Hors ligne, { $since }
    [relieved] { $why ->
        [clock] Temps écoulé, un joueur virtuel joue
        [called] Hors ligne, un joueur virtuel a été appelé
        [conceded] Place cédée, un joueur virtuel joue
       *[absent] Hors ligne, un joueur virtuel joue
    }
   *[here] En ligne
}
watchers = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
watchers-label = Spectateurs
watcher-remove = Retirer
watch-link = Qui ouvre ce lien peut regarder
watch-message = Regarde-nous jouer à Alhambra.

# Discussion

talk-log = Messages
talk-none = Pas encore de messages.
talk-said = { $name } : { $text }
talk-write = Écris un message
talk-send = Envoyer
talk-room = { $fits ->
    [yes] { $left ->
        [one] Encore { $left } caractère
       *[other] Encore { $left } caractères
    }
   *[no] { $over ->
        [one] { $over } caractère de trop
       *[other] { $over } caractères de trop
    }
}
talk-refused = { $code ->
    [too_fast] Trop vite. Attends un instant, puis renvoie-le.
    [unreachable] Connexion perdue. Ton message est toujours là.
    [talk_closed] Pour l’instant, tu ne peux pas parler à cette table.
    [slow_talk] À cette table, on attend un peu entre deux messages. Le tien est toujours là.
    [no_such_remark] Ce message n’est plus là.
   *[other] Ton message n’a pas pu partir. Réessaie.
}
mute = Mettre { $name } en sourdine
muted = { $name } : en sourdine
unmute = Réentendre
unmute-name = Réentendre { $name }
report-name = Signaler { $name }
remark-report = Signaler
remark-remove = Retirer pour tous
reactions = Réactions
reaction = { $reaction ->
    [hello] Bonjour !
    [well_played] Bien joué !
    [thanks] Merci !
    [wow] Waouh !
    [oops] Oups !
    [laugh] Ha ha !
    [thinking] Je réfléchis…
   *[good_game] Belle partie !
}

# La partie suivante

rematch = { $asked ->
    [yes] J’en suis
   *[no] Rejouer
}
rematch-waits = La prochaine partie attend : { $names }.
rematch-wanted = Les autres veulent une autre partie.
rematch-look = Voir
results = Parties à cette table
results-game = Partie { $game }
results-won = { $name } : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
results-score = { $won ->
    [yes] { $name } { $score } ★
   *[no] { $name } { $score }
}
