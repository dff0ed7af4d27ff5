# The rules book. Each rule has its title and its text.
# In texts an empty line begins a paragraph, lines that begin with "- " are a list, **words** are strong,
# and R22 or A28 becomes a link to that rule or ruling.

book-title = The rules
book-lead = All the rules in plain words. Each rule has a number; when a move is refused or points are counted, the program names the rule it follows.
book-contents = Contents
book-search = Search the rules
book-search-hint = A word or a rule number
book-search-clear = Clear the search
book-found = { $count ->
    [0] Nothing found in the rules.
    [one] 1 result
   *[other] { $count } results
}
book-questions = { $count ->
    [one] A question about this
   *[other] Questions about this
}
book-unknown = There is no rule { $rule }. Here are all the rules.

chapter-pieces = What is in the box
chapter-setup = Getting ready to play
chapter-turn = Your turn
chapter-building = Building your Alhambra
chapter-redesign = Redesigning your Alhambra
chapter-placing = Placing what you bought
chapter-refill = The end of your turn
chapter-scoring = Scoring
chapter-end = The end of the game
chapter-dirk = Two players and Dirk
chapter-secrets = Open and secret

rule-1 = There are six starting tiles, one for each player. They show the famous Lion Fountain. A starting tile has no price and no walls, and it is not a building. All six are alike.
    .title = The starting tile
rule-2 = The 54 building tiles come in six kinds. Each tile shows its kind and its price. Each of its four sides has either a wall or an opening. Tiles always stay upright; you may not turn them.

    The more a kind costs, the more points it can score.
    .title = The buildings
rule-3 = These are all the building tiles. No two are the same. Ten have no walls, sixteen have one, twenty have two that meet at a corner, and eight have three.
    .title = All 54 tiles
rule-4 = There are money cards in four currencies, worth 1 to 9. With three or more players there are three of each card, 108 in all. With two players there are two of each, 72 in all.
    .title = The money
rule-5 = Two scoring cards are hidden in the money pile. When one turns up, there is a scoring round. They are not money, and nobody can take them.
    .title = The scoring cards
rule-6 = The market has four squares, numbered 1 to 4, with one tile on each. Each square has its own currency, and you pay for the tile on it in that currency only. So the currency belongs to the square, not to the building.
    .title = The market
rule-7 = Each player has three things:

    - a **reserve** for any number of tiles that are not built yet
    - **points**, starting at 0
    - a **hand** of any number of money cards
    .title = What a player has

rule-8 = Your Alhambra begins with your starting tile and nothing else.
    .title = Where your Alhambra begins
rule-9 = All 54 building tiles go into the bag. Four are drawn and placed on squares 1 to 4 of the market. With two players, six more are drawn for Dirk, face up (R40).
    .title = Filling the market
rule-10 = The scoring cards are put aside and the money cards are shuffled. Then the players get their money one after another: cards are dealt face up, one at a time, until they are worth 20 or more. The currency does not matter. So everyone starts with 20 to 28. From then on, hands are secret.
    .title = Starting money
rule-11 = The player with the **fewest cards** begins. If there is a tie, the one of them with the **least money** begins. If they are still tied, the rulebook lets the youngest begin; here the order of the seats decides (A1).
    .title = Who begins
rule-12 = Four more money cards are laid face up next to the market: the display. The scoring cards are not in the money pile yet.
    .title = The display
rule-13 = The rest of the money cards are divided into five piles, as equal as possible. The first scoring card is shuffled into the second pile, the second scoring card into the fourth. Then the piles are stacked with the first on top. This is the money pile.

    So the first scoring round comes after one fifth of the money pile at the earliest and two fifths at the latest; the second comes between three and four fifths. They can never come at the same time.
    .title = Where the scoring cards lie

rule-14 = Play goes clockwise. On your turn you take **one of three actions**: take money, buy a tile, or redesign your Alhambra. If you pay exactly, you may take another action (R19). Then you place the tiles you bought (R26), and your turn ends (R28).
    .title = Your turn
rule-15 = You must take one of the three actions. You pass only if none is possible: there is no money on display, you cannot pay for anything, and there is nothing to redesign.
    .title = You must act
rule-16 = Take **any one card** from the display, whatever it is worth. Or take **several cards** worth **no more than 5 together**, in any currencies. Then your actions are over.
    .title = Taking money
rule-17 = Choose a tile in the market and pay for it with cards from your hand. They must all be in the **currency of its square** and worth **at least its price** together. No change is given. The cards go on the discard pile.

    The tile is yours, but you keep it aside until your actions are over (R26).
    .title = Buying
rule-18 = If you pay more than the price, the difference is lost and your actions are over. You may even add cards you do not need; only what you pay counts.
    .title = Paying too much
rule-19 = If you pay the price **exactly**, you **may take another action**: take money, buy again, or redesign. This drives the game: small cards allow exact payments, and exact payments make long turns.

    You do not have to; you may stop at any time.
    .title = Paying exactly
rule-20 = During your turn, neither the display nor the market is refilled. So you can buy only once from each square. The longest possible turn has five actions: four exact purchases, then taking money or redesigning.
    .title = No new tiles during your turn

rule-21 = To redesign, do **one** of these:

    - **build**: put a tile from your reserve on an empty spot
    - **remove**: move a tile from your Alhambra to your reserve
    - **exchange**: put a tile from your reserve in the same spot as one in your Alhambra, which goes to your reserve

    Your Alhambra must still follow the building rules (R22). The starting tile always stays. Then your actions are over.
    .title = Redesigning
rule-22 = Whenever you build, remove or exchange a tile, your Alhambra must follow these rules:

    - All tiles are **upright**, like your starting tile.
    - Where two tiles meet, **both have a wall or neither does**.
    - You can reach every tile **on foot** from the starting tile, through openings, without crossing a wall.
    - Tiles join along a **side**. A corner is not enough.
    - There are **no empty spaces** surrounded by tiles.
    .title = The building rules
rule-23 = For a tile on an empty spot, it comes down to three questions:

    - Do all the sides it shares match?
    - Is at least one of them open?
    - Do the tiles around the spot, corners included, form one unbroken row? If the row has a gap, an empty space would be left.

    An exchange is possible when both tiles match on every side that has a neighbour. And since there are no empty spaces, the outline of an Alhambra is a single line that never touches itself, so walls never branch.
    .title = How to see it at a glance
rule-24 = A tile you bought this turn cannot be part of a redesign in the same turn. It waits beside your Alhambra until your actions are over.
    .title = Not in the same turn
rule-25 = Tiles in your reserve score nothing and cost nothing to keep.
    .title = The reserve does not count
rule-26 = When your actions are over, you place the tiles you bought, one at a time, in any order you like. Each goes on an **empty spot** of your Alhambra or into your **reserve**. With two players you may also give it to Dirk (R42). Your Alhambra must follow the building rules after every tile. A new tile never replaces another.
    .title = Placing
rule-27 = Every tile you bought must be placed, but you never have to build it: you can always put it in your reserve.
    .title = Nothing is left over

rule-28 = At the end of a turn these things happen, in this order:

    - The display is refilled to four cards. A scoring card that turns up is put aside and replaced with the next card.
    - The market is refilled from square 1 to square 4, as long as the bag lasts.
    - If a scoring card turned up, its round is scored (R31).
    - With two players, Dirk gets his tiles (R40).
    - If a square is still empty, the game ends (R36). Otherwise it is the next player’s turn.
    .title = What happens at the end of a turn
rule-29 = If a card is needed and the money pile is empty, the discard pile is shuffled and becomes the new money pile, including what was paid this turn. If there are no discards, the display stays short for now. Scoring cards never come back.
    .title = When the money pile is empty
rule-30 = If a player takes no money, no card is drawn, and a scoring card on top of the money pile stays hidden. If a player buys nothing, no tile is drawn. So whoever takes no money delays the next scoring round.
    .title = Nothing taken, nothing drawn

rule-31 = There are three scoring rounds: when the first scoring card turns up, when the second turns up, and at the end of the game. In each you get points for having the **most buildings of each kind** and for your **wall**.
    .title = Three scoring rounds
rule-32 = These are the points for each place. Only first place scores in the first round, two places in the second round and three in the last.
    .title = The points
rule-33 = For each kind, count the tiles **in each Alhambra**; their prices do not matter. The most tiles take first place, and so on. Without a tile of that kind you get nothing.

    Players who tie share the points of their places: add them up, divide by the number of players and **round down**. The next player takes the place after them: after two players in first place comes third place.
    .title = Who has the most
rule-34 = In each round everyone gets points for the **longest unbroken wall** around their Alhambra, one for each side of a tile. Only outer walls count, those with no tile behind them. Inner walls, back to back between two tiles, count for nothing, but an outer wall may continue past the point where they end.
    .title = The wall
rule-35 = If a wall goes all the way round, every side of it counts. The smallest possible ring has 12 sides: four tiles with three walls each around the starting tile.
    .title = A closed ring

rule-36 = The game ends when, at the end of a turn, there are **not enough tiles** in the bag to refill the market to four. If the bag runs out but the market is full, the game goes on; and as long as nobody buys, an empty bag changes nothing.
    .title = When it ends
rule-37 = The tiles left in the market are given out. Each goes to the player who holds the **most money in the currency of its square**, whatever it costs. If there is a tie, or nobody has any of that currency, the tile stays in the market. Nothing is paid.
    .title = The last tiles
rule-38 = Whoever receives one of these tiles may build it by the usual rules or put it in their reserve. There is no more redesigning, and Dirk gets none. Players do this one after another, clockwise, starting with the player after the one who took the last turn.
    .title = Building the last tiles
rule-39 = The third round is scored. The player with the most points wins. If players are level, the game is a draw.
    .title = Who wins

rule-40 = With two players there is an imaginary third player called Dirk. He gets tiles from the bag:

    - six at the start
    - six after the first scoring round
    - a third of the tiles then left in the bag after the second, rounded down

    They are drawn after the market has been refilled. If the bag holds fewer, he gets what is there.
    .title = Dirk’s tiles
rule-41 = Dirk scores for his buildings like a player, and players who tie with him share. He has no Alhambra, no wall, no turns and no money, and he gets none of the last tiles. His points are shown, but only the two players can win.
    .title = What Dirk scores
rule-42 = When you place what you bought, you may give any of the tiles to Dirk. From then on it counts for him. That can be worth it: a tile that costs the other player first place helps you too.
    .title = Giving a tile to Dirk

rule-43 = **Everyone sees** every Alhambra and reserve, the display, the market, Dirk’s tiles, the points, how many cards each player holds, how much is left in the money pile and the bag, and every card as it is dealt, taken or paid.

    The order of the money pile and the bag is **known to nobody**, and hands are hidden. With a very good memory you could still know every hand, because you have seen all its cards.
    .title = What everyone may know

# What is written below the pictures.

figure-verdict = { $verdict ->
    [legal] Allowed
   *[illegal] Not allowed
}
figure-palace-label = { $count ->
    [0] The starting tile
    [one] The starting tile and one building: { $tiles }
   *[other] The starting tile and { $count } buildings: { $tiles }
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
   *[mixed] not all in one currency
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
   *[other] no points
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
figure-money-held = { currency }s held at the end
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
figure-take-several = Three cards in any currencies, worth 5 together.
figure-take-too-much = Two cards worth 6 are too much; either one alone is fine.
figure-pay-exactly = 4 and 5 make 9. The payment is exact, so you may take another action.
figure-pay-more = 11 for a price of 10. The tile is yours, 1 is lost, and your actions are over.
figure-pay-too-little = 9 for a price of 10. That is 1 short.
figure-pay-in-two-currencies = The sum is right, but one card is in another currency. This square takes only one currency.
figure-place-by-an-open-side = To the west, wall meets wall; to the south, an opening lets you walk in. All sides match and there is a way in.
figure-place-anywhere = This garden has a wall in the east. The ticks show where it may go. On the hatched spots one of its sides would not match.
figure-wall-meets-opening = The pavilion has a wall where the tower has an opening. Both must have a wall there, or neither.
figure-no-way-in = The walls match, but nobody could walk into the seraglio: there is a wall on the only side it shares.
figure-corner-only = The tower touches the Alhambra only at a corner.
figure-empty-court = With this tower, the empty space in the middle would be surrounded by tiles.
figure-empty-court-with-an-open-corner = Not allowed either. The four sides are closed; an open corner does not change that.
figure-build-from-the-reserve = Build: the chambers come from your reserve.
figure-remove = Remove: the tower goes to your reserve. You can build it again later, somewhere else.
figure-remove-cuts-off = Without these arcades, the tower cannot be reached on foot.
figure-remove-leaves-a-court = A tile with neighbours on all four sides cannot be removed: it would leave an empty space.
figure-exchange = Exchange: the same tile may be exchanged, because no empty space is left and all sides match.
figure-exchange-clashes = The garden has a wall in the east, where the tower has an opening.
figure-not-yet = The chambers were bought this turn. You place them when your actions are over; you cannot use them to redesign.
figure-clear-places = Three towers, two and one. The first two places score in this round.
figure-tie-for-first = You and Amina share first and second place. Bruno is third, and third place does not score in this round.
figure-tie-for-second = You have the most gardens. Amina and Bruno share second and third place.
figure-tie-for-one-point = One point divided by two, rounded down, is nothing.
figure-tie-with-dirk = Dirk has as many chambers as you, so you share the points with him. He keeps his part.
figure-longest-wall = The gold line is the longest wall: one point for each side.
figure-only-the-longest = Two walls that are not joined. Only the longer one counts.
figure-inner-wall = The two walls back to back in the middle count for nothing. The wall in the south continues past them.
figure-closed-ring = The smallest ring. All twelve sides count.
figure-last-tiles = Amina holds the most dirhams and gets the tower. The denars are tied and nobody has ducats, so these two tiles stay in the market.
figure-dirk-draws-a-third = After the second scoring round.

# Tables and drawings that belong to a rule.

table-kinds-label = The kinds of buildings, how many there are and what they cost
table-kind = Kind
table-tiles = Tiles
table-prices = Prices
table-price-range = { $lowest } to { $highest }
table-slots-label = The squares of the market and their currencies
table-slot = Square { $slot }
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
table-prizes-label = Points by kind, round and place
table-round = { $round ->
    [1] Round 1
    [2] Round 2
   *[other] Round 3
}
