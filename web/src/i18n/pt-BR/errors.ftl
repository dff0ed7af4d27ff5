# O que deu errado, pelo código do servidor, e o que se pode fazer.

trouble-title = { $code ->
    [no_such_table] Mesa não encontrada
    [table_closed] Esta mesa foi fechada
    [no_spectators] Esta mesa é privada
    [not_welcome] Esta mesa está fechada para você
    [read_only] A partida salva está incompleta
    [no_session] Não reconhecemos mais você
    [link_used] Este link já foi usado
    [not_found] Página não encontrada
    [old_page] Há uma versão mais nova
    [unreachable] O servidor não responde
    [server_stops] O servidor está em pausa
    [not_stored] O servidor não conseguiu salvar
    [too_fast] Rápido demais
    [too_many] O servidor está cheio
    [wrong_origin] Endereço errado
   *[other] Algo deu errado
}

trouble-text = { $code ->
    [no_such_table] Talvez o link tenha perdido uma letra no caminho, ou a mesa já se foi há tempos. Peça o link de novo ou monte a sua própria mesa.
    [table_closed] Quem a montou a desfez antes de a partida começar, ou quem hospeda o servidor a fechou.
    [no_spectators] Todos os lugares estão ocupados, e ela joga sem espectadores.
    [not_welcome] Quem abriu a mesa pediu que você saísse. Você pode montar uma mesa sua ou procurar outra.
    [read_only] O que está guardado dela já não forma uma partida inteira, então ninguém pode continuar. As outras mesas estão bem.
    [no_session] Este navegador perdeu a prova de que você é { $name }: talvez os cookies tenham sido apagados. Você pode seguir como novo convidado com o mesmo nome; os lugares de antes ficam com o antigo.
    [link_used] Um link pessoal funciona uma vez só e por pouco tempo. Crie um novo no aparelho em que você já está jogando.
    [not_found] O endereço pode ter um erro de digitação, ou o que estava aqui mudou de lugar.
    [old_page] O servidor aprendeu algo novo desde que esta página foi aberta. Recarregue a página; suas partidas estão seguras.
    [unreachable] Talvez a sua conexão tenha caído, talvez o servidor. Suas partidas estão seguras: cada jogada foi anotada antes que alguém a visse.
    [server_stops] Ele está sendo parado ou reiniciado. Suas partidas estão seguras; tente de novo daqui a pouco.
    [not_stored] O disco dele pode estar cheio. Nada mudou; tente de novo daqui a pouco.
    [too_fast] Foi mais rápido do que o servidor permite. Espere um pouco e tente de novo.
    [too_many] O servidor tem tantos convidados ou mesas quanto consegue atender, ou você tem partidas demais por terminar. Termine uma ou tente de novo mais tarde.
    [wrong_origin] O servidor só conversa com a própria página. Abra-a pelo endereço do servidor.
   *[other] A culpa não foi sua. Tente de novo; se acontecer outra vez, avise quem cuida deste servidor.
}

trouble-step = { $step ->
    [again] Tentar de novo
    [reload] Recarregar a página
    [afresh] Seguir como novo convidado
    [new-table] Montar uma mesa
    [lobby] Mesas abertas
    [games] Minhas partidas
   *[home] Página inicial
}

# A forma curta, ao lado do botão que foi tocado.
refusal = { $code ->
    [seat_taken] Alguém acabou de ocupar este lugar.
    [seat_open] Este lugar já está vago.
    [already_started] A partida já começou.
    [seats_open] Ainda há lugares vagos.
    [not_the_owner] Só quem montou a mesa pode fazer isso.
    [name_taken] Um jogador virtual tem esse nome. Acrescente algo ao seu.
    [shares_missing] Alguém precisa abrir esta mesa uma vez antes de a partida começar.
    [not_agreed] Alguém ainda não disse se joga de novo.
    [not_welcome] Quem abriu a mesa tirou você dela.
    [no_such_level] Esse jogador virtual não está disponível.
    [no_such_table] A mesa não está mais aqui.
    [table_closed] A mesa foi desfeita.
    [table_full] Aconteceu tanta coisa nesta mesa que não dá mais para mudar nada. Monte outra mesa.
    [no_session] O servidor não reconhece mais você. Recarregue a página.
    [unreachable] O servidor não responde. Tente de novo daqui a pouco.
    [server_stops] O servidor está parando. Tente de novo daqui a pouco.
    [not_stored] O servidor não conseguiu salvar; nada mudou. Tente de novo daqui a pouco.
    [too_fast] Rápido demais. Espere um pouco e tente de novo.
    [too_many] Há mesas demais no servidor, ou você tem partidas demais por terminar. Termine uma ou tente de novo mais tarde.
   *[other] Não deu certo. Tente de novo.
}

table-read-only = O que está guardado desta mesa já não forma uma partida inteira: ela pode ser vista, mas não jogada.
