gallery-title = Gallery
gallery-lead = Everything you see is drawn by the program itself. Each kind of building has a pattern, a silhouette and a colour; each currency has a shape, a colour and a figure.
gallery-grey = Show everything in grey
gallery-kinds = Six kinds of buildings
gallery-palace = A palace
gallery-palace-text = Walls stand on the edges. Where two meet back to back, a thin grey seam is left. The longest wall is traced in gold.
gallery-palace-label = A palace of ten buildings around the fountain
gallery-fountain = The fountain of the lions
gallery-tiles = All 54 buildings at { $size } pixels
gallery-money = Money
gallery-coins = Money where room is short
gallery-cards = Scoring cards and backs
gallery-crests = Crests of the players
gallery-faces = Computer players
gallery-glyphs = Small signs
gallery-marks = Marks
gallery-mark = { $mark ->
    [legal] may be placed here
    [illegal] may not
    [chosen] chosen
   *[fresh] new since your last turn
}
gallery-by-day = By day
gallery-by-night = By night
gallery-in-grey = In grey
gallery-face = { $id ->
    [apprentice] apprentice
    [trader] trader
    [mason] mason
    [gardener] gardener
    [banker] banker
    [architect] architect
    [vizier] vizier
   *[master] master
}
gallery-sign = { $sign ->
    [wall] wall
    [cards] cards
    [reserve] reserve
    [points] points
    [fountain] fountain
    [tick] yes
   *[cross] no
}
