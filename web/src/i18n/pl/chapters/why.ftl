# Why somebody played as they did: the best turns there were, and what each would lead to.

why-thinking = { $player } wraca myślą do tego ruchu…
why-lead = Każdy z tych ruchów rozegrano w myślach do końca gry { $games } razy, za każdym razem rozdając na nowo karty i budynki, których nikt nie zna.
why-none = Nie było w czym wybierać.
why-played = Zagrany
why-share = Szansa na wygraną: { $share }%, z dokładnością do { $error }
why-points = Spodziewane punkty
why-compared = { $with ->
    [second] W porównaniu z drugim najlepszym ruchem
   *[best] W porównaniu z najlepszym ruchem
}
why-source = { source-name }, { round-name }: { $points }
why-money = wartość pieniędzy w ręce: { $points }, wliczona już w punkty powyżej
why-even = brak istotnej różnicy
why-move = { $does ->
    [take] Pieniądze: { $cards }
    [buy] Zakup: { $tile } ({ $cards })
    [build] Z rezerwy: { $tile }, { $cell }
    [remove] Do rezerwy: budynek, { $cell }
    [exchange] Zamiana: { $tile }, { $cell }
    [place] Do Alhambry: { $tile }, { $cell }
    [store] Do rezerwy: { $tile }
    [dirk] Dla Marka: { $tile }
   *[stop] Bez kolejnej akcji
}
