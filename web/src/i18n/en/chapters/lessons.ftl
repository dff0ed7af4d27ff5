# Learning to play. Each lesson has its text (shown first), a title, words for its goals (goal-...), for what the coach
# remarks on (remark-...), for refusals it has more to say about (refused-...), and what is said when it is done.

learn-title = Learn to play
learn-lead = Twelve short lessons at a real table. Each has one thing to try; a coach stands by, and everything can be taken back. Come and go as you like.
learn-progress = { $done } of { $all } lessons done
learn-go = { $state ->
    [fresh] Begin
    [over] Play the first lesson again
   *[begun] Go on
}
learn-next = Next: { $title }
learn-state = { $state ->
    [done] done
   *[open] not done yet
}
learn-to-rules = Rather read? All the rules, with pictures
learn-beginning = The table is being set …
learn-unknown = There is no such lesson.
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
coach-take-back = Take it back
coach-again = Begin again
coach-missed = The turn is over, and this was not quite it. No harm done: the lesson can begin again.
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

lesson-taking-money = Everything costs money, so this is where every game begins. In your turn you may take **one card** from the display, whatever it is worth, or **several** that are worth **5 or less together** (R16).

    Small cards are good cards: with them you can pay to the point. Here, three of the four together are worth exactly 5.
    .title = Taking money
    .goal-several = Take the three small cards at once
    .goal-end = End your turn
    .remark-small = One card is allowed too. But three at once are better than one: take it back and pick the three small ones.
    .remark-single = One card is allowed too, and an 8 is a good one. But three cards at once are better than one: take it back and pick the three small ones.
    .remark-two = Two cards are fine, and there is room for a third: the three small ones are worth 5 together.
    .refused-TAKES_TOO_MUCH = A single card may be worth anything. Several must not be worth more than 5 together.
    .refused-ACTION_IS_COMPULSORY = You have to do something first: take money, buy, or redesign.
    .done = Three cards in one go. When your turn ended, new cards were laid out for the others.

lesson-exact-payment = Each slot of the market has its own currency, and no change is given (R17). But if you pay **exactly** the price, you may do **another thing** in the same turn (R19). That is the secret of long turns.

    Look at the tower for 9. Your denars are 4, 5 and 8.
    .title = Paying exactly
    .goal-exact = Buy the tower and pay exactly 9
    .goal-another = Use the action you have earned: buy again, or take money
    .remark-overpaid = The tile is yours, but you paid too much and your actions are over. Take it back and find the cards that make exactly 9.
    .remark-declined = You may stop, but here the extra action is the point. Take it back and use it.
    .remark-money = Taking money is fine, but it ends your actions. Here you can buy first.
    .remark-bonus = Exact! You may do another thing. Your florin 3 would just pay for the pavilion, or take some money.
    .refused-PAYS_TOO_LITTLE = That is not enough. Add a card of the same currency.
    .refused-WRONG_CURRENCY = This slot takes one currency only. Other money does not count here, not even as small change.
    .done = Two actions in one turn. Exact payments are the best moves there are.

lesson-placing = At the end of your turn you place what you bought. A tile goes into your palace, where it must touch another one **along a side** (R22), or into the reserve, where it waits and scores nothing (R26).

    You have bought a garden. It has no walls, so it fits almost anywhere.
    .title = Placing
    .goal-place = Put the garden into your palace
    .goal-end = End your turn
    .remark-stored = In the reserve a tile is safe but scores nothing. Take it back and build it.
    .refused-TILES_LEFT_TO_SETTLE = First the garden needs a place. Nothing bought may be left lying about.
    .refused-TOUCHES_NOTHING = There it would touch your palace at a corner at best. It must share a side with another tile.
    .refused-CELL_IS_TAKEN = Something stands there already, and a new tile never pushes another one out.
    .done = Your palace grows. Tiles without walls keep it open for more.

lesson-walls-and-doors = Where two tiles meet, **both** must have a wall, or **neither**. And every tile must be reached **on foot** from the fountain, through openings, without climbing a wall (R22).

    You have bought a tower without walls, and a seraglio with a wall in the west. Look where the walls of your palace are.
    .title = Walls and openings
    .goal-tower = Build the tower
    .goal-seraglio = Build the seraglio
    .remark-stored = It would fit, if you look around a little. Take it back and build it.
    .refused-WALL_MEETS_OPENING = A wall would stand against an opening. Look for a side where both tiles are open.
    .refused-NO_WAY_IN = The walls would agree, wall against wall. But then nobody could walk in: at least one shared side must be open.
    .done = You can read walls now. It is the hardest rule of the game, and you have it.

lesson-no-gaps = A palace must not have a **hole**: an empty place surrounded by tiles, even if a corner is open (R22).

    Your palace is almost a ring. You have two towers. The order matters: first the courtyard in the middle, then the gap.
    .title = No holes
    .goal-court = Fill the courtyard in the middle
    .goal-gap = Close the gap in the ring
    .remark-stored = There is a place for both. Take it back and fill the courtyard first.
    .remark-elsewhere = It may stand there, but then one tower is missing. Take it back: courtyard first, then the gap.
    .refused-ENCLOSES_EMPTY = The courtyard would be an empty hole for ever. Fill it first.
    .done = No hole is left. And from outside the walls can run around it without a break.

lesson-rebuilding = Instead of buying or taking money, you may **redesign** (R21): build a tile from the reserve, remove one into it, or exchange two on the same place.

    A tower waits in your reserve. It shall stand where the chambers are, east of the fountain, with neighbours on all sides.
    .title = The reserve and redesigning
    .goal-exchange = Exchange the chambers east of the fountain for the tower
    .goal-end = End your turn
    .remark-elsewhere = A good exchange, but another place was meant: the chambers right next to the fountain, in the east.
    .remark-spent = That was your action for this turn. Take it back and redesign instead.
    .refused-ENCLOSES_EMPTY = Removing them would leave a hole. But in an exchange only the result counts.
    .refused-FOUNTAIN_STAYS = The fountain stays where it is, always.
    .done = One action, two tiles moved. The chambers wait in the reserve now.

lesson-majorities = When a scoring card turns up, every kind of building is counted. Who has the **most** gets the points; who is equal must **share** them (R33).

    You and one opponent have a tower each. The first scoring card is about to come: it comes when money is taken. Buy the tower for exactly 9, take money with the action you earn, and build the tower before your turn ends.
    .title = Who has the most
    .goal-most = Have two towers in your palace
    .goal-alone = Win the towers alone when the round is scored
    .remark-reserve = Tiles in the reserve do not count. Take it back and build the tower.
    .remark-no-money = You took no money, so no card is drawn and nothing is scored yet. Build your tower; someone else will bring the scoring.
    .remark-money = If you only take money, the round is scored while you share the towers. Take it back and buy the tower first.
    .remark-bonus = Exact. Now take some money, so that a card is drawn at the end of your turn.
    .done = Six points for the towers, all yours. Shared, it would have been three.

lesson-the-wall = In each of the three rounds everyone gets points for the **longest unbroken wall** around their palace, one for each side (R34). An early wall scores three times.

    Your pavilion has a wall of two sides. A garden and a seraglio can carry it on.
    .title = The wall
    .goal-longer = Make your wall longer
    .goal-five = Reach a wall of five sides
    .remark-stored = Both are needed for the wall. Take it back and build it.
    .remark-short = The wall is interrupted. Take the tiles back and put them in a row, walls outwards, so that each goes on where the last one ends.
    .remark-not-longer = It stands well, but its wall is not connected to the other one. The walls must meet at a corner point.
    .refused-WALL_MEETS_OPENING = Its wall would stand against an opening there. Let the walls look outwards.
    .done = Five points in every round. Walls are slow, and worth it.

lesson-timing = A scoring card comes only when cards are drawn, and cards are drawn only when money was taken (R30). Nobody knows exactly when, but everyone can see how near it is: look at the deck.

    You lead in towers and gardens, so let it be scored **now**. The more cards you take, the more are drawn.
    .title = When it is scored
    .goal-several = Take three cards at once
    .goal-scored = Bring the scoring round about in this turn
    .remark-too-few = For each card you take one is drawn. Take it back and take as many as you can.
    .done = You chose the moment. The other way round, whoever takes no money keeps the scoring away.

lesson-dirk = With two players there is a third, **Dirk**. He has no palace and no turn, but he collects tiles (R40) and takes part when buildings are counted (R41). Whatever you buy, you may give to him (R42).

    Your opponent has two chambers. So has Dirk, and they would share. You have just bought chambers yourself, but one will not get you anything.
    .title = Two players and Dirk
    .goal-give = Give the chambers to Dirk
    .goal-end = End your turn
    .remark-kept = One against two: that wins nothing. Take it back and let Dirk have it.
    .refused-TILES_LEFT_TO_SETTLE = First the chambers have to go somewhere.
    .done = Now Dirk has the most chambers, and your opponent gets nothing for them in the first round. Dirk will never win the game.

lesson-last-tiles = The game ends when the market cannot be filled up any more (R36). The tiles left in it go to whoever holds the **most money** of each slot's currency, and nothing is paid (R37).

    The bag is empty: whoever buys now ends the game. You would like the tower for 12, but cannot pay for it. You have 7 dirhams, one opponent has 6. Keep yours, and buy the pavilion.
    .title = The last tiles
    .goal-trigger = Buy the pavilion and end the game
    .goal-receive = Get the tower for having the most dirhams
    .goal-build = Build the tower in your palace
    .remark-spent = You bought it, well. The lesson was about getting it for nothing.
    .remark-final = The tower is yours without paying. Build it now; reserves do not count.
    .remark-bonus = Exact, so you could do more, but nothing more is needed. Stop here, place the pavilion and end your turn: the market cannot be filled any more, so nobody else gets to take dirhams.
    .refused-PAYS_TOO_LITTLE = Seven are not enough for a tower of 12. But they may be enough to get it for nothing.
    .refused-NO_ACTIONS_AT_THE_END = The actions are over for good. Build the tower or leave it in the reserve.
    .done = A tower for nothing. Money in several currencies is worth keeping at the end.

lesson-first-game = You know all you need. This is a real game against two gentle computer players. The coach stays and says a word now and then.

    It is an ordinary table: leave it when you like, and find it again under your games.
    .title = Your first game
    .goal-buy = Buy a building
    .goal-exact = Pay exactly at least once
    .goal-wall = Have a wall of six sides or more
    .goal-finish = Play to the end
    .remark-over = The game is over. Look at the score sheet: every number explains itself.
    .remark-wait = The others play. See which money they take: it tells what they want to buy.
    .remark-final = The last tiles are given away. Build what you got.
    .remark-bonus = You paid exactly: another action. Buy again, take money or redesign.
    .remark-settle = Place your tiles. Let walls look outwards, next to other walls, and keep some openings for later.
    .remark-ready = Nothing left to do. If you are happy with it, end your turn; until then everything can be taken back.
    .remark-scored = A round was scored. Have a look at the sheet, then go on.
    .remark-exact = You can pay exactly for a tile. That is usually the best move there is.
    .remark-ending = The bag is getting empty. Money in several currencies may bring you one of the last tiles.
    .remark-soon = A scoring card may come soon. Are your tiles built, and not in the reserve?
    .remark-begin = Collect some money first, small cards above all. Three cards of one currency pay for most buildings.
    .remark-money = Nothing you can pay exactly. Take money that makes an exact payment possible next turn.
    .done = You have played a whole game of Alhambra, with everything that belongs to it.
