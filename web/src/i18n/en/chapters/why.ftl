# Why somebody played as they did: the best turns there were, and what each would lead to.

why-thinking = { $player } is thinking back…
why-lead = The computer played each of these turns to the end of the game { $games } times, dealing the unknown cards and buildings afresh each time.
why-none = There was no choice.
why-played = Played
why-share = Chance of winning: { $share }%, give or take { $error }
why-points = Expected points
why-compared = { $with ->
    [second] Compared with the next best turn
   *[best] Compared with the best turn
}
why-source = { source-name }, { round-name }: { $points }
why-money = value of the money kept in hand: { $points }, already included above
why-even = no difference worth mentioning
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
