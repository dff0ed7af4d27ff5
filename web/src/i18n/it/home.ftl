home-tagline = Costruisci la tua Alhambra, muro dopo muro.
home-lead = Un gioco di soldi, costruttori e lunghe mura, da due a sei persone.
home-running = Continua a giocare
home-all-games = { $count ->
    [one] La tua partita ({ $count })
   *[other] Tutte le { $count } partite
}

solo-title = Contro il computer
solo-line = Da soli ma in buona compagnia, dall’allievo curioso al maestro costruttore.
solo-players = Quanti giocate in tutto
solo-players-option = { $players }
solo-level = I tuoi avversari
solo-play = Gioca ora

friends-title = Con gli amici
friends-line = Manda un link: chi lo apre si siede al tuo tavolo.
friends-go = Crea un tavolo

device-title = Su un solo dispositivo
device-line = Passatevelo: tra un turno e l’altro i soldi restano coperti.
device-go = Prepara il tavolo

learn-offer-title = Prima volta ad Alhambra?
learn-offer-text = Una guida ti mostra il gioco in una dozzina di lezioni da un minuto o due. Si gioca fin dalla prima.
learn-offer-go = Fammi vedere
learn-offer-later = Non ora
