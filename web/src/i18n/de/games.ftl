# Die eigenen Partien und Tische, die allen offenstehen.

game-status = { $status ->
    [your-turn] Du bist dran
    [their-turn] { $actor } ist dran
    [played-for] Ein Computerspieler spielt für dich
    [watching] { $actor } ist dran
    [rematch] Noch eine Partie? Sie wartet auf dich
    [ready] Alle Plätze besetzt: Starte die Partie
    [gathering] { $open ->
        [0] Wartet auf den Start
        [one] Ein Platz ist frei
       *[other] { $open } Plätze sind frei
    }
    [conceded] Du hast deinen Platz abgegeben
    [broken] Kann nur angesehen werden
    [over] Beendet
   *[closed] Aufgelöst
}
game-outcome = { $winners }: { $points } Punkte
game-empty = Noch niemand da

games-title = Meine Partien
games-none = Du sitzt im Moment an keinem Tisch.
games-past = Frühere Partien

lobby-title = Lobby
lobby-lead = Tische auf diesem Server, die allen offenstehen. Setz dich dazu oder zeig hier deinen eigenen.
lobby-waiting = Freie Plätze
lobby-none = Gerade wartet kein Tisch auf Mitspieler.
lobby-playing = Zum Zuschauen
