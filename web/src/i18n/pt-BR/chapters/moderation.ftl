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
company-public = Entre as mesas abertas
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
