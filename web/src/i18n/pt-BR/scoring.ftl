# A tabela de pontuação e o resultado.

sheet-title = Tabela de pontuação
sheet-source = Por
sheet-cell = { $player }, { source-name }: { $points }. Por quê?
sheet-hint = Toque em um número para ver de onde ele vem.
rounds-label = Rodadas
round-name = { $round ->
    [1] 1ª rodada
    [2] 2ª rodada
   *[3] 3ª rodada
}
source-name = { $source ->
    [pavilion] pavilhões
    [seraglio] serralhos
    [arcades] arcadas
    [chambers] aposentos
    [garden] jardins
    [tower] torres
   *[wall] muralha
}
round-total = Esta rodada
score-after = Pontos

explain-count = { $player }: { $count }
explain-alone = { $points ->
    [one] { $player } está só na { $place }ª colocação: um ponto.
   *[other] { $player } está só na { $place }ª colocação: { $points } pontos.
}
explain-shared = { $rounded ->
    [yes] { $players } dividem da { $from }ª à { $to }ª colocação: ({ $sum }) / { $sharers } = { $each } para cada, arredondando para baixo.
   *[no] { $players } dividem da { $from }ª à { $to }ª colocação: ({ $sum }) / { $sharers } = { $each } para cada.
}
explain-none = { $count ->
    [0] { $player } não tem nenhuma construção deste tipo: nem colocação, nem pontos.
   *[other] { $round ->
        [1] Na 1ª rodada só a primeira colocação vale pontos.
        [2] Na 2ª rodada só as duas primeiras colocações valem pontos.
       *[3] Na 3ª rodada só as três primeiras colocações valem pontos.
    }
}
explain-wall = { $length ->
    [0] { $player } não tem muralha externa.
    [1] A muralha mais longa de { $player } tem um lado: um ponto.
   *[other] A muralha mais longa de { $player } percorre { $length } lados sem interrupção: { $length } pontos.
}

result-title = Resultado
result-won = { $many ->
    [one] { $who ->
        [you] Você venceu!
       *[other] { $players } venceu.
    }
   *[other] { $players } compartilham a vitória.
}
result-reason = { source-name } (+{ $by })
result-home = Página inicial

theatre-shared = { $rounded ->
    [yes] ({ $sum }) / { $sharers } = { $each } para cada, arredondando para baixo
   *[no] ({ $sum }) / { $sharers } = { $each } para cada
}
theatre-nobody = Ninguém tem.
theatre-over = Todos os pontos desta rodada foram contados.
theatre-skip = Pular
theatre-close = Continuar jogando
