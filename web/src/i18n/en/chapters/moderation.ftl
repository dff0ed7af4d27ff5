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


# The page for the person who runs the server.

host-title = Host
host-way-in = This page is for whoever runs this server. Type “alhambra admin page” where it runs, and open the link that it prints. The link works once, within a quarter of an hour.
host-arriving = Opening the page for the host …
host-leave = Sign out
host-again = Look again
host-told = { $what ->
    [closed] The table is closed.
    [silenced] Nobody can talk at this table any more.
    [talking] Everybody can talk at this table again.
    [said] Everybody at a table has been told.
    [banned] Shut out.
    [lifted] The ban is lifted.
    [removed] The remark is removed.
    [acted] The report is closed.
    [dismissed] The report is closed.
   *[left] You are signed out.
}

host-overview = At a glance
host-figure = { $figure ->
    [reports] Reports waiting
    [connections] Connections
    [guests] People here
    [tables] Tables in use
    [jobs] Computer players waiting
    [load] Load per processor
    [memory] Memory
    [database] Database
    [since] Running since
   *[program] Version
}
host-failure = Nothing can be written: { $failure }

host-reports = Reports
host-reports-none = { $which ->
    [open] Nothing waits.
   *[closed] None yet.
}
host-reports-which = Which reports
host-reports-kind = { $which ->
    [open] Waiting
   *[closed] Dealt with
}
host-report-by = { $reporter } reports { $reported }
host-report-note = “{ $note }”
host-report-table = Go to the table
host-report-marked = Reported
host-report-removed = removed
host-remark-remove = Remove
host-remark-remove-of = the remark of { $name }
host-report-close = { $outcome ->
    [acted] Done
   *[dismissed] Nothing to do
}
host-report-outcome = { $outcome ->
    [acted] Dealt with { $when }
   *[dismissed] Nothing to do, { $when }
}
host-banned-until = Shut out until { $until }

host-bans = Bans
host-bans-none = Nobody is shut out.
host-ban = Shut out
host-ban-name = Shut { $name } out
host-ban-target = A guest’s id, an address or a network
host-ban-target-hint = As in 203.0.113.9 or 203.0.113.0/24
host-ban-long = For how long
host-ban-hours = { $hours ->
    [1] 1 hour
    [24] 1 day
    [168] 1 week
    [720] 30 days
   *[8760] 1 year
}
host-ban-cause = Reason
host-ban-cause-hint = Whoever is shut out can read it.
host-ban-address = Their address, too
    .hint = Also keeps out others behind the same address: a family, a school.
host-ban-lift = Lift
host-ban-lift-of = the ban of { $who }
host-ban-line = { $who }, until { $until }

host-tables = Tables
host-tables-none = No table is waiting or being played.
host-table-phase = { $phase ->
    [waiting] Waiting
   *[playing] Playing
}
host-table-public = In the lobby
host-table-connections = { $count ->
    [one] one connection
   *[other] { $count } connections
}
host-table-open = open seat
host-table-close = Close
host-table-close-sure = Really close it? The game ends for everyone.
host-table-close-yes = Yes, close the table
host-table-silence = { $is ->
    [silent] Let them talk
   *[talking] Silence
}
host-of-table = table { $names }

host-say = Say something to everyone
host-say-send = Say it

host-audit = What was done
host-audit-none = Nothing yet.
host-audit-source = { $source ->
    [page] on this page
   *[command_line] at the command line
}
host-audit-action = { $action ->
    [link_made] Link made
    [signed_in] Signed in
    [signed_out] Signed out
    [said] Said to everyone
    [table_closed] Table closed
    [table_removed] Table deleted
    [company_changed] Talk changed
    [remark_removed] Remark removed
    [guest_removed] Guest removed
    [guest_erased] Guest deleted with everything
    [banned] Shut out
    [ban_lifted] Ban lifted
   *[report_closed] Report closed
}
