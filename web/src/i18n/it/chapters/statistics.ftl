## Le proprie partite in numeri

stats-none = Non hai ancora finito una partita. Le lezioni e le partite di più persone su un dispositivo non contano.
stats-games = Partite
stats-won = Vinte
stats-points = Punti in media
stats-by-players = Per numero di giocatori
stats-players = Giocatori
stats-by-rival = Per avversari
stats-rival = Avversari
stats-people = Persone
stats-sources = Punti di una partita, in media
stats-what = { $what ->
    [games] Partite
    [won] Vinte
    [points] Punti in media
    [best] Partita migliore
    [wall] Mura più lunghe
   *[exact] Importi esatti
  }
