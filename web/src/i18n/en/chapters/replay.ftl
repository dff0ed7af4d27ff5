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
replay-title-running = Replay: the game so far
replay-to-table = Back to the table
replay-open-text = A game as text, .alh, from this server or from anywhere else. Choose it, or drop it here. The server keeps nothing of it.
replay-choose-file = Choose a file
replay-open-no = { $code ->
    [too_large] This file is too large for a game.
    [not_a_record] This is not the record of a game:
    [unreachable] The server does not answer. Try again in a moment.
   *[other] That did not work. Try again.
  }
replay-compare = Compare palaces
replay-kinds = Buildings of one kind
replay-figures = The figures
replay-figures-step = Step
replay-hand-hidden = { $count ->
    [one] one card
   *[other] { $count } cards
  }
