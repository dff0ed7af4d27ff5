# O livro de regras. Cada regra tem seu título e seu texto.
# Nos textos, uma linha vazia começa um parágrafo, linhas que começam com "- " são uma lista, **palavras** ficam em destaque
# e R22 ou A28 vira um link para essa regra ou esclarecimento.

book-title = As regras
book-lead = Todas as regras, em palavras simples. Cada regra tem um número; quando uma jogada é recusada ou pontos são contados, o programa diz qual regra segue.
book-contents = Conteúdo
book-search = Procurar nas regras
book-search-hint = Palavra ou número
book-search-clear = Limpar a busca
book-found = { $count ->
    [0] Nada nas regras corresponde a isso.
    [one] Um trecho das regras
   *[other] { $count } trechos das regras
}
book-questions = { $count ->
    [one] Uma pergunta sobre isto
   *[other] Perguntas sobre isto
}
book-unknown = Não existe a regra { $rule }. Aqui estão todas as que há.

chapter-pieces = O que há na caixa
chapter-setup = Preparação
chapter-turn = Seu turno
chapter-building = Construir sua Alhambra
chapter-redesign = Reorganizar
chapter-placing = Posicionar o que você comprou
chapter-refill = O fim do turno
chapter-scoring = Pontuação
chapter-end = O fim da partida
chapter-dirk = Dois jogadores e Dirk
chapter-secrets = O que todos podem saber

rule-1 = Há seis peças iniciais com a Fonte dos Leões, uma para cada jogador. Uma peça inicial não tem preço nem muralhas, e não é uma construção. São todas iguais.
    .title = A peça inicial
rule-2 = As 54 construções são de seis tipos. Cada peça mostra seu tipo e seu preço, e cada um dos quatro lados tem muralha ou é aberto. As peças têm sempre a mesma orientação; ninguém pode girá-las.

    Quanto mais caro é um tipo, mais pontos ele pode dar.
    .title = As construções
rule-3 = Estas são todas as peças. Não há duas iguais. Dez não têm muralha, dezesseis têm uma, vinte têm duas que se encontram em uma ponta, e oito têm três.
    .title = As 54 peças
rule-4 = O dinheiro vem em quatro moedas, em cartas que valem de 1 a 9. Com três ou mais jogadores há três cópias de cada carta, 108 ao todo. Com dois jogadores há duas de cada, 72 ao todo.
    .title = O dinheiro
rule-5 = Duas cartas de pontuação se escondem no meio do dinheiro. Quando uma delas aparece, há uma rodada de pontuação. Elas não são dinheiro, e ninguém pode pegá-las.
    .title = As cartas de pontuação
rule-6 = O mercado de construções tem quatro quadrados, numerados de 1 a 4, com uma peça em cada um. Cada quadrado tem a sua moeda, e o que está nele só se paga com ela. A moeda, portanto, é do quadrado, e não da construção.
    .title = O mercado de construções
rule-7 = Cada jogador tem três coisas:

    - uma **reserva** para peças ainda não construídas, onde cabem quantas quiser
    - uma **pontuação**, que começa em 0
    - uma **mão** de cartas de dinheiro, de qualquer tamanho
    .title = O que cada jogador tem

rule-8 = Sua Alhambra começa com a sua peça inicial, e mais nada.
    .title = Onde começa a sua Alhambra
rule-9 = As 54 peças vão para o saquinho. Quatro são retiradas e postas nos quadrados 1 a 4 do mercado. Com dois jogadores, Dirk recebe mais seis do saquinho, à vista (R40).
    .title = Abastecer o mercado
rule-10 = As cartas de pontuação ficam de lado e o dinheiro é embaralhado. Depois os jogadores recebem o seu, um por vez: cartas são abertas, uma a uma, até valerem 20 ou mais. As moedas não importam. Assim todos começam com 20 a 28. Daí em diante as mãos são secretas.
    .title = O dinheiro inicial
rule-11 = Começa quem recebeu **menos cartas**. Em caso de empate, quem dentre eles tiver **menos dinheiro**. Se o empate continuar, pelo livro de regras começa o mais novo; aqui decide a ordem dos lugares (A1).
    .title = Quem começa
rule-12 = Mais quatro cartas de dinheiro são abertas ao lado do mercado: o dinheiro exposto. Nesse momento ainda não há cartas de pontuação no monte.
    .title = O dinheiro exposto
rule-13 = O resto do dinheiro é dividido em cinco montes iguais, ou quase. A primeira carta de pontuação é embaralhada no segundo monte, e a segunda, no quarto. Depois os montes são empilhados, com o primeiro em cima.

    Assim a primeira rodada vem no mínimo depois de um quinto do monte e no máximo depois de dois quintos; a segunda, entre três e quatro quintos. As duas nunca podem vir ao mesmo tempo.
    .title = Onde estão as cartas de pontuação

rule-14 = Joga-se em sentido horário. No seu turno você faz **uma de três ações**: pegar dinheiro, comprar uma peça ou reorganizar sua Alhambra. Se pagar a quantia exata, pode fazer outra ação (R19). Depois você posiciona as peças compradas (R26), e o turno acaba (R28).
    .title = O que é um turno
rule-15 = Você precisa fazer uma das três coisas. Só passa a vez se nenhuma for possível: não há dinheiro exposto, você não pode pagar nada e não há nada a reorganizar.
    .title = É preciso fazer algo
rule-16 = Pegue **uma carta qualquer** das que estão à vista, valha o que valer. Ou pegue **várias** que **juntas não passem de 5**; elas podem ser de moedas diferentes. Com isso suas ações acabam.
    .title = Pegar dinheiro
rule-17 = Escolha uma peça do mercado e pague com cartas da sua mão. Todas precisam ser da **moeda do quadrado**, e juntas precisam valer **pelo menos o preço**. Não há troco. As cartas vão para o descarte.

    A peça já é sua, mas fica de lado até suas ações acabarem (R26).
    .title = Comprar
rule-18 = Se você pagar mais que o preço, a diferença se perde e suas ações acabam. Você pode até juntar cartas desnecessárias; só conta o que pagou.
    .title = Pagar a mais
rule-19 = Se você pagar **exatamente** o preço, **pode fazer mais uma coisa**: pegar dinheiro, comprar de novo ou reorganizar. É o motor do jogo: cartas pequenas fazem pagamentos exatos, e pagamentos exatos fazem turnos longos.

    Você não precisa usá-la; pode parar quando quiser.
    .title = Pagar a quantia exata
rule-20 = Durante o seu turno, nem o dinheiro exposto nem o mercado são repostos. Então de cada quadrado você pode comprar uma vez. O turno mais longo possível tem cinco ações: quatro compras exatas e depois dinheiro ou uma reorganização.
    .title = Nada de novo durante o turno

rule-21 = Para reorganizar, faça **uma** destas coisas:

    - **construir**: ponha uma peça da sua reserva em uma casa vazia
    - **remover**: passe uma peça da sua Alhambra para a reserva
    - **trocar**: troque uma peça da reserva por uma da sua Alhambra, na mesma casa

    Sua Alhambra precisa continuar seguindo as regras de construção (R22). A peça inicial fica sempre. Com isso suas ações acabam.
    .title = Reorganizar
rule-22 = Sempre que uma peça é construída, removida ou trocada, sua Alhambra precisa seguir estas regras:

    - Nenhuma peça está **girada**.
    - Onde duas peças se encontram, **as duas têm muralha ou nenhuma tem**.
    - A cada peça se chega **a pé** a partir da peça inicial, de peça em peça pelos lados abertos, sem pular muralhas.
    - As peças se encontram por um **lado**. Tocar-se por uma ponta não basta.
    - Não há **área vazia** cercada: nenhuma casa vazia pode ficar rodeada de peças.
    .title = As regras de construção
rule-23 = Para uma peça em uma casa vazia, tudo se resume a três perguntas:

    - Todos os lados que se tocam combinam?
    - Pelo menos um deles está aberto?
    - As peças em volta da casa, com as das pontas, formam uma fila sem interrupção? Se houver uma falha na fila, ficaria uma área vazia cercada.

    Uma troca é possível quando as duas peças combinam em todos os lados que têm vizinha. E, como não há áreas vazias cercadas, o contorno de uma Alhambra é uma só linha que nunca se toca; por isso as muralhas não se ramificam.
    .title = Como ver isso num relance
rule-24 = Uma peça comprada neste turno não pode ser usada para reorganizar no mesmo turno. Ela espera ao lado da sua Alhambra até suas ações acabarem.
    .title = Não no mesmo turno
rule-25 = As peças da sua reserva não dão pontos, e guardá-las não custa nada.
    .title = A reserva não conta
rule-26 = Quando suas ações acabam, você posiciona as peças compradas: uma depois da outra, na ordem que quiser. Cada uma vai para uma **casa vazia** da sua Alhambra ou para a sua **reserva**. Com dois jogadores você também pode entregá-la ao Dirk (R42). Sua Alhambra precisa seguir as regras de construção depois de cada peça. Uma peça nova nunca substitui outra.
    .title = Posicionar
rule-27 = Nenhuma peça comprada pode ficar solta, mas ninguém precisa construir: a reserva está sempre aberta.
    .title = Nada fica de lado

rule-28 = No fim de um turno acontece o seguinte, nesta ordem:

    - O dinheiro exposto é completado até quatro cartas. Uma carta de pontuação que apareça fica de lado, e a carta seguinte entra no lugar dela.
    - O mercado é completado do quadrado 1 ao 4, enquanto houver peças no saquinho.
    - Se saiu uma carta de pontuação, sua rodada é pontuada (R31).
    - Com dois jogadores, Dirk recebe suas peças (R40).
    - Se ainda houver um quadrado vazio, a partida acaba (R36). Senão, começa o próximo jogador.
    .title = O que acontece no fim de um turno
rule-29 = Se falta uma carta e o monte está vazio, o descarte é embaralhado e vira o novo monte; o que foi pago nesse mesmo turno também entra. Se não há descarte, por ora ficam menos cartas à vista. As cartas de pontuação nunca voltam.
    .title = Quando o monte acaba
rule-30 = Se ninguém pegou dinheiro, nenhuma carta é aberta, e uma carta de pontuação no topo do monte continua escondida. Se ninguém comprou, nenhuma peça é retirada. Então quem não pega dinheiro mantém longe a próxima pontuação.
    .title = Nada se pega, nada se abre

rule-31 = Há três rodadas de pontuação: quando sai a primeira carta de pontuação, quando sai a segunda e no fim da partida. Cada uma tem as mesmas duas partes: quem tem **mais construções de cada tipo** e quanto mede a **muralha** de cada um.
    .title = Três rodadas
rule-32 = Estes são os pontos de cada colocação. Na primeira rodada só a primeira colocação vale pontos; na segunda, duas colocações; na última, três.
    .title = Os pontos
rule-33 = Para cada tipo, contam-se as peças **em cada Alhambra**; os preços não importam. Quem tem mais fica em primeiro, e assim por diante. Sem nenhuma peça do tipo você não ganha nada.

    Quem empata divide: os empatados ocupam tantas colocações quantos são, somam-se os pontos dessas colocações, divide-se pelo número deles e **arredonda-se para baixo**. Quem vem a seguir ocupa a colocação depois deles: atrás de dois primeiros há um terceiro.
    .title = Quem tem mais
rule-34 = Em cada rodada todos ganham pontos pela **muralha contínua mais longa** em volta da sua Alhambra, um por lado de peça. Só conta a muralha externa, aquela que não tem nada do outro lado. Muralhas de costas uma para a outra dentro da Alhambra não valem nada, mas uma muralha pode seguir além do ponto em que elas terminam.
    .title = A muralha
rule-35 = Se uma muralha dá a volta inteira, todos os lados contam. O menor anel possível mede 12: quatro peças de três muralhas em volta da peça inicial.
    .title = Um anel fechado

rule-36 = A partida acaba quando, depois de um turno, **não há peças suficientes** no saquinho para completar os quatro quadrados. Se o saquinho se esvazia nesse momento, mas o mercado está completo, o jogo continua; e, enquanto ninguém comprar, um saquinho vazio não atrapalha.
    .title = Quando acaba
rule-37 = As peças que sobram no mercado são distribuídas. Cada uma vai para quem tiver **mais dinheiro na moeda do quadrado**, seja qual for o preço. Em caso de empate, ou se ninguém tiver essa moeda, a peça fica no mercado. Nada se paga.
    .title = As últimas peças
rule-38 = Quem recebe uma dessas peças pode construí-la pelas regras de sempre ou deixá-la na reserva. Não se reorganiza mais, e Dirk não recebe nenhuma. Os jogadores fazem isso um depois do outro, em sentido horário, a partir do jogador seguinte a quem jogou por último.
    .title = Construir as últimas peças
rule-39 = A terceira rodada é pontuada. Vence quem tiver mais pontos. Em caso de empate, a vitória é compartilhada.
    .title = Quem vence

rule-40 = Com dois jogadores há um terceiro jogador imaginário, chamado Dirk. Ele recebe peças do saquinho:

    - seis no começo
    - seis depois da primeira rodada de pontuação
    - depois da segunda, um terço das peças que estiverem no saquinho, arredondando para baixo

    Ele recebe as peças depois que o mercado é completado. Se o saquinho tiver menos, ele fica com o que houver.
    .title = As peças do Dirk
rule-41 = Dirk participa da contagem das construções como um jogador, e no empate divide-se com ele. Ele não tem Alhambra, muralha, turno nem dinheiro, e não recebe nenhuma das últimas peças. Os pontos dele são mostrados, mas quem vence é um dos dois jogadores.
    .title = O que Dirk pontua
rule-42 = Ao posicionar o que comprou, você pode entregar uma peça ao Dirk, cada peça em separado. Daí em diante ela conta para ele. Pode valer a pena: uma peça que tira a primeira colocação do outro jogador também ajuda você.
    .title = Entregar uma peça ao Dirk

rule-43 = **Todos veem** cada Alhambra e cada reserva, o dinheiro exposto, o mercado, as peças do Dirk, os pontos, quantas cartas cada um tem, quanto resta no monte e no saquinho e cada carta quando é dada, pega ou paga.

    A ordem do monte e a do saquinho **ninguém conhece**, e as mãos são escondidas. Mesmo assim, com uma memória muito boa, você poderia saber cada mão, já que todas as cartas foram vistas.
    .title = À vista e em segredo

# O que está escrito embaixo dos desenhos.

figure-verdict = { $verdict ->
    [legal] Permitido
   *[illegal] Não permitido
}
figure-palace-label = { $count ->
    [0] A peça inicial
    [one] A peça inicial e uma construção: { $tiles }
   *[other] A peça inicial e { $count } construções: { $tiles }
}
figure-player = { $seat ->
    [0] Você
    [1] Amina
    [2] Bruno
    [3] Carmen
   *[other] Jogador { $seat }
}
figure-dirk = Dirk
figure-payment-sum = { $paid } por { $price }
figure-payment-outcome = { $outcome ->
    [exact] exato: mais uma ação
    [over] { $difference } a mais: fim das suas ações
    [short] { $difference ->
        [one] falta { $difference }
       *[other] faltam { $difference }
    }
   *[mixed] moedas misturadas
}
figure-stays = fica na sua mão
figure-taking-sum = { $total } ao todo
figure-wall-length = { $length ->
    [one] { $length } ponto
   *[other] { $length } pontos
}
figure-round = { $round ->
    [1] Primeira rodada de pontuação
    [2] Segunda rodada de pontuação
   *[other] Última rodada de pontuação
}
figure-count = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
figure-place = { $place ->
    [1] primeiro
    [2] segundo
    [3] terceiro
   *[other] sem pontos
}
figure-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
figure-share = ({ $sum }) ÷ { $sharers } = { $each } para cada
figure-share-rounded = ({ $sum }) ÷ { $sharers } = { $each } para cada, arredondando para baixo
figure-award = { $seat ->
    [none] fica no mercado
    [0] vai para você
   *[other] vai para { figure-player }
}
figure-money-held = dinheiro { currency } na mão, no fim
figure-bag = { $count ->
    [one] { $count } peça no saquinho
   *[other] { $count } peças no saquinho
}
figure-dirk-had = { $count ->
    [one] Dirk tinha { $count } peça
   *[other] Dirk tinha { $count } peças
}
figure-dirk-draws = { $count ->
    [one] { $bag } ÷ 3, arredondando para baixo: Dirk recebe { $count } peça
   *[other] { $bag } ÷ 3, arredondando para baixo: Dirk recebe { $count } peças
}

figure-take-one = Uma carta sozinha pode valer qualquer coisa.
figure-take-several = Três cartas de quaisquer moedas que juntas valem 5.
figure-take-too-much = Duas cartas que somam 6 são demais; qualquer uma delas sozinha serviria.
figure-pay-exactly = 4 e 5 somam 9. O pagamento é exato, então você pode fazer mais uma coisa.
figure-pay-more = 11 por um preço de 10. A peça é sua, um se perde, e suas ações acabam.
figure-pay-too-little = 9 por um preço de 10. Falta um.
figure-pay-in-two-currencies = A soma está certa, mas uma carta é de outra moeda. Este quadrado só aceita uma.
figure-place-by-an-open-side = A oeste, muralha contra muralha; ao sul entra-se por um lado aberto. Todos os lados combinam e há um caminho.
figure-place-anywhere = Este jardim tem uma muralha a leste. As marcas mostram onde ele pode ficar. Nas casas riscadas, um dos lados não combinaria.
figure-wall-meets-opening = O pavilhão tem uma muralha onde a torre tem um lado aberto. Ali os dois precisam ter muralha, ou nenhum.
figure-no-way-in = As muralhas combinam, mas ninguém conseguiria entrar no serralho: o único lado em comum está murado.
figure-corner-only = A torre toca a Alhambra só por uma ponta.
figure-empty-court = Com esta torre, a casa do meio ficaria cercada por peças.
figure-empty-court-with-an-open-corner = Também é uma área vazia cercada. Quatro lados bastam para cercar; uma ponta faltando não a abre.
figure-build-from-the-reserve = Construir: os aposentos vêm da reserva.
figure-remove = Remover: a torre vai para a reserva. Pode voltar mais tarde, em outro lugar.
figure-remove-cuts-off = Sem estas arcadas não se chega a pé à torre.
figure-remove-leaves-a-court = Uma peça com vizinhas nos quatro lados não pode ser removida: ficaria uma área vazia.
figure-exchange = Trocar: a mesma peça pode ser trocada, já que não fica área vazia e todos os lados combinam.
figure-exchange-clashes = O jardim tem uma muralha a leste, onde a torre tem um lado aberto.
figure-not-yet = Os aposentos foram comprados neste turno. São posicionados quando suas ações acabam, e não em uma reorganização.
figure-clear-places = Três torres, duas e uma. Nesta rodada as duas primeiras colocações valem pontos.
figure-tie-for-first = Você e Amina dividem a primeira e a segunda colocação. Bruno é terceiro, e a terceira colocação não vale pontos nesta rodada.
figure-tie-for-second = Você tem mais jardins. Amina e Bruno dividem a segunda e a terceira colocação.
figure-tie-for-one-point = Um ponto não se divide por dois. Arredondando para baixo, ninguém o recebe.
figure-tie-with-dirk = Dirk tem tantos aposentos quanto você, então você divide com ele. A parte dele é dele.
figure-longest-wall = A linha dourada é a muralha mais longa: um ponto por lado.
figure-only-the-longest = Duas muralhas que não se ligam. Só a mais longa conta.
figure-inner-wall = De costas uma para a outra, as duas muralhas do meio não valem nada. A muralha do sul segue além delas.
figure-closed-ring = O menor anel. Todos os doze lados contam.
figure-last-tiles = Amina tem mais dinheiro verde e ganha a torre. No azul há empate e ninguém tem laranja, então essas duas peças ficam.
figure-dirk-draws-a-third = Depois da segunda rodada de pontuação.

# Tabelas e desenhos que acompanham uma regra.

table-kinds-label = Os tipos de construção, quantas há e quanto custam
table-kind = Tipo
table-tiles = Peças
table-prices = Preços
table-price-range = { $lowest } a { $highest }
table-slots-label = Os quadrados do mercado e suas moedas
table-slot = Quadrado { $slot }
table-deck-label = Cinco montes de cartas de dinheiro. A primeira carta de pontuação está no segundo monte de cima para baixo; a segunda, no quarto.
table-deck-top = em cima
table-deck-pile = Monte { $pile }
table-deck-somewhere = { $round ->
    [1] primeira carta de pontuação, em algum ponto deste monte
   *[other] segunda carta de pontuação, em algum ponto deste monte
}
table-place = { $place ->
    [1] 1º
    [2] 2º
   *[3] 3º
}
table-prizes-label = Pontos por tipo, rodada e colocação
table-round = { $round ->
    [1] 1ª rodada
    [2] 2ª rodada
   *[other] 3ª rodada
}
