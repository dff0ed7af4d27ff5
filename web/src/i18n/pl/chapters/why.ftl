# Why somebody played as they did: the best turns there were, and what each would lead to.

why-thinking = { $player } wraca myślą do tego ruchu…
why-lead = Komputer rozegrał każdy z ruchów do końca gry co najmniej { $games } razy, za każdym razem rozdając na nowo karty i budynki, których nikt nie zna.
why-none = Nie było w czym wybierać.
why-played = Zagrany
why-grade = { $grade ->
    [best] Najlepszy możliwy ruch.
    [fine] Równie dobry jak najlepszy, o ile da się to stwierdzić.
    [inaccuracy] Można było nieco lepiej.
    [mistake] Był lepszy ruch.
   *[blunder] Był znacznie lepszy ruch.
}
why-cost-points = Najlepszy ruch zapowiadał około { $points } pkt więcej.
why-cost-share = Szansa na wygraną byłaby większa o { $share }%.
why-exact = Nic już nie zależało od losu: to dokładny wynik.
why-cause = { $cause ->
    [payment] Te same żetony, inne karty w zapłacie.
    [placement] Ta sama akcja, inne miejsca dla żetonów.
    [reserve] Ta sama akcja, inne żetony w rezerwie.
    [purchase] Zakup innych żetonów.
    [timing] Kupować czy oszczędzać: na odwrót.
    [money] Inne karty pieniędzy.
   *[redesign] Różnica tkwi w przebudowie.
}
why-weak = { $player } gra na poziomie, który celowo coś przeocza.
why-best = Najlepszy ruch
why-others = Inne ruchy
why-behind = o { $points } pkt i { $share }% za najlepszym
why-same = równie dobry jak najlepszy, o ile da się to stwierdzić
why-share = Szansa na wygraną: { $share }%
why-points = Spodziewane punkty
why-lost = Gdzie przepadły punkty
why-source = { source-name }, { round-name }: { $points }
why-money = pieniądze: { $points }
why-dirk = zabiera { dirk }, { round-name }: { $points }
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
