# Der Tisch: Bauhof, Alhambra, Hand, die anderen.

table-title = Tisch
table-loading = Auf dem Weg zum Tisch …
title-your-turn = ● Du bist dran · Alhambra
title-waiting = { $player } ist dran · Alhambra

menu = Menü
menu-home = Startseite
close = Schließen

# Namen

tile-name = { building } { $price }
cell-name = { $shape ->
    [fountain] Startplättchen
    [across] { $x } { compass-across }
    [along] { $y } { compass-along }
   *[both] { $x } { compass-across }, { $y } { compass-along }
}
compass-across = { $across ->
    [east] Ost
   *[west] West
}
compass-along = { $along ->
    [north] Nord
   *[south] Süd
}
count-label = { building }: { $count }

# Bauhof

market-label = Bauhof
slot-label = { $fits ->
    [no] { currency }: { $tile }. { $cost }. Passt nirgends in deine Alhambra
   *[yes] { currency }: { $tile }. { $cost }
}
slot-empty = leer
slot-goes-to = für { $player }
badge = { $kind ->
    [exact] { $ways ->
        [one] passend
       *[other] passend × { $ways }
    }
    [over] { $by } zu viel
   *[short] { $by } zu wenig
}
badge-short = { $kind ->
    [exact] × { $ways }
    [over] +{ $by }
   *[short] −{ $by }
}
badge-label = { $kind ->
    [exact] { $ways ->
        [one] Du kannst passend zahlen
       *[other] Du kannst auf { $ways } Arten passend zahlen
    }
    [over] Du würdest { $by } zu viel zahlen
   *[short] Dir fehlen { $by }
}
fits-nowhere = Passt nirgends: nur in die Reserve

display-label = Geldauslage
take-label = { $allows ->
    [0] { $cards } nehmen
   *[other] { $cards } nehmen: damit zahlst du passend für { $tiles }
}
take-together = Zusammen nehmen

pile-deck = Geld
pile-bag = Gebäude
scoring-next = { $round ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Letzte Wertung
}
scoring-window = { $fewest ->
    [0] { $most ->
        [0] mit der nächsten Karte ({ $chance } %)
        [one] jetzt ({ $chance } %) oder binnen einer Karte
       *[other] jetzt ({ $chance } %) oder binnen { $most } Karten
    }
   *[other] in { $fewest } bis { $most } Karten
}
scoring-at-end = wenn die Gebäude ausgehen

# Alhambra

palace-of = Alhambra: { $player }
board-closer = Vergrößern
board-farther = Verkleinern
board-fit = Alles zeigen
cell-legal = { $purpose ->
    [exchange] { $cell }: kann getauscht werden
    [remove] { $cell }: kann in die Reserve
   *[other] { $cell }: passt
}
cell-illegal = { $cell }: { $reason }

# Man selbst

hand-label = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
hand-toggle = Deine Karten zeigen oder verbergen
purse-label = { $count ->
    [one] { currency }: { $total } auf einer Karte
   *[other] { currency }: { $total } auf { $count } Karten
}
tray-label = Noch anzulegen
reserve-label = Reserve

# Die anderen

standings-label = Spielstand
standing-label = { $score ->
    [one] { $player }: { $score } Punkt, bei Wertung jetzt { $gain } mehr
   *[other] { $player }: { $score } Punkte, bei Wertung jetzt { $gain } mehr
}
rival-label = { $state ->
    [acting] { $player }, gerade am Zug: Punkte { $score }, Mauer { $wall }, Karten { $cards }, Reserve { $reserve }
    [acting-away] { $player }, gerade am Zug, abwesend: Punkte { $score }, Mauer { $wall }, Karten { $cards }, Reserve { $reserve }
    [away] { $player }, abwesend: Punkte { $score }, Mauer { $wall }, Karten { $cards }, Reserve { $reserve }
   *[here] { $player }: Punkte { $score }, Mauer { $wall }, Karten { $cards }, Reserve { $reserve }
}
ledger-label = Dirk, gedachter dritter Mitspieler
points-so-far = Punkte
if-scored-now = Bei Wertung jetzt
wall-length = Mauer
cards-in-hand = Karten
in-reserve = Reserve
player-before = Wer davor dran ist
player-after = Wer danach dran ist

log-label = Spielverlauf
since-label = Seit deinem letzten Zug
since-show = Zeigen

# Was zu tun ist

prompt-label = Dein Zug
prompt = { $prompt ->
    [watch] Du schaust zu. { $player } ist dran.
    [act] Du bist dran: Nimm Geld, kauf ein oder bau um.
    [bonus] Passend gezahlt! Du hast noch eine Aktion.
    [stuck] In diesem Zug ist nichts möglich.
    [settle] Leg jetzt an, was du gekauft hast.
    [ready] Alles erledigt. Beende deinen Zug, wenn du so weit bist.
    [final] Die letzten Gebäude gehören dir: Leg sie an oder behalte sie in der Reserve.
    [over] Die Partie ist zu Ende.
   *[wait] { $computer ->
        [yes] { $player } überlegt …
       *[no] { $player } ist dran.
    }
}

pay-title = { building } für { $price }
pay-line = { $kind ->
    [none] Wähle Karten zum Bezahlen.
    [short] { $total } von { $price }: { $by } zu wenig
    [exact] Passend: noch eine Aktion
   *[over] { $needless ->
        [yes] { $total } für { $price }: { $by } verschenkt, dabei würde weniger reichen. Das beendet deine Aktionen.
       *[no] { $total } für { $price }: { $by } verschenkt. Das beendet deine Aktionen.
    }
}
pay-poor = Dir fehlen { $by } in dieser Währung.
pay-cards-first = { $count ->
    [one] Eine Karte im Wert von { $total }. Wähle ein Gebäude.
   *[other] { $count } Karten im Wert von { $total }. Wähle ein Gebäude.
}
payments-label = So kannst du zahlen
payment-label = { $over ->
    [0] Mit { $cards } zahlen: passend
   *[other] Mit { $cards } zahlen: { $over } zu viel
}
payment-exact = passend
chain = { $count } passende Käufe:
chain-link = { building } { $price } mit { $cards }

place-title = { $from ->
    [reserve] { building } { $price } aus der Reserve
   *[aside] { building } { $price } anlegen
}
place-line = { $from ->
    [reserve] Das ist deine Aktion: Bau auf einen freien Bauplatz oder tausche mit einem Gebäude.
   *[aside] Tippe auf einen Bauplatz zum Probieren, noch einmal zum Bauen.
}
place-gives-up = Wenn du jetzt anlegst, verzichtest du auf deine weitere Aktion.
rebuild-title = Umbauen
rebuild-line = Das ist deine Aktion: Nimm ein Gebäude in die Reserve oder wähle eines aus ihr.

consequences-label = Was sich ändert
consequence-wall = Mauer { $before }, dann { $after }
consequence-kind = { $player }, { building }: { $before }, dann { $after }
consequence-points = { $by ->
    [one] { $player }: { $by } Punkt bei Wertung jetzt
   *[other] { $player }: { $by } Punkte bei Wertung jetzt
}

do-buy = Kaufen
do-buy-anyway = Trotzdem zu viel zahlen
do-confirm = { $purpose ->
    [dirk] Dirk geben
    [exchange] Tauschen
    [remove] In die Reserve
   *[other] { $bonus ->
        [yes] Schluss, anlegen
       *[no] Hier anlegen
    }
}
do-store = Reserve
do-dirk = Für Dirk
do-cancel = Abbrechen
do-rebuild = Umbauen
do-undo = Rückgängig
do-redo = Wiederholen
do-restart = Zug neu beginnen
do-stop = { $bonus ->
    [yes] Aktionen beenden
   *[no] Passen
}
do-end = Zug beenden
do-skip = Weiter bis zu meinem Zug
do-result = Ergebnis

# Mehrere an einem Gerät

curtain-title = Jetzt ist { $player } dran
curtain-text = Gib das Gerät weiter. Alle Karten bleiben verdeckt, bis du sagst, dass du es bist.
curtain-reveal = Ich bin { $player }

# Die Verbindung zum Server

line = { $state ->
    [connecting] Verbindung wird aufgebaut …
   *[waiting] Die Verbindung ist weg. Neuer Versuch …
}
line-retry = Jetzt versuchen
line-reload = Neu laden

# Was der Betreiber des Servers allen mitteilt

notice-label = Mitteilung vom Server
notice-close = Schließen

# Leute am Tisch

people = Leute am Tisch
talk = Chat
talk-open = { $unread ->
    [0] Chat
    [one] Chat, eine neue Nachricht
   *[other] Chat, { $unread } neue Nachrichten
}
clock = Verbleibende Zeit
plays-for = ein Computerspieler spielt für { $player }

why-ask = { $who ->
    [you] Was wäre sonst möglich gewesen?
   *[other] Warum hat { $player } so gespielt?
}
why-last = Warum dieser letzte Zug?
