## Una partita finita, passo per passo

replay-title = Rivedi la partita
replay-now = Che cosa è successo in questo passo
replay-quiet = Il turno continua.
replay-market = Cortile e soldi esposti
replay-hand = Soldi in mano
replay-controls = Attraverso la partita
replay-turn-before = Un turno indietro
replay-turn-after = Un turno avanti
replay-step-before = Un passo indietro
replay-step-after = Un passo avanti
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-speed-name = { $speed ->
    [slow] lenta
    [fast] veloce
   *[normal] normale
  }
replay-step = Passo { $step } di { $last }
replay-trouble = Non è stato possibile caricare questa parte della partita. Riprova tra un momento.
replay-chart = Com’è andata
replay-measure = { $measure ->
    [points] Punti
    [buildings] Edifici
    [wall] Mura
   *[money] Soldi
  }
replay-download = Scarica questa partita
replay-watch = Rivedila
