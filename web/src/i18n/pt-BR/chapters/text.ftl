# A mesa como texto, com uma linha de comandos.

text-to-picture = Ver como desenho
text-intro = Escreva o que você quer saber ou fazer. “{ $help }” mostra todos os comandos.
text-said = O que acontece na mesa
text-command = Comando
text-send = Enviar
text-heading = { $verb ->
    [standings] Classificação
    [market] Mercado de construções
    [money] Dinheiro exposto
    [hand] Sua mão
    [palace] Sua Alhambra
   *[piles] Montes
}
# As palavras a que cada comando responde, separadas por vírgulas.
text-verb = { $verb ->
    [help] ajuda, ?
    [market] mercado, m
    [money] dinheiro, cartas
    [hand] mão, h
    [standings] pontos, classificação
    [palace] alhambra, palácio, p
    [where] onde, on
    [why] porquê
    [moves] jogadas, opções
    [piles] montes
    [log] curso, novidades
    [sheet] tabela, placar
    [take] pegar, g
    [buy] comprar, c
    [build] construir
    [remove] remover, tirar
    [exchange] trocar
    [stop] parar, recusar, passar
    [place] posicionar, pôr
    [store] guardar, reservar
    [dirk] dirk, entregar
    [end] encerrar, fim
    [undo] desfazer, voltar
    [redo] refazer
   *[restart] recomeçar
}
# As palavras para as coisas de que um comando pode tratar, separadas por vírgulas; “filler” são palavras que não acrescentam nada.
text-noun = { $noun ->
    [yellow] amarelo, amarela, amarelos, amarelas
    [green] verde, verdes
    [blue] azul, azuis
    [orange] laranja, laranjas
    [pavilion] pavilhão, pavilhões
    [seraglio] serralho, serralhos
    [arcades] arcadas, arcada
    [chambers] aposentos, aposento
    [garden] jardim, jardins
    [tower] torre, torres
    [north] norte
    [east] leste
    [south] sul
    [west] oeste
    [fountain] inicial, fonte
    [it] ela, ele, essa, esta, isso
   *[filler] a, ao, as, com, da, das, de, do, dos, e, em, eu, ficar, ir, me, meu, minha, mostre, na, nas, no, nos, não, o, os, para, peça, pode, por, quadrado, qual, que, um, uma, vai
}
text-help = Diga com palavras, como “pegar 7 amarelo e 2 verde”, “comprar a torre” ou “posicionar torre 9 a 2 leste, 1 norte”; ou em notação: as cartas são Y (amarelo), G (verde), B (azul) ou O (laranja) e um valor, como Y7; as construções e as casas são nomeadas onde aparecem, como To9b e e2n1.
text-help-verb = { $verb ->
    [help] { $words }: esta lista.
    [market] { $words }: as quatro construções à venda e se você pode pagá-las.
    [money] { $words }: as cartas de dinheiro exposto.
    [hand] { $words }: seu dinheiro, sua reserva e o que você comprou.
    [standings] { $words }: pontos, muralhas e o que uma pontuação agora daria.
    [palace] { $words }: sua Alhambra; com um nome, a desse jogador.
    [where] { $words } e uma construção: onde ela pode ficar.
    [why] { $words }, uma construção e uma casa: por que ela não pode ficar ali.
    [moves] { $words }: tudo o que você pode fazer agora.
    [piles] { $words }: quantas cartas e construções restam.
    [log] { $words }: os últimos turnos.
    [sheet] { $words }: os pontos de cada rodada de pontuação, e por quê.
    [take] { $words } e cartas: pegar do dinheiro exposto.
    [buy] { $words } e um quadrado de 1 a 4: pagar como proposto; ou diga as cartas.
    [build] { $words }, uma construção da sua reserva e uma casa: reorganizar.
    [remove] { $words } e uma casa: passar essa construção para a reserva.
    [exchange] { $words }, uma construção da sua reserva e uma casa: trocar as duas.
    [stop] { $words }: não fazer mais ações, ou nenhuma se nenhuma for possível.
    [place] { $words }, uma construção comprada e uma casa: pôr ali.
    [store] { $words } e uma construção comprada: para a sua reserva.
    [dirk] { $words } e uma construção comprada: para o { dirk }.
    [end] { $words }: encerrar o seu turno.
    [undo] { $words }: desfazer o último passo.
    [redo] { $words }: fazer de novo.
   *[restart] { $words }: desfazer o turno inteiro.
}
text-unknown = “{ $word }” não significa nada aqui. Tente “{ $help }”.
text-ambiguous = Qual delas: { $tiles }?
text-absent = Não há uma construção assim para escolher.
text-incomplete = { $verb ->
    [take] Que cartas? Por exemplo: pegar Y1 G2
    [buy] Que quadrado, de 1 a 4? Se você não pode pagar, não há o que propor.
    [build] Que construção da sua reserva, e onde? Por exemplo: construir Pa5 e2
    [remove] Que casa? Por exemplo: remover e2
    [exchange] Que construção da sua reserva, e que casa? Por exemplo: trocar Pa5 e2
    [place] Que construção, e onde? Por exemplo: posicionar To9b e2
    [store] Que construção? Por exemplo: guardar To9b
    [dirk] Que construção? Por exemplo: entregar To9b
    [where] Que construção? Por exemplo: onde To9b
   *[why] Que construção, e que casa? Por exemplo: porquê To9b e2
}
text-coded = { $thing } ({ $code })
text-slot-empty = O quadrado { $slot } está vazio.
text-slot = { $how ->
    [exact] { $fits ->
        [no] Quadrado { $slot }, { currency }: { $tile }. Você pode pagar a quantia exata. Não cabe na sua Alhambra.
       *[yes] Quadrado { $slot }, { currency }: { $tile }. Você pode pagar a quantia exata.
      }
    [over] { $fits ->
        [no] Quadrado { $slot }, { currency }: { $tile }. Você pode pagar com { $by } a mais. Não cabe na sua Alhambra.
       *[yes] Quadrado { $slot }, { currency }: { $tile }. Você pode pagar com { $by } a mais.
      }
    [short] { $fits ->
        [no] Quadrado { $slot }, { currency }: { $tile }. Falta dinheiro: { $by }. Não cabe na sua Alhambra.
       *[yes] Quadrado { $slot }, { currency }: { $tile }. Falta dinheiro: { $by }.
      }
   *[unknown] Quadrado { $slot }, { currency }: { $tile }. À venda.
  }
text-display = À vista: { $cards }.
text-display-empty = Não há dinheiro exposto.
text-hand = { $count ->
    [one] Você tem uma carta, de valor { $worth }: { $cards }.
   *[other] Você tem { $count } cartas, que somam { $worth }: { $cards }.
}
text-hand-empty = Você não tem dinheiro.
text-hand-hidden = Esta mão está escondida.
text-reserve = Na sua reserva: { $tiles }.
text-aside = Comprado e a posicionar: { $tiles }.
text-standing = { $cards ->
    [one] { $player }: pontos { $score }, mais { $gain } se a pontuação fosse agora; muralha { $wall }; { $cards } carta.
   *[other] { $player }: pontos { $score }, mais { $gain } se a pontuação fosse agora; muralha { $wall }; { $cards } cartas.
}
text-standing-dirk = { dirk }: pontos { $score }, mais { $gain } se a pontuação fosse agora.
text-palace = { $count ->
    [0] { $player } só tem a peça inicial; muralha mais longa: { $wall }.
    [one] { $player } tem uma construção; muralha mais longa: { $wall }.
   *[other] { $player } tem { $count } construções; muralha mais longa: { $wall }.
}
text-building = { $cell }: { $tile }
text-piles = Cartas no monte de dinheiro: { $deck }. Construções no saquinho: { $bag }.
text-moves = { $count ->
    [0] Nenhuma possibilidade.
    [one] Uma possibilidade:
   *[other] { $count } possibilidades:
}
text-not-your-turn = Não é a sua vez.
text-where = { $tile } pode ficar em: { $cells }.
text-where-nowhere = { $tile } não cabe em lugar nenhum.
text-why-legal = Ali pode.
text-why-far = Essa casa está longe demais da sua Alhambra.
text-corrected = { $verb ->
    [undo] Desfeito.
    [redo] Feito de novo.
   *[restart] O turno recomeça.
}
text-taken-back = O último passo foi desfeito.
text-scored = { $points ->
    [0] { $player }: nada na rodada { $round }; agora { $total }.
   *[other] { $player }: { $points } na rodada { $round }, por { $parts }; agora { $total }.
}
text-scored-part = { source-name } { $points }
text-not-scored = Ainda não houve pontuação.
text-dirk = { $count ->
    [0] { dirk } ainda não tem construções.
   *[other] { dirk } tem { $tiles }.
}
