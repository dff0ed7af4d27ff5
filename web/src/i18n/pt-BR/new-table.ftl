# Montar uma mesa.

plan-title = { $purpose ->
    [device] Em um aparelho
   *[friends] Uma mesa com amigos
}
plan-lead = { $purpose ->
    [device] Várias pessoas, uma tela. Dê um nome a cada uma; entre os turnos o dinheiro fica coberto.
   *[friends] Os lugares vagos são para quem tiver o link. Você pode mudá-los até a partida começar.
}

plan-seats = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
plan-seat = Lugar { $number }
plan-mine = Neste aparelho
plan-open = Vago, por link
plan-computers = Jogador virtual
plan-name = Nome
plan-name-trouble = { $trouble ->
    [missing] Cada pessoa precisa de um nome.
   *[twice] Duas pessoas aqui têm o mesmo nome.
}
plan-default-name = Jogador { $number }
plan-remove = Tirar o lugar { $number }
plan-add = Acrescentar um lugar

plan-options = Como se joga
plan-pace = Quando se joga
plan-pace-hint = { $pace ->
    [live] Todos estão presentes. Se alguém ficar dois minutos fora, o computador continua até a volta.
   *[days] Cada um joga quando puder. Depois de um dia sem jogada, os outros podem deixar o computador continuar.
}
plan-clock = Relógio
plan-clock-kind = { $kind ->
    [none] Nenhum
    [per_turn] No turno
   *[bank] Na partida
}
plan-clock-time = Tempo
plan-clock-hint = { $clock }. Quando acaba, o computador continua até você retomar.
plan-shuffle = Sortear os lugares
    .hint = No início sorteia-se quem senta ao lado de quem.
plan-open-hands = Mãos abertas
    .hint = Todos veem o dinheiro de todos: uma ajuda para a memória, já que cada carta foi pega às claras.
plan-public = Mostrar no saguão
    .hint = Qualquer pessoa deste servidor pode sentar. Senão, só quem tiver o link.
plan-spectators = Espectadores são bem-vindos
    .hint = Outras pessoas podem assistir. Elas veem o que está à vista, nunca o que alguém tem na mão.

plan-watching = Você não pegou nenhum lugar: vai assistir.
plan-make = { $complete ->
    [true] Começar a partida
   *[false] Montar a mesa
}
