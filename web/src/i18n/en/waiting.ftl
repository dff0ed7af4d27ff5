# A table before its start.

waiting-title = { $mine ->
    [true] Your table
   *[false] { $owner }’s table
}
table-public = { $public ->
    [true] In the lobby
   *[false] Private, by link only
}
table-seats = { $shuffled ->
    [true] Seats will be shuffled
   *[false] Seats stay as they are
}
table-pace = { $pace ->
    [live] In one sitting
   *[days] Over several days
}
clock-per-turn = { $time } per turn
clock-bank = { $time } each, plus { $more } per turn
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
    [true] You are welcome to watch: stay on this page until { $owner } starts the game. Or make your own table.
   *[false] This table does not allow spectators. Make your own table, or look for an open one.
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
seat-unready = not ready yet
seat-number = { $state ->
    [absent] must open this table once
   *[awaited] number for the shuffle missing
}
seat-sit = Sit here
seat-beside = Add someone next to me
seat-beside-name = Name of the person next to you
seat-sit-them = Add
seat-computer = Computer player…
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
invite-link = Whoever opens this link can join
invite-code = The link as a QR code
invite-message = { $name } invites you to a game of Alhambra.

waiting-open = { $open ->
    [one] The game can start when the last seat is taken.
   *[other] The game can start when all seats are taken.
}
fill-level = Computer players
fill = Fill the open seats
waiting-start = Start the game
waiting-for-start = { $open ->
    [0] { $owner } can start the game now.
   *[other] Waiting for more players; then { $owner } starts the game.
}
give-up = Close the table
give-up-sure = The table will be gone for everyone.
give-up-yes = Yes, close it
