# Lo que da vida a la mesa y se puede apagar.

lively = { $name ->
    [ambience] Agua que corre
   *[banter] Frases de los jugadores del ordenador
}
lively-hint = { $name ->
    [ambience] El murmullo del agua mientras estás en la mesa.
   *[banter] Unas palabras al pagar justo, en los recuentos, al adelantar a alguien y al final.
}
