gallery-title = Galleria
gallery-lead = Tutto ciò che vedi è disegnato dal programma stesso. Ogni tipo di edificio ha un motivo, una sagoma e un colore; ogni moneta ha una forma, un colore e una figura.
gallery-grey = Mostra tutto in grigio
gallery-kinds = Sei tipi di edifici
gallery-palace = Un’Alhambra
gallery-palace-text = Le mura stanno sui bordi. Dove due tratti sono addossati resta una sottile giuntura grigia. Le mura più lunghe sono tracciate in oro.
gallery-palace-label = Un’Alhambra di dieci edifici attorno alla tessera di partenza
gallery-fountain = La tessera di partenza con la fontana dei leoni
gallery-tiles = Tutti i 54 edifici a { $size } pixel
gallery-money = Soldi
gallery-coins = Soldi dove lo spazio è poco
gallery-cards = Carte della valutazione e dorsi
gallery-crests = Stemmi dei giocatori
gallery-faces = Giocatori virtuali
gallery-glyphs = Piccoli segni
gallery-marks = Contrassegni
gallery-mark = { $mark ->
    [legal] si può piazzare qui
    [illegal] non si può
    [chosen] scelto
   *[fresh] nuovo dal tuo ultimo turno
}
gallery-by-day = Di giorno
gallery-by-night = Di notte
gallery-in-grey = In grigio
gallery-face = { $id ->
    [apprentice] allievo
    [trader] mercante
    [mason] muratore
    [gardener] giardiniera
    [banker] banchiera
    [architect] architetta
    [vizier] visir
   *[master] maestro
}
gallery-sign = { $sign ->
    [wall] mura
    [cards] carte
    [reserve] riserva
    [points] punti
    [fountain] tessera di partenza
    [tick] sì
   *[cross] no
}
