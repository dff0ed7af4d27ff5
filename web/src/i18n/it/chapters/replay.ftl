## Una partita finita, passo per passo

replay-title = Rivedi la partita
replay-now = Che cosa è successo in questo passo
replay-quiet = Il turno continua.
replay-market = Cortile e soldi esposti
replay-hand = Soldi in mano
replay-controls = Scorri la partita
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
replay-title-running = Replay: la partita finora
replay-to-table = Torna al tavolo
replay-open-text = Una partita salvata come file .alh, da questo server o da altrove. Sceglila o trascinala qui. Il server non ne conserva nulla.
replay-choose-file = Scegli un file
replay-open-no = { $code ->
    [too_large] Questo file è troppo grande per una partita.
    [not_a_record] Questo non è un file di partita.
    [unreachable] Il server non risponde. Riprova fra un momento.
   *[other] Non ha funzionato. Riprova.
  }
replay-fault = { $fault ->
    [rules] Segue un’altra versione delle regole (riga { $line }).
    [setup] Una partita non si può preparare così (riga { $line }).
    [turn] Riga { $line }: tocca a un altro giocatore.
    [move] Riga { $line }: questa mossa non è permessa.
    [result] Riga { $line }: questo non è il risultato della partita.
   *[text] Non si capisce la riga { $line } dal carattere { $column } in poi.
  }
replay-compare = Confronta le Alhambra
replay-kinds = Edifici di un tipo
replay-figures = Le cifre
replay-figures-step = Passo
replay-hand-hidden = { $count ->
    [one] una carta
   *[other] { $count } carte
  }
