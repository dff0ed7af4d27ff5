# Avvisi per chi non c’è quando un tavolo lo aspetta: nelle impostazioni, nel menu del tavolo e dietro i link delle e-mail.

calling-title = Avvisi
calling-lead = Quando un tavolo ti aspetta e non ci sei, un messaggio te lo dice. Racconta chi gioca, e niente delle carte.
calling-nobody = Prima siediti a un tavolo: così sapremo chi avvisare.
calling-device = Su questo dispositivo
    .hint = Il browser mostra un messaggio, anche quando questa pagina è chiusa.
calling-device-why = { $why ->
    [insecure] Funziona solo se la pagina è aperta tramite https.
    [forbidden] Questo browser non permette messaggi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
   *[unsupported] Questo browser non può farlo. Su iPhone o iPad aggiungi prima la pagina alla schermata Home e aprila da lì.
}
calling-push-trouble = { $why ->
    [forbidden] Questo browser non permette messaggi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
    [late] Il servizio di messaggi del browser non risponde. Riprova più tardi.
   *[failed] Il servizio di messaggi del browser non ha accettato. Riprova più tardi o con un altro browser.
}
calling-quiet = Ore di silenzio
    .hint = Ciò che arriva nel frattempo viene detto dopo.
calling-quiet-time = { $which ->
    [begin] Dalle
   *[end] Alle
}
calling-channels = Ti avvisiamo qui
calling-unnamed = { $kind ->
    [push] Un browser
    [mail] Una casella
   *[webhook] Un webhook
}
calling-state = { $state ->
    [unconfirmed] Prima apri il link nell’e-mail
    [failing] L’ultimo messaggio non è arrivato
    [stopped] Da giorni non arriva nulla: fermato
   *[fine] { $kind ->
        [push] Un tuo browser
        [mail] Posta elettronica
       *[webhook] Un tuo webhook
    }
}
calling-try = Prova
calling-tried = Inviato a { $name }.
calling-remove = Togli
calling-mail = Per e-mail a
calling-mail-sent = Un’e-mail è in viaggio verso { $address }. Apri il suo link entro due giorni.
calling-webhook = Indirizzo del webhook
calling-form = Con un webhook a
calling-form-of = { $form ->
    [slack] Slack, Mattermost o Rocket.Chat
    [discord] Discord
    [ntfy] ntfy
   *[json] Un mio programma
}
calling-add = Aggiungi
calling-secret = Il segreto che firma ciò che arriva, mostrato solo questa volta:
calling-refused = { $code ->
    [address_not_allowed] Questo server non avvisa quell’indirizzo: deve cominciare con https ed essere aperto a tutti.
    [not_delivered] Lì nessuno ha preso il messaggio.
    [not_understood] C’è qualcosa che non va in quell’indirizzo.
    [not_offered] Questo server non lo offre.
    [too_many] Di più non se ne possono avere. Prima togline uno.
    [too_fast] Per ora basta così. Riprova più tardi.
    [no_session] Il server non ti riconosce più. Ricarica la pagina.
    [unreachable] Il server non risponde. Riprova tra un momento.
   *[other] Non ha funzionato. Riprova.
}

# Al tavolo

calling-table = Avvisami per questo tavolo
    .hint = Quando non ci sono, nei modi scelti nelle impostazioni.
calling-table-how = Ricevere avvisi quando non ci sono

# Link nelle e-mail

calling-link = { $what ->
    [confirm] Ti avvisiamo qui?
   *[stop] Niente più e-mail?
}
    .text = { $what ->
        [confirm] Quando un tavolo ti aspetta, parte un’e-mail verso l’indirizzo a cui è stato mandato questo link.
       *[stop] L’indirizzo a cui è stato mandato questo link non riceverà più e-mail. Puoi aggiungerlo di nuovo quando vuoi.
    }
    .yes = { $what ->
        [confirm] Sì, avvisatemi
       *[stop] Niente più e-mail
    }
calling-link-done = { $what ->
    [confirm] Ti avviseremo
   *[stop] Era l’ultima
}
    .text = { $what ->
        [confirm] D’ora in poi un’e-mail ti dice quando tocca a te.
       *[stop] Non arriveranno altre e-mail.
    }
calling-link-old = Questo link ha fatto il suo dovere
    .text = È troppo vecchio, o l’indirizzo è stato tolto. Nelle impostazioni puoi chiederne un altro.
