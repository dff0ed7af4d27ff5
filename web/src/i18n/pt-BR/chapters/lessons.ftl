# Aprender a jogar. Cada lição tem seu texto (mostrado primeiro), um título, palavras para as metas (goal-...), para o que o
# guia comenta (remark-...), para as recusas sobre as quais ele diz mais (refused-...) e o que se diz no fim.

learn-title = Aprender a jogar
learn-lead = Doze lições curtas em uma mesa de verdade. Cada uma propõe uma só coisa; uma guia acompanha você, e tudo pode ser desfeito. Vá e volte quando quiser.
learn-progress = { $done } de { $all } lições feitas
learn-go = { $state ->
    [fresh] Começar
    [over] Repetir a primeira lição
   *[begun] Continuar
}
learn-next = Próxima: { $title }
learn-state = { $state ->
    [done] feita
   *[open] por fazer
}
learn-to-rules = Prefere ler? Todas as regras, com desenhos
learn-beginning = A mesa está sendo posta…
learn-unknown = Essa lição não existe.
learn-all = Todas as lições

coach-label = A guia
coach-count = Lição { $number } de { $all }
coach-goals = O que fazer
coach-goal-state = { $state ->
    [done] feito
   *[open] a fazer
}
coach-start = Quero tentar
coach-explain = Sobre o que é esta lição?
coach-take-back = Desfazer
coach-again = Começar de novo
coach-missed = O turno acabou, e ainda não era bem isso. Não faz mal: a lição pode começar de novo.
coach-next = Próxima lição
coach-finished = Muito bem!
coach-to-games = Jogar outra partida
coach-zone = { $zone ->
    [market] Mercado
    [money] Dinheiro para pegar
    [palace] Sua Alhambra
    [prompt] O que fazer agora
    [hand] Seu dinheiro e suas construções
    [others] Os outros
   *[standings] Pontos
}

lesson-taking-money = Tudo custa dinheiro, então toda partida começa por aqui. No seu turno você pode pegar **uma carta** das que estão à vista, valha o que valer, ou **várias** que **juntas valham 5 ou menos** (R16).

    Cartas pequenas são boas cartas: com elas você paga sem sobra. Aqui, três das quatro somam exatamente 5.
    .title = Pegar dinheiro
    .goal-several = Pegue de uma vez as três cartas pequenas
    .goal-end = Encerre o seu turno
    .remark-small = Uma carta só também vale. Mas três de uma vez são melhores que uma: desfaça e escolha as três pequenas.
    .remark-single = Uma carta só também vale, e um 8 é uma boa carta. Mas três de uma vez são melhores que uma: desfaça e escolha as três pequenas.
    .remark-two = Pegar duas cartas está bem, e ainda cabe a terceira: as três pequenas somam 5.
    .refused-TAKES_TOO_MUCH = Uma carta sozinha pode valer qualquer coisa. Várias juntas não podem passar de 5.
    .refused-ACTION_IS_COMPULSORY = Primeiro você precisa fazer algo: pegar dinheiro, comprar ou reorganizar.
    .done = Três cartas de uma vez. No fim do seu turno, novas cartas foram postas para os outros.

lesson-exact-payment = Cada quadrado do mercado de construções tem a sua moeda, e não há troco (R17). Mas, se você pagar **exatamente** o preço, pode fazer **mais uma coisa** no mesmo turno (R19). Esse é o segredo dos turnos longos.

    Olhe a torre de 9. Suas cartas azuis são 4, 5 e 8.
    .title = Pagar a quantia exata
    .goal-exact = Compre a torre pagando exatamente 9
    .goal-another = Use a ação que você ganhou: compre de novo ou pegue dinheiro
    .remark-overpaid = A peça é sua, mas você pagou a mais e suas ações acabaram. Desfaça e ache as cartas que somam exatamente 9.
    .remark-declined = Você pode parar, mas aqui o que importa é a ação extra. Desfaça e use-a.
    .remark-money = Pegar dinheiro vale, mas encerra suas ações. Aqui você pode comprar antes.
    .remark-bonus = Exato! Você pode fazer mais uma coisa. O seu 3 amarelo paga certinho o pavilhão; ou pegue algum dinheiro.
    .refused-PAYS_TOO_LITTLE = Não basta. Acrescente uma carta da mesma moeda.
    .refused-WRONG_CURRENCY = Este quadrado só aceita uma moeda. Outro dinheiro não conta aqui, nem como trocado.
    .done = Duas ações em um turno. Não há jogadas melhores do que pagamentos exatos.

lesson-placing = No fim do turno você vai posicionar o que comprou. A peça vai para a sua Alhambra, onde precisa encostar em outra **por um lado** (R22), ou para a reserva, onde espera sem dar pontos (R26).

    Você comprou um jardim. Ele não tem muralhas, então cabe em quase qualquer lugar.
    .title = Posicionar
    .goal-place = Posicione o jardim na sua Alhambra
    .goal-end = Encerre o seu turno
    .remark-stored = Na reserva a peça está segura, mas não dá pontos. Desfaça e construa.
    .refused-TILES_LEFT_TO_SETTLE = Antes o jardim precisa de um lugar. Nada do que se compra pode ficar solto.
    .refused-TOUCHES_NOTHING = Ali ele tocaria, no máximo, uma ponta. Precisa ter um lado em comum com outra peça.
    .refused-CELL_IS_TAKEN = Já há algo ali, e uma peça nova nunca empurra outra.
    .done = Sua Alhambra cresce. Peças sem muralhas a deixam aberta para mais.

lesson-walls-and-doors = Onde duas peças se encontram, **ambas** precisam ter muralha ou **nenhuma**. E a cada peça é preciso chegar **a pé** a partir da peça inicial, por lados abertos, sem pular muralhas (R22).

    Você comprou uma torre sem muralhas e um serralho com muralha a oeste. Veja onde estão as muralhas da sua Alhambra.
    .title = Muralhas e passagens
    .goal-tower = Construa a torre
    .goal-seraglio = Construa o serralho
    .remark-stored = Cabe, se você olhar um pouco em volta. Desfaça e construa.
    .refused-WALL_MEETS_OPENING = Uma muralha ficaria contra um lado aberto. Procure um lado em que as duas peças estejam abertas.
    .refused-NO_WAY_IN = As muralhas combinariam, uma contra a outra. Mas assim ninguém conseguiria entrar: pelo menos um lado em comum precisa estar aberto.
    .done = Agora você sabe ler as muralhas. É a regra mais difícil do jogo, e você já a domina.

lesson-no-gaps = Não pode ficar uma **área vazia** cercada por peças, mesmo que uma ponta fique aberta (R22).

    Sua Alhambra é quase um anel. Você tem duas torres. A ordem importa: primeiro o pátio do meio, depois a abertura.
    .title = Sem áreas vazias
    .goal-court = Preencha o pátio do meio
    .goal-gap = Feche a abertura do anel
    .remark-stored = Há lugar para as duas. Desfaça e preencha primeiro o pátio.
    .remark-elsewhere = Ela pode ficar aí, mas então falta uma torre. Desfaça: primeiro o pátio, depois a abertura.
    .refused-ENCLOSES_EMPTY = O pátio ficaria vazio para sempre. Preencha-o primeiro.
    .done = Nenhuma área vazia restou. E por fora as muralhas podem dar a volta sem interrupção.

lesson-rebuilding = Em vez de comprar ou pegar dinheiro, você pode **reorganizar** (R21): construir uma peça da reserva, remover uma para lá, ou trocar duas na mesma casa.

    Uma torre espera na sua reserva. Ela deve ficar onde estão os aposentos, a leste da peça inicial, com vizinhas por todos os lados.
    .title = A reserva e a reorganização
    .goal-exchange = Troque os aposentos a leste da peça inicial pela torre
    .goal-end = Encerre o seu turno
    .remark-elsewhere = Uma boa troca, mas a casa era outra: os aposentos logo ao lado da peça inicial, a leste.
    .remark-spent = Essa foi a sua ação deste turno. Desfaça e reorganize.
    .refused-ENCLOSES_EMPTY = Removê-los deixaria uma área vazia. Mas em uma troca só o resultado conta.
    .refused-FOUNTAIN_STAYS = A peça inicial fica sempre onde está.
    .done = Uma ação, duas peças movidas. Agora os aposentos esperam na reserva.

lesson-majorities = Quando sai uma carta de pontuação, contam-se todos os tipos de construção. Quem tem **mais** ganha os pontos; quem empata precisa **dividir** (R33).

    Você e um adversário têm uma torre cada. A primeira carta de pontuação está para sair: ela vem quando se pega dinheiro. Compre a torre por exatamente 9, pegue dinheiro com a ação que ganhar e construa a torre antes de encerrar o turno.
    .title = Quem tem mais
    .goal-most = Tenha duas torres na sua Alhambra
    .goal-alone = Ganhe as torres sem dividir na rodada de pontuação
    .remark-reserve = Peças na reserva não contam. Desfaça e construa a torre.
    .remark-no-money = Você não pegou dinheiro, então nenhuma carta é aberta e ainda nada pontua. Construa sua torre; outra pessoa trará a pontuação.
    .remark-money = Se você só pegar dinheiro, a rodada chega enquanto as torres estão empatadas. Desfaça e compre antes a torre.
    .remark-bonus = Exato. Agora pegue algum dinheiro, para que uma carta seja aberta no fim do seu turno.
    .done = Seis pontos pelas torres, todos seus. Divididos, seriam três.

lesson-the-wall = Em cada uma das três rodadas todos ganham pontos pela **muralha contínua mais longa** em volta da sua Alhambra, um por lado (R34). Uma muralha feita cedo pontua três vezes.

    Seu pavilhão tem uma muralha de dois lados. Um jardim e um serralho podem continuá-la.
    .title = A muralha
    .goal-longer = Aumente a sua muralha
    .goal-five = Chegue a uma muralha de cinco lados
    .remark-stored = As duas são necessárias para a muralha. Desfaça e construa.
    .remark-short = A muralha está interrompida. Desfaça e ponha as peças em fila, com as muralhas para fora, de modo que cada uma siga onde a anterior termina.
    .remark-not-longer = O lugar é bom, mas a muralha não se liga à outra. As muralhas precisam se encontrar em uma ponta.
    .refused-WALL_MEETS_OPENING = Ali a muralha ficaria contra um lado aberto. Deixe as muralhas voltadas para fora.
    .done = Cinco pontos em cada rodada. Muralhas demoram, mas valem a pena.

lesson-timing = Uma carta de pontuação só sai quando se abrem cartas, e só se abrem cartas quando alguém pegou dinheiro (R30). Ninguém sabe exatamente quando, mas todos podem ver o quanto está perto: olhe o monte.

    Você lidera em torres e jardins, então que a pontuação venha **agora**. Quanto mais cartas você pegar, mais cartas se abrem.
    .title = Quando se pontua
    .goal-several = Pegue três cartas de uma vez
    .goal-scored = Provoque a rodada de pontuação neste turno
    .remark-too-few = Para cada carta que você pega, uma é aberta. Desfaça e pegue tantas quantas puder.
    .done = Você escolheu o momento. E ao contrário: quem não pega dinheiro mantém a pontuação longe.

lesson-dirk = Com dois jogadores há um terceiro imaginário, **Dirk**. Ele não tem Alhambra nem turno, mas junta peças (R40) e participa quando se contam as construções (R41). Tudo o que você compra pode ser entregue a ele (R42).

    Seu adversário tem dois aposentos. Dirk também, e eles dividiriam. Você acaba de comprar aposentos, mas com um só não consegue nada.
    .title = Dois jogadores e Dirk
    .goal-give = Entregue os aposentos ao Dirk
    .goal-end = Encerre o seu turno
    .remark-kept = Um contra dois: assim não se ganha nada. Desfaça e deixe a peça para o Dirk.
    .refused-TILES_LEFT_TO_SETTLE = Antes os aposentos precisam ir para algum lugar.
    .done = Agora Dirk tem mais aposentos, e seu adversário não ganha nada por eles na primeira rodada. Dirk nunca vencerá a partida.

lesson-last-tiles = A partida acaba quando o mercado de construções não pode mais ser completado (R36). As peças que sobram vão para quem tiver **mais dinheiro** na moeda de cada quadrado, e nada se paga (R37).

    O saquinho está vazio: quem comprar agora encerra a partida. Você gostaria da torre de 12, mas não pode pagá-la. Você tem 7 em verde, um adversário tem 6. Guarde as suas cartas verdes e compre o pavilhão.
    .title = As últimas peças
    .goal-trigger = Compre o pavilhão e encerre a partida
    .goal-receive = Ganhe a torre por ter mais dinheiro verde
    .goal-build = Construa a torre na sua Alhambra
    .remark-spent = Você a comprou, muito bem. Mas a lição era ganhá-la de graça.
    .remark-final = A torre é sua sem pagar. Construa agora; a reserva não conta.
    .remark-bonus = Exato, então você poderia fazer mais, mas não é preciso. Pare aqui, posicione o pavilhão e encerre o turno: o mercado já não pode ser completado, e ninguém mais consegue pegar dinheiro verde.
    .refused-PAYS_TOO_LITTLE = Sete não bastam para uma torre de 12. Mas podem bastar para ganhá-la de graça.
    .refused-NO_ACTIONS_AT_THE_END = As ações acabaram de vez. Construa a torre ou deixe-a na reserva.
    .done = Uma torre de graça. No fim vale a pena guardar dinheiro em várias moedas.

lesson-first-game = Você já sabe tudo o que precisa. Esta é uma partida de verdade contra dois jogadores virtuais tranquilos. A guia fica e diz algo de vez em quando.

    É uma mesa comum: saia quando quiser e reencontre-a entre as suas partidas.
    .title = Sua primeira partida
    .goal-buy = Compre uma construção
    .goal-exact = Pague a quantia exata pelo menos uma vez
    .goal-wall = Tenha uma muralha de seis lados ou mais
    .goal-finish = Jogue até o fim
    .remark-over = A partida acabou. Olhe a tabela de pontuação: cada número se explica.
    .remark-wait = Os outros jogam. Veja que dinheiro eles pegam: isso revela o que querem comprar.
    .remark-final = As últimas peças são distribuídas. Construa o que você ganhou.
    .remark-bonus = Você pagou a quantia exata: mais uma ação. Compre de novo, pegue dinheiro ou reorganize.
    .remark-settle = Posicione suas peças. Deixe as muralhas voltadas para fora, junto de outras muralhas, e guarde alguns lados abertos para depois.
    .remark-ready = Não há mais nada a fazer. Se você gostou, encerre o turno; até lá tudo pode ser desfeito.
    .remark-scored = Houve uma rodada de pontuação. Dê uma olhada na tabela e siga em frente.
    .remark-exact = Você pode pagar a quantia exata por uma peça. Costuma ser a melhor jogada.
    .remark-ending = O saquinho está se esvaziando. Dinheiro em várias moedas pode trazer uma das últimas peças.
    .remark-soon = Uma carta de pontuação pode sair logo. Suas peças estão construídas, e não na reserva?
    .remark-begin = Primeiro junte algum dinheiro, sobretudo cartas pequenas. Três cartas de uma moeda pagam a maioria das construções.
    .remark-money = Nada que você possa pagar com a quantia exata. Pegue dinheiro que torne isso possível no próximo turno.
    .done = Você jogou uma partida inteira de Alhambra, com tudo o que ela tem.
