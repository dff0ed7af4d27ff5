# Was den Tisch lebendig macht und sich abschalten lässt.

lively = { $name ->
    [ambience] Wasserrauschen
   *[banter] Bemerkungen der Computerspieler
}
lively-hint = { $name ->
    [ambience] Leises Wasser, solange man am Tisch ist.
   *[banter] Ein paar Worte beim passenden Bezahlen, bei einer Wertung, wenn jemand überholt wird, und am Ende.
}
