# Quel che rende vivo il tavolo e si può spegnere.

lively = { $name ->
    [ambience] Acqua che scorre
   *[banter] Battute dei giocatori del computer
}
lively-hint = { $name ->
    [ambience] Un quieto scorrere d’acqua finché si è al tavolo.
   *[banter] Qualche parola a un pagamento preciso, a una valutazione, a un sorpasso e alla fine.
}
