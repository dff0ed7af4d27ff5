# Ses propres parties, et les tables ouvertes à tous.

game-status = { $status ->
    [your-turn] À toi de jouer
    [their-turn] À { $actor } de jouer
    [played-for] Un joueur virtuel joue pour toi
    [watching] À { $actor } de jouer
    [rematch] Une autre partie ? On t’attend
    [ready] Toutes les places sont prises : lance la partie
    [gathering] { $open ->
        [0] En attente du départ
        [one] { $open } place libre
       *[other] { $open } places libres
    }
    [conceded] Tu as cédé ta place
    [broken] Partie enregistrée incomplète
    [over] Terminée
   *[closed] Fermée
}
game-outcome = { $winners } : { $points } points
game-empty = Personne pour l’instant

games-title = Mes parties
games-none = Tu n’as aucune partie en ce moment.
games-past = Parties passées

lobby-title = Salon
lobby-lead = Les tables de ce serveur ouvertes à tous. Prends une place, ou affiche ici ta propre table.
lobby-waiting = Places libres
lobby-none = Aucune table n’attend de joueurs en ce moment.
lobby-playing = Parties à regarder
