# Il tavolo: cortile, Alhambra, mano, gli altri.

table-title = Tavolo
table-loading = Arrivo al tavolo…
title-your-turn = ● Tocca a te · Alhambra
title-waiting = Gioca { $player } · Alhambra

menu = Menu
menu-home = Alla pagina iniziale
close = Chiudi

# Nomi

tile-name = { building } { $price }
cell-name = { $shape ->
    [fountain] la tessera di partenza
    [across] { $x } { compass-across }
    [along] { $y } { compass-along }
   *[both] { $x } { compass-across }, { $y } { compass-along }
}
compass-across = { $across ->
    [east] a est
   *[west] a ovest
}
compass-along = { $along ->
    [north] a nord
   *[south] a sud
}
count-label = { building }: { $count }

# Cortile da edificare

market-label = Cortile da edificare
slot-label = { $fits ->
    [no] { currency }: { $tile }. { $cost }. Non entra nella tua Alhambra
   *[yes] { currency }: { $tile }. { $cost }
}
slot-empty = vuoto
slot-goes-to = per { $player }
badge = { $kind ->
    [exact] { $ways ->
        [one] esatto
       *[other] esatto × { $ways }
    }
    [over] { $by } in più
   *[short] { $by ->
        [one] manca { $by }
       *[other] mancano { $by }
    }
}
badge-short = { $kind ->
    [exact] × { $ways }
    [over] +{ $by }
   *[short] −{ $by }
}
badge-label = { $kind ->
    [exact] { $ways ->
        [one] Puoi pagare l’importo esatto
       *[other] Puoi pagare l’importo esatto in { $ways } modi
    }
    [over] Pagheresti { $by } di troppo
   *[short] { $by ->
        [one] Ti manca { $by }
       *[other] Ti mancano { $by }
    }
}
fits-nowhere = Non entra: solo per la tua riserva

display-label = Soldi esposti
take-label = { $allows ->
    [0] Prendi { $cards }
   *[other] Prendi { $cards }: importo esatto per { $tiles }
}
take-together = Prendi insieme

pile-deck = Soldi
pile-bag = Edifici
scoring-next = { $round ->
    [1] Prima valutazione
    [2] Seconda valutazione
   *[3] Ultima valutazione
}
scoring-window = { $fewest ->
    [0] { $most ->
        [0] con la prossima carta ({ $chance }%)
        [one] ora ({ $chance }%) o entro una carta
       *[other] ora ({ $chance }%) o entro { $most } carte
    }
   *[other] fra { $fewest } e { $most } carte
}
scoring-at-end = a fine partita

# Alhambra

palace-of = Alhambra di { $player }
board-closer = Ingrandisci
board-farther = Riduci
board-fit = Mostra tutto
cell-legal = { $purpose ->
    [exchange] { $cell }: si può cambiare
    [remove] { $cell }: può andare nella riserva
   *[other] { $cell }: ci sta
}
cell-illegal = { $cell }: { $reason }

# Le proprie cose

hand-label = { $count ->
    [one] La tua mano: una carta
   *[other] La tua mano: { $count } carte
}
hand-toggle = Mostra o nascondi le tue carte
purse-label = { $count ->
    [one] { currency }: { $total } in una carta
   *[other] { currency }: { $total } in { $count } carte
}
tray-label = Da piazzare
reserve-label = Riserva

# Gli altri

standings-label = Classifica
standing-label = { $score ->
    [one] { $player }: { $score } punto, più { $gain } se si valutasse ora
   *[other] { $player }: { $score } punti, più { $gain } se si valutasse ora
}
rival-label = { $state ->
    [acting] { $player }, di turno: punti { $score }, mura { $wall }, carte { $cards }, riserva { $reserve }
    [acting-away] { $player }, di turno, assente: punti { $score }, mura { $wall }, carte { $cards }, riserva { $reserve }
    [away] { $player }, assente: punti { $score }, mura { $wall }, carte { $cards }, riserva { $reserve }
   *[here] { $player }: punti { $score }, mura { $wall }, carte { $cards }, riserva { $reserve }
}
ledger-label = Carlo, l’immaginario terzo giocatore
points-so-far = Punti
if-scored-now = Se si valutasse ora
wall-length = Mura
cards-in-hand = Carte
in-reserve = Riserva
player-before = Giocatore precedente
player-after = Giocatore successivo

log-label = Corso della partita
since-label = Dal tuo ultimo turno
since-show = Mostra

# Che cosa fare

prompt-label = Il tuo turno
prompt = { $prompt ->
    [watch] Stai guardando. Gioca { $player }.
    [act] Prendi dei soldi, compra o ricostruisci.
    [bonus] Importo esatto! Puoi fare un’altra mossa.
    [stuck] In questo turno non si può fare nulla.
    [settle] Ora piazza ciò che hai comprato.
    [ready] Tutto fatto. Concludi il turno quando vuoi.
    [final] Gli ultimi edifici sono tuoi: piazzali o tienili in riserva.
    [over] La partita è finita.
   *[wait] { $computer ->
        [yes] { $player } sta pensando…
       *[no] Gioca { $player }.
    }
}

pay-title = { building } da { $price }
pay-line = { $kind ->
    [none] Scegli le carte con cui pagare.
    [short] { $by ->
        [one] { $total } su { $price }: manca { $by }
       *[other] { $total } su { $price }: mancano { $by }
    }
    [exact] Esatto: un’altra mossa
   *[over] { $needless ->
        [yes] { $total } per { $price }: { $by } di troppo, e basterebbe meno. Fine delle tue mosse.
       *[no] { $total } per { $price }: { $by } di troppo. Fine delle tue mosse.
    }
}
pay-poor = { $by ->
    [one] Ti manca { $by } in questa moneta.
   *[other] Ti mancano { $by } in questa moneta.
}
pay-cards-first = { $count ->
    [one] Una carta da { $total }. Scegli un edificio.
   *[other] { $count } carte, { $total } in tutto. Scegli un edificio.
}
payments-label = Modi di pagare
payment-label = { $over ->
    [0] Paga { $cards }: esatto
   *[other] Paga { $cards }: { $over } di troppo
}
payment-exact = esatto
chain = { $count ->
    [one] { $count } acquisto esatto:
   *[other] { $count } acquisti esatti:
}
chain-link = { building } { $price } con { $cards }

place-title = { $from ->
    [reserve] { building } { $price } dalla riserva
   *[aside] Piazza { building-the } da { $price }
}
place-line = { $from ->
    [reserve] Questa è la tua mossa: costruisci su una casella libera o cambia un edificio.
   *[aside] Tocca una casella per provare, toccala di nuovo per costruire.
}
place-gives-up = Se piazzi ora, rinunci all’altra mossa.
rebuild-title = Ricostruire
rebuild-line = Questa è la tua mossa: porta un edificio nella riserva, o scegline uno da lì.

consequences-label = Che cosa cambia
consequence-wall = Mura { $before }, poi { $after }
consequence-kind = { $player }, { building }: { $before }, poi { $after }
consequence-points = { $by ->
    [one] { $player }: { $by } punto se si valutasse ora
   *[other] { $player }: { $by } punti se si valutasse ora
}

do-buy = Compra
do-buy-anyway = Paga troppo comunque
do-confirm = { $purpose ->
    [dirk] Regala a Carlo
    [exchange] Cambia
    [remove] Nella riserva
   *[other] { $bonus ->
        [yes] Basta, piazza
       *[no] Piazza qui
    }
}
do-store = Riserva
do-dirk = A Carlo
do-cancel = Lascia stare
do-rebuild = Ricostruisci
do-undo = Annulla
do-redo = Ripeti
do-restart = Ricomincia il turno
do-stop = { $bonus ->
    [yes] Basta mosse
   *[no] Passa
}
do-end = Fine turno
do-skip = Salta al mio turno
do-result = Risultato

# Più persone a un solo dispositivo

curtain-title = Tocca a { $player }
curtain-text = Passa il dispositivo. Le carte restano coperte finché non dici che ci sei.
curtain-reveal = Sono { $player }

# Il collegamento al server

line = { $state ->
    [connecting] Collegamento in corso…
   *[waiting] La connessione si è interrotta. Nuovo tentativo…
}
line-retry = Prova ora
line-reload = Ricarica

# Quello che chi ospita il server dice a tutti

notice-label = Avviso dal server
notice-close = Chiudi

# Persone al tavolo

people = Persone al tavolo
talk = Chat
talk-open = { $unread ->
    [0] Chat
    [one] Chat, un messaggio nuovo
   *[other] Chat, { $unread } messaggi nuovi
}
clock = Tempo rimasto
plays-for = il computer gioca per { $player }

why-ask = { $who ->
    [you] Cos’altro avresti potuto fare?
   *[other] Perché { $player } ha giocato così?
}
why-last = Perché l’ultimo turno?
