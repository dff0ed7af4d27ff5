# Tabela punktów i wynik.

sheet-title = Tabela punktów
sheet-source = Za
sheet-cell = { $player }, { source-name }: { $points }. Dlaczego?
sheet-hint = Dotknij liczby, aby zobaczyć, skąd się wzięła.
rounds-label = Etapy
round-name = { $round ->
    [1] Etap 1
    [2] Etap 2
   *[3] Etap 3
}
source-name = { $source ->
    [pavilion] pawilony
    [seraglio] seraje
    [arcades] arkady
    [chambers] komnaty
    [garden] ogrody
    [tower] wieże
   *[wall] mur
}
round-total = Ten etap
score-after = Punkty

explain-count = { $player }: { $count }
explain-alone = { $points ->
    [one] { $player }: miejsce { $place } bez remisu, jeden punkt.
    [few] { $player }: miejsce { $place } bez remisu, { $points } punkty.
   *[many] { $player }: miejsce { $place } bez remisu, { $points } punktów.
}
explain-shared = { $rounded ->
    [yes] { $players } dzielą się miejscami od { $from } do { $to }: ({ $sum }) / { $sharers } = po { $each }, zaokrąglone w dół.
   *[no] { $players } dzielą się miejscami od { $from } do { $to }: ({ $sum }) / { $sharers } = po { $each }.
}
explain-none = { $count ->
    [0] { $player }: żadnego budynku tego rodzaju, więc ani miejsca, ani punktów.
   *[other] { $round ->
        [1] W etapie 1 punktuje tylko pierwsze miejsce.
        [2] W etapie 2 punktują tylko dwa miejsca.
       *[3] W etapie 3 punktują tylko trzy miejsca.
    }
}
explain-wall = { $length ->
    [0] { $player }: brak muru zewnętrznego.
    [one] { $player }: najdłuższy mur ma jeden bok, jeden punkt.
    [few] { $player }: najdłuższy mur biegnie bez przerwy przez { $length } boki, { $length } punkty.
   *[many] { $player }: najdłuższy mur biegnie bez przerwy przez { $length } boków, { $length } punktów.
}

result-title = Wynik
result-won = { $many ->
    [one] { $who ->
        [you] Wygrywasz!
       *[other] Wygrywa { $players }.
    }
   *[other] Remis: { $players }.
}
result-reason = { source-name } (+{ $by })
result-home = Strona główna

theatre-shared = { $rounded ->
    [yes] ({ $sum }) / { $sharers } = po { $each }, zaokrąglone w dół
   *[no] ({ $sum }) / { $sharers } = po { $each }
}
theatre-nobody = Nikt nie ma żadnego.
theatre-over = Wszystkie punkty tego etapu są policzone.
theatre-skip = Pomiń
theatre-close = Graj dalej
