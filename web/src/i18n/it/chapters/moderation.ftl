# Segnalare qualcuno, e chi può venire a un tavolo e parlarvi.

report-title = Segnala a chi ospita il server
report-about = { $what ->
    [remark] Riguarda ciò che ha detto { $name }.
   *[person] Riguarda { $name }.
}
report-reason = Di che cosa si tratta?
report-reasons = { $reason ->
    [insult] Insulti o minacce
    [spam] Pubblicità o messaggi a raffica
    [name] Un nome che nessuno dovrebbe leggere
    [spoiling] Rovinare la partita
   *[other] Altro
}
report-note = Che altro è bene sapere?
report-who-sees = Chi ospita questo server vede il tuo nome e ciò che è stato detto prima e dopo. Al tavolo non lo viene a sapere nessuno.
report-mute = Silenzia anche { $name }
    .hint = Non leggerai più nulla da parte sua, a nessun tavolo.
report-send = Invia la segnalazione
report-sent = Grazie. Chi ospita questo server darà un’occhiata.
report-refused = { $code ->
    [too_fast] Hai già inviato diverse segnalazioni. Aspetta un po’ prima della prossima.
    [too_many] Ci sono troppe segnalazioni in attesa. Riprova domani.
    [no_such_remark] Questo messaggio non c’è più. Segnala la persona.
    [unreachable] Il server non risponde. Quel che hai scritto è ancora qui; riprova fra poco.
   *[other] Non è stato possibile inviarla. Riprova.
}

company-title = Chi può venire e parlare
company-public = Nella sala
    .hint = Lì lo trova chiunque.
company-spectators = Spettatori benvenuti
    .hint = Altrimenti resta solo chi ha un posto.
company-talk = Chi può parlare
company-talk-rule = { $rule ->
    [everybody] Tutti
    [players] Solo chi gioca
    [reactions] Solo reazioni
   *[nobody] Nessuno
}
company-slow = Attesa fra due messaggi
company-slow-choice = { $seconds ->
    [0] Nessuna
   *[other] { $seconds } s
}


# La pagina di chi ospita il server.

host-title = Gestione
host-way-in = Questa pagina è per chi ospita questo server. Scrivi «alhambra admin page» dove è in funzione e apri il link che compare. Vale una sola volta, per un quarto d’ora.
host-arriving = Apro la gestione …
host-leave = Esci
host-again = Guarda di nuovo
host-told = { $what ->
    [closed] Il tavolo è chiuso.
    [silenced] A questo tavolo non può più parlare nessuno.
    [talking] A questo tavolo possono di nuovo parlare tutti.
    [said] È stato detto a tutti quelli che sono a un tavolo.
    [banned] Esclusione fatta.
    [lifted] L’esclusione è tolta.
    [removed] Il messaggio è tolto.
    [acted] La segnalazione è chiusa.
    [dismissed] La segnalazione è chiusa.
   *[left] Sei uscito.
}

host-overview = In breve
host-figure = { $figure ->
    [reports] Segnalazioni in attesa
    [connections] Connessioni
    [guests] Persone presenti
    [tables] Tavoli in uso
    [jobs] Mosse del computer in attesa
    [load] Carico per processore
    [memory] Memoria
    [database] Banca dati
    [since] In funzione da
   *[program] Versione
}
host-failure = Non si può scrivere nulla: { $failure }

host-reports = Segnalazioni
host-reports-none = { $which ->
    [open] Nulla in attesa.
   *[closed] Ancora nessuna.
}
host-reports-which = Quali segnalazioni
host-reports-kind = { $which ->
    [open] In attesa
   *[closed] Trattate
}
host-report-by = { $reporter } segnala { $reported }
host-report-note = «{ $note }»
host-report-table = Vai al tavolo
host-report-marked = Segnalato
host-report-removed = tolto
host-remark-remove = Togli
host-remark-remove-of = il messaggio di { $name }
host-report-close = { $outcome ->
    [acted] Fatto
   *[dismissed] Nulla da fare
}
host-report-outcome = { $outcome ->
    [acted] Trattata: { $when }
   *[dismissed] Nulla da fare: { $when }
}
host-banned-until = Escluso fino al { $until }

host-bans = Esclusioni
host-bans-none = Nessuno è escluso.
host-ban = Escludi
host-ban-name = Escludi { $name }
host-ban-target = L’identificativo di una persona, un indirizzo o una rete
host-ban-target-hint = Come 203.0.113.9 o 203.0.113.0/24
host-ban-long = Per quanto tempo
host-ban-hours = { $hours ->
    [1] 1 ora
    [24] 1 giorno
    [168] 1 settimana
    [720] 30 giorni
   *[8760] 1 anno
}
host-ban-cause = Motivo
host-ban-cause-hint = La persona esclusa può leggerlo.
host-ban-address = Anche il suo indirizzo
    .hint = Esclude anche altri con lo stesso indirizzo: una famiglia, una scuola.
host-ban-lift = Togli
host-ban-lift-of = l’esclusione di { $who }
host-ban-line = { $who }, fino al { $until }

host-tables = Tavoli
host-tables-none = Nessun tavolo è in attesa o in gioco.
host-table-phase = { $phase ->
    [waiting] In attesa
   *[playing] In gioco
}
host-table-public = Nella sala
host-table-connections = { $count ->
    [one] una connessione
   *[other] { $count } connessioni
}
host-table-open = posto libero
host-table-close = Chiudi
host-table-close-sure = Chiuderlo davvero? La partita finisce per tutti.
host-table-close-yes = Sì, chiudi il tavolo
host-table-silence = { $is ->
    [silent] Lascia parlare
   *[talking] Metti a tacere
}
host-of-table = il tavolo { $names }

host-say = Di’ qualcosa a tutti
host-say-send = Dillo

host-audit = Che cosa è stato fatto
host-audit-none = Ancora nulla.
host-audit-source = { $source ->
    [page] su questa pagina
   *[command_line] dalla riga di comando
}
host-audit-action = { $action ->
    [link_made] Link creato
    [signed_in] Entrata
    [signed_out] Uscita
    [said] Detto a tutti
    [table_closed] Tavolo chiuso
    [table_removed] Tavolo eliminato
    [company_changed] Chiacchiere regolate
    [remark_removed] Messaggio tolto
    [guest_removed] Persona tolta
    [guest_erased] Persona eliminata con tutto
    [banned] Esclusione
    [ban_lifted] Esclusione tolta
   *[report_closed] Segnalazione chiusa
}
