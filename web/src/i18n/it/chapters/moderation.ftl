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
company-public = Fra i tavoli aperti
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
