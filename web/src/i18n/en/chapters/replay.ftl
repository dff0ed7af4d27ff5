## A finished game, step by step

replay-title = Replay
replay-now = This step
replay-quiet = The turn goes on.
replay-market = Market and money on display
replay-hand = Money in hand
replay-controls = Replay controls
replay-turn-before = Previous turn
replay-turn-after = Next turn
replay-step-before = Previous step
replay-step-after = Next step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-name = { $speed ->
    [slow] slow
    [fast] fast
   *[normal] normal
  }
replay-step = Step { $step } of { $last }
replay-trouble = This part of the game could not be loaded. Try again in a moment.
replay-chart = Progress
replay-measure = { $measure ->
    [points] Points
    [buildings] Buildings
    [wall] Walls
   *[money] Money
  }
replay-download = Download this game
replay-title-running = Replay: the game so far
replay-to-table = Back to the table
replay-open-text = A game saved as an .alh file, from this server or anywhere else. Choose it or drop it here. The server does not keep it.
replay-choose-file = Choose a file
replay-open-no = { $code ->
    [too_large] This file is too large to be a game.
    [not_a_record] This is not a game file.
    [unreachable] The server isn’t answering. Try again in a moment.
   *[other] That did not work. Try again.
  }
replay-fault = { $fault ->
    [rules] It is by another version of the rules (line { $line }).
    [setup] A game cannot be set up like this (line { $line }).
    [turn] Line { $line }: it is another player’s turn.
    [move] Line { $line }: this move is not allowed.
    [result] Line { $line }: this is not the result of the game.
   *[text] Line { $line } makes no sense from character { $column } on.
  }
replay-compare = Compare Alhambras
replay-kinds = Buildings of one kind
replay-figures = Figures
replay-figures-step = Step
replay-hand-hidden = { $count ->
    [one] one card
   *[other] { $count } cards
  }
