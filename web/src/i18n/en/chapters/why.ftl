# Why somebody played as they did: the best turns there were, and what each would lead to.

why-thinking = { $player } is thinking back…
why-lead = The computer played each turn to the end of the game { $games } times or more, dealing the unknown cards and buildings afresh each time.
why-none = There was no choice.
why-played = Played
why-grade = { $grade ->
    [best] The best turn there was.
    [fine] As good as the best, as far as anyone can tell.
    [inaccuracy] A little better was possible.
    [mistake] A better turn was possible.
   *[blunder] A much better turn was possible.
}
why-cost-points = The best turn promised about { $points } points more.
why-cost-share = It would have raised the chance of winning by { $share }%.
why-exact = Nothing was left to chance: this is exact.
why-cause = { $cause ->
    [payment] The same tiles, paid with other cards.
    [placement] The same action, with other spots for the tiles.
    [reserve] The same action, with other tiles kept in reserve.
    [purchase] Other tiles to buy.
    [timing] Buy or save: the other way round.
    [money] Other money cards to take.
   *[redesign] A redesign makes the difference.
}
why-weak = { $player } plays at a level that overlooks things on purpose.
why-best = The best turn
why-others = Other turns
why-behind = { $points } points and { $share }% behind the best
why-same = as good as the best, as far as anyone can tell
why-share = Chance of winning: { $share }%
why-points = Expected points
why-lost = Where the points went
why-source = { source-name }, { round-name }: { $points }
why-money = money: { $points }
why-dirk = taken away by { dirk }, { round-name }: { $points }
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
