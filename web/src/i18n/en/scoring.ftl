# The score sheet and the result.

sheet-title = Score sheet
sheet-source = For
sheet-cell = { $player }, { source-name }: { $points }. Why?
sheet-hint = Tap a number to see where it comes from.
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

explain-count = { $player }: { $count }
explain-alone = { $points ->
    [one] { $player } has place { $place } alone: one point.
   *[other] { $player } has place { $place } alone: { $points } points.
}
explain-shared = { $rounded ->
    [yes] { $players } share places { $from } to { $to }: ({ $sum }) / { $sharers } = { $each } each, rounded down.
   *[no] { $players } share places { $from } to { $to }: ({ $sum }) / { $sharers } = { $each } each.
}
explain-none = { $count ->
    [0] { $player } has none, so there are no points.
   *[other] { $round ->
        [1] Only first place scores in round 1.
        [2] Only the first two places score in round 2.
       *[3] Only the first three places score in round 3.
    }
}
explain-wall = { $length ->
    [0] { $player } has no outer wall.
    [one] { $player }’s longest wall has one side: one point.
   *[other] { $player }’s longest wall has { $length } sides in a row: { $length } points.
}

result-title = Result
result-won = { $many ->
    [one] { $who ->
        [you] You win!
       *[other] { $players } wins.
    }
   *[other] It’s a draw between { $players }.
}
result-reason = { source-name } (+{ $by })
result-home = Home

theatre-shared = { $rounded ->
    [yes] ({ $sum }) / { $sharers } = { $each } each, rounded down
   *[no] ({ $sum }) / { $sharers } = { $each } each
}
theatre-nobody = Nobody has one.
theatre-over = That’s all the points in this round.
theatre-skip = Skip
theatre-close = Play on
