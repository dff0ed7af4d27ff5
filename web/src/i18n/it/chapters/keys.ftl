## Il tavolo con la tastiera

keys-intro = Con il tasto Tab si arriva ovunque; questi tasti sono più rapidi. Funzionano senza Ctrl o Alt, e le lettere si possono disattivare nelle impostazioni.
key-does = { $does ->
    [market] al cortile da edificare
    [money] ai soldi esposti
    [palace] alla tua Alhambra, alla prima casella possibile
    [hand] alla tua mano e ai tuoi edifici
    [buttons] ai pulsanti del tuo turno
    [standings] alla classifica
    [move] alla prossima cosa in quella direzione
    [press] fa ciò che è evidenziato: scegliere, prendere, mostrare, piazzare
    [slot] sceglie l’edificio di quel campo
    [confirm] conferma: comprare, piazzare, ricostruire
    [store] tiene l’edificio in riserva
    [dirk] dà l’edificio a { dirk }
    [rebuild] ricostruisce la tua Alhambra
    [cancel] lascia stare la scelta
    [stop] nessun’altra mossa
    [end] conclude il turno
    [undo] annulla un passo
    [redo] lo rigioca
    [restart] ricomincia il turno
    [sheet] il foglio dei punti
    [log] il corso della partita
    [menu] il menu
   *[keys] questo elenco
  }
