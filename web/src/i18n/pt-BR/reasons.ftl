# Cada "não" das regras e do servidor.

reason = { $code ->
    [GAME_OVER] A partida acabou.
    [ACTIONS_ARE_OVER] Suas ações deste turno acabaram: posicione o que comprou e encerre o turno.
    [ACTIONS_COME_FIRST] As construções são posicionadas depois das ações.
    [ACTION_IS_COMPULSORY] Primeiro pegue dinheiro, compre ou reorganize; só se passa a vez se nenhuma das três for possível.
    [BONUS_IS_OPEN] Você pagou a quantia exata e tem mais uma ação: use-a ou abra mão dela antes.
    [TILES_LEFT_TO_SETTLE] Falta posicionar: { $tiles }.
    [NO_ACTIONS_AT_THE_END] Não há mais ações: construa as últimas peças ou deixe-as na reserva.
    [NO_CARDS_NAMED] Escolha pelo menos uma carta.
    [NOT_ON_DISPLAY] Não está à vista: { $cards }.
    [TAKES_TOO_MUCH] Várias cartas juntas podem valer no máximo 5; estas valem { $amount }.
    [NO_SUCH_SLOT] O mercado não tem esse quadrado.
    [SLOT_IS_EMPTY] Este quadrado fica vazio até o fim do turno.
    [WRONG_CURRENCY] Esta construção é vendida em outra moeda.
    [NOT_IN_HAND] Não está na sua mão: { $cards }.
    [PAYS_TOO_LITTLE] { $amount ->
        [one] Falta { $amount }.
       *[other] Faltam { $amount }.
    }
    [NOT_IN_RESERVE] Não está na sua reserva: { $tiles }.
    [JUST_BOUGHT] Você acabou de comprar { building-the } de { $price }: ainda não pode reorganizar com essa peça.
    [FOUNTAIN_STAYS] A peça inicial fica onde está.
    [NO_BUILDING_THERE] Não há construção aqui.
    [CUTS_OFF] { $count ->
        [one] Sem ela, não se chegaria mais a pé a uma construção a partir da peça inicial.
       *[other] Sem ela, não se chegaria mais a pé a { $count } construções a partir da peça inicial.
    }
    [CELL_IS_TAKEN] Esta casa já está ocupada.
    [TOUCHES_NOTHING] Aqui ela não encostaria em nada.
    [WALL_MEETS_OPENING] Uma muralha encontraria um lado aberto: { $sides }.
    [NO_WAY_IN] Não se chegaria a pé: todos os lados em comum têm muralha.
    [ENCLOSES_EMPTY] Ficaria uma área vazia cercada.
    [NOT_SET_ASIDE] Não está entre as construções a posicionar.
    [NO_DIRK_HERE] { dirk } só participa com dois jogadores.
    [NOT_FOR_DIRK] { dirk } recebe o que foi comprado, não as últimas construções.
   *[other] Isso não é possível agora.
}

trouble = { $code ->
    [unreachable] O servidor está inacessível no momento.
    [stale_version] A mesa mudou nesse meio-tempo. Olhe de novo.
    [not_your_turn] Não é a sua vez.
    [not_your_seat] Este não é o seu lugar.
    [nothing_to_undo] Não há nada a desfazer.
    [nothing_to_redo] Não há nada a refazer.
    [game_over] A partida acabou.
    [too_fast] Rápido demais. Espere um momento.
    [old_page] O programa foi atualizado. Recarregue a página.
    [no_such_table] Essa mesa não existe.
    [no_session] O servidor não reconhece você. Recarregue a página.
    [no_spectators] Ninguém pode assistir a esta mesa.
    [table_closed] A mesa foi fechada.
    [table_full] Aconteceu tanta coisa nesta mesa que agora só dá para continuar jogando.
    [read_only] Esta mesa só pode ser vista.
    [not_stored] O servidor não conseguiu salvar. Tente de novo.
    [server_stops] O servidor está parando.
   *[other] Não deu certo. Tente de novo.
}
