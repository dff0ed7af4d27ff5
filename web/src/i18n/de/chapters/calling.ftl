# Gerufen werden, wenn ein Tisch auf jemanden wartet: in den Einstellungen, im Menü des Tisches und hinter den Links der Mails.

calling-title = Benachrichtigungen
calling-lead = Wenn ein Tisch auf dich wartet und du nicht da bist, sagt dir das eine Nachricht. Darin steht, wer spielt, und nichts über die Karten.
calling-nobody = Setz dich zuerst an einen Tisch: Dann gibt es jemanden zu rufen.
calling-device = Auf diesem Gerät
    .hint = Dein Browser zeigt eine Nachricht, auch wenn diese Seite geschlossen ist.
calling-device-why = { $why ->
    [insecure] Das geht nur, wenn die Seite über https geöffnet ist.
    [forbidden] Dieser Browser erlaubt keine Nachrichten von dieser Seite. Das lässt sich in seinen Einstellungen ändern.
   *[unsupported] Dieser Browser kann das nicht. Füge die Seite auf einem iPhone oder iPad erst zum Home-Bildschirm hinzu und öffne sie von dort.
}
calling-push-trouble = { $why ->
    [forbidden] Dieser Browser erlaubt keine Nachrichten von dieser Seite. Das lässt sich in seinen Einstellungen ändern.
    [late] Der Nachrichtendienst deines Browsers antwortet nicht. Versuche es später noch einmal.
   *[failed] Der Nachrichtendienst deines Browsers hat abgelehnt. Versuche es später oder in einem anderen Browser.
}
calling-quiet = Ruhezeit
    .hint = Was in dieser Zeit kommt, erfährst du danach.
calling-quiet-time = { $which ->
    [begin] Von
   *[end] Bis
}
calling-channels = Hier wirst du gerufen
calling-unnamed = { $kind ->
    [push] Ein Browser
    [mail] Ein Postfach
   *[webhook] Ein Webhook
}
calling-state = { $state ->
    [unconfirmed] Öffne erst den Link in der Mail
    [failing] Die letzte Nachricht kam nicht an
    [stopped] Seit Tagen kommt nichts an: angehalten
   *[fine] { $kind ->
        [push] Im Browser
        [mail] Per E-Mail
       *[webhook] Per Webhook
    }
}
calling-try = Probieren
calling-tried = Gesendet an { $name }.
calling-remove = Entfernen
calling-mail = Per E-Mail an
calling-mail-sent = Eine Mail ist unterwegs an { $address }. Öffne den Link darin innerhalb von zwei Tagen.
calling-webhook = Adresse des Webhooks
calling-form = Per Webhook an
calling-form-of = { $form ->
    [slack] Slack, Mattermost oder Rocket.Chat
    [discord] Discord
    [ntfy] ntfy
   *[json] Ein eigenes Programm
}
calling-add = Hinzufügen
calling-secret = Das Geheimnis, mit dem alles unterschrieben ist, nur dieses eine Mal gezeigt:
calling-refused = { $code ->
    [address_not_allowed] Diese Adresse ruft der Server nicht: Sie muss mit https beginnen und für alle erreichbar sein.
    [not_delivered] Dort hat niemand die Nachricht angenommen.
    [not_understood] Mit dieser Adresse stimmt etwas nicht.
    [not_offered] Dieser Server bietet das nicht an.
    [too_many] Mehr sind nicht möglich. Entferne zuerst etwas.
    [too_fast] Das war oft genug. Versuche es später noch einmal.
    [no_session] Der Server erkennt dich nicht mehr. Lade die Seite neu.
    [unreachable] Der Server antwortet nicht. Versuche es gleich noch einmal.
   *[other] Das hat nicht geklappt. Versuche es noch einmal.
}

# Am Tisch

calling-table = Ruf mich an diesen Tisch
    .hint = Wenn ich nicht da bin, so wie in den Einstellungen gewählt.
calling-table-how = Gerufen werden, wenn ich nicht da bin

# Links in Mails

calling-link = { $what ->
    [confirm] Sollen wir dich hier rufen?
   *[stop] Keine Mails mehr?
}
    .text = { $what ->
        [confirm] Wenn ein Tisch auf dich wartet, geht eine Mail an die Adresse, an die dieser Link kam.
       *[stop] Die Adresse, an die dieser Link kam, bekommt keine Mails mehr. Du kannst sie jederzeit wieder hinzufügen.
    }
    .yes = { $what ->
        [confirm] Ja, ruft mich
       *[stop] Keine Mails mehr
    }
calling-link-done = { $what ->
    [confirm] Du wirst gerufen
   *[stop] Das war die letzte
}
    .text = { $what ->
        [confirm] Ab jetzt sagt dir eine Mail, wenn du am Zug bist.
       *[stop] Es kommen keine Mails mehr.
    }
calling-link-old = Dieser Link hat ausgedient
    .text = Er ist zu alt, oder die Adresse wurde entfernt. In den Einstellungen kannst du dir einen neuen schicken lassen.
