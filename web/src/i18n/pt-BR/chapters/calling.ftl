# Avisos para quem não está quando uma mesa espera: nas configurações, no menu da mesa e por trás dos links dos e-mails.

calling-title = Avisos
calling-lead = Quando uma mesa espera por você e você não está, uma mensagem avisa. Ela diz quem joga, e nada sobre as cartas.
calling-nobody = Primeiro sente-se a uma mesa: assim haverá quem avisar.
calling-device = Neste aparelho
    .hint = O navegador mostra uma mensagem, mesmo com esta página fechada.
calling-device-why = { $why ->
    [insecure] Isto só funciona se a página for aberta por https.
    [forbidden] Este navegador não permite mensagens desta página. Você pode mudar isso nas configurações dele.
   *[unsupported] Este navegador não consegue. Em um iPhone ou iPad, adicione antes a página à tela de início e abra-a por lá.
}
calling-push-trouble = { $why ->
    [forbidden] Este navegador não permite mensagens desta página. Você pode mudar isso nas configurações dele.
    [late] O serviço de mensagens do navegador não responde. Tente mais tarde.
   *[failed] O serviço de mensagens do navegador não aceitou. Tente mais tarde ou em outro navegador.
}
calling-quiet = Horas de silêncio
    .hint = O que chegar nesse tempo é contado depois.
calling-quiet-time = { $which ->
    [begin] Das
   *[end] Até
}
calling-channels = Os avisos chegam aqui
calling-unnamed = { $kind ->
    [push] Um navegador
    [mail] Uma caixa de correio
   *[webhook] Um webhook
}
calling-state = { $state ->
    [unconfirmed] Falta seguir o link do e-mail
    [failing] A última mensagem não chegou
    [stopped] Há dias nada chega: parado
   *[fine] { $kind ->
        [push] No navegador
        [mail] Por e-mail
       *[webhook] Por webhook
    }
}
calling-try = Testar
calling-tried = Enviado para { $name }.
calling-remove = Remover
calling-mail = Por e-mail para
calling-mail-sent = Um e-mail está a caminho de { $address }. Siga o link dele em até dois dias.
calling-webhook = Endereço do webhook
calling-form = Por webhook para
calling-form-of = { $form ->
    [slack] Slack, Mattermost ou Rocket.Chat
    [discord] Discord
    [ntfy] ntfy
   *[json] Um programa meu
}
calling-add = Adicionar
calling-secret = O segredo que assina o que chega, mostrado só desta vez:
calling-refused = { $code ->
    [address_not_allowed] Este servidor não avisa esse endereço: ele precisa começar com https e ser aberto a todos.
    [not_delivered] Ninguém aceitou a mensagem lá.
    [not_understood] Há algo errado com esse endereço.
    [not_offered] Este servidor não oferece isso.
    [too_many] Não dá para ter mais. Remova um antes.
    [too_fast] Por enquanto chega. Tente mais tarde.
    [no_session] O servidor não reconhece mais você. Carregue a página de novo.
    [unreachable] O servidor não responde. Tente de novo em um instante.
   *[other] Não funcionou. Tente de novo.
}

# Na mesa

calling-table = Avisar-me desta mesa
    .hint = Quando eu não estiver, do jeito escolhido nas configurações.
calling-table-how = Receber avisos quando não estou

# Links dos e-mails

calling-link = { $what ->
    [confirm] Podemos avisar você aqui?
   *[stop] Chega de e-mails?
}
    .text = { $what ->
        [confirm] Quando uma mesa esperar por você, um e-mail vai para o endereço que recebeu este link.
       *[stop] O endereço que recebeu este link não receberá mais e-mails. Você pode adicioná-lo de novo quando quiser.
    }
    .yes = { $what ->
        [confirm] Sim, avisem
       *[stop] Chega de e-mails
    }
calling-link-done = { $what ->
    [confirm] Vamos avisar você
   *[stop] Esse foi o último
}
    .text = { $what ->
        [confirm] A partir de agora um e-mail diz quando é a sua vez.
       *[stop] Nenhum outro e-mail vai chegar.
    }
calling-link-old = Este link já cumpriu seu papel
    .text = Ele é velho demais, ou o endereço foi removido. Nas configurações você pode pedir outro.
