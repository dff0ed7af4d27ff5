## Własne partie w liczbach

stats-none = Nie masz jeszcze skończonej partii. Lekcje i partie kilku osób na jednym urządzeniu się nie liczą.
stats-games = Partie
stats-won = Wygrane
stats-points = Średnio punktów
stats-by-players = Według liczby graczy
stats-players = Gracze
stats-by-rival = Według rywali
stats-rival = Rywale
stats-people = Ludzie
stats-sources = Punkty w partii, średnio
stats-what = { $what ->
    [games] Partie
    [won] Wygrane
    [points] Średnio punktów
    [best] Najlepsza partia
    [wall] Najdłuższy mur
   *[exact] Odliczona kwota
  }
