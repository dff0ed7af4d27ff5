# O curso da partida, cada linha uma frase inteira.

log-start = { $who ->
    [you] Você começa.
   *[other] { $player } começa.
}
log-took = { $who ->
    [you] Você pegou { $cards }.
   *[other] { $player } pegou { $cards }.
}
log-bought = { $how ->
    [exact] { $who ->
        [you] Você comprou { building-the } de { $price } com { $cards }: exato.
       *[other] { $player } comprou { building-the } de { $price } com { $cards }: exato.
    }
   *[over] { $who ->
        [you] Você comprou { building-the } de { $price } com { $cards }: { $amount } a mais.
       *[other] { $player } comprou { building-the } de { $price } com { $cards }: { $amount } a mais.
    }
}
log-built = { $who ->
    [you] Você construiu { building-the } de { $price } da reserva ({ $cell }).
   *[other] { $player } construiu { building-the } de { $price } da reserva ({ $cell }).
}
log-removed = { $who ->
    [you] Você passou { building-the } de { $price } para a reserva.
   *[other] { $player } passou { building-the } de { $price } para a reserva.
}
log-exchanged = { $who ->
    [you] Você trocou { other-building-the } de { $otherprice } { building-for } de { $price }.
   *[other] { $player } trocou { other-building-the } de { $otherprice } { building-for } de { $price }.
}
other-building-the = { $otherkind ->
    [pavilion] o pavilhão
    [seraglio] o serralho
    [arcades] as arcadas
    [chambers] os aposentos
    [garden] o jardim
   *[tower] a torre
}
building-for = { $kind ->
    [pavilion] pelo pavilhão
    [seraglio] pelo serralho
    [arcades] pelas arcadas
    [chambers] pelos aposentos
    [garden] pelo jardim
   *[tower] pela torre
}
log-stopped = { $how ->
    [bonus] { $who ->
        [you] Você não fez mais nenhuma ação.
       *[other] { $player } não fez mais nenhuma ação.
    }
   *[pass] { $who ->
        [you] Você teve que passar.
       *[other] { $player } teve que passar.
    }
}
log-placed = { $who ->
    [you] Você posicionou { building-the } de { $price } ({ $cell }).
   *[other] { $player } posicionou { building-the } de { $price } ({ $cell }).
}
log-stored = { $who ->
    [you] Você deixou { building-the } de { $price } na reserva.
   *[other] { $player } deixou { building-the } de { $price } na reserva.
}
log-given = { $who ->
    [you] Você entregou { building-the } de { $price } ao { dirk }.
   *[other] { $player } entregou { building-the } de { $price } ao { dirk }.
}
log-dirk-received = { $amount ->
    [0] Não restaram construções para o { dirk }.
   *[other] { dirk } recebeu { $tiles }.
}
log-reshuffled = O descarte foi embaralhado em um novo monte de { $amount }.
log-scoring-card = { $amount ->
    [1] Saiu a primeira carta de pontuação.
   *[2] Saiu a segunda carta de pontuação.
}
log-scored = { $amount ->
    [1] Foi feita a 1ª rodada de pontuação.
    [2] Foi feita a 2ª rodada de pontuação.
   *[3] Foi feita a última rodada de pontuação.
}
log-leftover = { $who ->
    [you] Das últimas peças, você recebeu { building-the } de { $price }: era quem tinha mais dinheiro nessa moeda.
   *[other] Das últimas peças, { $player } recebeu { building-the } de { $price }: era quem tinha mais dinheiro nessa moeda.
}
log-leftover-nobody = Ninguém recebeu { building-the } de { $price } das últimas peças.
log-won = { $many ->
    [one] { $players } venceu.
   *[other] { $players } compartilham a vitória.
}
