# Uma partida encerrada, passo a passo.

replay-title = Replay da partida
replay-now = O que aconteceu neste passo
replay-quiet = O turno continua.
replay-market = Mercado e dinheiro exposto
replay-hand = Dinheiro na mão
replay-controls = Pela partida
replay-turn-before = Um turno atrás
replay-turn-after = Um turno à frente
replay-step-before = Um passo atrás
replay-step-after = Um passo à frente
replay-play = Iniciar
replay-pause = Pausar
replay-speed = Velocidade
replay-speed-name = { $speed ->
    [slow] lenta
    [fast] rápida
   *[normal] normal
}
replay-step = Passo { $step } de { $last }
replay-trouble = Não foi possível carregar esta parte da partida. Tente de novo daqui a pouco.
replay-chart = Como foi
replay-measure = { $measure ->
    [points] Pontos
    [buildings] Construções
    [wall] Muralhas
   *[money] Dinheiro
}
replay-download = Baixar esta partida
replay-title-running = Replay: a partida até agora
replay-to-table = Voltar à mesa
replay-open-text = Uma partida salva como arquivo .alh, deste servidor ou de qualquer outro lugar. Escolha-a ou solte-a aqui. O servidor não a guarda.
replay-choose-file = Escolher um arquivo
replay-open-no = { $code ->
    [too_large] Este arquivo é grande demais para uma partida.
    [not_a_record] Este não é um arquivo de partida.
    [unreachable] O servidor não responde. Tente de novo daqui a pouco.
   *[other] Não deu certo. Tente de novo.
  }
replay-fault = { $fault ->
    [rules] Segue outra versão das regras (linha { $line }).
    [setup] Não se pode preparar uma partida assim (linha { $line }).
    [turn] Linha { $line }: é a vez de outro jogador.
    [move] Linha { $line }: esta jogada não é permitida.
    [result] Linha { $line }: este não é o resultado da partida.
   *[text] Não se entende a linha { $line } a partir do caractere { $column }.
  }
replay-compare = Comparar Alhambras
replay-kinds = Construções de um tipo
replay-figures = Em números
replay-figures-step = Passo
replay-hand-hidden = { $count ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $count } cartas
  }
