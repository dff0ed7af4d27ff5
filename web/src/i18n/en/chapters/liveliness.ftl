# What makes the table lively, and can be turned off.

lively = { $name ->
    [ambience] Fountain
   *[banter] Words of the computer players
}
lively-hint = { $name ->
    [ambience] Quiet running water, as long as one is at the table.
   *[banter] A few words at an exact payment, a scoring, a steal, and at the end.
}
