# What went wrong, by the server's code, and what one can do about it.

trouble-title = { $code ->
    [no_such_table] There is no such table
    [table_closed] This table was given up
    [no_spectators] This table keeps to itself
    [not_welcome] The owner has closed this table to you
    [read_only] This table can only be looked at
    [no_session] We no longer recognise you
    [link_used] This link has done its work
    [not_found] There is no such page
    [old_page] There is a newer version
    [unreachable] The server does not answer
    [server_stops] The server is taking a break
    [not_stored] The server could not write it down
    [too_fast] One thing at a time
    [too_many] The house is full
    [wrong_origin] This page comes from elsewhere
    [banned] You are shut out for a while
   *[other] Something broke
}

trouble-text = { $code ->
    [no_such_table] The link may have lost a letter on its way, or the table is long gone. Ask for the link once more, or make a table of your own.
    [table_closed] Whoever made it gave it up before the game began, or the host of the server closed it.
    [no_spectators] All its seats are taken, and it plays without spectators.
    [not_welcome] You were asked to stop watching this table. You can make a table of your own, or watch another one.
    [read_only] What is stored of it no longer makes a whole game, so nobody can play on. The other tables are fine.
    [no_session] This browser has lost the proof that you are { $name }: perhaps its cookies were deleted. You can go on as a new guest with the same name; seats taken before stay with the old one.
    [link_used] A personal link works once and only for a short time. Make a new one on the device where you are already playing.
    [not_found] The address may have a typing error, or what was here has moved.
    [old_page] The server has learned something new since this page was opened. Load it again; your games are safe.
    [unreachable] Perhaps your connection is down, perhaps the server is. Your games are safe: every move was written down before anyone saw it.
    [server_stops] It is being stopped or started anew. Your games are safe; try again in a moment.
    [not_stored] Its disk may be full. Nothing has changed; try again in a moment.
    [too_fast] That was quicker than the server allows. Wait a moment and try again.
    [too_many] The server has as many guests or tables as it can serve, or you have too many games that are not over. Finish one, or try again in a while.
    [wrong_origin] The server only talks to its own page. Open it by the server's address.
    [banned] Whoever runs this server has shut out you, or the address you come from. “Privacy” says until when.
   *[other] That was not your fault. Try again; if it happens once more, tell whoever runs this server.
}

trouble-step = { $step ->
    [again] Try again
    [reload] Load the page again
    [afresh] Go on as a new guest
    [new-table] Make a table
    [lobby] Open tables
    [games] My games
    [privacy] Privacy
   *[home] Home
}

# The short form, beside the button that was pressed.
refusal = { $code ->
    [seat_taken] Somebody else has just taken this seat.
    [seat_open] This seat is already empty.
    [already_started] The game has already begun.
    [seats_open] There are still open seats.
    [not_the_owner] Only the owner of the table can do that.
    [no_such_level] This computer player is not available.
    [no_such_table] The table is no longer there.
    [table_closed] The table was given up.
    [table_full] So much has happened at this table that nothing more can be changed. Make a new table.
    [no_session] The server no longer recognises you. Load the page again.
    [unreachable] The server does not answer. Try again in a moment.
    [server_stops] The server is just stopping. Try again in a moment.
    [not_stored] The server could not write it down; nothing has changed. Try again in a moment.
    [too_fast] That was too quick. Wait a moment and try again.
    [too_many] There are too many tables on the server, or too many games of yours that are not over. Finish one, or try again in a while.
   *[other] That did not work. Try again.
}

table-read-only = What is stored of this table no longer makes a whole game: it can be looked at, not played.
