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
    [palace] Your palace
   *[piles] Piles
  }
# The words that a command answers to, with commas between them. Words for moves come on top of the notation.
text-verb = { $verb ->
    [help] help, ?
    [market] market, m
    [money] money, display
    [hand] hand, h
    [standings] standings, points
    [palace] palace, p
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
    [fountain] fountain
    [it] it, that, this
   *[filler] a, an, the, and, at, can, cells, do, for, from, go, have, i, in, into, is, me, my, not, of, on, onto, please, show, slot, tell, to, up, what, whats, with
  }
text-help = Say it in words, as in “take florin 7 and dirham 2”, “buy the tower” or “place tower 9 at 2 east, 1 north”; or in notation: cards are Y, G, B or O and a value, like Y7; buildings and cells are named where they are listed, like To9b and e2n1.
text-help-verb = { $verb ->
    [help] { $words }: this list.
    [market] { $words }: the four buildings on offer, and whether you can pay them.
    [money] { $words }: the money cards on display.
    [hand] { $words }: your money, your reserve, and what you have bought.
    [standings] { $words }: points, walls, and what a scoring now would bring.
    [palace] { $words }: your palace; with a name, that player’s.
    [where] { $words } and a building: where it can go.
    [why] { $words }, a building and a cell: why it cannot go there.
    [moves] { $words }: everything you may do now.
    [piles] { $words }: how many cards and buildings are left.
    [log] { $words }: the last turns.
    [sheet] { $words }: the points of every round, and for what.
    [take] { $words } and cards: take them from the display.
    [buy] { $words } and a slot from 1 to 4: pay as proposed; or name the cards.
    [build] { $words }, a building of your reserve and a cell: redesign.
    [remove] { $words } and a cell: move that building to your reserve.
    [exchange] { $words }, a building of your reserve and a cell: swap them.
    [stop] { $words }: take no further action, or none if none is possible.
    [place] { $words }, a building you bought and a cell: put it there.
    [store] { $words } and a building you bought: to your reserve.
    [dirk] { $words } and a building you bought: to { dirk }.
    [end] { $words }: end your turn.
    [undo] { $words }: take back the last step.
    [redo] { $words }: play it again.
   *[restart] { $words }: take back the whole turn.
  }
text-unknown = “{ $word }” means nothing here. Try “{ $help }”.
text-ambiguous = Which one: { $tiles }?
text-absent = There is no such building to choose from.
text-incomplete = { $verb ->
    [take] Which cards? For example: take Y1 G2
    [buy] Which slot, 1 to 4? If you cannot pay it, there is nothing to propose.
    [build] Which building of your reserve, and where? For example: build Pa5 e2
    [remove] Which cell? For example: remove e2
    [exchange] Which building of your reserve, and which cell? For example: exchange Pa5 e2
    [place] Which building, and where? For example: place To9b e2
    [store] Which building? For example: store To9b
    [dirk] Which building? For example: dirk To9b
    [where] Which building? For example: where To9b
   *[why] Which building, and which cell? For example: why To9b e2
  }
text-coded = { $thing } ({ $code })
text-slot-empty = Slot { $slot } is empty.
text-slot = { $how ->
    [exact] { $fits ->
        [no] Slot { $slot }, { currency }: { $tile }. You can pay it exactly. It fits nowhere in your palace.
       *[yes] Slot { $slot }, { currency }: { $tile }. You can pay it exactly.
      }
    [over] { $fits ->
        [no] Slot { $slot }, { currency }: { $tile }. You can pay it, { $by } too much. It fits nowhere in your palace.
       *[yes] Slot { $slot }, { currency }: { $tile }. You can pay it, { $by } too much.
      }
    [short] { $fits ->
        [no] Slot { $slot }, { currency }: { $tile }. You are { $by } short. It fits nowhere in your palace.
       *[yes] Slot { $slot }, { currency }: { $tile }. You are { $by } short.
      }
   *[unknown] Slot { $slot }, { currency }: { $tile }. On offer.
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
    [0] only the fountain
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
text-why-far = That cell is too far from your palace to matter.
text-corrected = { $verb ->
    [undo] Taken back.
    [redo] Played again.
   *[restart] The turn begins anew.
  }
text-taken-back = The last step was taken back.
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
