# Planning a table.

plan-title = { $purpose ->
    [device] On one device
   *[friends] A table for friends
}
plan-lead = { $purpose ->
    [device] Several people, one screen. Give everyone a name; between turns the money is covered.
   *[friends] Open seats are for whoever has the link. You can still change them until the game starts.
}

plan-seats = { $count } seats
plan-seat = Seat { $number }
plan-mine = On this device
plan-open = Open, by link
plan-computers = Computer player
plan-name = Name
plan-name-trouble = { $trouble ->
    [missing] Everyone needs a name.
   *[twice] Two people here have the same name.
}
plan-default-name = Player { $number }
plan-remove = Remove seat { $number }
plan-add = Add a seat

plan-options = How you play
plan-pace = When you play
plan-pace-hint = { $pace ->
    [live] Everyone is there. For whoever is away for two minutes a computer player goes on until they are back.
   *[days] Everyone plays when they find the time. After a day without a move the others may let a computer player go on.
}
plan-clock = Clock
plan-clock-kind = { $kind ->
    [none] None
    [per_turn] Each turn
   *[bank] Whole game
}
plan-clock-time = How long
plan-clock-hint = { $clock }. When it runs out, a computer player goes on until you take over again.
plan-shuffle = Shuffle the seats
    .hint = Who sits next to whom is drawn at the start.
plan-open-hands = Open hands
    .hint = Everyone sees everyone’s money: a help for the memory, since all of it was taken openly.
plan-public = Show it in the lobby
    .hint = Anyone on this server may sit down. Otherwise only those who have the link.
plan-spectators = Spectators are welcome
    .hint = Others may watch. They see what lies open, never what anyone holds.

plan-watching = You have taken no seat: you will watch.
plan-make = { $complete ->
    [true] Start the game
   *[false] Make the table
}
