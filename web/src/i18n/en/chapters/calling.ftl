# Being called when a table waits for one who is not there: a part of the settings, of the table's menu, and the page
# behind the links in mails.

calling-title = Notifications
calling-lead = When a table waits for you and you are not there, a message tells you so. It says who is playing, and nothing about the cards.
calling-nobody = Sit down at a table first: then there is somebody to call.
calling-device = On this device
    .hint = Your browser shows a message, even when this page is closed.
calling-device-why = { $why ->
    [insecure] This works only where the page is opened by https.
    [forbidden] This browser does not allow messages from this page. You can change that in its settings.
   *[unsupported] This browser cannot do it. On an iPhone or iPad, add the page to the home screen first, and open it from there.
}
calling-push-trouble = { $why ->
    [forbidden] This browser does not allow messages from this page. You can change that in its settings.
    [late] Your browser’s message service does not answer. Try again later.
   *[failed] Your browser’s message service did not agree. Try again later, or in another browser.
}
calling-quiet = Quiet hours
    .hint = What comes in between is told afterwards.
calling-quiet-time = { $which ->
    [begin] From
   *[end] To
}
calling-channels = You are called here
calling-unnamed = { $kind ->
    [push] A browser
    [mail] A mailbox
   *[webhook] A webhook
}
calling-state = { $state ->
    [unconfirmed] Follow the link in the mail first
    [failing] The last message did not arrive
    [stopped] Nothing has arrived for days: stopped
   *[fine] { $kind ->
        [push] Browser
        [mail] E-mail
       *[webhook] Webhook
    }
}
calling-try = Try it
calling-tried = Sent to { $name }.
calling-remove = Remove
calling-mail = By e-mail to
calling-mail-sent = A mail is on its way to { $address }. Follow the link in it within two days.
calling-webhook = Address of the webhook
calling-form = By webhook to
calling-form-of = { $form ->
    [slack] Slack, Mattermost, Rocket.Chat
    [discord] Discord
    [ntfy] ntfy
   *[json] A program of mine
}
calling-add = Add
calling-secret = The secret that signs what comes, shown this once:
calling-refused = { $code ->
    [address_not_allowed] This server does not call that address: it must begin with https, and be open to everybody.
    [not_delivered] Nobody has taken the message there.
    [not_understood] There is something wrong with that address.
    [not_offered] The host of this server has not set that up.
    [too_many] These are as many as you can have. Remove one first.
    [too_fast] That was often enough. Try again later.
    [no_session] The server no longer recognises you. Load the page again.
    [unreachable] The server does not answer. Try again in a moment.
   *[other] That did not work. Try again.
}

# At the table

calling-table = Call me to this table
    .hint = When I am not here, in the ways I chose in the settings.
calling-table-how = Be called when I am not here

# Links in mails

calling-link = { $what ->
    [confirm] Shall we call you here?
   *[stop] No more mails?
}
    .text = { $what ->
        [confirm] When a table waits for you, a mail goes to the address to which this link was sent.
       *[stop] The address to which this link was sent gets no more mails. You can add it again at any time.
    }
    .yes = { $what ->
        [confirm] Yes, call me
       *[stop] No more mails
    }
calling-link-done = { $what ->
    [confirm] You will be called
   *[stop] That was the last one
}
    .text = { $what ->
        [confirm] From now on a mail tells you when it is your turn.
       *[stop] No more mails will come.
    }
calling-link-old = This link has done its work
    .text = It is too old, or the address has been removed. You can have another one sent to you in the settings.
