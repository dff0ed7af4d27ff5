# What a symbol, a number or a part of the table is: said of whatever is pressed and held.

what-hint = Tap anything to see what it is. Nothing is played meanwhile.
what-is = { $part ->
    [exact] Your cards can pay this price exactly. Then you may take another action.
    [over] You would pay so much too much. No change is given, and your actions end.
    [short] You are so much short in this currency.
    [nowhere] It fits nowhere in your Alhambra at the moment; it would have to go to the reserve.
    [allows] With this card you could pay for this building exactly.
    [currency] This building is paid for in this currency alone.
    [slot] A building for sale: its price in the corner, its walls in red at its edges. A golden diamond marks what is new since your last turn.
    [together] These cards can be taken together: they are worth 5 or less.
    [display] Money that can be taken: one card, or several worth 5 or less together. A golden diamond marks what is new since your last turn.
    [scoring] How many cards away the next scoring round may be.
    [deck] Money cards left in the pile.
    [bag] Buildings left in the bag. When they run out, the game ends.
    [dirk] Dirk, the third player in a game for two: he has buildings and points, but no turn.
    [gain] Points that a scoring round would bring now.
    [clock] Time left.
    [points] Points so far. The most are underlined, or have a star.
    [standing] A player and their points. Gold is whose turn it is; tap to see their Alhambra.
    [count] Buildings of this kind. Who has most of a kind gets points for it.
    [wall] The longest unbroken wall. Each side of it is a point in every scoring round.
    [cards] Money cards in hand.
    [stored] Buildings in the reserve. They do not count.
    [rival] Another player: their Alhambra, their buildings by kind, wall, cards and reserve. Tap to see it large.
    [chip] Something that happened since your last turn. Tap it to hear what.
    [legal] The building may stand here.
    [illegal] Tap to see why the building may not stand here.
    [building] A building of this Alhambra. A golden frame marks what is new since your last turn.
    [palace] The Alhambra: buildings around the starting tile. The golden line is its longest wall.
    [chain] Buildings that you could all buy exactly in this turn, one after the other.
    [payment] A way to pay. With a plus it is so much too much.
    [consequence] What would change: wall, number of buildings, or points if it were scored now.
    [undo] Takes steps of this turn back, or plays them again. Nothing is final until you end your turn.
    [end] Ends your turn. Then nothing can be taken back any more.
    [rebuild] Redesign instead of buying or taking money: build from the reserve, move a building there, or exchange two.
    [sum] All your money in this currency.
    [planned] One of the cards for several exact purchases in this turn.
    [card] A card of your hand. Tap cards and a building to buy it.
    [aside] Bought this turn. It has to be placed before the turn ends.
    [reserve] Your reserve. What lies here can be built later, but does not count.
    [prompt] What you can do now.
    [log] The course of the game. A question mark tells why a computer player did something.
   *[other] A part of the table.
}
