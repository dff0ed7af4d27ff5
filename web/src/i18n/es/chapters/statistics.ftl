## Las propias partidas en números

stats-none = Todavía no has terminado ninguna partida. Las lecciones y las partidas de varias personas en un dispositivo no cuentan.
stats-games = Partidas
stats-won = Ganadas
stats-points = Puntos de media
stats-by-players = Por número de jugadores
stats-players = Jugadores
stats-by-rival = Por rivales
stats-rival = Rivales
stats-people = Personas
stats-sources = Puntos de una partida, de media
stats-what = { $what ->
    [games] Partidas
    [won] Ganadas
    [points] Puntos de media
    [best] Mejor partida
    [wall] Muralla más larga
   *[exact] Pagos exactos
  }
