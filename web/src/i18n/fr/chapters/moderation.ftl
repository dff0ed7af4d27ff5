# Signaler quelqu’un, et qui peut venir à une table et y parler.

report-title = Signaler à la personne qui tient le serveur
report-about = { $what ->
    [remark] Il s’agit de ce qu’a dit { $name }.
   *[person] Il s’agit de { $name }.
}
report-reason = De quoi s’agit-il ?
report-reasons = { $reason ->
    [insult] Insultes ou menaces
    [spam] Publicité ou messages en masse
    [name] Un nom que personne ne devrait avoir à lire
    [spoiling] Gâcher la partie
   *[other] Autre chose
}
report-note = Que faut-il savoir d’autre ?
report-who-sees = La personne qui tient ce serveur voit ton nom et ce qui a été dit avant et après. À la table, personne ne l’apprend.
report-mute = Mettre aussi { $name } en sourdine
    .hint = Tu n’entendras plus rien de sa part, à aucune table.
report-send = Envoyer le signalement
report-sent = Merci. La personne qui tient ce serveur va regarder.
report-refused = { $code ->
    [too_fast] Tu as déjà envoyé plusieurs signalements. Attends un peu avant le prochain.
    [too_many] Trop de signalements attendent. Réessaie demain.
    [no_such_remark] Ce message n’est plus là. Signale plutôt la personne.
    [unreachable] Le serveur ne répond pas. Ce que tu as écrit est toujours là ; réessaie dans un instant.
   *[other] L’envoi n’a pas marché. Réessaie.
}

company-title = Qui peut venir et parler
company-public = Au salon
    .hint = N’importe qui y trouve la table.
company-spectators = Spectateurs bienvenus
    .hint = Sinon, seuls restent ceux qui ont une place.
company-talk = Qui peut parler
company-talk-rule = { $rule ->
    [everybody] Tout le monde
    [players] Seulement qui joue
    [reactions] Seulement les réactions
   *[nobody] Personne
}
company-slow = Attente entre deux messages
company-slow-choice = { $seconds ->
    [0] Aucune
   *[other] { $seconds } s
}

# La page de la personne qui tient le serveur.

host-title = Gestion
host-way-in = Cette page est pour la personne qui tient ce serveur. Tape « alhambra admin page » là où il tourne et ouvre le lien qui s’affiche. Il sert une seule fois, pendant un quart d’heure.
host-arriving = Ouverture de la gestion…
host-leave = Se déconnecter
host-again = Regarder à nouveau
host-told = { $what ->
    [closed] La table est fermée.
    [silenced] Plus personne ne peut parler à cette table.
    [talking] Tout le monde peut de nouveau parler à cette table.
    [said] C’est dit à tous ceux qui sont à une table.
    [banned] L’accès est fermé.
    [lifted] L’exclusion est levée.
    [removed] Le message est retiré.
    [acted] Le signalement est clos.
    [dismissed] Le signalement est clos.
   *[left] Tu es déconnecté.
}

host-overview = En un coup d’œil
host-figure = { $figure ->
    [reports] Signalements en attente
    [connections] Connexions
    [guests] Gens présents
    [tables] Tables utilisées
    [jobs] Coups de l’ordinateur en attente
    [load] Charge par processeur
    [memory] Mémoire
    [database] Base de données
    [since] En marche depuis
   *[program] Version du programme
}
host-failure = Rien ne peut être écrit : { $failure }

host-reports = Signalements
host-reports-none = { $which ->
    [open] Rien n’attend.
   *[closed] Encore aucun.
}
host-reports-which = Quels signalements
host-reports-kind = { $which ->
    [open] En attente
   *[closed] Traités
}
host-report-by = { $reporter } signale { $reported }
host-report-note = « { $note } »
host-report-table = Aller à la table
host-report-marked = Signalé
host-report-removed = retiré
host-remark-remove = Retirer
host-remark-remove-of = le message de { $name }
host-report-close = { $outcome ->
    [acted] C’est fait
   *[dismissed] Rien à faire
}
host-report-outcome = { $outcome ->
    [acted] Traité : { $when }
   *[dismissed] Rien à faire : { $when }
}
host-banned-until = Accès fermé jusqu’au { $until }

host-bans = Exclusions
host-bans-none = Personne n’est exclu.
host-ban = Fermer l’accès
host-ban-name = Fermer l’accès à { $name }
host-ban-target = L’identifiant d’une personne, une adresse ou un réseau
host-ban-target-hint = Comme 203.0.113.9 ou 203.0.113.0/24
host-ban-long = Combien de temps
host-ban-hours = { $hours ->
    [1] 1 heure
    [24] 1 jour
    [168] 1 semaine
    [720] 30 jours
   *[8760] 1 an
}
host-ban-cause = Raison
host-ban-cause-hint = La personne concernée peut la lire.
host-ban-address = Son adresse aussi
    .hint = Exclut aussi les autres à la même adresse : une famille, une école.
host-ban-lift = Lever
host-ban-lift-of = l’exclusion de { $who }
host-ban-line = { $who }, jusqu’au { $until }

host-tables = Les tables
host-tables-none = Aucune table n’attend, aucune ne joue.
host-table-phase = { $phase ->
    [waiting] En attente
   *[playing] En jeu
}
host-table-public = Au salon
host-table-connections = { $count ->
    [one] { $count } connexion
   *[other] { $count } connexions
}
host-table-open = place libre
host-table-close = Fermer
host-table-close-sure = Vraiment la fermer ? La partie finit pour tous.
host-table-close-yes = Oui, fermer la table
host-table-silence = { $is ->
    [silent] Laisser parler
   *[talking] Faire taire
}
host-of-table = la table { $names }

host-say = Dire quelque chose à tous
host-say-send = Le dire

host-audit = Ce qui a été fait
host-audit-none = Encore rien.
host-audit-source = { $source ->
    [page] sur cette page
   *[command_line] en ligne de commande
}
host-audit-action = { $action ->
    [link_made] Lien créé
    [signed_in] Connexion
    [signed_out] Déconnexion
    [said] Dit à tous
    [table_closed] Table fermée
    [table_removed] Table effacée
    [company_changed] Conversation réglée
    [remark_removed] Message retiré
    [guest_removed] Personne retirée
    [guest_erased] Personne effacée avec tout
    [banned] Accès fermé
    [ban_lifted] Exclusion levée
   *[report_closed] Signalement clos
}
