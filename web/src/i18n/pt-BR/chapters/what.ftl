# What a symbol, a number or a part of the table is: said of whatever is pressed and held.

what-hint = Toque em qualquer coisa para saber o que é. Enquanto isso, nada é jogado.
what-is = { $part ->
    [exact] Você pode pagar este preço exato. Então tem mais uma ação.
    [over] Você pagaria tanto a mais. Não há troco, e suas ações terminam.
    [short] Falta tanto nesta moeda.
    [nowhere] Por enquanto não encaixa na sua Alhambra; teria de ir para a reserva.
    [allows] Com esta carta você poderia pagar exato por esta construção.
    [currency] Esta construção só se paga nesta moeda.
    [slot] Uma construção à venda: o preço no canto, as muralhas em vermelho nas bordas. Um losango dourado marca o que é novo desde o seu último turno.
    [together] Estas cartas podem ser pegas juntas: valem 5 ou menos.
    [display] Dinheiro para pegar: uma carta, ou várias que juntas valham 5 ou menos. Um losango dourado marca o que é novo desde o seu último turno.
    [scoring] A quantas cartas pode estar a próxima rodada de pontuação.
    [deck] Cartas de dinheiro que restam no monte.
    [bag] Construções que restam no saquinho. Quando acabam, a partida termina.
    [dirk] Dirk, o terceiro numa partida de dois: tem construções e pontos, mas não tem turno.
    [gain] Pontos que uma rodada de pontuação daria agora.
    [clock] Tempo restante.
    [points] Pontos até agora. Quem tem mais está sublinhado ou com uma estrela.
    [standing] Um jogador e seus pontos. Em dourado, de quem é o turno; toque para ver a Alhambra dele.
    [count] Construções deste tipo. Quem tem mais de um tipo ganha pontos por ele.
    [wall] A muralha contínua mais longa. Cada lado vale um ponto em cada rodada de pontuação.
    [cards] Cartas de dinheiro na mão.
    [stored] Construções na reserva. Não contam.
    [rival] Outro jogador: a Alhambra, as construções por tipo, a muralha, as cartas e a reserva. Toque para ver maior.
    [chip] Algo que aconteceu desde o seu último turno. Toque para saber o quê.
    [legal] A construção pode ficar aqui.
    [illegal] Toque para ver por que a construção não pode ficar aqui.
    [building] Uma construção desta Alhambra. Uma moldura dourada marca o que é novo desde o seu último turno.
    [palace] A Alhambra: construções ao redor da peça inicial. A linha dourada é a muralha mais longa.
    [chain] Construções que você poderia comprar todas exatas neste turno, uma após a outra.
    [payment] Uma forma de pagar. Com um mais, é tanto a mais.
    [consequence] O que mudaria: muralha, número de construções ou pontos se fosse pontuado agora.
    [undo] Desfaz passos deste turno ou os refaz. Nada é definitivo até você terminar o turno.
    [end] Termina o seu turno. Depois nada mais pode ser desfeito.
    [rebuild] Reorganizar em vez de comprar ou pegar dinheiro: construir da reserva, levar uma construção para lá ou trocar duas.
    [sum] Todo o seu dinheiro nesta moeda.
    [planned] Uma das cartas para várias compras exatas neste turno.
    [card] Uma carta da sua mão. Toque em cartas e numa construção para comprá-la.
    [aside] Comprado neste turno. Precisa ser posicionado antes que ele termine.
    [reserve] Sua reserva. O que está aqui pode ser construído depois, mas não conta.
    [prompt] O que você pode fazer agora.
    [log] O andamento da partida. Um ponto de interrogação diz por que o computador fez algo.
   *[other] Uma parte da mesa.
}
