# O que o servidor diz a quem não está aqui: nos aparelhos, por e-mail e por webhooks.

call-turn = É a sua vez
call-rematch = Mais uma partida?
call-with = Com { $names }
call-several = { $count ->
    [1] Uma mesa espera por você
   *[other] { $count } mesas esperam por você
}
call-line = { $what ->
    [rematch] Mais uma partida com { $names }?
   *[turn] É a sua vez na mesa com { $names }
}
call-trial = Funciona
    .body = A partir de agora os avisos chegam aqui quando for a sua vez.

mail-confirm = Podemos avisar você neste endereço?
    .body = Alguém, provavelmente você, quer receber um aviso neste endereço quando for a sua vez no Alhambra. Se for isso mesmo, siga este link em até dois dias:
    .ignore = Se não for, não é preciso fazer nada: nada mais vai chegar.
mail-foot = Não receber mais estes e-mails: { $stop }
    Quando e como chegam os avisos: { $settings }
