## Ses propres parties en chiffres

stats-none = Tu n’as pas encore terminé de partie. Les leçons et les parties à plusieurs sur un appareil ne comptent pas.
stats-games = Parties
stats-won = Gagnées
stats-points = Points en moyenne
stats-by-players = Par nombre de joueurs
stats-players = Joueurs
stats-by-rival = Par adversaire
stats-rival = Adversaire
stats-people = Humains
stats-sources = Points d’une partie, en moyenne
stats-what = { $what ->
    [games] Parties
    [won] Gagnées
    [points] Points en moyenne
    [best] Meilleure partie
    [wall] Plus longue muraille
   *[exact] Payé exact
  }
