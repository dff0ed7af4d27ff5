gallery-title = Galería
gallery-lead = Todo lo que ves lo dibuja el propio programa. Cada tipo de edificación tiene un dibujo, una silueta y un color; cada divisa, una forma, un color y una figura.
gallery-grey = Mostrarlo todo en gris
gallery-kinds = Seis tipos de edificaciones
gallery-palace = Una Alhambra
gallery-palace-text = Las murallas están en los bordes de las plaquitas. Donde dos se juntan solo queda una fina línea gris. La muralla más larga va trazada en oro.
gallery-palace-label = Una Alhambra de diez edificaciones en torno a la plaquita de inicio
gallery-fountain = La plaquita de inicio con el Patio de los Leones
gallery-tiles = Las 54 edificaciones a { $size } píxeles
gallery-money = Dinero
gallery-coins = Monedas pequeñas
gallery-cards = Cartas de puntuación y reversos
gallery-crests = Emblemas de los jugadores
gallery-faces = Jugadores virtuales
gallery-glyphs = Iconos
gallery-marks = Marcas
gallery-mark = { $mark ->
    [legal] se puede colocar aquí
    [illegal] no se puede colocar aquí
    [chosen] elegida
   *[fresh] nueva desde tu último turno
}
gallery-by-day = De día
gallery-by-night = De noche
gallery-in-grey = En gris
gallery-face = { $id ->
    [apprentice] aprendiz
    [trader] mercader
    [mason] cantero
    [gardener] jardinera
    [banker] banquera
    [architect] arquitecta
    [vizier] visir
   *[master] maestro
}
gallery-sign = { $sign ->
    [wall] muralla
    [cards] cartas
    [reserve] reserva
    [points] puntos
    [fountain] plaquita de inicio
    [tick] sí
   *[cross] no
}
