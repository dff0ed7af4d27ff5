## Las propias partidas en números

stats-none = Todavía no has terminado ninguna partida. Las lecciones y las partidas de varias personas en un dispositivo no cuentan.
stats-games = Partidas
stats-won = Ganadas
stats-points = Media de puntos
stats-by-players = Por número de jugadores
stats-players = Jugadores
stats-by-rival = Por rival
stats-rival = Rival
stats-people = Personas
stats-sources = Media de puntos por partida
stats-what = { $what ->
    [games] Partidas
    [won] Ganadas
    [points] Media de puntos
    [best] Mejor partida
    [wall] Muralla más larga
   *[exact] Pagos exactos
  }
