# Denunciar alguém, e quem pode vir a uma mesa e falar nela.

report-title = Denunciar a quem hospeda o servidor
report-about = { $what ->
    [remark] É sobre o que { $name } disse.
   *[person] É sobre { $name }.
}
report-reason = Do que se trata?
report-reasons = { $reason ->
    [insult] Insultos ou ameaças
    [spam] Propaganda ou mensagens em massa
    [name] Um nome que ninguém deveria ter de ler
    [spoiling] Estragar a partida
   *[other] Outra coisa
}
report-note = O que mais convém saber?
report-who-sees = Quem hospeda este servidor vê o seu nome e o que foi dito antes e depois. Na mesa ninguém fica sabendo.
report-mute = Silenciar { $name } também
    .hint = Você não lerá mais nada dessa pessoa, em nenhuma mesa.
report-send = Enviar a denúncia
report-sent = Obrigado. Quem hospeda este servidor vai olhar.
report-refused = { $code ->
    [too_fast] Você já enviou várias denúncias. Espere um pouco antes da próxima.
    [too_many] Há denúncias demais à espera. Tente de novo amanhã.
    [no_such_remark] Essa mensagem não está mais lá. Denuncie a pessoa.
    [unreachable] O servidor não responde. O que você escreveu continua aqui; tente de novo daqui a pouco.
   *[other] Não foi possível enviar. Tente de novo.
}

company-title = Quem pode vir e falar
company-public = No saguão
    .hint = Qualquer pessoa encontra a mesa lá.
company-spectators = Espectadores são bem-vindos
    .hint = Senão, só fica quem tem lugar.
company-talk = Quem pode falar
company-talk-rule = { $rule ->
    [everybody] Todos
    [players] Só quem joga
    [reactions] Só reações
   *[nobody] Ninguém
}
company-slow = Espera entre duas mensagens
company-slow-choice = { $seconds ->
    [0] Nenhuma
   *[other] { $seconds } s
}


# A página de quem hospeda o servidor.

host-title = Administração
host-way-in = Esta página é para quem hospeda este servidor. Digite “alhambra admin page” onde ele funciona e abra o link que aparece. Ele vale uma só vez, por um quarto de hora.
host-arriving = Abrindo a administração…
host-leave = Sair
host-again = Olhar de novo
host-told = { $what ->
    [closed] A mesa está fechada.
    [silenced] Nesta mesa ninguém mais pode falar.
    [talking] Nesta mesa todos podem falar de novo.
    [said] Todos os que estão em uma mesa foram avisados.
    [banned] Bloqueio feito.
    [lifted] O bloqueio foi retirado.
    [removed] A mensagem foi removida.
    [acted] A denúncia está encerrada.
    [dismissed] A denúncia está encerrada.
   *[left] Você saiu.
}

host-overview = Em resumo
host-figure = { $figure ->
    [reports] Denúncias à espera
    [connections] Conexões
    [guests] Pessoas aqui
    [tables] Mesas em uso
    [jobs] Jogadas do computador à espera
    [load] Carga por processador
    [memory] Memória
    [database] Banco de dados
    [since] Em funcionamento desde
   *[program] Versão
}
host-failure = Nada pode ser gravado: { $failure }

host-reports = Denúncias
host-reports-none = { $which ->
    [open] Nada à espera.
   *[closed] Nenhuma ainda.
}
host-reports-which = Quais denúncias
host-reports-kind = { $which ->
    [open] À espera
   *[closed] Tratadas
}
host-report-by = { $reporter } denuncia { $reported }
host-report-note = “{ $note }”
host-report-table = Ir à mesa
host-report-marked = Denunciada
host-report-removed = removida
host-remark-remove = Remover
host-remark-remove-of = a mensagem de { $name }
host-report-close = { $outcome ->
    [acted] Feito
   *[dismissed] Nada a fazer
}
host-report-outcome = { $outcome ->
    [acted] Tratada: { $when }
   *[dismissed] Nada a fazer: { $when }
}
host-banned-until = Bloqueio até { $until }

host-bans = Bloqueios
host-bans-none = Ninguém está bloqueado.
host-ban = Bloquear
host-ban-name = Bloquear { $name }
host-ban-target = O identificador de uma pessoa, um endereço ou uma rede
host-ban-target-hint = Como 203.0.113.9 ou 203.0.113.0/24
host-ban-long = Por quanto tempo
host-ban-hours = { $hours ->
    [1] 1 hora
    [24] 1 dia
    [168] 1 semana
    [720] 30 dias
   *[8760] 1 ano
}
host-ban-cause = Motivo
host-ban-cause-hint = A pessoa bloqueada pode lê-lo.
host-ban-address = Também o endereço dela
    .hint = Bloqueia também outros no mesmo endereço: uma família, uma escola.
host-ban-lift = Retirar
host-ban-lift-of = o bloqueio de { $who }
host-ban-line = { $who }, até { $until }

host-tables = Mesas
host-tables-none = Nenhuma mesa está à espera ou em jogo.
host-table-phase = { $phase ->
    [waiting] À espera
   *[playing] Em jogo
}
host-table-public = No saguão
host-table-connections = { $count ->
    [one] { $count } conexão
   *[other] { $count } conexões
}
host-table-open = lugar livre
host-table-close = Fechar
host-table-close-sure = Fechar mesmo? A partida termina para todos.
host-table-close-yes = Sim, fechar a mesa
host-table-silence = { $is ->
    [silent] Deixar falar
   *[talking] Silenciar
}
host-of-table = a mesa { $names }

host-say = Dizer algo a todos
host-say-send = Dizer

host-audit = O que foi feito
host-audit-none = Nada ainda.
host-audit-source = { $source ->
    [page] nesta página
   *[command_line] na linha de comando
}
host-audit-action = { $action ->
    [link_made] Link criado
    [signed_in] Entrada
    [signed_out] Saída
    [said] Dito a todos
    [table_closed] Mesa fechada
    [table_removed] Mesa apagada
    [company_changed] Conversa alterada
    [remark_removed] Mensagem removida
    [guest_removed] Pessoa removida
    [guest_erased] Pessoa apagada com tudo
    [banned] Bloqueio
    [ban_lifted] Bloqueio retirado
   *[report_closed] Denúncia encerrada
}
