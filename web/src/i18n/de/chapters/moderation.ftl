# Jemanden melden, und wer an einen Tisch kommen und dort reden darf.

report-title = Dem Betreiber melden
report-about = { $what ->
    [remark] Es geht um das, was { $name } gesagt hat.
   *[person] Es geht um { $name }.
}
report-reason = Worum geht es?
report-reasons = { $reason ->
    [insult] Beleidigungen oder Drohungen
    [spam] Werbung oder Überflutung
    [name] Ein Name, den niemand lesen müssen sollte
    [spoiling] Spielverderben
   *[other] Etwas anderes
}
report-note = Was sollte der Betreiber noch wissen?
report-who-sees = Der Betreiber dieses Servers sieht deinen Namen und was davor und danach gesagt wurde. Am Tisch erfährt es niemand.
report-mute = { $name } auch stummschalten
    .hint = Du hörst dann an keinem Tisch mehr etwas von ihnen.
report-send = Meldung senden
report-sent = Danke. Der Betreiber dieses Servers sieht es sich an.
report-refused = { $code ->
    [too_fast] Du hast schon mehrere Meldungen gesendet. Warte mit der nächsten eine Weile.
    [too_many] Zu viele Meldungen warten. Versuch es morgen noch einmal.
    [no_such_remark] Diese Nachricht gibt es nicht mehr. Melde stattdessen den Menschen.
    [unreachable] Der Server antwortet nicht. Was du geschrieben hast, steht noch hier; versuch es gleich noch einmal.
   *[other] Das ließ sich nicht senden. Versuch es noch einmal.
}

company-title = Wer kommen und reden darf
company-public = In der Lobby
    .hint = Dort finden Fremde den Tisch.
company-spectators = Zuschauer willkommen
    .hint = Sonst bleibt nur, wer einen Platz hat.
company-talk = Wer reden darf
company-talk-rule = { $rule ->
    [everybody] Alle
    [players] Nur wer mitspielt
    [reactions] Nur Reaktionen
   *[nobody] Niemand
}
company-slow = Pause zwischen zwei Nachrichten
company-slow-choice = { $seconds ->
    [0] Keine
   *[other] { $seconds } s
}

# Die Seite für den Betreiber des Servers.

host-title = Betreiber
host-way-in = Diese Seite ist für den Betreiber dieses Servers. Tippe „alhambra admin page“ dort, wo er läuft, und öffne den Link, der erscheint. Er gilt einmal, eine Viertelstunde lang.
host-arriving = Die Betreiberseite wird geöffnet …
host-leave = Abmelden
host-again = Neu laden
host-told = { $what ->
    [closed] Der Tisch ist geschlossen.
    [silenced] An diesem Tisch kann niemand mehr reden.
    [talking] An diesem Tisch können wieder alle reden.
    [said] Allen an einem Tisch ist es gesagt.
    [banned] Ausgesperrt.
    [lifted] Die Sperre ist aufgehoben.
    [removed] Die Nachricht ist entfernt.
    [acted] Die Meldung ist erledigt.
    [dismissed] Die Meldung ist erledigt.
   *[left] Du bist abgemeldet.
}

host-overview = Auf einen Blick
host-figure = { $figure ->
    [reports] Wartende Meldungen
    [connections] Verbindungen
    [guests] Menschen hier
    [tables] Tische in Gebrauch
    [jobs] Wartende Computerspieler
    [load] Last je Prozessor
    [memory] Arbeitsspeicher
    [database] Datenbank
    [since] Läuft seit
   *[program] Programmversion
}
host-failure = Nichts kann geschrieben werden: { $failure }

host-reports = Meldungen
host-reports-none = { $which ->
    [open] Nichts wartet.
   *[closed] Noch keine.
}
host-reports-which = Welche Meldungen
host-reports-kind = { $which ->
    [open] Wartend
   *[closed] Erledigt
}
host-report-by = { $reporter } meldet { $reported }
host-report-note = „{ $note }“
host-report-table = Zum Tisch
host-report-marked = Gemeldet
host-report-removed = entfernt
host-remark-remove = Entfernen
host-remark-remove-of = die Nachricht von { $name }
host-report-close = { $outcome ->
    [acted] Erledigt
   *[dismissed] Nichts zu tun
}
host-report-outcome = { $outcome ->
    [acted] Erledigt: { $when }
   *[dismissed] Nichts zu tun: { $when }
}
host-banned-until = Ausgesperrt bis { $until }

host-bans = Sperren
host-bans-none = Niemand ist ausgesperrt.
host-ban = Aussperren
host-ban-name = { $name } aussperren
host-ban-target = Kennung eines Gastes, Adresse oder Netz
host-ban-target-hint = Wie 203.0.113.9 oder 203.0.113.0/24
host-ban-long = Wie lange
host-ban-hours = { $hours ->
    [1] 1 Stunde
    [24] 1 Tag
    [168] 1 Woche
    [720] 30 Tage
   *[8760] 1 Jahr
}
host-ban-cause = Grund
host-ban-cause-hint = Wer ausgesperrt ist, kann ihn lesen.
host-ban-address = Auch die Adresse
    .hint = Sperrt auch andere an derselben Adresse aus: eine Familie, eine Schule.
host-ban-lift = Aufheben
host-ban-lift-of = die Sperre von { $who }
host-ban-line = { $who }, bis { $until }

host-tables = Tische
host-tables-none = Kein Tisch wartet, an keinem wird gespielt.
host-table-phase = { $phase ->
    [waiting] Wartet
   *[playing] Im Spiel
}
host-table-public = In der Lobby
host-table-connections = { $count ->
    [one] eine Verbindung
   *[other] { $count } Verbindungen
}
host-table-open = freier Platz
host-table-close = Schließen
host-table-close-sure = Wirklich schließen? Die Partie endet für alle.
host-table-close-yes = Ja, den Tisch schließen
host-table-silence = { $is ->
    [silent] Reden lassen
   *[talking] Zum Schweigen bringen
}
host-of-table = Tisch { $names }

host-say = Allen etwas sagen
host-say-send = Sagen

host-audit = Was getan wurde
host-audit-none = Noch nichts.
host-audit-source = { $source ->
    [page] auf dieser Seite
   *[command_line] an der Befehlszeile
}
host-audit-action = { $action ->
    [link_made] Link gemacht
    [signed_in] Angemeldet
    [signed_out] Abgemeldet
    [said] Allen gesagt
    [table_closed] Tisch geschlossen
    [table_removed] Tisch gelöscht
    [company_changed] Gespräch geändert
    [remark_removed] Nachricht entfernt
    [guest_removed] Gast entfernt
    [guest_erased] Gast mit allem gelöscht
    [banned] Ausgesperrt
    [ban_lifted] Sperre aufgehoben
   *[report_closed] Meldung erledigt
}
