# Ogni «no» delle regole e del server.

reason = { $code ->
    [GAME_OVER] La partita è finita.
    [ACTIONS_ARE_OVER] Le tue mosse per questo turno sono finite: piazza ciò che hai comprato e concludi il turno.
    [ACTIONS_COME_FIRST] Gli edifici si piazzano dopo le mosse.
    [ACTION_IS_COMPULSORY] Prima prendi dei soldi, compra o ricostruisci; si passa solo se nessuna delle tre mosse è possibile.
    [BONUS_IS_OPEN] Hai pagato l’importo esatto e hai un’altra mossa: usala, o prima concludi le tue mosse.
    [TILES_LEFT_TO_SETTLE] Ancora da piazzare: { $tiles }.
    [NO_ACTIONS_AT_THE_END] Non ci sono più mosse: costruisci le ultime tessere o tienile in riserva.
    [NO_CARDS_NAMED] Scegli almeno una carta.
    [NOT_ON_DISPLAY] Non tra le carte esposte: { $cards }.
    [TAKES_TOO_MUCH] Più carte insieme possono valere al massimo 5; queste valgono { $amount }.
    [NO_SUCH_SLOT] Il cortile da edificare non ha un campo così.
    [SLOT_IS_EMPTY] Questo campo resta vuoto fino alla fine del turno.
    [WRONG_CURRENCY] Questo edificio si paga in un’altra moneta.
    [NOT_IN_HAND] Non nella tua mano: { $cards }.
    [PAYS_TOO_LITTLE] { $amount ->
        [one] Manca { $amount }.
       *[other] Mancano { $amount }.
    }
    [NOT_IN_RESERVE] Non nella tua riserva: { $tiles }.
    [JUST_BOUGHT] Hai comprato { building-the } da { $price } in questo turno: questa tessera non può ancora far parte di una ricostruzione.
    [FOUNTAIN_STAYS] La tessera di partenza resta dov’è.
    [NO_BUILDING_THERE] Qui non c’è nessun edificio.
    [CUTS_OFF] { $count ->
        [one] Senza questo, un edificio non sarebbe più raggiungibile a piedi dalla tessera di partenza.
       *[other] Senza questo, { $count } edifici non sarebbero più raggiungibili a piedi dalla tessera di partenza.
    }
    [CELL_IS_TAKEN] Questa casella è già occupata.
    [TOUCHES_NOTHING] Qui non toccherebbe nulla.
    [WALL_MEETS_OPENING] Le mura incontrerebbero un lato aperto: { $sides }.
    [NO_WAY_IN] Non si potrebbe raggiungere a piedi: ogni lato in comune ha le mura.
    [ENCLOSES_EMPTY] Resterebbe un buco circondato da tessere.
    [NOT_SET_ASIDE] Non è tra gli edifici da piazzare.
    [NO_DIRK_HERE] { dirk } partecipa solo quando si gioca in due.
    [NOT_FOR_DIRK] { dirk } riceve ciò che si compra, non gli ultimi edifici.
   *[other] Ora non è possibile.
}

trouble = { $code ->
    [unreachable] In questo momento il server non è raggiungibile.
    [stale_version] Nel frattempo è successo qualcosa. Guarda di nuovo.
    [not_your_turn] Non tocca a te.
    [not_your_seat] Questo non è il tuo posto.
    [nothing_to_undo] Non c’è nulla da annullare.
    [nothing_to_redo] Non c’è nulla da ripetere.
    [game_over] La partita è finita.
    [too_fast] Una cosa alla volta, per favore.
    [old_page] Il programma è stato aggiornato. Ricarica la pagina.
    [no_such_table] Questo tavolo non esiste.
    [no_session] Qui non ti conosciamo. Ricarica la pagina.
    [no_spectators] A questo tavolo non si può guardare.
    [table_closed] Il tavolo è stato chiuso.
    [table_full] A questo tavolo sono successe così tante cose che ormai si può solo continuare a giocare.
    [read_only] Questo tavolo si può solo guardare.
    [not_stored] Il server non è riuscito a salvare. Riprova.
    [server_stops] Il server si sta fermando.
   *[other] Non ha funzionato. Riprova.
}
