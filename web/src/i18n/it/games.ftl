# Le proprie partite, e i tavoli aperti a tutti.

game-status = { $status ->
    [your-turn] Tocca a te
    [their-turn] Sta giocando { $actor }
    [played-for] Il computer gioca per te
    [watching] Sta giocando { $actor }
    [rematch] Un’altra partita? Aspetta te
    [ready] Tutti i posti sono occupati: comincia la partita
    [gathering] { $open ->
        [0] In attesa dell’inizio
        [one] Un posto è libero
       *[other] { $open } posti sono liberi
    }
    [conceded] Hai lasciato il tuo posto
    [broken] Partita salvata incompleta
    [over] Finita
   *[closed] Chiusa
}
game-outcome = { $points ->
    [one] { $winners }: { $points } punto
   *[other] { $winners }: { $points } punti
}
game-empty = Ancora nessuno

games-title = Le mie partite
games-none = Al momento non siedi a nessun tavolo.
games-past = Partite passate

lobby-title = Sala
lobby-lead = I tavoli di questo server aperti a tutti. Siediti a uno di questi, o mostra qui il tuo.
lobby-waiting = Posti liberi
lobby-none = In questo momento nessun tavolo aspetta giocatori.
lobby-playing = Da guardare
