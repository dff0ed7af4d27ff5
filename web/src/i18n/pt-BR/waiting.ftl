# Uma mesa antes do início.

waiting-title = { $mine ->
    [true] Sua mesa
   *[false] Mesa de { $owner }
}
table-public = { $public ->
    [true] No saguão
   *[false] Particular, por link
}
table-seats = { $shuffled ->
    [true] Os lugares são sorteados
   *[false] Os lugares ficam como estão
}
table-pace = { $pace ->
    [live] De uma vez só
   *[days] Em vários dias
}
clock-per-turn = { $time } por turno
clock-bank = { $time } cada, mais { $more } por turno
table-open-hands = Mãos abertas
table-no-spectators = Sem espectadores

waiting-seats = { $open ->
    [0] À mesa
    [one] Há um lugar vago
   *[other] Há { $open } lugares vagos
}
waiting-watchers = Assistindo: { $names }
waiting-full = Todos os lugares estão ocupados
waiting-full-text = { $spectators ->
    [true] Você pode assistir: fique nesta página até { $owner } começar a partida. Ou monte a sua própria mesa.
   *[false] Esta mesa joga sem espectadores. Monte a sua própria mesa ou procure uma aberta.
}

seat-role = { $kind ->
    [open] Lugar { $number }
    [computer] Jogador virtual
    [program] { $present ->
        [true] Programa, presente
       *[false] Programa, ausente
    }
   *[person] { $mine ->
        [true] Você
       *[false] { $present ->
            [true] Presente
           *[false] Ausente
        }
    }
}
seat-unready = ainda não confirmado
seat-number = { $state ->
    [absent] precisa abrir esta mesa uma vez
   *[awaited] falta o número para embaralhar
}
seat-sit = Sentar aqui
seat-beside = Alguém ao meu lado
seat-beside-name = Nome da pessoa ao seu lado
seat-sit-them = Sentar
seat-computer = Jogador virtual…
seat-leave = Levantar
seat-remove = { $kind ->
    [computer] Dispensar
   *[other] Tirar
}
seat-free = Liberar o lugar
seat-remove-sure = { $name } não poderá voltar a esta mesa.
seat-remove-yes = Sim, tirar
never-mind = Deixa para lá

invite-title = Convidar
invite-link = Quem abrir este link pode sentar
invite-code = O link como código QR
invite-message = { $name } convida você para uma partida de Alhambra.

waiting-open = { $open ->
    [one] A partida pode começar quando o último lugar for ocupado.
   *[other] A partida pode começar quando todos os lugares forem ocupados.
}
fill-level = Jogadores virtuais
fill = Ocupar os lugares vagos
waiting-start = Começar a partida
waiting-for-start = { $open ->
    [0] { $owner } já pode começar a partida.
   *[other] Faltam jogadores; depois { $owner } começa a partida.
}
give-up = Desfazer a mesa
give-up-sure = A mesa vai sumir, e com ela os lugares dos outros.
give-up-yes = Sim, desfazer
