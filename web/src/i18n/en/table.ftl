# The table: market, Alhambra, hand, the others.

table-title = Table
table-loading = Loading the table…
title-your-turn = ● Your turn · Alhambra
title-waiting = { $player } is playing · Alhambra

menu = Menu
menu-home = Home
close = Close

# Names

tile-name = { building } { $price }
cell-name = { $shape ->
    [fountain] the starting tile
    [across] { $x } { compass-across }
    [along] { $y } { compass-along }
   *[both] { $x } { compass-across }, { $y } { compass-along }
}
compass-across = { $across ->
    [east] east
   *[west] west
}
compass-along = { $along ->
    [north] north
   *[south] south
}
count-label = { building }: { $count }

# Market

market-label = Market
slot-label = { $fits ->
    [no] { currency }: { $tile }. { $cost }. Fits nowhere in your Alhambra
   *[yes] { currency }: { $tile }. { $cost }
}
slot-empty = empty
slot-goes-to = for { $player }
badge = { $kind ->
    [exact] { $ways ->
        [one] exact
       *[other] exact × { $ways }
    }
    [over] { $by } over
   *[short] { $by } short
}
badge-short = { $kind ->
    [exact] × { $ways }
    [over] +{ $by }
   *[short] −{ $by }
}
badge-label = { $kind ->
    [exact] { $ways ->
        [one] You can pay exactly
       *[other] You can pay exactly, in { $ways } ways
    }
    [over] You would pay { $by } over
   *[short] You are { $by } short
}
fits-nowhere = Fits nowhere: only for your reserve

display-label = Money on display
take-label = { $allows ->
    [0] Take { $cards }
   *[other] Take { $cards }: pays exactly for { $tiles }
}
take-together = Take together

pile-deck = Money
pile-bag = Buildings
scoring-next = { $round ->
    [1] First scoring round
    [2] Second scoring round
   *[3] Last scoring round
}
scoring-window = { $fewest ->
    [0] { $most ->
        [0] with the next card ({ $chance }%)
        [one] now ({ $chance }%) or within one card
       *[other] now ({ $chance }%) or within { $most } cards
    }
   *[other] { $fewest } to { $most } cards away
}
scoring-at-end = when the buildings run out

# Alhambra

palace-of = { $player }’s Alhambra
board-closer = Zoom in
board-farther = Zoom out
board-fit = Show all
cell-legal = { $purpose ->
    [exchange] { $cell }: can be exchanged
    [remove] { $cell }: can be moved to your reserve
   *[other] { $cell }: fits
}
cell-illegal = { $cell }: { $reason }

# Oneself

hand-label = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
hand-toggle = Show or hide your cards
purse-label = { $count ->
    [one] { currency }: { $total } in one card
   *[other] { currency }: { $total } in { $count } cards
}
tray-label = To be placed
reserve-label = Reserve

# The others

standings-label = Standings
standing-label = { $score ->
    [one] { $player }: { $score } point, plus { $gain } if scored now
   *[other] { $player }: { $score } points, plus { $gain } if scored now
}
rival-label = { $state ->
    [acting] { $player }, playing now: points { $score }, wall { $wall }, cards { $cards }, reserve { $reserve }
    [acting-away] { $player }, playing now, away: points { $score }, wall { $wall }, cards { $cards }, reserve { $reserve }
    [away] { $player }, away: points { $score }, wall { $wall }, cards { $cards }, reserve { $reserve }
   *[here] { $player }: points { $score }, wall { $wall }, cards { $cards }, reserve { $reserve }
}
ledger-label = Dirk, the imaginary third player
points-so-far = Points
if-scored-now = If scored now
wall-length = Wall
cards-in-hand = Cards
in-reserve = Reserve
player-before = Previous player
player-after = Next player

log-label = Game log
since-label = Since your last turn
since-show = Show it

# What to do

prompt-label = Your turn
prompt = { $prompt ->
    [watch] You are watching. { $player } is playing.
    [act] Your turn: take money, buy or redesign.
    [bonus] Paid exactly! You may take another action.
    [stuck] There is nothing you can do this turn.
    [settle] Now place what you bought.
    [ready] All done. End your turn when you are ready.
    [final] You received some of the last tiles: build them or keep them in your reserve.
    [over] The game is over.
   *[wait] { $computer ->
        [yes] { $player } is thinking…
       *[no] { $player } is playing.
    }
}

pay-title = { building } for { $price }
pay-line = { $kind ->
    [none] Choose cards to pay with.
    [short] { $total } of { $price }: { $by } short
    [exact] Exact: another action
   *[over] { $needless ->
        [yes] { $total } for { $price }: { $by } lost, and less would do. Ends your actions.
       *[no] { $total } for { $price }: { $by } lost. Ends your actions.
    }
}
pay-poor = You are { $by } short in this currency.
pay-cards-first = { $count ->
    [one] One card worth { $total }. Choose a building.
   *[other] { $count } cards worth { $total }. Choose a building.
}
payments-label = Ways to pay
payment-label = { $over ->
    [0] Pay { $cards }: exact
   *[other] Pay { $cards }: { $over } over
}
payment-exact = exact
chain = { $count } exact purchases:
chain-link = { building } { $price } with { $cards }

place-title = { $from ->
    [reserve] { building } { $price } from your reserve
   *[aside] Place { building } { $price }
}
place-line = { $from ->
    [reserve] This is your action: build on an empty spot, or exchange it for a building.
   *[aside] Tap a spot to try it, tap again to build.
}
place-gives-up = If you place now, you give up your other action.
rebuild-title = Redesign
rebuild-line = This is your action: move a building to your reserve, or choose one from it.

consequences-label = What it changes
consequence-wall = Wall: { $before }, then { $after }
consequence-kind = { $player }, { building }: { $before }, then { $after }
consequence-points = { $by ->
    [one] { $player }: { $by } point if scored now
   *[other] { $player }: { $by } points if scored now
}

do-buy = Buy
do-buy-anyway = Overpay anyway
do-confirm = { $purpose ->
    [dirk] Give to Dirk
    [exchange] Exchange
    [remove] Move to reserve
   *[other] { $bonus ->
        [yes] Stop and place
       *[no] Place here
    }
}
do-store = Reserve
do-dirk = For Dirk
do-cancel = Cancel
do-rebuild = Redesign
do-undo = Undo
do-redo = Redo
do-restart = Restart turn
do-stop = { $bonus ->
    [yes] No more actions
   *[no] Pass
}
do-end = End turn
do-skip = Skip to my turn
do-result = Result

# Several people at one device

curtain-title = { $player } is next
curtain-text = Pass the device on. No cards are shown until you say you’re there.
curtain-reveal = I’m { $player }

# The line to the server

line = { $state ->
    [connecting] Connecting…
   *[waiting] Connection lost. Trying again…
}
line-retry = Try now
line-reload = Reload

# What the host of the server says to everyone

notice-label = Notice from the server
notice-close = Close

# People at the table

people = People at the table
talk = Chat
talk-open = { $unread ->
    [0] Chat
    [one] Chat, one new message
   *[other] Chat, { $unread } new messages
}
clock = Time left
plays-for = a computer player is playing for { $player }

why-ask = { $who ->
    [you] What else could you have done?
   *[other] Why did { $player } do this?
}
why-last = Why the last turn?
