# What a symbol, a number or a part of the table is: said of whatever is pressed and held.

what-hint = Tocca qualsiasi cosa per sapere che cos’è. Intanto non si gioca nulla.
what-is = { $part ->
    [exact] Puoi pagare questo prezzo esatto. Allora hai un’altra mossa.
    [over] Pagheresti tanto di troppo. Non si dà resto e le tue mosse finiscono.
    [short] Ti manca tanto in questa moneta.
    [nowhere] Per ora non trova posto nella tua Alhambra: dovrebbe andare nella riserva.
    [allows] Con questa carta potresti pagare esatto questo edificio.
    [currency] Questo edificio si paga solo in questa moneta.
    [slot] Un edificio in vendita: il prezzo nell’angolo, le mura in rosso sui bordi. Un rombo dorato segna ciò che è nuovo dal tuo ultimo turno.
    [together] Queste carte si possono prendere insieme: valgono 5 o meno.
    [display] Denaro che si può prendere: una carta, o più carte che insieme valgono 5 o meno. Un rombo dorato segna ciò che è nuovo dal tuo ultimo turno.
    [scoring] Fra quante carte può arrivare il prossima valutazione.
    [deck] Carte denaro rimaste nel mazzo.
    [bag] Edifici rimasti nel sacchetto. Quando finiscono, finisce la partita.
    [dirk] Dirk, il terzo in una partita a due: ha edifici e punti, ma non un turno.
    [gain] Punti che darebbe una valutazione adesso.
    [clock] Tempo rimasto.
    [points] Punti finora. Chi ne ha di più è sottolineato o ha una stella.
    [standing] Un giocatore e i suoi punti. In oro, chi è di turno; tocca per vedere la sua Alhambra.
    [count] Edifici di questo tipo. Chi ne ha di più di un tipo riceve punti.
    [wall] Le mura ininterrotte più lunghe. Ogni lato vale un punto a ogni valutazione.
    [cards] Carte denaro in mano.
    [stored] Edifici nella riserva. Non contano.
    [rival] Un altro giocatore: la sua Alhambra, i suoi edifici per tipo, mura, carte e riserva. Tocca per vederla in grande.
    [chip] Qualcosa che è successo dal tuo ultimo turno. Tocca per sapere che cosa.
    [legal] L’edificio può stare qui.
    [illegal] Tocca per vedere perché l’edificio non può stare qui.
    [building] Un edificio di questa Alhambra. Una cornice dorata segna ciò che è nuovo dal tuo ultimo turno.
    [palace] L’Alhambra: edifici intorno alla tessera di partenza. La linea dorata sono le sue mura più lunghe.
    [chain] Edifici che potresti comprare tutti esatti in questo turno, uno dopo l’altro.
    [payment] Un modo di pagare. Con un più, è tanto di troppo.
    [consequence] Che cosa cambierebbe: mura, numero di edifici o punti con una valutazione adesso.
    [undo] Annulla passi di questo turno o li ripete. Nulla è definitivo finché non finisci il turno.
    [end] Finisce il tuo turno. Poi non si può più annullare nulla.
    [rebuild] Ricostruire invece di comprare o prendere denaro: costruire dalla riserva, spostarvi un edificio o cambiarne due.
    [sum] Tutto il tuo denaro in questa moneta.
    [planned] Una delle carte per più acquisti esatti in questo turno.
    [card] Una carta della tua mano. Tocca carte e un edificio per comprarlo.
    [aside] Comprato in questo turno. Va piazzato prima che il turno finisca.
    [reserve] La tua riserva. Ciò che sta qui si può costruire più tardi, ma non conta.
    [prompt] Che cosa puoi fare ora.
    [log] L’andamento della partita. Un punto interrogativo dice perché il computer ha fatto qualcosa.
   *[other] Una parte del tavolo.
}
