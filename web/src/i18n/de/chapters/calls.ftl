# Was der Server denen sagt, die nicht da sind: auf ihren Geräten, per E-Mail und über Webhooks.

call-turn = Du bist am Zug
call-rematch = Noch eine Partie?
call-with = Mit { $names }
call-several = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
call-line = { $what ->
    [rematch] Noch eine Partie mit { $names }?
   *[turn] Du bist am Zug, mit { $names }
}
call-trial = Es klappt
    .body = Ab jetzt erfährst du hier, wenn du am Zug bist.

mail-confirm = Sollen wir dich hier rufen?
    .body = Jemand, vermutlich du, möchte unter dieser Adresse erfahren, wann er bei Alhambra am Zug ist. Wenn das stimmt, öffne innerhalb von zwei Tagen diesen Link:
    .ignore = Wenn nicht, brauchst du nichts zu tun: Mehr kommt nicht.
mail-foot = Keine solchen Mails mehr: { $stop }
    Wann und wie du gerufen wirst: { $settings }
