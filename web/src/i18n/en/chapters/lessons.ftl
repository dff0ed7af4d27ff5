# Learning to play. Each lesson has its text (shown first), a title, words for its goals (goal-...), for what the coach
# remarks on (remark-...), for refusals it has more to say about (refused-...), and what is said when it is done.

learn-title = Learn to play
learn-lead = Twelve short lessons at a real table. Each gives you one thing to try. A coach helps, and you can undo everything. Stop and continue whenever you like.
learn-progress = { $done } of { $all } lessons done
learn-go = { $state ->
    [fresh] Start
    [over] Play the first lesson again
   *[begun] Continue
}
learn-next = Next: { $title }
learn-state = { $state ->
    [done] done
   *[open] not done yet
}
learn-to-rules = Prefer to read? All the rules, with pictures
learn-beginning = Setting up the table…
learn-unknown = This lesson doesn’t exist.
learn-all = All lessons

coach-label = The coach
coach-count = Lesson { $number } of { $all }
coach-goals = What to do
coach-goal-state = { $state ->
    [done] done
   *[open] to do
}
coach-start = Let me try
coach-explain = What is this lesson about?
coach-take-back = Undo
coach-again = Start again
coach-missed = The turn is over, and that wasn’t quite it. No harm done: you can start the lesson again.
coach-next = Next lesson
coach-finished = Well done!
coach-to-games = Play another game
coach-zone = { $zone ->
    [market] Market
    [money] Money to take
    [palace] Your Alhambra
    [prompt] What to do now
    [hand] Your money and buildings
    [others] The others
   *[standings] Points
}

lesson-taking-money = Everything costs money, so this is how every game begins. On your turn you may take **one card** from the display, whatever it is worth, or **several** worth **5 or less together** (R16).

    Small cards are good cards: they help you pay exactly. Here, three of the four are worth exactly 5 together.
    .title = Taking money
    .goal-several = Take the three small cards at once
    .goal-end = End your turn
    .remark-small = One card is allowed. But three cards are better than one: undo it and take the three small ones.
    .remark-single = One card is allowed, and an 8 is a good one. But three cards are better than one: undo it and take the three small ones.
    .remark-two = Two cards are fine, but you can have a third: the three small ones are worth 5 together.
    .refused-TAKES_TOO_MUCH = A single card may be worth anything. Several cards may be worth 5 at most together.
    .refused-ACTION_IS_COMPULSORY = You have to do something first: take money, buy or redesign.
    .done = Three cards in one go! When your turn ended, new cards were laid out for the others.

lesson-exact-payment = Each square of the market has its own currency, and no change is given (R17). But if you pay the price **exactly**, you may take **another action** in the same turn (R19). That is the secret of long turns.

    Look at the tower for 9. Your denars are a 4, a 5 and an 8.
    .title = Paying exactly
    .goal-exact = Buy the tower and pay exactly 9
    .goal-another = Take the action you have earned: buy again or take money
    .remark-overpaid = The tile is yours, but you paid too much and your actions are over. Undo it and find the cards that make exactly 9.
    .remark-declined = You may stop, but this lesson is about the other action. Undo it and take the action.
    .remark-money = Taking money is fine, but it ends your actions. Here you can buy first.
    .remark-bonus = Exact! You may take another action. Your florin 3 buys the pavilion, or take some money.
    .refused-PAYS_TOO_LITTLE = That is not enough. Add a card of the same currency.
    .refused-WRONG_CURRENCY = This square takes only one currency. Other money does not count here.
    .done = Two actions in one turn! Exact payments are the best moves there are.

lesson-placing = At the end of your turn you place what you bought. A tile goes into your Alhambra, where it must join another tile **along a side** (R22), or into your reserve, where it waits and scores nothing (R26).

    You have bought a garden. It has no walls, so it fits almost anywhere.
    .title = Placing
    .goal-place = Place the garden in your Alhambra
    .goal-end = End your turn
    .remark-stored = In your reserve a tile is safe but scores nothing. Undo it and build it.
    .refused-TILES_LEFT_TO_SETTLE = Place the garden first. Everything you bought has to go somewhere.
    .refused-TOUCHES_NOTHING = There it would touch a corner at best. It must share a side with another tile.
    .refused-CELL_IS_TAKEN = There is already a tile there, and a new tile never replaces another.
    .done = Your Alhambra is growing. Tiles without walls leave it open for more.

lesson-walls-and-doors = Where two tiles meet, **both** must have a wall or **neither**. And you must be able to reach every tile **on foot** from the starting tile, through openings, without crossing a wall (R22).

    You have bought a tower without walls, and a seraglio with a wall in the west. Look where the walls of your Alhambra are.
    .title = Walls and openings
    .goal-tower = Build the tower
    .goal-seraglio = Build the seraglio
    .remark-stored = It fits somewhere if you look around. Undo it and build it.
    .refused-WALL_MEETS_OPENING = A wall would meet an opening. Look for a side where both tiles are open.
    .refused-NO_WAY_IN = The walls match, but then nobody could walk in: at least one shared side must be open.
    .done = You can read walls now. It is the hardest rule of the game, and you’ve got it.

lesson-no-gaps = You must not leave an **empty space** surrounded by tiles, even if a corner is open (R22).

    Your Alhambra is almost a ring. You have two towers. The order matters: first the courtyard in the middle, then the gap.
    .title = No empty spaces
    .goal-court = Fill the courtyard in the middle
    .goal-gap = Close the gap in the ring
    .remark-stored = Both of them fit. Undo it and fill the courtyard first.
    .remark-elsewhere = It may go there, but then you are one tower short. Undo it: first the courtyard, then the gap.
    .refused-ENCLOSES_EMPTY = The courtyard would be an empty space for ever. Fill it first.
    .done = No empty space left. And outside, walls can now run all the way around.

lesson-rebuilding = Instead of buying or taking money, you may **redesign** (R21): build a tile from your reserve, move one back to it, or exchange one for another in the same spot.

    There is a tower in your reserve. Put it where the chambers are, east of the starting tile, with neighbours on all sides.
    .title = The reserve and redesigning
    .goal-exchange = Exchange the chambers east of the starting tile for the tower
    .goal-end = End your turn
    .remark-elsewhere = A good exchange, but the wrong spot: take the chambers right next to the starting tile, in the east.
    .remark-spent = That was your action for this turn. Undo it and redesign instead.
    .refused-ENCLOSES_EMPTY = Removing them would leave an empty space. But in an exchange only the result counts.
    .refused-FOUNTAIN_STAYS = The starting tile always stays where it is.
    .done = One action, two tiles moved. The chambers are in your reserve now.

lesson-majorities = When a scoring card turns up, every kind of building is counted. Whoever has the **most** gets the points; players who tie **share** them (R33).

    You and one opponent have a tower each. The first scoring card is about to turn up, as soon as someone takes money. Buy the tower for exactly 9, take money with the action you earn, and build the tower before your turn ends.
    .title = Who has the most
    .goal-most = Have two towers in your Alhambra
    .goal-alone = Score the towers alone in the scoring round
    .remark-reserve = Tiles in your reserve do not count. Undo it and build the tower.
    .remark-no-money = You took no money, so no card is drawn and nothing is scored yet. Build your tower; someone else will bring on the scoring round.
    .remark-money = If you only take money, the round is scored while you are still tied. Undo it and buy the tower first.
    .remark-bonus = Exact! Now take some money, so that a card is drawn at the end of your turn.
    .done = Six points for the towers, all yours. Shared, it would have been three.

lesson-the-wall = In each of the three rounds everyone gets points for the **longest unbroken wall** around their Alhambra, one for each side (R34). A wall built early scores three times.

    Your pavilion has a wall of two sides. A garden and a seraglio can continue it.
    .title = The wall
    .goal-longer = Make your wall longer
    .goal-five = Reach a wall of five sides
    .remark-stored = The wall needs both. Undo it and build it.
    .remark-short = There is a gap in the wall. Undo it and put the tiles in a row, walls facing outwards, so that each wall continues the last one.
    .remark-not-longer = That is allowed, but its wall is not joined to the other one. The walls must meet at a corner.
    .refused-WALL_MEETS_OPENING = Its wall would meet an opening there. Let the walls face outwards.
    .done = Five points in every round. Walls take time, but they are worth it.

lesson-timing = A scoring card turns up only when cards are drawn, and cards are drawn only when money was taken (R30). Nobody knows exactly when, but everyone can see how close it is: look at the money pile.

    You lead in towers and gardens, so make it happen **now**. The more cards you take, the more are drawn.
    .title = When scoring happens
    .goal-several = Take three cards at once
    .goal-scored = Bring on the scoring round this turn
    .remark-too-few = For each card you take, one is drawn. Undo it and take as many as you can.
    .done = You chose the moment. And the other way round: while nobody takes money, scoring has to wait.

lesson-dirk = With two players there is an imaginary third, **Dirk**. He has no Alhambra and no turns, but he collects tiles (R40) and takes part when buildings are counted (R41). You may give him any tile you buy (R42).

    Your opponent has two chambers. So does Dirk, and they would share. You have just bought chambers yourself, but a single one will not score.
    .title = Two players and Dirk
    .goal-give = Give the chambers to Dirk
    .goal-end = End your turn
    .remark-kept = One against two scores nothing. Undo it and let Dirk have the chambers.
    .refused-TILES_LEFT_TO_SETTLE = The chambers have to go somewhere first.
    .done = Now Dirk has the most chambers, and your opponent gets nothing for them in the first round. And Dirk can never win the game.

lesson-last-tiles = The game ends when the market can no longer be filled (R36). Each tile left there goes to whoever holds the **most money** in its square’s currency, and nothing is paid (R37).

    The bag is empty: whoever buys now ends the game. You would like the tower for 12 but cannot pay for it. You have 7 dirhams, one opponent has 6. Keep yours and buy the pavilion.
    .title = The last tiles
    .goal-trigger = Buy the pavilion and end the game
    .goal-receive = Get the tower for having the most dirhams
    .goal-build = Build the tower in your Alhambra
    .remark-spent = Well bought! But this lesson is about getting it for free.
    .remark-final = The tower is yours for free. Build it now: tiles in your reserve do not count.
    .remark-bonus = Exact, so you may take another action, but you don’t need one. Stop here, place the pavilion and end your turn: the market can no longer be filled, so nobody else gets to take dirhams.
    .refused-PAYS_TOO_LITTLE = Seven is not enough for a tower at 12. But it may be enough to get it for free.
    .refused-NO_ACTIONS_AT_THE_END = There are no more actions. Build the tower or leave it in your reserve.
    .done = A tower for free! At the end, it pays to hold money in several currencies.

lesson-first-game = You know all you need. This is a real game against two gentle computer players. The coach stays and gives a tip now and then.

    It is an ordinary table: leave when you like and find it again under My games.
    .title = Your first game
    .goal-buy = Buy a building
    .goal-exact = Pay exactly at least once
    .goal-wall = Have a wall of six sides or more
    .goal-finish = Play to the end
    .remark-over = The game is over. Open the score sheet and tap any number to see where it comes from.
    .remark-wait = The others are playing. Watch which money they take: it shows what they want to buy.
    .remark-final = The last tiles are given out. Build what you received.
    .remark-bonus = You paid exactly, so you have another action. Buy again, take money or redesign.
    .remark-settle = Place your tiles. Let walls face outwards, next to other walls, and keep some openings for later.
    .remark-ready = Nothing left to do. If you are happy, end your turn; until then you can undo everything.
    .remark-scored = A round was scored. Have a look at the score sheet, then carry on.
    .remark-exact = You can pay exactly for a tile. That is usually the best move.
    .remark-ending = The bag is nearly empty. Money in several currencies may bring you one of the last tiles.
    .remark-soon = A scoring card may turn up soon. Are your tiles built, and not in your reserve?
    .remark-begin = Collect some money first, especially small cards. Three cards of one currency pay for most buildings.
    .remark-money = You can’t pay for anything exactly. Take money that allows an exact payment next turn.
    .done = You have played a whole game of Alhambra. Congratulations!
