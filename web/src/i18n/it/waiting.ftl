# Un tavolo prima dell’inizio.

waiting-title = { $mine ->
    [true] Il tuo tavolo
   *[false] Il tavolo di { $owner }
}
table-public = { $public ->
    [true] Nella sala
   *[false] Privato, con il link
}
table-seats = { $shuffled ->
    [true] I posti si mescolano
   *[false] I posti restano così
}
table-pace = { $pace ->
    [live] In una volta sola
   *[days] In più giorni
}
clock-per-turn = { $time } a turno
clock-bank = { $time } a testa, { $more } in più a turno
table-open-hands = Mani scoperte
table-no-spectators = Senza spettatori

waiting-seats = { $open ->
    [0] Al tavolo
    [one] Un posto è libero
   *[other] { $open } posti sono liberi
}
waiting-watchers = A guardare: { $names }
waiting-full = Tutti i posti sono occupati
waiting-full-text = { $spectators ->
    [true] Guardare è permesso: resta su questa pagina finché { $owner } non comincia la partita. Oppure crea un tavolo tuo.
   *[false] A questo tavolo si gioca senza spettatori. Crea un tavolo tuo, o cercane uno aperto.
}

seat-role = { $kind ->
    [open] Posto { $number }
    [computer] Giocatore virtuale
    [program] { $present ->
        [true] Programma, presente
       *[false] Programma, assente
    }
   *[person] { $mine ->
        [true] Tu
       *[false] { $present ->
            [true] Presente
           *[false] Assente
        }
    }
}
seat-unready = non ha ancora confermato
seat-number = { $state ->
    [absent] deve aprire una volta questo tavolo
   *[awaited] manca il numero per mescolare
}
seat-sit = Siediti qui
seat-beside = Qualcuno accanto a me
seat-beside-name = Nome della persona accanto a te
seat-sit-them = Fai sedere
seat-computer = Giocatore virtuale…
seat-leave = Alzati
seat-remove = { $kind ->
    [computer] Togli
   *[other] Togli
}
seat-free = Libera il posto
seat-remove-sure = { $name } non potrà tornare a questo tavolo.
seat-remove-yes = Sì, togli
never-mind = Lascia stare

invite-title = Invita
invite-link = Chi apre questo link può sedersi
invite-code = Il link come codice QR
invite-message = { $name } ti invita a una partita di Alhambra.

waiting-open = { $open ->
    [one] La partita può cominciare quando è occupato l’ultimo posto.
   *[other] La partita può cominciare quando sono occupati tutti i posti.
}
fill-level = Quali giocatori virtuali
fill = Riempi i posti liberi
waiting-start = Comincia la partita
waiting-for-start = { $open ->
    [0] { $owner } può cominciare la partita.
   *[other] Si aspettano altri giocatori; poi { $owner } comincia la partita.
}
give-up = Chiudi il tavolo
give-up-sure = Il tavolo sparirà, e con lui i posti degli altri.
give-up-yes = Sì, chiudilo
