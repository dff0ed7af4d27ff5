## Własne gry w liczbach

stats-none = Nie masz jeszcze skończonej gry. Lekcje i gry kilku osób na jednym urządzeniu się nie liczą.
stats-games = Gry
stats-won = Wygrane
stats-points = Średnio punktów
stats-by-players = Według liczby graczy
stats-players = Gracze
stats-by-rival = Według rywali
stats-rival = Rywale
stats-people = Ludzie
stats-sources = Średnio punktów w grze
stats-what = { $what ->
    [games] Gry
    [won] Wygrane
    [points] Średnio punktów
    [best] Najlepsza gra
    [wall] Najdłuższy mur
   *[exact] Odliczona kwota
  }
