# What the server says to people who are not here: on their devices, by e-mail and by webhooks. The page never says it.

call-turn = It is your turn
call-rematch = Another game?
call-with = With { $names }
call-several = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
call-line = { $what ->
    [rematch] Another game with { $names }?
   *[turn] Your turn with { $names }
}
call-trial = It works
    .body = From now on you are called here when it is your turn.

mail-confirm = Shall Alhambra call you here?
    .body = Somebody, most likely you, wants to be called at this address when it is their turn at Alhambra. If that is right, follow this link within two days:
    .ignore = If it is not, you need do nothing: nothing more will come.
mail-foot = No more of these mails: { $stop }
    When and how you are called: { $settings }
