# The people at a table: who is there, who plays for whom, what is said, and the next game.

# Standing in

stood-in = { $who ->
    [you] { $why ->
        [clock] Your time has run out: a computer player goes on for you.
        [called] A computer player was called to play for you.
        [conceded] A computer player has your seat now.
       *[absent] A computer player plays for you while you are away.
    }
   *[other] { $why ->
        [clock] { $player }’s time has run out: a computer player goes on.
        [called] A computer player was called to play for { $player }.
        [conceded] { $player } has given up the seat to a computer player.
       *[absent] { $player } is away: a computer player goes on.
    }
}
returned = { $who ->
    [you] You have your seat back.
   *[other] { $player } is back.
}
your-stand-in = { $several ->
    [yes] { $why ->
        [clock] { $player }’s time has run out. A computer player goes on.
        [called] A computer player was called to play for { $player }.
        [conceded] { $player } has given up the seat. A computer player goes on.
       *[absent] A computer player has played for { $player }.
    }
   *[no] { $why ->
        [clock] Your time has run out. A computer player goes on for you.
        [called] The others have called a computer player to play for you.
        [conceded] You have given up your seat. A computer player goes on.
       *[absent] A computer player has played for you.
    }
}
clock-low = Your time is running out.
take-back = Take the seat back
missing = { $player } has not played for a long time.
call-computer = Let a computer player go on
awaited = { $soon ->
    [yes] { $minutes ->
        [one] { $player } is away. Within a minute a computer player goes on.
       *[other] { $player } is away. In { $minutes } minutes a computer player goes on.
    }
   *[no] { $player } is away. There is time.
}
paused = The game waits until a player is back.
company-refused = { $code ->
    [too_soon] It is too soon for that: give them some more time.
    [played_by_computer] A computer player has this seat already.
    [played_by_person] The seat is yours already.
    [unreachable] The server does not answer. Try again in a moment.
   *[other] That did not work. Try again.
}

# In the menu

notify = Call me when it is my turn
    .hint = The browser shows a message when you are looking elsewhere.
notify-forbidden = This browser does not allow messages from this page. You can change that in its settings.
notify-turn = It is your turn
concede = Give up my seat
concede-for = Give up the seat of { $player }
concede-sure = A computer player goes on in your place, and the others play on. You can take the seat back at any time.
concede-yes = Yes, give it up

# Everybody

people-seats = Players
attendance = { $kind ->
    [computer] Computer player
    [away] Away, { $since }
    [relieved] { $why ->
        [clock] A computer player plays: out of time
        [called] A computer player plays: called by the others
        [conceded] A computer player plays: gave up the seat
       *[absent] A computer player plays: away
    }
   *[here] Here
}
watchers = { $count ->
    [0] Nobody is watching
    [one] One is watching
   *[other] { $count } are watching
}
watchers-label = Spectators
watcher-remove = Remove
watch-link = Whoever opens this link can watch
watch-message = Watch us playing Alhambra.

# Talk

talk-log = What was said
talk-none = Nobody has said anything yet.
talk-said = { $name }: { $text }
talk-write = Say something
talk-send = Send
talk-room = { $fits ->
    [yes] { $left ->
        [one] Room for one more letter
       *[other] Room for { $left } more letters
    }
   *[no] { $over ->
        [one] One letter too many
       *[other] { $over } letters too many
    }
}
talk-refused = { $code ->
    [too_fast] Not so fast: take a breath, then send it again.
    [unreachable] The connection is lost. What you wrote is still here.
    [talk_closed] The talk at this table is closed to you for now.
    [slow_talk] At this table one waits a while between two remarks. What you wrote is still here.
    [no_such_remark] This remark is no longer there.
   *[other] That could not be sent. Try again.
}
mute = Mute { $name }
muted = { $name } is muted
unmute = Hear again
unmute-name = Hear { $name } again
report-name = Report { $name }
remark-report = Report
remark-remove = Remove for everybody
reactions = Reactions
reaction = { $reaction ->
    [hello] Hello!
    [well_played] Well played!
    [thanks] Thank you!
    [wow] Wow!
    [oops] Oops!
    [laugh] Ha ha!
    [thinking] Let me think …
   *[good_game] Good game!
}

# The next game

rematch = { $asked ->
    [yes] I am in
   *[no] Play again
}
rematch-waits = The next game waits for { $names }.
rematch-wanted = Another game is wanted.
rematch-look = Have a look
results = Games at this table
results-game = Game { $game }
results-won = { $name }: { $won } won
results-score = { $won ->
    [yes] { $name } { $score } ★
   *[no] { $name } { $score }
}
