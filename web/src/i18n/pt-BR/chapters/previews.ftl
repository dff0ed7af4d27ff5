preview-home = Alhambra
    .text = O jogo de tabuleiro no seu navegador. Jogue contra o computador, em um só aparelho ou com amigos, sem precisar de conta.
preview-table = Entre em uma partida de Alhambra
    .text = Abra o link para se sentar à mesa ou para assistir. Não é preciso ter conta.
preview-replay = Uma partida de Alhambra, jogada por jogada
    .text = Reveja cada turno e descubra de onde vem cada ponto.
preview-rules = As regras de Alhambra
    .text = Todas as regras em palavras simples, com figuras, perguntas e respostas.
