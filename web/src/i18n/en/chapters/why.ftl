# Why somebody played as they did: the best turns there were, and what each would lead to.

why-thinking = { $player } is thinking back …
why-lead = Each of these turns was played to the end of the game { $games } times in thought, with the cards and buildings that nobody knows dealt anew each time.
why-none = There was nothing to choose.
why-played = Played
why-share = Chance to win: { $share } %, give or take { $error }
why-points = Expected points
why-compared = { $with ->
    [second] Compared with the next best turn
   *[best] Compared with the best turn
}
why-source = { source-name }, { round-name }: { $points }
why-money = worth of the money kept in hand: { $points }, part of the points above already
why-even = no difference worth a word
why-move = { $does ->
    [take] Money: { $cards }
    [buy] Purchase: { $tile } ({ $cards })
    [build] From the reserve: { $tile }, { $cell }
    [remove] Into the reserve: building at { $cell }
    [exchange] Exchange: { $tile }, { $cell }
    [place] Placed: { $tile }, { $cell }
    [store] Kept in reserve: { $tile }
    [dirk] For { dirk }: { $tile }
   *[stop] No further action
}
