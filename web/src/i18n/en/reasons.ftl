# Every "no" of the rules and of the server.

reason = { $code ->
    [GAME_OVER] The game is over.
    [ACTIONS_ARE_OVER] Your actions for this turn are over: place what you bought and end your turn.
    [ACTIONS_COME_FIRST] Buildings are placed after the actions.
    [ACTION_IS_COMPULSORY] First take money, buy or redesign; pass only if none of the three is possible.
    [BONUS_IS_OPEN] You have paid exactly and have another action: use it, or stop first.
    [TILES_LEFT_TO_SETTLE] Still to be placed: { $tiles }.
    [NO_ACTIONS_AT_THE_END] There are no more actions: build the last tiles or keep them in reserve.
    [NO_CARDS_NAMED] Choose at least one card.
    [NOT_ON_DISPLAY] Not on display: { $cards }.
    [TAKES_TOO_MUCH] Several cards together may be worth 5 at most; these are worth { $amount }.
    [NO_SUCH_SLOT] The market has no such place.
    [SLOT_IS_EMPTY] This place stays empty until the turn ends.
    [WRONG_CURRENCY] This building is sold for another currency.
    [NOT_IN_HAND] Not in your hand: { $cards }.
    [PAYS_TOO_LITTLE] { $amount } short.
    [NOT_IN_RESERVE] Not in your reserve: { $tiles }.
    [JUST_BOUGHT] { building } { $price } was bought this turn and cannot take part in a redesign yet.
    [FOUNTAIN_STAYS] The fountain stays where it is.
    [NO_BUILDING_THERE] No building stands here.
    [CUTS_OFF] { $count ->
        [one] Without it, one building could no longer be reached on foot from the fountain.
       *[other] Without it, { $count } buildings could no longer be reached on foot from the fountain.
    }
    [CELL_IS_TAKEN] This place is taken already.
    [TOUCHES_NOTHING] It would touch nothing here.
    [WALL_MEETS_OPENING] A wall would meet an open side: { $sides }.
    [NO_WAY_IN] It could not be reached on foot: every side it shares has a wall.
    [ENCLOSES_EMPTY] Empty ground would be enclosed.
    [NOT_SET_ASIDE] Not among the buildings to be placed.
    [NO_DIRK_HERE] { dirk } takes part only with two players.
    [NOT_FOR_DIRK] { dirk } gets what was bought, not the last buildings.
   *[other] That is not possible now.
}

trouble = { $code ->
    [unreachable] The server cannot be reached just now.
    [stale_version] Something happened first. Look again.
    [not_your_turn] It is not your turn.
    [not_your_seat] This is not your seat.
    [nothing_to_undo] There is nothing to undo.
    [nothing_to_redo] There is nothing to redo.
    [game_over] The game is over.
    [too_fast] One thing at a time, please.
    [old_page] There is a newer version. Load the page again.
    [no_such_table] There is no such table.
    [no_session] You are not known here. Load the page again.
    [no_spectators] Nobody may watch at this table.
    [table_closed] The table was closed.
    [table_full] So much has happened at this table that you can only play on.
    [read_only] This table can only be looked at.
    [not_stored] The server could not save that. Try again.
    [server_stops] The server is stopping.
   *[other] That did not work. Try again.
}
