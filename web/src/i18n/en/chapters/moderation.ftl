# Reporting somebody, and who may come to a table and talk at it.

report-title = Report to the host
report-about = { $what ->
    [remark] It is about what { $name } said.
   *[person] It is about { $name }.
}
report-reason = What is it about?
report-reasons = { $reason ->
    [insult] Insults or threats
    [spam] Advertising, or flooding the talk
    [name] A name nobody should have to read
    [spoiling] Spoiling the game
   *[other] Something else
}
report-note = What else should the host know?
report-who-sees = The person who runs this server sees your name and what was said around it. Nobody at the table is told.
report-mute = Mute { $name } as well
    .hint = You hear nothing more of them, at any table.
report-send = Send the report
report-sent = Thank you. The person who runs this server will look at it.
report-refused = { $code ->
    [too_fast] You have sent several reports already. Wait a while with the next one.
    [too_many] Too many reports are waiting. Try again tomorrow.
    [no_such_remark] This remark is no longer there. Report the person instead.
    [unreachable] The server does not answer. What you wrote is still here; try again in a moment.
   *[other] That could not be sent. Try again.
}

company-title = Who may come and talk
company-public = In the lobby
    .hint = Strangers find the table there.
company-spectators = Spectators welcome
    .hint = Otherwise nobody stays but those with a seat.
company-talk = Who may talk
company-talk-rule = { $rule ->
    [everybody] Everybody
    [players] Players only
    [reactions] Reactions only
   *[nobody] Nobody
}
company-slow = Wait between two remarks
company-slow-choice = { $seconds ->
    [0] None
   *[other] { $seconds } s
}
