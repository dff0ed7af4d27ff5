# The people at a table: who is there, who plays for whom, what is said, and the next game.

# Standing in

stood-in = { $who ->
    [you] { $why ->
        [clock] Your time has run out: a computer player is taking over.
        [called] The others have called in a computer player for you.
        [conceded] A computer player has your seat now.
       *[absent] A computer player is playing for you while you are away.
    }
   *[other] { $why ->
        [clock] { $player }’s time has run out: a computer player is taking over.
        [called] A computer player was called in for { $player }.
        [conceded] { $player } has given up the seat to a computer player.
       *[absent] { $player } is away: a computer player is taking over.
    }
}
returned = { $who ->
    [you] You have your seat back.
   *[other] { $player } is back.
}
your-stand-in = { $several ->
    [yes] { $why ->
        [clock] { $player }’s time has run out. A computer player has taken over.
        [called] A computer player was called in for { $player }.
        [conceded] { $player } has given up the seat. A computer player has taken over.
       *[absent] A computer player has played for { $player }.
    }
   *[no] { $why ->
        [clock] Your time has run out. A computer player has taken over.
        [called] The others have called in a computer player for you.
        [conceded] You have given up your seat. A computer player has taken over.
       *[absent] A computer player has played for you.
    }
}
clock-low = Your time is running out.
take-back = Take your seat back
missing = { $player } has not played for a long time.
call-computer = Let a computer player take over
awaited = { $soon ->
    [yes] { $minutes ->
        [one] { $player } is away. A computer player will take over within a minute.
       *[other] { $player } is away. A computer player will take over in { $minutes } minutes.
    }
   *[no] { $player } is away. There is no hurry.
}
paused = The game is paused until a player is back.
company-refused = { $code ->
    [too_soon] It is too soon for that. Give them a little more time.
    [played_by_computer] A computer player already has this seat.
    [played_by_person] This seat is already yours.
    [unreachable] The server isn’t answering. Try again in a moment.
   *[other] That did not work. Try again.
}

# In the menu

notify = Notify me when it is my turn
    .hint = The browser shows a notification when you are on another page.
notify-forbidden = This browser blocks notifications from this page. You can change that in its settings.
notify-turn = It is your turn
concede = Give up my seat
concede-for = Give up the seat of { $player }
concede-sure = A computer player takes over and the game goes on. You can take your seat back at any time.
concede-yes = Yes, give it up

# Everybody

people-seats = Players
attendance = { $kind ->
    [computer] Computer player
    [away] Away, { $since }
    [relieved] { $why ->
        [clock] Out of time, a computer player is playing
        [called] Away, the others called in a computer player
        [conceded] Gave up the seat, a computer player is playing
       *[absent] Away, a computer player is playing
    }
   *[here] Here
}
watchers = { $count ->
    [0] Nobody is watching
    [one] One person is watching
   *[other] { $count } people are watching
}
watchers-label = Spectators
watcher-remove = Remove
watch-link = Whoever opens this link can watch
watch-message = Watch us play Alhambra.

# Talk

talk-log = Chat messages
talk-none = No messages yet.
talk-said = { $name }: { $text }
talk-write = Write a message
talk-send = Send
talk-room = { $fits ->
    [yes] { $left ->
        [one] 1 character left
       *[other] { $left } characters left
    }
   *[no] { $over ->
        [one] 1 character too many
       *[other] { $over } characters too many
    }
}
talk-refused = { $code ->
    [too_fast] Too fast. Wait a moment, then send it again.
    [unreachable] Connection lost. Your message is still here.
    [talk_closed] You can’t talk at this table for now.
    [slow_talk] At this table you wait a while between two messages. Yours is still here.
    [no_such_remark] This message is no longer there.
   *[other] Your message could not be sent. Try again.
}
mute = Mute { $name }
muted = { $name } is muted
unmute = Unmute
unmute-name = Unmute { $name }
report-name = Report { $name }
remark-report = Report
remark-remove = Remove for everyone
reactions = Reactions
reaction = { $reaction ->
    [hello] Hello!
    [well_played] Well played!
    [thanks] Thank you!
    [wow] Wow!
    [oops] Oops!
    [laugh] Ha ha!
    [thinking] Let me think…
   *[good_game] Good game!
}

# The next game

rematch = { $asked ->
    [yes] I’m in
   *[no] Play again
}
rematch-waits = Waiting for { $names } to join the next game.
rematch-wanted = The others want another game.
rematch-look = Show me
results = Games at this table
results-game = Game { $game }
results-won = { $name }: { $won } won
results-score = { $won ->
    [yes] { $name } { $score } ★
   *[no] { $name } { $score }
}
