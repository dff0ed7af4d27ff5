# Le persone al tavolo: chi c'è, chi gioca per chi, che cosa si dice e la prossima partita.

# Sostituti

stood-in = { $who ->
    [you] { $why ->
        [clock] Il tuo tempo è finito: il computer va avanti per te.
        [called] Il computer è stato chiamato a giocare per te.
        [conceded] Ora il tuo posto è del computer.
       *[absent] Il computer gioca per te mentre non ci sei.
    }
   *[other] { $why ->
        [clock] Il tempo di { $player } è finito: va avanti il computer.
        [called] Il computer è stato chiamato a giocare per { $player }.
        [conceded] { $player } ha lasciato il posto al computer.
       *[absent] { $player } non c’è: va avanti il computer.
    }
}
returned = { $who ->
    [you] Hai di nuovo il tuo posto.
   *[other] { $player } è di nuovo qui.
}
your-stand-in = { $several ->
    [yes] { $why ->
        [clock] Il tempo di { $player } è finito. Va avanti il computer.
        [called] Il computer è stato chiamato a giocare per { $player }.
        [conceded] { $player } ha lasciato il posto. Va avanti il computer.
       *[absent] Il computer ha giocato per { $player }.
    }
   *[no] { $why ->
        [clock] Il tuo tempo è finito. Il computer va avanti per te.
        [called] Gli altri hanno chiamato il computer a giocare per te.
        [conceded] Hai lasciato il tuo posto. Va avanti il computer.
       *[absent] Il computer ha giocato per te.
    }
}
clock-low = Il tuo tempo sta per finire.
take-back = Riprendi il posto
missing = { $player } non gioca da molto tempo.
call-computer = Fai continuare il computer
awaited = { $soon ->
    [yes] { $minutes ->
        [one] { $player } non c’è. Entro un minuto va avanti il computer.
       *[other] { $player } non c’è. Tra { $minutes } minuti va avanti il computer.
    }
   *[no] { $player } non c’è. Non c’è fretta.
}
paused = La partita aspetta che torni qualcuno.
company-refused = { $code ->
    [too_soon] È troppo presto: lascia ancora un po’ di tempo.
    [played_by_computer] Questo posto è già del computer.
    [played_by_person] Il posto è già tuo.
    [unreachable] Il server non risponde. Riprova tra un momento.
   *[other] Non ha funzionato. Riprova.
}

# Nel menu

notify = Avvisami quando tocca a me
    .hint = Il browser mostra un avviso se stai guardando altro.
notify-forbidden = Questo browser non permette avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
notify-turn = Tocca a te
concede = Lascia il mio posto
concede-for = Lascia il posto di { $player }
concede-sure = Il computer continua al tuo posto e gli altri vanno avanti. Puoi riprendere il posto quando vuoi.
concede-yes = Sì, lascialo

# Tutti

people-seats = Giocatori
attendance = { $kind ->
    [computer] Giocatore virtuale
    [away] Assente, { $since }
    [relieved] { $why ->
        [clock] Gioca il computer: tempo finito
        [called] Gioca il computer: chiamato dagli altri
        [conceded] Gioca il computer: posto lasciato
       *[absent] Gioca il computer: assenza
    }
   *[here] Qui
}
watchers = { $count ->
    [0] Nessuno guarda
    [one] Guarda una persona
   *[other] Guardano in { $count }
}
watchers-label = Spettatori
watcher-remove = Allontana
watch-link = Chi apre questo link può guardare
watch-message = Guardaci giocare ad Alhambra.

# Chiacchiere

talk-log = Messaggi
talk-none = Ancora nessun messaggio.
talk-said = { $name } dice: { $text }
talk-write = Scrivi un messaggio
talk-send = Invia
talk-room = { $fits ->
    [yes] { $left ->
        [one] Ancora 1 carattere
       *[other] Ancora { $left } caratteri
    }
   *[no] { $over ->
        [one] Un carattere di troppo
       *[other] { $over } caratteri di troppo
    }
}
talk-refused = { $code ->
    [too_fast] Troppo veloce. Aspetta un momento, poi invia di nuovo.
    [unreachable] Connessione persa. Quel che hai scritto è ancora qui.
    [talk_closed] Per ora non puoi parlare a questo tavolo.
    [slow_talk] A questo tavolo si aspetta un po’ fra un messaggio e l’altro. Il tuo è ancora qui.
    [no_such_remark] Questo messaggio non c’è più.
   *[other] Non è stato possibile inviarlo. Riprova.
}
mute = Silenzia { $name }
muted = Hai silenziato { $name }
unmute = Ascolta di nuovo
unmute-name = Ascolta di nuovo { $name }
report-name = Segnala { $name }
remark-report = Segnala
remark-remove = Togli per tutti
reactions = Reazioni
reaction = { $reaction ->
    [hello] Ciao!
    [well_played] Ben giocato!
    [thanks] Grazie!
    [wow] Però!
    [oops] Ops!
    [laugh] Ah ah!
    [thinking] Fammi pensare…
   *[good_game] Bella partita!
}

# La prossima partita

rematch = { $asked ->
    [yes] Ci sto
   *[no] Gioca ancora
}
rematch-waits = La prossima partita aspetta { $names }.
rematch-wanted = C’è chi vuole giocare ancora.
rematch-look = Guarda
results = Partite a questo tavolo
results-game = Partita { $game }
results-won = { $won ->
    [one] { $name }: { $won } vinta
   *[other] { $name }: { $won } vinte
}
results-score = { $won ->
    [yes] { $name } { $score } ★
   *[no] { $name } { $score }
}
