# Was schiefging, nach dem Code des Servers, und was man dagegen tun kann.

trouble-title = { $code ->
    [no_such_table] Diesen Tisch gibt es nicht
    [table_closed] Dieser Tisch wurde aufgelöst
    [no_spectators] Dieser Tisch bleibt unter sich
    [not_welcome] Dieser Tisch ist für dich geschlossen
    [read_only] Diesen Tisch kann man nur ansehen
    [no_session] Wir erkennen dich nicht mehr
    [link_used] Dieser Link wurde schon benutzt
    [not_found] Diese Seite gibt es nicht
    [old_page] Es gibt eine neuere Version
    [unreachable] Der Server antwortet nicht
    [server_stops] Der Server macht Pause
    [not_stored] Der Server konnte nicht speichern
    [too_fast] Eins nach dem anderen
    [too_many] Hier ist alles voll
    [wrong_origin] Diese Seite kommt von woanders
   *[other] Etwas ist schiefgegangen
}

trouble-text = { $code ->
    [no_such_table] Vielleicht fehlt dem Link ein Buchstabe, oder den Tisch gibt es schon lange nicht mehr. Lass dir den Link noch einmal schicken oder mach selbst einen Tisch auf.
    [table_closed] Wer ihn aufgemacht hat, hat ihn vor Spielbeginn aufgelöst, oder er wurde vom Betreiber des Servers geschlossen.
    [no_spectators] Alle Plätze sind besetzt, und zuschauen darf hier niemand.
    [not_welcome] Du wurdest von diesem Tisch weggebeten. Mach selbst einen Tisch auf oder such dir einen anderen.
    [read_only] Die gespeicherte Partie ist unvollständig, deshalb kann niemand weiterspielen. Den anderen Tischen geht es gut.
    [no_session] Dieser Browser kann nicht mehr nachweisen, dass du { $name } bist; vielleicht wurden die Cookies gelöscht. Du kannst unter demselben Namen als neuer Gast weitermachen; deine bisherigen Plätze bleiben beim alten.
    [link_used] Ein persönlicher Link gilt nur einmal und nur für kurze Zeit. Erstelle einen neuen auf dem Gerät, auf dem du schon spielst.
    [not_found] Vielleicht ist in der Adresse ein Tippfehler, oder die Seite ist umgezogen.
    [old_page] Der Server hat dazugelernt, seit diese Seite geöffnet wurde. Lade sie neu; deine Partien sind sicher.
    [unreachable] Vielleicht liegt es an deiner Verbindung, vielleicht am Server. Deine Partien sind sicher: Jeder Zug wird gespeichert, bevor ihn jemand sieht.
    [server_stops] Er wird gerade angehalten oder neu gestartet. Deine Partien sind sicher; versuch es gleich noch einmal.
    [not_stored] Vielleicht ist seine Festplatte voll. Es hat sich nichts geändert; versuch es gleich noch einmal.
    [too_fast] Das war schneller, als der Server erlaubt. Warte kurz und versuch es noch einmal.
    [too_many] Mehr Gäste oder Tische verträgt der Server nicht, oder du hast zu viele offene Partien. Spiel eine zu Ende oder versuch es später noch einmal.
    [wrong_origin] Der Server spricht nur mit seiner eigenen Seite. Öffne sie unter der Adresse des Servers.
   *[other] Das war nicht deine Schuld. Versuch es noch einmal; wenn es wieder passiert, sag dem Betreiber dieses Servers Bescheid.
}

trouble-step = { $step ->
    [again] Noch einmal versuchen
    [reload] Seite neu laden
    [afresh] Als neuer Gast weitermachen
    [new-table] Tisch aufmachen
    [lobby] Offene Tische
    [games] Meine Partien
   *[home] Startseite
}

# Die kurze Form, neben dem gedrückten Knopf.
refusal = { $code ->
    [seat_taken] Diesen Platz hat gerade jemand anders genommen.
    [seat_open] Dieser Platz ist schon frei.
    [already_started] Die Partie hat schon begonnen.
    [seats_open] Es sind noch Plätze frei.
    [not_the_owner] Das darf nur, wer den Tisch aufgemacht hat.
    [no_such_level] Diesen Computerspieler gibt es hier nicht.
    [no_such_table] Den Tisch gibt es nicht mehr.
    [table_closed] Der Tisch wurde aufgelöst.
    [table_full] An diesem Tisch ist schon so viel passiert, dass sich nichts mehr ändern lässt. Mach einen neuen auf.
    [no_session] Der Server erkennt dich nicht mehr. Lade die Seite neu.
    [unreachable] Der Server antwortet nicht. Versuch es gleich noch einmal.
    [server_stops] Der Server wird gerade angehalten. Versuch es gleich noch einmal.
    [not_stored] Der Server konnte nicht speichern; es hat sich nichts geändert. Versuch es gleich noch einmal.
    [too_fast] Das ging zu schnell. Warte kurz und versuch es noch einmal.
    [too_many] Auf dem Server sind zu viele Tische, oder du hast zu viele offene Partien. Spiel eine zu Ende oder versuch es später noch einmal.
    [name_taken] So heißt schon ein Computerspieler. Ergänze deinen Namen ein wenig.
    [shares_missing] Bevor die Partie beginnen kann, muss jemand diesen Tisch noch einmal öffnen.
    [not_agreed] Jemand hat noch nicht gesagt, ob es noch eine Partie sein soll.
    [not_welcome] Du wurdest von diesem Tisch entfernt.
   *[other] Das hat nicht geklappt. Versuch es noch einmal.
}

table-read-only = Die gespeicherte Partie ist unvollständig: Man kann sie ansehen, aber nicht weiterspielen.
