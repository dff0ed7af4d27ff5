## One’s own games in numbers

stats-none = You have not finished a game yet. Lessons and games with several people on one device do not count.
stats-games = Games
stats-won = Won
stats-points = Average points
stats-by-players = By number of players
stats-players = Players
stats-by-rival = By opponent
stats-rival = Opponent
stats-people = People
stats-sources = Average points per game
stats-what = { $what ->
    [games] Games
    [won] Won
    [points] Average points
    [best] Best game
    [wall] Longest wall
   *[exact] Paid exactly
  }
