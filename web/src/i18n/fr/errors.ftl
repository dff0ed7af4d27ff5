# Ce qui n’a pas marché, selon le code du serveur, et ce qu’on peut y faire.

trouble-title = { $code ->
    [no_such_table] Table introuvable
    [table_closed] Cette table a été fermée
    [no_spectators] Cette table est privée
    [not_welcome] Cette table t’est fermée
    [read_only] La partie enregistrée est incomplète
    [no_session] Nous ne te reconnaissons plus
    [link_used] Ce lien a déjà servi
    [not_found] Page introuvable
    [old_page] Il y a une version plus récente
    [unreachable] Le serveur ne répond pas
    [server_stops] Le serveur fait une pause
    [not_stored] L’enregistrement a échoué
    [too_fast] Trop vite
    [too_many] Le serveur est complet
    [wrong_origin] Mauvaise adresse
    [banned] L’accès t’est fermé pour un temps
   *[other] Quelque chose s’est mal passé
}

trouble-text = { $code ->
    [no_such_table] Il manque peut-être un bout du lien, ou la table n’existe plus depuis longtemps. Redemande le lien, ou crée ta propre table.
    [table_closed] La personne qui l’a créée l’a fermée avant le début de la partie, ou bien le serveur l’a fait.
    [no_spectators] Toutes les places sont prises, et les spectateurs ne sont pas admis.
    [not_welcome] On t’a demandé de quitter cette table. Tu peux créer la tienne ou en chercher une autre.
    [read_only] Il en manque une partie sur le serveur. On peut la regarder, mais plus la jouer. Les autres tables vont bien.
    [no_session] Ce navigateur ne peut plus prouver que tu es { $name } ; ses cookies ont peut-être été effacés. Tu peux continuer comme nouvel invité sous le même nom, mais sans tes anciennes places.
    [link_used] Un lien personnel ne sert qu’une fois et peu de temps. Crées-en un autre sur l’appareil où tu joues déjà.
    [not_found] Il y a peut-être une faute de frappe dans l’adresse, ou la page a changé de place.
    [old_page] Le serveur a été mis à jour depuis que tu as ouvert cette page. Recharge-la ; tes parties sont à l’abri.
    [unreachable] Ta connexion ou le serveur est peut-être en panne. Tes parties sont à l’abri : chaque coup est enregistré avant que quiconque le voie.
    [server_stops] Il s’arrête ou redémarre. Tes parties sont à l’abri ; réessaie dans un instant.
    [not_stored] Le disque du serveur est peut-être plein. Rien n’a changé ; réessaie dans un instant.
    [too_fast] Le serveur ne peut pas tout faire à la fois. Attends un instant et réessaie.
    [too_many] Il n’y a plus de place pour d’autres invités ou d’autres tables, ou tu as trop de parties en cours. Termines-en une, ou réessaie plus tard.
    [wrong_origin] Le serveur ne répond qu’à sa propre page. Ouvre-la à l’adresse du serveur.
    [banned] La personne qui tient ce serveur a exclu toi, ou l’adresse d’où tu viens. « Confidentialité » dit jusqu’à quand.
   *[other] Ce n’est pas ta faute. Réessaie ; si cela se reproduit, préviens la personne qui gère ce serveur.
}

trouble-step = { $step ->
    [again] Réessayer
    [reload] Recharger la page
    [afresh] Continuer comme nouvel invité
    [new-table] Créer une table
    [lobby] Salon
    [games] Mes parties
    [privacy] Confidentialité
   *[home] Accueil
}

# La forme courte, à côté du bouton sur lequel on a appuyé.
refusal = { $code ->
    [seat_taken] Quelqu’un d’autre vient de prendre cette place.
    [seat_open] Cette place est déjà libre.
    [already_started] La partie a déjà commencé.
    [seats_open] Il reste des places libres.
    [not_the_owner] Seule la personne qui a créé la table peut le faire.
    [no_such_level] Ce joueur virtuel n’est pas disponible.
    [no_such_table] La table n’existe plus.
    [table_closed] La table a été fermée.
    [table_full] Cette table a atteint sa limite, on ne peut plus rien y changer. Crée une nouvelle table.
    [no_session] Le serveur ne te reconnaît plus. Recharge la page.
    [unreachable] Le serveur ne répond pas. Réessaie dans un instant.
    [server_stops] Le serveur est en train de s’arrêter. Réessaie dans un instant.
    [not_stored] Le serveur n’a pas pu l’enregistrer ; rien n’a changé. Réessaie dans un instant.
    [too_fast] C’était trop rapide. Attends un instant et réessaie.
    [too_many] Il y a trop de tables sur le serveur, ou tu as trop de parties en cours. Termines-en une, ou réessaie plus tard.
    [name_taken] Un joueur virtuel porte déjà ce nom. Ajoute quelque chose au tien.
    [shares_missing] Quelqu’un doit ouvrir cette table une fois avant que la partie puisse commencer.
    [not_agreed] Quelqu’un n’a pas encore dit s’il rejoue.
    [not_welcome] On t’a retiré de cette table.
   *[other] Cela n’a pas marché. Réessaie.
}

table-read-only = La partie enregistrée est incomplète : on peut la regarder, mais plus la jouer.
