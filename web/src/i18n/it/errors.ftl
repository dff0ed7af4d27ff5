# Che cosa è andato storto, secondo il codice del server, e che cosa si può fare.

trouble-title = { $code ->
    [no_such_table] Questo tavolo non esiste
    [table_closed] Questo tavolo è stato chiuso
    [no_spectators] Questo tavolo è privato
    [not_welcome] Questo tavolo è chiuso per te
    [read_only] La partita salvata è incompleta
    [no_session] Non ti riconosciamo più
    [link_used] Questo link è già stato usato
    [not_found] Questa pagina non esiste
    [old_page] C’è una versione più nuova
    [unreachable] Il server non risponde
    [server_stops] Il server è in pausa
    [not_stored] Il server non è riuscito a salvarlo
    [too_fast] Troppo veloce
    [too_many] Il server è pieno
    [wrong_origin] Indirizzo sbagliato
   *[other] Qualcosa è andato storto
}

trouble-text = { $code ->
    [no_such_table] Forse il link ha perso una lettera per strada, o il tavolo non esiste più da tempo. Fattelo mandare di nuovo, oppure crea un tavolo tuo.
    [table_closed] L’ha chiuso chi l’aveva creato, prima dell’inizio, oppure chi ospita il server.
    [no_spectators] Tutti i posti sono occupati, e si gioca senza spettatori.
    [not_welcome] Chi ha aperto il tavolo ti ha chiesto di andartene. Puoi creare un tavolo tuo o cercarne un altro.
    [read_only] Sul server ne manca una parte. Si può guardare, ma nessuno può continuare. Gli altri tavoli sono a posto.
    [no_session] Questo browser ha perso la prova che sei { $name }: forse sono stati cancellati i cookie. Puoi continuare come nuovo ospite con lo stesso nome; i posti presi prima restano a quello vecchio.
    [link_used] Un link personale funziona una volta sola e per poco tempo. Creane uno nuovo sul dispositivo da cui stai già giocando.
    [not_found] Forse c’è un errore nell’indirizzo, o ciò che era qui si è spostato.
    [old_page] Il server ha imparato qualcosa di nuovo da quando hai aperto la pagina. Ricaricala: le tue partite sono al sicuro.
    [unreachable] Forse non funziona la tua connessione, forse il server. Le tue partite sono al sicuro: ogni mossa è stata salvata prima che qualcuno la vedesse.
    [server_stops] Si sta fermando o riavviando. Le tue partite sono al sicuro: riprova tra un momento.
    [not_stored] Forse il suo disco è pieno. Non è cambiato nulla: riprova tra un momento.
    [too_fast] È stato più veloce di quanto il server permetta. Aspetta un momento e riprova.
    [too_many] Il server ha già tutti gli ospiti o i tavoli che può servire, oppure hai troppe partite da finire. Finiscine una o riprova tra un po’.
    [wrong_origin] Il server risponde solo alla propria pagina. Aprila dall’indirizzo del server.
   *[other] Non è colpa tua. Riprova; se succede ancora, dillo a chi gestisce questo server.
}

trouble-step = { $step ->
    [again] Riprova
    [reload] Ricarica la pagina
    [afresh] Continua come nuovo ospite
    [new-table] Crea un tavolo
    [lobby] Tavoli aperti
    [games] Le mie partite
   *[home] Alla pagina iniziale
}

# La forma breve, accanto al pulsante che è stato premuto.
refusal = { $code ->
    [seat_taken] Qualcun altro ha appena preso questo posto.
    [seat_open] Questo posto è già libero.
    [already_started] La partita è già cominciata.
    [seats_open] Ci sono ancora posti liberi.
    [not_the_owner] Può farlo solo chi ha creato il tavolo.
    [name_taken] Un giocatore virtuale si chiama così. Aggiungi qualcosa al tuo nome.
    [shares_missing] Qualcuno deve aprire una volta questo tavolo prima che la partita cominci.
    [not_agreed] Qualcuno non ha ancora detto se gioca di nuovo.
    [not_welcome] Chi ha aperto il tavolo ti ha tolto da qui.
    [no_such_level] Questo giocatore virtuale non è disponibile.
    [no_such_table] Il tavolo non c’è più.
    [table_closed] Il tavolo è stato chiuso.
    [table_full] A questo tavolo sono successe così tante cose che non si può più cambiare nulla. Crea un altro tavolo.
    [no_session] Il server non ti riconosce più. Ricarica la pagina.
    [unreachable] Il server non risponde. Riprova tra un momento.
    [server_stops] Il server si sta fermando proprio ora. Riprova tra un momento.
    [not_stored] Il server non è riuscito a salvarlo; non è cambiato nulla. Riprova tra un momento.
    [too_fast] Troppo in fretta. Aspetta un momento e riprova.
    [too_many] Ci sono troppi tavoli sul server, o troppe tue partite da finire. Finiscine una o riprova tra un po’.
   *[other] Non ha funzionato. Riprova.
}

table-read-only = La partita salvata è incompleta: puoi guardarla, ma non continuarla.
