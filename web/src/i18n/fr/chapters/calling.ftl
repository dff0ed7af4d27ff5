# Prévenir ceux qui ne sont pas là quand une table les attend : dans les réglages, le menu de la table et derrière les liens des e-mails.

calling-title = Messages
calling-lead = Quand une table t’attend et que tu n’es pas là, un message te le dit. Il dit qui joue, et rien des cartes.
calling-nobody = Prends d’abord place à une table : il y aura alors quelqu’un à prévenir.
calling-device = Sur cet appareil
    .hint = Ton navigateur affiche un message, même quand cette page est fermée.
calling-device-why = { $why ->
    [insecure] Cela ne marche que si la page est ouverte en https.
    [forbidden] Ce navigateur n’autorise pas les messages de cette page. Tu peux changer cela dans ses réglages.
   *[unsupported] Ce navigateur ne sait pas le faire. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil et ouvre-la de là.
}
calling-push-trouble = { $why ->
    [forbidden] Ce navigateur n’autorise pas les messages de cette page. Tu peux changer cela dans ses réglages.
    [late] Le service de messages de ton navigateur ne répond pas. Réessaie plus tard.
   *[failed] Le service de messages de ton navigateur a refusé. Réessaie plus tard, ou dans un autre navigateur.
}
calling-quiet = Heures calmes
    .hint = Ce qui arrive entre-temps est dit après.
calling-quiet-time = { $which ->
    [begin] De
   *[end] À
}
calling-channels = Les messages arrivent ici
calling-unnamed = { $kind ->
    [push] Un navigateur
    [mail] Une boîte e-mail
   *[webhook] Un webhook
}
calling-state = { $state ->
    [unconfirmed] Suis d’abord le lien de l’e-mail
    [failing] Le dernier message n’est pas arrivé
    [stopped] Rien n’arrive depuis des jours : arrêté
   *[fine] { $kind ->
        [push] Par le navigateur
        [mail] Par e-mail
       *[webhook] Par webhook
    }
}
calling-try = Essayer
calling-tried = Envoyé à { $name }.
calling-remove = Retirer
calling-mail = Par e-mail à
calling-mail-sent = Un e-mail est en route vers { $address }. Suis son lien dans les deux jours.
calling-webhook = Adresse du webhook
calling-form = Par webhook à
calling-form-of = { $form ->
    [slack] Slack, Mattermost ou Rocket.Chat
    [discord] Discord
    [ntfy] ntfy
   *[json] Un programme à moi
}
calling-add = Ajouter
calling-secret = Le secret qui signe ce qui arrive, montré cette seule fois :
calling-refused = { $code ->
    [address_not_allowed] Ce serveur n’envoie rien à cette adresse : elle doit commencer par https et être ouverte à tous.
    [not_delivered] Personne n’a pris le message là-bas.
    [not_understood] Quelque chose ne va pas dans cette adresse.
    [not_offered] Ce serveur ne le propose pas.
    [too_many] Il ne peut pas y en avoir plus. Retires-en d’abord une.
    [too_fast] C’était assez pour l’instant. Réessaie plus tard.
    [no_session] Le serveur ne te reconnaît plus. Recharge la page.
    [unreachable] Le serveur ne répond pas. Réessaie dans un instant.
   *[other] Cela n’a pas marché. Réessaie.
}

# À la table

calling-table = Me prévenir pour cette table
    .hint = Quand je ne suis pas là, comme choisi dans les réglages.
calling-table-how = Recevoir un message quand je ne suis pas là

# Liens des e-mails

calling-link = { $what ->
    [confirm] On te prévient ici ?
   *[stop] Plus d’e-mails ?
}
    .text = { $what ->
        [confirm] Quand une table t’attend, un e-mail part vers l’adresse qui a reçu ce lien.
       *[stop] L’adresse qui a reçu ce lien ne recevra plus d’e-mails. Tu peux l’ajouter à nouveau quand tu veux.
    }
    .yes = { $what ->
        [confirm] Oui, prévenez-moi
       *[stop] Plus d’e-mails
    }
calling-link-done = { $what ->
    [confirm] Tu auras un message
   *[stop] C’était le dernier
}
    .text = { $what ->
        [confirm] Désormais, un e-mail te dit quand c’est ton tour.
       *[stop] Il n’arrivera plus d’e-mails.
    }
calling-link-old = Ce lien a fait son travail
    .text = Il est trop ancien, ou l’adresse a été retirée. Tu peux en demander un autre dans les réglages.
