# Embaralhar sem que ninguém possa trapacear: cada um põe um número secreto, prometido antes que se veja algum.

shuffle-waits = Embaralhando juntos. Ainda falta: { $names }.
shuffle-elsewhere = Seu número secreto para embaralhar está no navegador em que você se sentou. Abra esta mesa nele.
shuffle-stop = Parar o começo
shuffle-missed = A última tentativa não deu certo, porque faltou um número secreto para embaralhar. Cada um dá um novo.
shuffle-absent = Antes de a partida começar, { $names } precisa abrir esta mesa uma vez.

fair-title = Embaralhar sem truques
fair-how = O servidor e cada pessoa que joga põem um número secreto ao embaralhar. Todos ficam definidos antes que se veja o primeiro, então ninguém pode escolher as cartas. Esta página guarda o seu e confere tudo depois da partida.
fair-server = A promessa do servidor
fair-promise = A promessa de { $name }
fair-mine = Seu número secreto
fair-start = Esta é a tentativa { $attempt }.
fair-checking = Conferindo como se embaralhou…
fair-result = { $result ->
    [fair] Tudo foi embaralhado sem truques. Construções e dinheiro saíram como dizem os números prometidos, e o seu está entre eles.
    [unkept] Construções e dinheiro saíram como dizem os números. Este navegador não guardou nada, então não sabe dizer se eram os prometidos.
    [unpromised] Construções e dinheiro saíram como dizem os números. Esta partida é de antes de cada um prometer o seu.
    [unknown] Não foi possível conferir como se embaralhou.
   *[bent] Não se embaralhou como prometido.
}
fair-fault = { $fault ->
    [secret] O número do servidor não é o que ele prometeu.
    [shares] O número de alguém não é o prometido.
    [mine] Seu número não está lá.
    [seed] A ordem não segue dos números.
   *[cards] Construções ou dinheiro não saíram na ordem definida.
}
fair-starts = Foram { $attempts } tentativas: antes faltava um número.
fair-keep = Salvar o que este navegador guardou
fair-record = Salvar a partida
