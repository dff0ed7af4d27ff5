## The table as text, with a command line

text-to-picture = Picture view
text-intro = Type what you want to know or do. “{ $help }” lists all commands.
text-said = What happens at the table
text-command = Command
text-send = Send
text-heading = { $verb ->
    [standings] Standings
    [market] Market
    [money] Money on display
    [hand] Your hand
    [palace] Your Alhambra
   *[piles] Piles
  }
# The words that a command answers to, with commas between them. Words for moves come on top of the notation.
text-verb = { $verb ->
    [help] help, ?
    [market] market, m
    [money] money, display
    [hand] hand, h
    [standings] standings, points
    [palace] alhambra, palace, p
    [where] where, w
    [why] why
    [moves] moves, choices
    [piles] piles
    [log] log, news
    [sheet] sheet, scores
    [take] take, t
    [buy] buy, b
    [build] build
    [remove] remove
    [exchange] exchange, swap
    [stop] stop, decline, pass
    [place] place, put
    [store] store, keep
    [dirk] dirk, give
    [end] end, done
    [undo] undo, back
    [redo] redo
   *[restart] restart
  }
# The words for things that a command may be about, with commas between them; “filler” are words that add nothing.
text-noun = { $noun ->
    [yellow] yellow, florin, florins
    [green] green, dirham, dirhams
    [blue] blue, denar, denars
    [orange] orange, ducat, ducats
    [pavilion] pavilion, pavilions
    [seraglio] seraglio, seraglios
    [arcades] arcades, arcade
    [chambers] chambers, chamber
    [garden] garden, gardens
    [tower] tower, towers
    [north] north
    [east] east
    [south] south
    [west] west
    [fountain] fountain, start, starting
    [it] it, that, this
   *[filler] a, an, the, and, at, can, cell, cells, do, for, from, go, have, i, in, into, is, me, my, not, of, on, onto, please, show, slot, spot, spots, square, tell, tile, to, up, what, whats, with
  }
text-help = Say it in words, as in “take florin 7 and dirham 2”, “buy the tower” or “place tower 9 at 2 east, 1 north”; or in notation: cards are Y, G, B or O and a value, like Y7; buildings and spots have the names you see in the lists, like To9b and e2n1.
text-help-verb = { $verb ->
    [help] { $words }: this list.
    [market] { $words }: the four buildings on offer, and whether you can pay for them.
    [money] { $words }: the money cards on display.
    [hand] { $words }: your money, your reserve, and what you have bought.
    [standings] { $words }: points, walls, and what scoring now would bring.
    [palace] { $words }: your Alhambra; with a name, that player’s.
    [where] { $words } and a building: where it can go.
    [why] { $words }, a building and a spot: why it cannot go there.
    [moves] { $words }: everything you may do now.
    [piles] { $words }: how many cards and buildings are left.
    [log] { $words }: the last turns.
    [sheet] { $words }: the points of every round, and for what.
    [take] { $words } and cards: take them from the display.
    [buy] { $words } and a square from 1 to 4: pay as proposed; or name the cards.
    [build] { $words }, a building from your reserve and a spot: redesign.
    [remove] { $words } and a spot: move that building to your reserve.
    [exchange] { $words }, a building from your reserve and a spot: exchange them.
    [stop] { $words }: take no further action, or none if none is possible.
    [place] { $words }, a building you bought and a spot: put it there.
    [store] { $words } and a building you bought: to your reserve.
    [dirk] { $words } and a building you bought: to { dirk }.
    [end] { $words }: end your turn.
    [undo] { $words }: undo the last step.
    [redo] { $words }: redo it.
   *[restart] { $words }: restart your turn.
  }
text-unknown = I don’t know “{ $word }”. Try “{ $help }”.
text-ambiguous = Which one: { $tiles }?
text-absent = There is no such building to choose.
text-incomplete = { $verb ->
    [take] Which cards? For example: take Y1 G2
    [buy] Which square, 1 to 4? If you cannot pay for it, there is nothing to propose.
    [build] Which building from your reserve, and where? For example: build Pa5 e2
    [remove] Which spot? For example: remove e2
    [exchange] Which building from your reserve, and which spot? For example: exchange Pa5 e2
    [place] Which building, and where? For example: place To9b e2
    [store] Which building? For example: store To9b
    [dirk] Which building? For example: dirk To9b
    [where] Which building? For example: where To9b
   *[why] Which building, and which spot? For example: why To9b e2
  }
text-coded = { $thing } ({ $code })
text-slot-empty = Square { $slot } is empty.
text-slot = { $how ->
    [exact] { $fits ->
        [no] Square { $slot }, { currency }: { $tile }. You can pay exactly. It fits nowhere in your Alhambra.
       *[yes] Square { $slot }, { currency }: { $tile }. You can pay exactly.
      }
    [over] { $fits ->
        [no] Square { $slot }, { currency }: { $tile }. You can pay with { $by } over. It fits nowhere in your Alhambra.
       *[yes] Square { $slot }, { currency }: { $tile }. You can pay with { $by } over.
      }
    [short] { $fits ->
        [no] Square { $slot }, { currency }: { $tile }. You are { $by } short. It fits nowhere in your Alhambra.
       *[yes] Square { $slot }, { currency }: { $tile }. You are { $by } short.
      }
   *[unknown] Square { $slot }, { currency }: { $tile }. On offer.
  }
text-display = On display: { $cards }.
text-display-empty = No money is on display.
text-hand = { $count ->
    [one] You hold one card worth { $worth }: { $cards }.
   *[other] You hold { $count } cards worth { $worth }: { $cards }.
  }
text-hand-empty = You hold no money.
text-hand-hidden = This hand is hidden.
text-reserve = In your reserve: { $tiles }.
text-aside = Bought and to be placed: { $tiles }.
text-standing = { $player }: { $score ->
    [one] one point
   *[other] { $score } points
  }, { $gain } more if scored now; wall { $wall }; { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
text-standing-dirk = { dirk }: { $score ->
    [one] one point
   *[other] { $score } points
  }, { $gain } more if scored now.
text-palace = { $player } has { $count ->
    [0] only the starting tile
    [one] one building
   *[other] { $count } buildings
  }; the longest wall is { $wall }.
text-building = { $cell }: { $tile }
text-piles = { $deck ->
    [one] One card
   *[other] { $deck } cards
  } in the money pile, { $bag ->
    [one] one building
   *[other] { $bag } buildings
  } in the bag.
text-moves = { $count ->
    [one] One possibility:
   *[other] { $count } possibilities:
  }
text-not-your-turn = It is not your turn.
text-where = { $tile } can go to { $cells }.
text-where-nowhere = { $tile } fits nowhere.
text-why-legal = It can go there.
text-why-far = That spot is too far from your Alhambra.
text-corrected = { $verb ->
    [undo] Undone.
    [redo] Redone.
   *[restart] Your turn starts again.
  }
text-taken-back = The last step was undone.
text-scored = { $points ->
    [0] { $player }: nothing in round { $round }; now { $total }.
   *[other] { $player }: { $points } in round { $round }, for { $parts }; now { $total }.
  }
text-scored-part = { source-name } { $points }
text-not-scored = Nothing has been scored yet.
text-dirk = { $count ->
    [0] { dirk } has no buildings yet.
   *[other] { dirk } has { $tiles }.
  }
