## A mesa pelo teclado

keys-intro = Com o Tab se chega a tudo; estas teclas são mais rápidas. Funcionam sem Ctrl nem Alt, e as letras podem ser desligadas nas configurações.
key-does = { $does ->
    [market] ao mercado de construções
    [money] ao dinheiro exposto
    [palace] à sua Alhambra, à primeira casa onde a construção cabe
    [hand] à sua mão e às suas construções
    [buttons] aos botões do seu turno
    [standings] à classificação
    [move] à próxima coisa nessa direção
    [press] aciona o que está em foco: escolher, pegar, mostrar, posicionar
    [slot] escolhe a construção desse quadrado
    [confirm] confirma: comprar, posicionar, reorganizar
    [store] guarda a construção na reserva
    [dirk] entrega a construção ao { dirk }
    [rebuild] reorganiza a sua Alhambra
    [cancel] larga o que você escolheu
    [stop] nenhuma outra ação
    [end] encerra o turno
    [undo] desfaz um passo
    [redo] faz de novo
    [restart] recomeça o turno
    [sheet] a tabela de pontuação
    [log] o curso da partida
    [menu] o menu
   *[keys] esta lista
  }
