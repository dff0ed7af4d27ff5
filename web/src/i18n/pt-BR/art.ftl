# Os nomes das coisas do jogo e o que um leitor de tela diz dos desenhos.

building = { $kind ->
    [pavilion] pavilhão
    [seraglio] serralho
    [arcades] arcadas
    [chambers] aposentos
    [garden] jardim
   *[tower] torre
}
building-the = { $kind ->
    [pavilion] o pavilhão
    [seraglio] o serralho
    [arcades] as arcadas
    [chambers] os aposentos
    [garden] o jardim
   *[tower] a torre
}

currency = { $currency ->
    [yellow] amarelo
    [green] verde
    [blue] azul
   *[orange] laranja
}

side = { $side ->
    [N] norte
    [E] leste
    [S] sul
   *[W] oeste
}

tile-label = { $walls ->
    [0] { building } { $price }, sem muralhas
    [one] { building } { $price }, muralha: { $sides }
   *[other] { building } { $price }, muralhas: { $sides }
}

money-label = { $value } { currency }
fountain-label = peça inicial com a Fonte dos Leões
scoring-card-label = carta de pontuação { $round }
card-back-label = carta de dinheiro, virada para baixo
tile-back-label = construção, virada para baixo

crest-label = { $seat ->
    [0] arco sobre azul
    [1] sol sobre vermelhão
    [2] romã sobre amarelo
    [3] chave sobre roxo
    [4] andorinha sobre azul-celeste
   *[5] estrela sobre preto
}
