## One’s own games in numbers

stats-none = You have not finished a game yet. Lessons and games for several people at one device do not count.
stats-games = Games
stats-won = Won
stats-points = Points on average
stats-by-players = By number of players
stats-players = Players
stats-by-rival = By rivals
stats-rival = Rivals
stats-people = People
stats-sources = Points of a game, on average
stats-what = { $what ->
    [games] Games
    [won] Won
    [points] Points on average
    [best] Best game
    [wall] Longest wall
   *[exact] Paid exactly
  }
