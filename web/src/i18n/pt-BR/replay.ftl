# Uma partida encerrada, passo a passo.

replay-title = Reprise
replay-now = O que aconteceu neste passo
replay-quiet = O turno continua.
replay-market = Mercado e dinheiro à vista
replay-hand = Dinheiro na mão
replay-controls = Pela partida
replay-turn-before = Um turno atrás
replay-turn-after = Um turno à frente
replay-step-before = Um passo atrás
replay-step-after = Um passo à frente
replay-play = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade
replay-speed-name = { $speed ->
    [slow] lenta
    [fast] rápida
   *[normal] média
}
replay-step = Passo { $step } de { $last }
replay-trouble = Não foi possível buscar esta parte da partida. Tente de novo daqui a pouco.
replay-chart = Como foi
replay-measure = { $measure ->
    [points] Pontos
    [buildings] Construções
    [wall] Muralhas
   *[money] Dinheiro
}
replay-download = Baixar esta partida
replay-watch = Ver de novo
