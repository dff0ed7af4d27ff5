# Własne gry i stoły otwarte dla wszystkich.

game-status = { $status ->
    [your-turn] Twoja tura
    [their-turn] Gra { $actor }
    [played-for] Komputer gra za ciebie
    [watching] Gra { $actor }
    [rematch] Jeszcze jedna gra? Czeka na ciebie
    [ready] Jest komplet: zacznij grę
    [gathering] { $open ->
        [0] Czeka na początek
        [one] Wolne jest jedno miejsce
        [few] Wolne są { $open } miejsca
       *[many] Wolnych jest { $open } miejsc
    }
    [conceded] Miejsce oddane
    [broken] Zapis gry niekompletny
    [over] Koniec
   *[closed] Stół zamknięto
}
game-outcome = { $points ->
    [one] { $winners }: { $points } punkt
    [few] { $winners }: { $points } punkty
   *[many] { $winners }: { $points } punktów
}
game-empty = Jeszcze nikogo

games-title = Moje gry
games-none = Nie siedzisz teraz przy żadnym stole.
games-past = Dawne gry

lobby-title = Poczekalnia
lobby-lead = Stoły na tym serwerze otwarte dla wszystkich. Usiądź przy którymś albo pokaż tu własny.
lobby-waiting = Wolne miejsca
lobby-none = Żaden stół nie czeka teraz na graczy.
lobby-playing = Do oglądania
