## A finished game, step by step

replay-title = Replay
replay-now = What happened in this step
replay-quiet = The turn goes on.
replay-market = Market and money on display
replay-hand = Money in hand
replay-controls = Through the game
replay-turn-before = One turn back
replay-turn-after = One turn on
replay-step-before = One step back
replay-step-after = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-name = { $speed ->
    [slow] slow
    [fast] fast
   *[normal] normal
  }
replay-step = Step { $step } of { $last }
replay-trouble = This part of the game could not be fetched. Try again in a moment.
replay-chart = How it went
replay-measure = { $measure ->
    [points] Points
    [buildings] Buildings
    [wall] Walls
   *[money] Money
  }
replay-download = Download this game
replay-watch = Watch it again
