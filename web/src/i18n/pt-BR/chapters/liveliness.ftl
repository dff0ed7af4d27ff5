# O que dá vida à mesa e pode ser desligado.

lively = { $name ->
    [ambience] Água corrente
   *[banter] Falas dos jogadores do computador
}
lively-hint = { $name ->
    [ambience] O murmúrio da água enquanto você está à mesa.
   *[banter] Algumas palavras num pagamento exato, numa pontuação, numa ultrapassagem e no fim.
}
