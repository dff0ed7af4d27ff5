# Che cosa il server conserva delle persone, e come averlo o liberarsene.

privacy-short = Qui giochi senza account. Il server conserva ciò che serve alle partite. Non mostra pubblicità e non segue nessuno, e questa pagina non chiede nulla ad altri computer.

privacy-kept-title = Che cosa si conserva
privacy-kept-you = Il tuo nome, quando sei arrivato la prima volta e quando eri qui l’ultima. Un cookie dimostra che i tuoi posti sono tuoi; della prova che contiene il server conserva solo un’impronta. Le tue impostazioni restano in questo browser.
privacy-kept-games = Le tue partite, passo per passo, con i nomi al tavolo. Chi ha il link di un tavolo vede chi gioca e, quando è finita, l’intera partita.
privacy-kept-talk = Ciò che dici a un tavolo, per chi è lì o arriva dopo, e chi non vuoi leggere.
privacy-kept-reports = Se qualcuno segnala una persona o un messaggio, chi ospita questo server lo vede, con ciò che è stato detto prima e dopo.
privacy-kept-addresses = L’indirizzo di rete da cui ti colleghi resta in memoria finché il server è acceso, per fermare gli abusi e chi è stato escluso. Viene scritto solo insieme a un’esclusione. Un server web posto davanti a questo può tenere un proprio registro.
privacy-kept-calls = Se chiedi di essere avvisato quando tocca a te, l’indirizzo per farlo si conserva finché non lo disattivi. L’avviso passa per il servizio che hai scelto e non dice nulla delle carte di nessuno.

privacy-long-title = Per quanto tempo
privacy-long = { $forgets ->
    [yes] Finché non lo elimini. Chi non viene da { $days } giorni e non ha partite in corso viene allora dimenticato, e così ciò che si è detto ai tavoli. Le partite restano, con i nomi che le persone avevano.
   *[no] Finché non lo elimini.
}
privacy-long-reports = Le segnalazioni si conservano fino a { $reports } giorni dopo che sono state trattate, le esclusioni fino a { $reports } giorni dopo la fine, e ciò che ha fatto chi ospita il server per { $audit } giorni.
privacy-long-backups = Le copie di sicurezza conservano ciò che contenevano finché non vengono eliminate a loro volta. Chi ospita questo server sa quando.

privacy-yours-title = I tuoi dati
privacy-nobody = Questo browser non è ancora nessuno: il server non sa nulla di te.
privacy-banned = { $caused ->
    [yes] Non puoi entrare fino al { $until }. Il motivo indicato: { $cause }
   *[no] Non puoi entrare fino al { $until }.
}
privacy-export = Tutto ciò che questo server sa di te, { $name }, in un solo file. Delle partite in corso contiene ciò che sa il tuo posto, e nient’altro.
privacy-export-button = Scarica i miei dati
privacy-delete = Puoi eliminare tutto ciò che ti riguarda. Prima si abbandonano le partite in corso, e il computer le finisce. Ciò che hai detto scompare. Le partite con altri restano, con { $neutral } al posto del tuo nome; quelle giocate da solo si eliminano.
privacy-delete-button = Elimina tutto ciò che mi riguarda
privacy-delete-sure = Eliminare davvero tutto ciò che riguarda { $name }? Nessuno potrà recuperarlo.
privacy-delete-yes = Sì, elimina per sempre
privacy-deleted = Tutto ciò che ti riguarda è stato eliminato.
privacy-deleted-soon = Qui non sei più nessuno. Le ultime tracce si stanno eliminando; ci vuole qualche minuto.
