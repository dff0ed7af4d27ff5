# Every "no" of the rules and of the server.

reason = { $code ->
    [GAME_OVER] The game is over.
    [ACTIONS_ARE_OVER] Your actions are over: place what you bought and end your turn.
    [ACTIONS_COME_FIRST] You place buildings after your actions.
    [ACTION_IS_COMPULSORY] First take money, buy or redesign; you may pass only if none of these is possible.
    [BONUS_IS_OPEN] You paid exactly and have another action: take it, or end your actions first.
    [TILES_LEFT_TO_SETTLE] Still to be placed: { $tiles }.
    [NO_ACTIONS_AT_THE_END] There are no more actions: build the last tiles or keep them in your reserve.
    [NO_CARDS_NAMED] Choose at least one card.
    [NOT_ON_DISPLAY] Not on display: { $cards }.
    [TAKES_TOO_MUCH] Several cards may be worth 5 at most together; these are worth { $amount }.
    [NO_SUCH_SLOT] The market has no such square.
    [SLOT_IS_EMPTY] This square stays empty until the turn ends.
    [WRONG_CURRENCY] This building is sold for another currency.
    [NOT_IN_HAND] Not in your hand: { $cards }.
    [PAYS_TOO_LITTLE] { $amount } short.
    [NOT_IN_RESERVE] Not in your reserve: { $tiles }.
    [JUST_BOUGHT] You bought { building } { $price } this turn; it cannot be part of a redesign yet.
    [FOUNTAIN_STAYS] The starting tile stays where it is.
    [NO_BUILDING_THERE] There is no building here.
    [CUTS_OFF] { $count ->
        [one] Without it, one building could no longer be reached on foot from the starting tile.
       *[other] Without it, { $count } buildings could no longer be reached on foot from the starting tile.
    }
    [CELL_IS_TAKEN] This spot is already taken.
    [TOUCHES_NOTHING] It must share a side with a tile of your Alhambra.
    [WALL_MEETS_OPENING] A wall would meet an open side: { $sides }.
    [NO_WAY_IN] It could not be reached on foot: there is a wall on every side it shares.
    [ENCLOSES_EMPTY] It would leave an empty space surrounded by tiles.
    [NOT_SET_ASIDE] This is not one of the buildings to be placed.
    [NO_DIRK_HERE] { dirk } only takes part with two players.
    [NOT_FOR_DIRK] { dirk } can be given what was bought, but none of the last tiles.
   *[other] That is not possible now.
}

trouble = { $code ->
    [unreachable] The server cannot be reached right now.
    [stale_version] The table has changed. Look again.
    [not_your_turn] It is not your turn.
    [not_your_seat] This is not your seat.
    [nothing_to_undo] There is nothing to undo.
    [nothing_to_redo] There is nothing to redo.
    [game_over] The game is over.
    [too_fast] That was too fast. Wait a moment.
    [old_page] There is a newer version. Reload the page.
    [no_such_table] This table no longer exists.
    [no_session] The server no longer recognises you. Reload the page.
    [no_spectators] This table does not allow spectators.
    [table_closed] The table was closed.
    [table_full] This table has reached its limit: you can only play on.
    [read_only] The saved game is incomplete: you can only look at it.
    [not_stored] The server could not save that. Try again.
    [server_stops] The server is stopping.
   *[other] That did not work. Try again.
}
