# What makes the table lively, and can be turned off.

lively = { $name ->
    [ambience] Running water
   *[banter] Words of the computer players
}
lively-hint = { $name ->
    [ambience] A quiet fall of water, as long as one is at the table.
   *[banter] A few words at an exact payment, a scoring, a steal, and at the end.
}
