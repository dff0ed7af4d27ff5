# A table before its start.

waiting-title = { $mine ->
    [true] Your table
   *[false] { $owner }’s table
}
table-public = { $public ->
    [true] In the lobby
   *[false] Private, by link
}
table-seats = { $shuffled ->
    [true] Seats are shuffled
   *[false] Seats stay as they are
}
table-pace = { $pace ->
    [live] In one sitting
   *[days] Over days
}
clock-per-turn = { $time } a turn
clock-bank = { $time } each, { $more } more a turn
table-open-hands = Open hands
table-no-spectators = No spectators

waiting-seats = { $open ->
    [0] At the table
    [one] One seat is open
   *[other] { $open } seats are open
}
waiting-watchers = Watching: { $names }
waiting-full = All seats are taken
waiting-full-text = { $spectators ->
    [true] You are welcome to watch: stay on this page until { $owner } starts the game. Or make a table of your own.
   *[false] This table plays without spectators. Make a table of your own, or look for an open one.
}

seat-role = { $kind ->
    [open] Seat { $number }
    [computer] Computer player
    [program] { $present ->
        [true] Program, here
       *[false] Program, away
    }
   *[person] { $mine ->
        [true] You
       *[false] { $present ->
            [true] Here
           *[false] Away
        }
    }
}
seat-unready = has yet to agree
seat-number = { $state ->
    [absent] has to open this table once
   *[awaited] number for the shuffle missing
}
seat-sit = Sit here
seat-beside = Someone beside me
seat-beside-name = Name of the person beside you
seat-sit-them = Sit down
seat-computer = Computer player …
seat-leave = Leave
seat-remove = { $kind ->
    [computer] Send away
   *[other] Remove
}
seat-free = Free the seat
seat-remove-sure = { $name } will not be able to come back to this table.
seat-remove-yes = Yes, remove
never-mind = Never mind

invite-title = Invite
invite-link = Whoever opens this link can sit down
invite-code = The link as a QR code
invite-message = { $name } invites you to a game of Alhambra.

waiting-open = { $open ->
    [one] The game can start when the last seat is taken.
   *[other] The game can start when all seats are taken.
}
fill-level = Which computer players
fill = Fill the open seats
waiting-start = Start the game
waiting-for-start = { $open ->
    [0] { $owner } can start the game now.
   *[other] Waiting for more players; then { $owner } starts the game.
}
give-up = Give the table up
give-up-sure = The table will be gone, and so will the seats of the others.
give-up-yes = Yes, give it up
