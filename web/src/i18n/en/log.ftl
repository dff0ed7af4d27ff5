# The course of the game, each line a whole sentence.

log-start = { $who ->
    [you] You begin.
   *[other] { $player } begins.
}
log-took = { $who ->
    [you] You took { $cards }.
   *[other] { $player } took { $cards }.
}
log-bought = { $how ->
    [exact] { $who ->
        [you] You bought { building } { $price } with { $cards }: exact.
       *[other] { $player } bought { building } { $price } with { $cards }: exact.
    }
   *[over] { $who ->
        [you] You bought { building } { $price } with { $cards }: { $amount } over.
       *[other] { $player } bought { building } { $price } with { $cards }: { $amount } over.
    }
}
log-built = { $who ->
    [you] You built { building } { $price } from your reserve at { $cell }.
   *[other] { $player } built { building } { $price } from the reserve at { $cell }.
}
log-removed = { $who ->
    [you] You moved { building } { $price } to your reserve.
   *[other] { $player } moved { building } { $price } to the reserve.
}
log-exchanged = { $who ->
    [you] You exchanged { other-building } { $otherprice } for { building } { $price }.
   *[other] { $player } exchanged { other-building } { $otherprice } for { building } { $price }.
}
other-building = { $otherkind ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}
log-stopped = { $how ->
    [bonus] { $who ->
        [you] You took no further action.
       *[other] { $player } took no further action.
    }
   *[pass] { $who ->
        [you] You had to pass.
       *[other] { $player } had to pass.
    }
}
log-placed = { $who ->
    [you] You placed { building } { $price } at { $cell }.
   *[other] { $player } placed { building } { $price } at { $cell }.
}
log-stored = { $who ->
    [you] You put { building } { $price } in your reserve.
   *[other] { $player } put { building } { $price } in the reserve.
}
log-given = { $who ->
    [you] You gave { building } { $price } to { dirk }.
   *[other] { $player } gave { building } { $price } to { dirk }.
}
log-dirk-received = { $amount ->
    [0] No buildings were left for { dirk }.
   *[other] { dirk } received { $tiles }.
}
log-reshuffled = The discard pile was shuffled into a new money pile of { $amount }.
log-scoring-card = { $amount ->
    [1] The first scoring card came up.
   *[2] The second scoring card came up.
}
log-scored = { $amount ->
    [1] The first round was scored.
    [2] The second round was scored.
   *[3] The last round was scored.
}
log-leftover = { $who ->
    [you] You received { building } { $price } from the last tiles, for holding the most of its currency.
   *[other] { $player } received { building } { $price } from the last tiles, for holding the most of its currency.
}
log-leftover-nobody = Nobody received { building } { $price } from the last tiles.
log-won = { $many ->
    [one] { $players } won.
   *[other] The game is a draw between { $players }.
}
