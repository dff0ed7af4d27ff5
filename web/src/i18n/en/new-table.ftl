# Planning a table.

plan-title = { $purpose ->
    [device] On one device
   *[friends] A table for friends
}
plan-lead = { $purpose ->
    [device] Several people, one screen. Give everyone a name; money stays hidden between turns.
   *[friends] Anyone with the link can take an open seat. You can change the seats until the game starts.
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

plan-options = Options
plan-pace = Pace
plan-pace-hint = { $pace ->
    [live] Everyone plays at the same time. If someone is away for two minutes, a computer player takes over until they are back.
   *[days] Everyone plays when they have time. If someone hasn’t moved for a day, the others can let a computer player take over.
}
plan-clock = Clock
plan-clock-kind = { $kind ->
    [none] None
    [per_turn] Each turn
   *[bank] Whole game
}
plan-clock-time = Time
plan-clock-hint = { $clock }. When time runs out, a computer player takes over until you take your seat back.
plan-shuffle = Shuffle the seats
    .hint = The order of play is drawn at random when the game starts.
plan-open-hands = Open hands
    .hint = Everyone sees everyone’s money. It was all taken openly, so this only saves remembering it.
plan-public = List it in the lobby
    .hint = Anyone on this server can join. Otherwise only people with the link can.
plan-spectators = Allow spectators
    .hint = Others can watch. They see only what is open to everyone, never a hidden hand.

plan-watching = You have no seat, so you will watch.
plan-make = { $complete ->
    [true] Start the game
   *[false] Make the table
}
