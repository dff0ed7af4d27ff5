# What went wrong, by the server's code, and what one can do about it.

trouble-title = { $code ->
    [no_such_table] Table not found
    [table_closed] This table was closed
    [no_spectators] This table is private
    [not_welcome] This table is closed to you
    [read_only] The saved game is incomplete
    [no_session] We no longer recognise you
    [link_used] This link was already used
    [not_found] Page not found
    [old_page] There is a newer version
    [unreachable] The server isn’t answering
    [server_stops] The server is taking a break
    [not_stored] That could not be saved
    [too_fast] Too fast
    [too_many] The server is full
    [wrong_origin] Wrong address
   *[other] Something went wrong
}

trouble-text = { $code ->
    [no_such_table] Part of the link may be missing, or the table is long gone. Ask for the link again, or make your own table.
    [table_closed] Its owner closed it before the game began, or whoever runs the server did.
    [no_spectators] All seats are taken, and spectators are not allowed.
    [not_welcome] The owner has asked you to leave. You can make your own table or look for another one.
    [read_only] Part of it is missing on the server. You can look at it, but nobody can play on. Other tables are not affected.
    [no_session] This browser can no longer prove that you are { $name }; perhaps its cookies were deleted. You can carry on as a new guest with the same name, but without your earlier seats.
    [link_used] A personal link works only once and for a short time. Make a new one on the device where you are already playing.
    [not_found] There may be a typing error in the address, or the page has moved.
    [old_page] The server was updated after you opened this page. Reload it; your games are safe.
    [unreachable] Your connection or the server may be down. Your games are safe: every move is saved before anyone sees it.
    [server_stops] It is stopping or restarting. Your games are safe; try again in a moment.
    [not_stored] The server’s disk may be full. Nothing has changed; try again in a moment.
    [too_fast] The server allows only so much at once. Wait a moment and try again.
    [too_many] It has no room for more guests or tables, or you have too many unfinished games. Finish one, or try again later.
    [wrong_origin] The server only answers its own page. Open the page at the server’s own address.
   *[other] It wasn’t your fault. Try again; if it keeps happening, tell whoever runs this server.
}

trouble-step = { $step ->
    [again] Try again
    [reload] Reload the page
    [afresh] Carry on as a new guest
    [new-table] Make a table
    [lobby] Lobby
    [games] My games
   *[home] Home
}

# The short form, beside the button that was pressed.
refusal = { $code ->
    [seat_taken] Someone else has just taken this seat.
    [seat_open] This seat is already empty.
    [already_started] The game has already begun.
    [seats_open] Some seats are still open.
    [not_the_owner] Only the table’s owner can do that.
    [name_taken] A computer player has this name. Add something to yours.
    [shares_missing] Someone must open this table once before the game can start.
    [not_agreed] Someone has not yet said whether they will play again.
    [not_welcome] The owner has removed you from this table.
    [no_such_level] This computer player is not available.
    [no_such_table] The table no longer exists.
    [table_closed] The table was closed.
    [table_full] This table has reached its limit and can’t be changed any more. Make a new table.
    [no_session] The server no longer recognises you. Reload the page.
    [unreachable] The server isn’t answering. Try again in a moment.
    [server_stops] The server is stopping. Try again in a moment.
    [not_stored] The server could not save that; nothing has changed. Try again in a moment.
    [too_fast] That was too fast. Wait a moment and try again.
    [too_many] The server has too many tables, or you have too many unfinished games. Finish one, or try again later.
   *[other] That did not work. Try again.
}

table-read-only = The saved game is incomplete: you can look at it, but not play on.
