# Ein Tisch vor dem Start.

waiting-title = { $mine ->
    [true] Dein Tisch
   *[false] Tisch von { $owner }
}
table-public = { $public ->
    [true] In der Lobby
   *[false] Privat, per Link
}
table-seats = { $shuffled ->
    [true] Sitzordnung wird ausgelost
   *[false] Sitzordnung bleibt so
}
table-pace = { $pace ->
    [live] Am Stück
   *[days] Über mehrere Tage
}
clock-per-turn = { $time } pro Zug
clock-bank = je { $time }, pro Zug { $more } dazu
table-open-hands = Offene Karten
table-no-spectators = Ohne Zuschauer

waiting-seats = { $open ->
    [0] Am Tisch
    [one] Ein Platz ist frei
   *[other] { $open } Plätze sind frei
}
waiting-watchers = Schauen zu: { $names }
waiting-full = Alle Plätze sind besetzt
waiting-full-text = { $spectators ->
    [true] Du darfst gern zuschauen: Bleib auf dieser Seite, bis { $owner } die Partie startet. Oder mach selbst einen Tisch auf.
   *[false] An diesem Tisch wird nicht zugeschaut. Mach selbst einen auf oder such dir einen offenen.
}

seat-role = { $kind ->
    [open] Platz { $number }
    [computer] Computerspieler
    [program] { $present ->
        [true] Programm, da
       *[false] Programm, weg
    }
   *[person] { $mine ->
        [true] Du
       *[false] { $present ->
            [true] Da
           *[false] Weg
        }
    }
}
seat-unready = noch nicht bereit
seat-number = { $state ->
    [absent] muss diesen Tisch einmal öffnen
   *[awaited] Zahl für das Mischen fehlt
}
seat-sit = Hier hinsetzen
seat-beside = Jemand neben mir
seat-beside-name = Name der Person neben dir
seat-sit-them = Hinsetzen
seat-computer = Computerspieler …
seat-leave = Aufstehen
seat-remove = { $kind ->
    [computer] Wegschicken
   *[other] Entfernen
}
seat-free = Platz freigeben
seat-remove-sure = { $name } kann dann nicht mehr an diesen Tisch zurück.
seat-remove-yes = Ja, entfernen
never-mind = Lieber nicht

invite-title = Einladen
invite-link = Wer diesen Link öffnet, kann sich dazusetzen
invite-code = Der Link als QR-Code
invite-message = { $name } lädt dich zu einer Partie Alhambra ein.

waiting-open = { $open ->
    [one] Es kann losgehen, sobald der letzte Platz besetzt ist.
   *[other] Es kann losgehen, sobald alle Plätze besetzt sind.
}
fill-level = Welche Computerspieler
fill = Freie Plätze auffüllen
waiting-start = Partie starten
waiting-for-start = { $open ->
    [0] { $owner } kann die Partie jetzt starten.
   *[other] Es fehlen noch Mitspieler; dann startet { $owner } die Partie.
}
give-up = Tisch auflösen
give-up-sure = Der Tisch verschwindet, und mit ihm die Plätze der anderen.
give-up-yes = Ja, auflösen
