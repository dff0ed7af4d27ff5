# A mesa: mercado, Alhambra, mão, os outros.

table-title = Mesa
table-loading = Chegando à mesa…
title-your-turn = ● Sua vez · Alhambra
title-waiting = Vez de { $player } · Alhambra

menu = Menu
menu-home = Página inicial
close = Fechar

# Nomes

tile-name = { building } { $price }
cell-name = { $shape ->
    [fountain] peça inicial
    [across] { $x } { compass-across }
    [along] { $y } { compass-along }
   *[both] { $x } { compass-across }, { $y } { compass-along }
}
compass-across = { $across ->
    [east] a leste
   *[west] a oeste
}
compass-along = { $along ->
    [north] ao norte
   *[south] ao sul
}
count-label = { building }: { $count }

# Mercado

market-label = Mercado de construções
slot-label = { $fits ->
    [no] { currency }: { $tile }. { $cost }. Não cabe na sua Alhambra
   *[yes] { currency }: { $tile }. { $cost }
}
slot-empty = vazio
slot-goes-to = para { $player }
badge = { $kind ->
    [exact] { $ways ->
        [one] exato
       *[other] exato × { $ways }
    }
    [over] { $by } a mais
   *[short] { $by ->
        [one] falta { $by }
       *[other] faltam { $by }
    }
}
badge-short = { $kind ->
    [exact] × { $ways }
    [over] +{ $by }
   *[short] −{ $by }
}
badge-label = { $kind ->
    [exact] { $ways ->
        [one] Você pode pagar a quantia exata
       *[other] Você pode pagar a quantia exata de { $ways } maneiras
    }
    [over] Você pagaria { $by } a mais
   *[short] { $by ->
        [one] Ainda falta { $by }
       *[other] Ainda faltam { $by }
    }
}
fits-nowhere = Não cabe em lugar nenhum: só para a reserva

display-label = Dinheiro exposto
take-label = { $allows ->
    [0] Pegar { $cards }
   *[other] Pegar { $cards }: quantia exata para { $tiles }
}
take-together = Pegar juntas

pile-deck = Dinheiro
pile-bag = Saquinho
scoring-next = { $round ->
    [1] 1ª rodada de pontuação
    [2] 2ª rodada de pontuação
   *[3] Última rodada de pontuação
}
scoring-window = { $fewest ->
    [0] { $most ->
        [0] na próxima carta ({ $chance }%)
        [one] já ({ $chance }%) ou em até uma carta
       *[other] já ({ $chance }%) ou em até { $most } cartas
    }
   *[other] faltam de { $fewest } a { $most } cartas
}
scoring-at-end = no fim do saquinho

# Alhambra

palace-of = Alhambra de { $player }
board-closer = Aproximar
board-farther = Afastar
board-fit = Ver tudo
cell-legal = { $purpose ->
    [exchange] { $cell }: pode ser trocada
    [remove] { $cell }: pode ir para a reserva
   *[other] { $cell }: encaixa
}
cell-illegal = { $cell }: { $reason }

# Você

hand-label = { $count ->
    [one] Sua mão: { $count } carta
   *[other] Sua mão: { $count } cartas
}
hand-toggle = Mostrar ou esconder suas cartas
purse-label = { $count ->
    [one] { currency }: { $total } em { $count } carta
   *[other] { currency }: { $total } em { $count } cartas
}
tray-label = A posicionar
reserve-label = Reserva

# Os outros

standings-label = Classificação
standing-label = { $score ->
    [one] { $player }: { $score } ponto, mais { $gain } se a pontuação fosse agora
   *[other] { $player }: { $score } pontos, mais { $gain } se a pontuação fosse agora
}
rival-label = { $state ->
    [acting] { $player }, jogando agora: pontos { $score }, muralha { $wall }, cartas { $cards }, reserva { $reserve }
    [acting-away] { $player }, jogando agora, ausente: pontos { $score }, muralha { $wall }, cartas { $cards }, reserva { $reserve }
    [away] { $player }, ausente: pontos { $score }, muralha { $wall }, cartas { $cards }, reserva { $reserve }
   *[here] { $player }: pontos { $score }, muralha { $wall }, cartas { $cards }, reserva { $reserve }
}
ledger-label = Dirk, o terceiro jogador imaginário
points-so-far = Pontos
if-scored-now = Se pontuasse agora
wall-length = Muralha
cards-in-hand = Cartas
in-reserve = Reserva
player-before = Jogador anterior
player-after = Próximo jogador

log-label = Curso da partida
since-label = Desde o seu último turno
since-show = Mostrar

# O que fazer

prompt-label = Sua vez
prompt = { $prompt ->
    [watch] Você está assistindo. Vez de { $player }.
    [act] Pegue dinheiro, compre ou reorganize.
    [bonus] Quantia exata! Você pode fazer mais uma ação.
    [stuck] Nada é possível neste turno.
    [settle] Agora posicione o que comprou.
    [ready] Tudo pronto. Encerre o turno quando quiser.
    [final] As últimas construções são suas: posicione-as ou deixe-as na reserva.
    [over] A partida acabou.
   *[wait] { $computer ->
        [yes] { $player } está pensando…
       *[no] Vez de { $player }.
    }
}

pay-title = { building } por { $price }
pay-line = { $kind ->
    [none] Escolha as cartas para pagar.
    [short] { $by ->
        [one] { $total } de { $price }: falta { $by }
       *[other] { $total } de { $price }: faltam { $by }
    }
    [exact] Exato: mais uma ação
   *[over] { $needless ->
        [yes] { $total } por { $price }: { $by } a mais, e menos bastaria. Fim das suas ações.
       *[no] { $total } por { $price }: { $by } a mais. Fim das suas ações.
    }
}
pay-cards-first = { $count ->
    [one] Uma carta de { $total }. Escolha uma construção.
   *[other] { $count } cartas que somam { $total }. Escolha uma construção.
}
pay-poor = { $by ->
    [one] Falta { $by } nesta moeda.
   *[other] Faltam { $by } nesta moeda.
}
payments-label = Maneiras de pagar
payment-label = { $over ->
    [0] Pagar { $cards }: exato
   *[other] Pagar { $cards }: { $over } a mais
}
payment-exact = exato
chain = { $count ->
    [one] { $count } compra exata:
   *[other] { $count } compras exatas:
}
chain-link = { building } { $price } com { $cards }

place-title = { $from ->
    [reserve] { building } { $price } da reserva
   *[aside] Posicionar { building-the } de { $price }
}
place-line = { $from ->
    [reserve] Esta é a sua ação: construa em uma casa livre ou troque por uma construção.
   *[aside] Toque em uma casa para experimentar; toque de novo para construir.
}
place-gives-up = Se posicionar agora, você abre mão da ação extra.
rebuild-title = Reorganizar
rebuild-line = Esta é a sua ação: remova uma construção ou escolha uma da reserva.

consequences-label = O que muda
consequence-wall = Muralha { $before }, depois { $after }
consequence-kind = { $player }, { building }: { $before }, depois { $after }
consequence-points = { $by ->
    [one] { $player }: { $by } ponto se a pontuação fosse agora
   *[other] { $player }: { $by } pontos se a pontuação fosse agora
}

do-buy = Comprar
do-buy-anyway = Pagar a mais mesmo assim
do-confirm = { $purpose ->
    [dirk] Entregar ao Dirk
    [exchange] Trocar
    [remove] Para a reserva
   *[other] { $bonus ->
        [yes] Parar e posicionar
       *[no] Posicionar aqui
    }
}
do-store = Reserva
do-dirk = Para o Dirk
do-cancel = Cancelar
do-rebuild = Reorganizar
do-undo = Desfazer
do-redo = Refazer
do-restart = Recomeçar o turno
do-stop = { $bonus ->
    [yes] Parar por aqui
   *[no] Passar
}
do-end = Fim do turno
do-skip = Pular para a minha vez
do-result = Resultado

# Várias pessoas em um aparelho

curtain-title = É a vez de { $player }
curtain-text = Passe o aparelho. Nenhuma carta é mostrada até você dizer que está aí.
curtain-reveal = Eu sou { $player }

# A ligação com o servidor

line = { $state ->
    [connecting] Conectando…
   *[waiting] A conexão caiu. Tentando de novo…
}
line-retry = Tentar agora
line-reload = Recarregar

# O que quem hospeda o servidor diz a todos

notice-label = Aviso do servidor
notice-close = Fechar

# Pessoas à mesa

people = Pessoas à mesa
talk = Conversa
talk-open = { $unread ->
    [0] Conversa
    [one] Conversa, uma mensagem nova
   *[other] Conversa, { $unread } mensagens novas
}
clock = Tempo restante
plays-for = o computador joga por { $player }

why-ask = { $who ->
    [you] O que mais você poderia ter feito?
   *[other] Por que { $player } jogou assim?
}
why-last = Por que esse último turno?
