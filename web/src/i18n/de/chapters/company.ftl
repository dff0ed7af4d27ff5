# Die Leute an einem Tisch: wer da ist, wer für wen spielt, was gesagt wird, und die nächste Partie.

# Vertretung

stood-in = { $who ->
    [you] { $why ->
        [clock] Deine Zeit ist abgelaufen: Ein Computerspieler macht für dich weiter.
        [called] Ein Computerspieler wurde gerufen, um für dich zu spielen.
        [conceded] Ein Computerspieler hat jetzt deinen Platz.
       *[absent] Ein Computerspieler spielt für dich, solange du weg bist.
    }
   *[other] { $why ->
        [clock] Zeit abgelaufen für { $player }: Ein Computerspieler macht weiter.
        [called] Ein Computerspieler wurde gerufen, um für { $player } zu spielen.
        [conceded] { $player } hat den Platz an einen Computerspieler abgegeben.
       *[absent] { $player } ist weg: Ein Computerspieler macht weiter.
    }
}
returned = { $who ->
    [you] Du hast deinen Platz wieder.
   *[other] { $player } ist wieder da.
}
your-stand-in = { $several ->
    [yes] { $why ->
        [clock] Zeit abgelaufen für { $player }. Ein Computerspieler macht weiter.
        [called] Ein Computerspieler wurde gerufen, um für { $player } zu spielen.
        [conceded] { $player } hat den Platz abgegeben. Ein Computerspieler macht weiter.
       *[absent] Ein Computerspieler hat für { $player } gespielt.
    }
   *[no] { $why ->
        [clock] Deine Zeit ist abgelaufen. Ein Computerspieler macht für dich weiter.
        [called] Die anderen haben einen Computerspieler gerufen, um für dich zu spielen.
        [conceded] Du hast deinen Platz abgegeben. Ein Computerspieler macht weiter.
       *[absent] Ein Computerspieler hat für dich gespielt.
    }
}
clock-low = Deine Zeit wird knapp.
take-back = Platz wieder einnehmen
missing = { $player } hat schon lange nicht mehr gespielt.
call-computer = Computerspieler einspringen lassen
awaited = { $soon ->
    [yes] { $minutes ->
        [one] { $player } ist weg. In spätestens einer Minute macht ein Computerspieler weiter.
       *[other] { $player } ist weg. In { $minutes } Minuten macht ein Computerspieler weiter.
    }
   *[no] { $player } ist weg. Wir haben Zeit.
}
paused = Die Partie wartet, bis wieder jemand da ist.
company-refused = { $code ->
    [too_soon] Dafür ist es zu früh: Lass noch etwas Zeit.
    [played_by_computer] Diesen Platz hat schon ein Computerspieler.
    [played_by_person] Der Platz gehört schon wieder dir.
    [unreachable] Der Server antwortet nicht. Versuch es gleich noch einmal.
   *[other] Das hat nicht geklappt. Versuch es noch einmal.
}

# Im Menü

notify = Ruf mich, wenn ich dran bin
    .hint = Der Browser zeigt eine Nachricht, wenn du gerade woanders hinsiehst.
notify-forbidden = Dieser Browser erlaubt der Seite keine Benachrichtigungen. In seinen Einstellungen kannst du das ändern.
notify-turn = Du bist dran
concede = Meinen Platz abgeben
concede-for = Platz von { $player } abgeben
concede-sure = An deiner Stelle spielt ein Computerspieler weiter, und die anderen machen weiter. Du kannst den Platz jederzeit wieder einnehmen.
concede-yes = Ja, abgeben

# Alle

people-seats = Spieler
attendance = { $kind ->
    [computer] Computerspieler
    [away] Weg, { $since }
    [relieved] { $why ->
        [clock] Ein Computerspieler spielt: Zeit abgelaufen
        [called] Ein Computerspieler spielt: von den anderen gerufen
        [conceded] Ein Computerspieler spielt: Platz abgegeben
       *[absent] Ein Computerspieler spielt: weg
    }
   *[here] Da
}
watchers = { $count ->
    [0] Niemand schaut zu
    [one] Eine Person schaut zu
   *[other] { $count } schauen zu
}
watchers-label = Zuschauer
watcher-remove = Entfernen
watch-link = Wer diesen Link öffnet, kann zuschauen
watch-message = Schau uns bei Alhambra zu.

# Chat

talk-log = Was gesagt wurde
talk-none = Noch hat niemand etwas gesagt.
talk-said = { $name }: { $text }
talk-write = Sag etwas
talk-send = Senden
talk-room = { $fits ->
    [yes] { $left ->
        [one] Noch 1 Zeichen
       *[other] Noch { $left } Zeichen
    }
   *[no] { $over ->
        [one] 1 Zeichen zu viel
       *[other] { $over } Zeichen zu viel
    }
}
talk-refused = { $code ->
    [too_fast] Nicht so schnell: Hol kurz Luft und schick es dann noch einmal.
    [unreachable] Die Verbindung ist weg. Was du geschrieben hast, steht noch hier.
    [talk_closed] An diesem Tisch kannst du zurzeit nichts sagen.
    [slow_talk] An diesem Tisch wartet man zwischen zwei Nachrichten ein wenig. Deine steht noch hier.
    [no_such_remark] Diese Nachricht gibt es nicht mehr.
   *[other] Das ließ sich nicht senden. Versuch es noch einmal.
}
mute = { $name } stummschalten
muted = { $name } ist stummgeschaltet
unmute = Wieder hören
unmute-name = { $name } wieder hören
report-name = { $name } melden
remark-report = Melden
remark-remove = Für alle entfernen
reactions = Reaktionen
reaction = { $reaction ->
    [hello] Hallo!
    [well_played] Gut gespielt!
    [thanks] Danke!
    [wow] Wow!
    [oops] Hoppla!
    [laugh] Haha!
    [thinking] Lass mich überlegen …
   *[good_game] Schöne Partie!
}

# Die nächste Partie

rematch = { $asked ->
    [yes] Ich bin dabei
   *[no] Noch einmal spielen
}
rematch-waits = Die nächste Partie wartet auf { $names }.
rematch-wanted = Eine weitere Partie ist gewünscht.
rematch-look = Ansehen
results = Partien an diesem Tisch
results-game = Partie { $game }
results-won = { $name }: { $won } gewonnen
results-score = { $won ->
    [yes] { $name } { $score } ★
   *[no] { $name } { $score }
}
