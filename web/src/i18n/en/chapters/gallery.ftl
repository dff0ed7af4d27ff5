gallery-title = Gallery
gallery-lead = Everything you see is drawn by the program itself. Each kind of building has a pattern, a silhouette and a colour; each currency has a shape, a colour and a figure.
gallery-grey = Show everything in grey
gallery-kinds = Six kinds of buildings
gallery-palace = An Alhambra
gallery-palace-text = Walls stand on the edges of the tiles. Where two stand back to back, only a thin grey line remains. The longest wall is traced in gold.
gallery-palace-label = An Alhambra of ten buildings around the starting tile
gallery-fountain = The starting tile with the Lion Fountain
gallery-tiles = All 54 buildings at { $size } pixels
gallery-money = Money
gallery-coins = Small coins
gallery-cards = Scoring cards and card backs
gallery-crests = Players’ crests
gallery-faces = Computer players
gallery-glyphs = Icons
gallery-marks = Marks
gallery-mark = { $mark ->
    [legal] can be placed here
    [illegal] cannot be placed here
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
    [fountain] starting tile
    [tick] yes
   *[cross] no
}
