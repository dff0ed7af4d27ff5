## As próprias partidas em números

stats-none = Você ainda não terminou uma partida. Lições e partidas de várias pessoas em um aparelho não contam.
stats-games = Partidas
stats-won = Vencidas
stats-points = Pontos em média
stats-by-players = Por número de jogadores
stats-players = Jogadores
stats-by-rival = Por rivais
stats-rival = Rivais
stats-people = Pessoas
stats-sources = Pontos de uma partida, em média
stats-what = { $what ->
    [games] Partidas
    [won] Vencidas
    [points] Pontos em média
    [best] Melhor partida
    [wall] Maior muralha
   *[exact] Pagamentos exatos
  }
