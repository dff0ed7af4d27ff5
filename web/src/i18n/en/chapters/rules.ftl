# The rules book. Each rule has its title and its text.
# In texts an empty line begins a paragraph, lines that begin with "- " are a list, **words** are strong,
# and R22 or A28 becomes a link to that rule or ruling.

book-title = The rules
book-lead = Everything the program knows about the game, in plain words. Each rule has a number; when a move is refused or points are counted, the program names the rule it follows.
book-contents = Contents
book-search = Search the rules
book-search-hint = A word or a rule number
book-search-clear = Clear the search
book-found = { $count ->
    [0] Nothing in the rules matches this.
    [one] One place in the rules
   *[other] { $count } places in the rules
}
book-questions = { $count ->
    [one] A question about this
   *[other] Questions about this
}
book-unknown = There is no rule { $rule }. Here are all there are.

chapter-pieces = What is in the box
chapter-setup = Getting ready
chapter-turn = Your turn
chapter-building = A sound palace
chapter-redesign = Redesigning
chapter-placing = Placing what you bought
chapter-refill = The end of a turn
chapter-scoring = Scoring
chapter-end = The end of the game
chapter-dirk = Two players and Dirk
chapter-secrets = What everyone may know

rule-1 = Six fountains of the lions, one for each player. A fountain costs nothing, has no walls and belongs to no kind of building. They are all alike.
    .title = The fountain
rule-2 = The 54 buildings come in six kinds. Every tile shows its kind and its price, and on each of its four sides there is either a wall or an opening. A tile always stands upright; nobody may turn it.

    The more expensive a kind is, the more points it can win.
    .title = The buildings
rule-3 = These are all the tiles. No two of them are the same. Ten have no wall, sixteen have one, twenty have two that meet in a corner, and eight have three.
    .title = All 54 tiles
rule-4 = Money comes in four currencies, in cards worth 1 to 9. With three or more players there are three of each card, 108 in all. With two players there are two of each, 72 in all.
    .title = The money
rule-5 = Two scoring cards hide among the money. When one of them turns up, a scoring round is held. They are not money, and nobody can take them.
    .title = The scoring cards
rule-6 = The market has four slots, numbered 1 to 4, with one tile in each. Every slot has its own currency, and what lies there is paid in that currency alone. So the currency belongs to the slot and not to the building.
    .title = The market
rule-7 = Each player has three things:

    - a **reserve** for tiles that are not built yet, with room for any number of them
    - a **score**, which begins at 0
    - a **hand** of money cards, of any size
    .title = What a player has

rule-8 = Every palace begins with a fountain, and nothing else.
    .title = Where your palace begins
rule-9 = All 54 tiles go into the bag. Four are drawn into slots 1 to 4 of the market. With two players, Dirk gets six more from the bag, face up (R40).
    .title = Filling the market
rule-10 = The scoring cards are put aside and the money is shuffled. Then the players get their money one after the other: cards are dealt face up, one at a time, until they are worth 20 or more. The currencies do not matter. So everyone begins with 20 to 28. After that, hands are secret.
    .title = Money to begin with
rule-11 = Whoever was dealt the **fewest cards** begins. If that is a tie, whoever of them has the **least money**; if that is a tie too, the youngest of them.
    .title = Who begins
rule-12 = Four more money cards are laid out face up next to the market: the display. At this time there are no scoring cards in the deck yet.
    .title = The display
rule-13 = The rest of the money is split into five piles of equal size, or as nearly as possible. The first scoring card is shuffled into the second pile, the second one into the fourth. Then the piles are stacked, the first on top.

    So the first scoring round comes after a fifth of the deck at the earliest, and after two fifths at the latest; the second one between three and four fifths. Both can never come at once.
    .title = Where the scoring cards lie

rule-14 = Play goes clockwise. In your turn you do **one of three things**: take money, buy a tile, or redesign your palace. If you pay exactly you may do another (R19). After that you place the tiles you bought (R26), and the turn ends (R28).
    .title = What a turn is
rule-15 = You must do one of the three things. Only if none of them is possible do you pass: there is no money on display, you cannot pay for anything, and there is nothing to redesign.
    .title = You have to do something
rule-16 = Take **any one card** from the display, whatever it is worth. Or take **several** that are worth **no more than 5 together**; their currencies may differ. Then your actions are over.
    .title = Taking money
rule-17 = Choose a tile in the market and pay for it with cards from your hand. All of them must be of the **currency of its slot**, and together they must be worth **at least its price**. Nobody gives change. The cards go onto the discard pile.

    The tile is yours now, but you keep it aside until your actions are over (R26).
    .title = Buying
rule-18 = If you pay more than the price, the difference is lost and your actions are over. You may even add cards you do not need; all that counts is what you paid.
    .title = Paying too much
rule-19 = If you pay **exactly** the price, you **may do another thing**: take money, buy again, or redesign. This is the engine of the game: small cards make exact payments, and exact payments make long turns.

    You need not use it; you may stop at any time.
    .title = Paying exactly
rule-20 = During your turn neither the display nor the market is filled up. So from each slot you can buy once. The longest turn there can be has five actions: four exact purchases, and then money or a redesign.
    .title = No new tiles during your turn

rule-21 = To redesign, do **one** of these:

    - **build**: put a tile from your reserve on an empty place
    - **remove**: take a tile out of your palace, into the reserve
    - **exchange**: swap a tile of the reserve with one in your palace, on the same place

    Afterwards your palace must be sound (R22). The fountain always stays. Then your actions are over.
    .title = Redesigning
rule-22 = Whenever a tile is built, removed or exchanged, your palace must be sound afterwards:

    - Every tile stands **upright**.
    - Where two tiles meet, **both have a wall or neither has**.
    - Every tile can be reached **on foot** from the fountain, from tile to tile through the openings, without climbing a wall.
    - Tiles meet along a **side**. Touching at a corner is not enough.
    - There are **no holes**: no empty place may be surrounded by tiles.
    .title = What a sound palace is
rule-23 = For one tile on one empty place, this all comes down to three questions:

    - Do all the sides that touch agree?
    - Is at least one of them open?
    - Do the tiles around the place, corners included, form one unbroken row? If there is a gap in the row, a hole would be left behind.

    An exchange is possible when both tiles agree on every side that has a neighbour. And since there are no holes, the outline of a palace is a single line that never touches itself, so walls never branch.
    .title = How to see it at a glance
rule-24 = A tile that you bought in this turn cannot be used for a redesign in the same turn. It waits beside your palace until your actions are over.
    .title = Not in the same turn
rule-25 = Tiles in your reserve score nothing, and cost nothing to keep.
    .title = The reserve does not count
rule-26 = When your actions are over, you place the tiles you bought: one after the other, in the order you like. Each goes on an **empty place** of your palace or into your **reserve**. With two players you may also give it to Dirk (R42). Your palace must be sound after every single tile. A new tile never pushes another one out.
    .title = Placing
rule-27 = No bought tile may be left lying about, but nobody has to build: the reserve is always open.
    .title = Nothing stays aside

rule-28 = At the end of a turn these things happen, in this order:

    - The display is filled up to four cards. A scoring card that turns up is put aside, and the next card is drawn in its place.
    - The market is filled from slot 1 to slot 4, as long as the bag lasts.
    - If a scoring card turned up, its round is scored (R31).
    - With two players Dirk gets his tiles (R40).
    - If a slot is still empty, the game ends (R36). Otherwise the next player begins.
    .title = What happens at the end of a turn
rule-29 = If a card is needed and the deck is empty, the discarded cards are shuffled and become the new deck; what was paid in this very turn is among them. If there are none, the display stays short for now. Scoring cards never come back.
    .title = When the deck is empty
rule-30 = If nobody took money, no card is drawn, and a scoring card on top of the deck stays hidden. If nobody bought, no tile is drawn. So whoever takes no money keeps the next scoring away.
    .title = Nothing taken, nothing drawn

rule-31 = There are three scoring rounds: when the first scoring card comes, when the second one comes, and at the end of the game. Each has the same two parts: who has the **most buildings of each kind**, and how long is everyone's **wall**.
    .title = Three rounds
rule-32 = These are the prizes. In the first round only first place is paid, in the second round two places, in the last one three.
    .title = The prizes
rule-33 = For every kind, count the tiles **in the palaces**; prices do not matter. Most tiles take first place, and so on. Without a tile of the kind you get nothing.

    Equal players share: they take as many places as they are, the prizes of these places are added up, divided by their number and **rounded down**. Whoever comes next takes the place after them: behind two firsts there is a third.
    .title = Who has the most
rule-34 = In each round everyone gets points for the **longest unbroken wall** around their palace, one for each side of a tile. Only outer walls count, those with nothing beyond them. Walls that stand back to back inside the palace count for nothing, but a wall may run past the spot where they end.
    .title = The wall
rule-35 = If a wall goes all the way round, every side of it counts. The smallest ring there can be is 12 long: four tiles with three walls each around the fountain.
    .title = A closed ring

rule-36 = The game ends when, after a turn, there are **not enough tiles** in the bag to fill the market to four. If the bag becomes empty just then but the market is full, play goes on; and as long as nobody buys, an empty bag harms no one.
    .title = When it ends
rule-37 = The tiles that are left in the market are given away. Each goes to the player who holds the **most money in the currency of its slot**, however much it costs. In a tie, the tile stays where it is. Nothing is paid.
    .title = The last tiles
rule-38 = Whoever gets one of these tiles may build it by the usual rules, or leave it in the reserve. There is no redesign any more, and Dirk gets none. The players do this one after the other, clockwise from the one after the last turn.
    .title = Building the last tiles
rule-39 = The third round is scored. Whoever has the most points wins. Equal players share the victory.
    .title = Who wins

rule-40 = With two players there is an imaginary third, called Dirk. He gets tiles from the bag:

    - six at the start
    - six after the first scoring round
    - after the second, a third of the tiles then in the bag, rounded down

    He draws after the market has been filled. If the bag holds fewer, he takes what is there.
    .title = Dirk's tiles
rule-41 = Dirk takes part in the count of buildings like a player, and players share with him in a tie. He has no palace, no wall, no turn and no money, and he gets none of the last tiles. His points are shown, but the winner is one of the two players.
    .title = What Dirk scores
rule-42 = When you place what you bought, you may give a tile to Dirk, each tile separately. From then on it counts for him. That can be worth it: a tile that takes a majority from the other player helps you too.
    .title = Giving a tile to Dirk

rule-43 = **Everyone sees** the palaces, the reserves, the display, the market, Dirk's tiles, the scores, how many cards each player holds, how much is left in the deck and in the bag, and every card as it is dealt, taken or paid.

    The order of the deck and of the bag is **known to nobody**, and hands are hidden. With a very good memory you could still know every hand, since all its cards were seen.
    .title = Open and secret

# What is written below the pictures.

figure-verdict = { $verdict ->
    [legal] Allowed
   *[illegal] Not allowed
}
figure-palace-label = { $count ->
    [0] The fountain
    [one] The fountain and one building: { $tiles }
   *[other] The fountain and { $count } buildings: { $tiles }
}
figure-player = { $seat ->
    [0] You
    [1] Amina
    [2] Bruno
    [3] Carmen
   *[other] Player { $seat }
}
figure-dirk = Dirk
figure-payment-sum = { $paid } for { $price }
figure-payment-outcome = { $outcome ->
    [exact] exact: another action
    [over] { $difference } lost, your actions are over
    [short] { $difference } short
   *[mixed] not all of one currency
}
figure-stays = stays in your hand
figure-taking-sum = { $total } together
figure-wall-length = { $length ->
    [one] { $length } point
   *[other] { $length } points
}
figure-round = { $round ->
    [1] First scoring round
    [2] Second scoring round
   *[other] Last scoring round
}
figure-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
figure-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] no prize
}
figure-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
figure-share = ({ $sum }) ÷ { $sharers } = { $each } each
figure-share-rounded = ({ $sum }) ÷ { $sharers } = { $each } each, rounded down
figure-award = { $seat ->
    [none] stays in the market
    [0] goes to you
   *[other] goes to { figure-player }
}
figure-money-held = { currency } held at the end
figure-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
figure-dirk-had = { $count ->
    [one] Dirk had { $count } tile
   *[other] Dirk had { $count } tiles
}
figure-dirk-draws = { $count ->
    [one] { $bag } ÷ 3, rounded down: Dirk draws { $count } tile
   *[other] { $bag } ÷ 3, rounded down: Dirk draws { $count } tiles
}

figure-take-one = A single card may be worth anything.
figure-take-several = Three cards of any currencies, worth 5 together.
figure-take-too-much = Two cards worth 6 are too much; either of them alone would be fine.
figure-pay-exactly = 4 and 5 make 9. The payment is exact, so you may do another thing.
figure-pay-more = 11 for a price of 10. The tile is yours, one is lost, and your actions are over.
figure-pay-too-little = 9 for a price of 10. One is missing.
figure-pay-in-two-currencies = The sum is right, but one card is of another currency. This slot takes one currency only.
figure-place-by-an-open-side = To the west, wall stands against wall; to the south, one walks in through an opening. All sides agree and there is a way in.
figure-place-anywhere = This garden has a wall in the east. The ticks show where it may go. On the hatched places one of its sides would clash.
figure-wall-meets-opening = The pavilion has a wall where the tower has an opening. Both must have a wall there, or neither.
figure-no-way-in = The walls agree, but nobody could walk into the seraglio: the only side it shares is walled up.
figure-corner-only = The tower touches the palace at a corner only.
figure-empty-court = With this tower, the place in the middle would be surrounded by tiles.
figure-empty-court-with-an-open-corner = A hole as well. Four sides make an enclosure; that a corner is missing does not open it.
figure-build-from-the-reserve = Build: the chambers come from the reserve.
figure-remove = Remove: the tower goes to the reserve. It can come back later, somewhere else.
figure-remove-cuts-off = Without these arcades there is no way on foot to the tower.
figure-remove-leaves-a-court = A tile with neighbours on all four sides cannot be removed: a hole would be left.
figure-exchange = Exchange: the same tile may be swapped, since no hole is left and all sides agree.
figure-exchange-clashes = The garden has a wall in the east, where the tower has an opening.
figure-not-yet = The chambers were bought in this turn. They are placed when your actions are over, not built by a redesign.
figure-clear-places = Three, two and one tower. Two places are paid in this round.
figure-tie-for-first = You and Amina share first and second place. Bruno is third, and third place is not paid in this round.
figure-tie-for-second = You have the most gardens. Amina and Bruno share second and third place.
figure-tie-for-one-point = One point cannot be divided by two. Rounded down, nobody gets it.
figure-tie-with-dirk = Dirk has as many chambers as you, so you share with him. His part is his.
figure-longest-wall = The gold line is the longest wall: one point for each side.
figure-only-the-longest = Two walls that are not connected. Only the longer one counts.
figure-inner-wall = Back to back, the two walls in the middle count for nothing. The wall in the south runs on past them.
figure-closed-ring = The smallest ring. All twelve sides count.
figure-last-tiles = Amina holds the most dirhams and gets the tower. The denars are a tie and nobody has ducats, so these two tiles stay.
figure-dirk-draws-a-third = After the second scoring round.

# Tables and drawings that belong to a rule.

table-kinds-label = The kinds of buildings, how many there are and what they cost
table-kind = Kind
table-tiles = Tiles
table-prices = Prices
table-price-range = { $lowest } to { $highest }
table-slots-label = The slots of the market and their currencies
table-slot = Slot { $slot }
table-deck-label = Five piles of money cards. The first scoring card lies in the second pile from the top, the second scoring card in the fourth.
table-deck-top = top
table-deck-pile = Pile { $pile }
table-deck-somewhere = { $round ->
    [1] first scoring card, somewhere in this pile
   *[other] second scoring card, somewhere in this pile
}
table-place = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
table-prizes-label = Prizes by kind, round and place
table-round = { $round ->
    [1] Round 1
    [2] Round 2
   *[other] Round 3
}
