# As pessoas à mesa: quem está, quem joga por quem, o que se diz e a próxima partida.

# Substitutos

stood-in = { $who ->
    [you] { $why ->
        [clock] Seu tempo acabou: o computador continua por você.
        [called] O computador foi chamado para jogar por você.
        [conceded] Seu lugar agora é do computador.
       *[absent] O computador joga por você enquanto você está fora.
    }
   *[other] { $why ->
        [clock] O tempo de { $player } acabou: o computador continua.
        [called] O computador foi chamado para jogar por { $player }.
        [conceded] { $player } deixou o lugar para o computador.
       *[absent] { $player } está fora: o computador continua.
    }
}
returned = { $who ->
    [you] O lugar é seu de novo.
   *[other] { $player } voltou.
}
your-stand-in = { $several ->
    [yes] { $why ->
        [clock] O tempo de { $player } acabou. O computador continua.
        [called] O computador foi chamado para jogar por { $player }.
        [conceded] { $player } deixou o lugar. O computador continua.
       *[absent] O computador jogou por { $player }.
    }
   *[no] { $why ->
        [clock] Seu tempo acabou. O computador continua por você.
        [called] Os outros chamaram o computador para jogar por você.
        [conceded] Você deixou seu lugar. O computador continua.
       *[absent] O computador jogou por você.
    }
}
clock-low = Seu tempo está acabando.
take-back = Retomar o lugar
missing = { $player } não joga há muito tempo.
call-computer = Deixar o computador continuar
awaited = { $soon ->
    [yes] { $minutes ->
        [one] { $player } está fora. Em menos de um minuto o computador continua.
       *[other] { $player } está fora. Em { $minutes } minutos o computador continua.
    }
   *[no] { $player } está fora. Não há pressa.
}
paused = A partida espera até alguém voltar.
company-refused = { $code ->
    [too_soon] Ainda é cedo: dê um pouco mais de tempo.
    [played_by_computer] Este lugar já é do computador.
    [played_by_person] O lugar já é seu.
    [unreachable] O servidor não responde. Tente de novo daqui a pouco.
   *[other] Não deu certo. Tente de novo.
}

# No menu

notify = Chamar quando for minha vez
    .hint = O navegador mostra um aviso quando você está olhando outra coisa.
notify-forbidden = Este navegador não permite avisos desta página. Você pode mudar isso nas configurações dele.
notify-turn = É a sua vez
concede = Deixar meu lugar
concede-for = Deixar o lugar de { $player }
concede-sure = O computador continua no seu lugar e os outros seguem jogando. Você pode retomar o lugar quando quiser.
concede-yes = Sim, deixar

# Todos

people-seats = Jogadores
attendance = { $kind ->
    [computer] Jogador virtual
    [away] Fora, { $since }
    [relieved] { $why ->
        [clock] O computador joga: tempo esgotado
        [called] O computador joga: chamado pelos outros
        [conceded] O computador joga: lugar cedido
       *[absent] O computador joga: ausente
    }
   *[here] Aqui
}
watchers = { $count ->
    [0] Ninguém assistindo
    [one] Uma pessoa assistindo
   *[other] { $count } pessoas assistindo
}
watchers-label = Espectadores
watcher-remove = Remover
watch-link = Quem abrir este link pode assistir
watch-message = Assista à nossa partida de Alhambra.

# Conversa

talk-log = Mensagens
talk-none = Ainda não há mensagens.
talk-said = { $name } diz: { $text }
talk-write = Escreva uma mensagem
talk-send = Enviar
talk-room = { $fits ->
    [yes] { $left ->
        [0] Não cabe mais nenhum caractere
        [one] Cabe mais 1 caractere
       *[other] Cabem mais { $left } caracteres
    }
   *[no] { $over ->
        [one] 1 caractere a mais
       *[other] { $over } caracteres a mais
    }
}
talk-refused = { $code ->
    [too_fast] Mais devagar: respire e envie de novo.
    [unreachable] A conexão caiu. O que você escreveu continua aqui.
    [talk_closed] Por enquanto você não pode falar nesta mesa.
    [slow_talk] Nesta mesa é preciso esperar um pouco entre uma mensagem e outra. A sua continua aqui.
    [no_such_remark] Essa mensagem não está mais lá.
   *[other] Não foi possível enviar. Tente de novo.
}
mute = Silenciar { $name }
muted = { $name }: em silêncio
unmute = Ouvir de novo
unmute-name = Ouvir { $name } de novo
report-name = Denunciar { $name }
remark-report = Denunciar
remark-remove = Remover para todos
reactions = Reações
reaction = { $reaction ->
    [hello] Olá!
    [well_played] Boa jogada!
    [thanks] Valeu!
    [wow] Uau!
    [oops] Ops!
    [laugh] Ha ha ha!
    [thinking] Deixa eu pensar…
   *[good_game] Boa partida!
}

# A próxima partida

rematch = { $asked ->
    [yes] Estou dentro
   *[no] Jogar de novo
}
rematch-waits = A próxima partida espera por { $names }.
rematch-wanted = Querem jogar mais uma partida.
rematch-look = Ver
results = Partidas nesta mesa
results-game = Partida { $game }
results-won = { $won ->
    [one] { $name }: { $won } vencida
   *[other] { $name }: { $won } vencidas
}
results-score = { $won ->
    [yes] { $name } { $score } ★
   *[no] { $name } { $score }
}
