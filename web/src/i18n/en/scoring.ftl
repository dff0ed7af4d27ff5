# The score sheet and the result.

sheet-title = Score sheet
sheet-source = For
sheet-cell = { $player }, { source-name }: { $points }. Why?
sheet-hint = Tap a number to see how it came about.
rounds-label = Rounds
round-name = { $round ->
    [1] Round 1
    [2] Round 2
   *[3] Round 3
}
source-name = { $source ->
    [pavilion] pavilions
    [seraglio] seraglios
    [arcades] arcades
    [chambers] chambers
    [garden] gardens
    [tower] towers
   *[wall] wall
}
round-total = This round
score-after = Points

explain-count = { $player } { $count }
explain-alone = { $points ->
    [one] { $player } is alone in place { $place }: one point.
   *[other] { $player } is alone in place { $place }: { $points } points.
}
explain-shared = { $rounded ->
    [yes] { $players } share places { $from } to { $to }: ({ $sum }) / { $sharers } = { $each } each, rounded down.
   *[no] { $players } share places { $from } to { $to }: ({ $sum }) / { $sharers } = { $each } each.
}
explain-none = { $count ->
    [0] { $player } has none, so no place and no points.
   *[other] { $round ->
        [1] Only the first place is paid in round 1.
        [2] Only two places are paid in round 2.
       *[3] Only three places are paid in round 3.
    }
}
explain-wall = { $length ->
    [0] { $player } has no outer wall.
    [one] The longest wall of { $player } has one side: one point.
   *[other] The longest wall of { $player } runs over { $length } sides without a gap: { $length } points.
}

result-title = Result
result-won = { $many ->
    [one] { $who ->
        [you] You have won!
       *[other] { $players } has won.
    }
   *[other] { $players } share the victory.
}
result-reason = { source-name } (+{ $by })
result-home = Home

theatre-shared = { $rounded ->
    [yes] ({ $sum }) / { $sharers } = { $each } each, rounded down
   *[no] ({ $sum }) / { $sharers } = { $each } each
}
theatre-nobody = Nobody has one.
theatre-over = All points of this round are counted.
theatre-skip = Skip
theatre-close = Play on
