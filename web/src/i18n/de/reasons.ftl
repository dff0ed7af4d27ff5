# Jedes „Nein“ der Regeln und des Servers.

reason = { $code ->
    [GAME_OVER] Die Partie ist zu Ende.
    [ACTIONS_ARE_OVER] Deine Aktionen in diesem Zug sind vorbei: Leg an, was du gekauft hast, und beende deinen Zug.
    [ACTIONS_COME_FIRST] Gebäude werden erst nach den Aktionen angelegt.
    [ACTION_IS_COMPULSORY] Erst Geld nehmen, kaufen oder umbauen; passen darfst du nur, wenn nichts davon möglich ist.
    [BONUS_IS_OPEN] Du hast passend gezahlt und noch eine Aktion: Nutze sie oder verzichte erst darauf.
    [TILES_LEFT_TO_SETTLE] Noch anzulegen: { $tiles }.
    [NO_ACTIONS_AT_THE_END] Aktionen gibt es keine mehr: Bau die letzten Plättchen ein oder behalte sie in der Reserve.
    [NO_CARDS_NAMED] Wähle mindestens eine Karte.
    [NOT_ON_DISPLAY] Nicht in der Auslage: { $cards }.
    [TAKES_TOO_MUCH] Mehrere Karten dürfen zusammen höchstens 5 wert sein; diese sind { $amount } wert.
    [NO_SUCH_SLOT] Dieses Feld hat der Bauhof nicht.
    [SLOT_IS_EMPTY] Dieses Feld bleibt bis zum Ende des Zugs leer.
    [WRONG_CURRENCY] Dieses Gebäude kostet eine andere Währung.
    [NOT_IN_HAND] Nicht auf deiner Hand: { $cards }.
    [PAYS_TOO_LITTLE] Es fehlen { $amount }.
    [NOT_IN_RESERVE] Nicht in deiner Reserve: { $tiles }.
    [JUST_BOUGHT] Du hast { building-accusative } { $price } in diesem Zug gekauft; für einen Umbau ist es noch zu früh.
    [FOUNTAIN_STAYS] Das Startplättchen bleibt, wo es ist.
    [NO_BUILDING_THERE] Hier steht kein Gebäude.
    [CUTS_OFF] { $count ->
        [one] Ohne es wäre ein Gebäude vom Startplättchen aus nicht mehr zu Fuß erreichbar.
       *[other] Ohne es wären { $count } Gebäude vom Startplättchen aus nicht mehr zu Fuß erreichbar.
    }
    [CELL_IS_TAKEN] Dieser Bauplatz ist schon besetzt.
    [TOUCHES_NOTHING] Hier würde es nirgends angrenzen.
    [WALL_MEETS_OPENING] Eine Mauer träfe auf eine offene Seite: { $sides }.
    [NO_WAY_IN] Es wäre nicht zu Fuß erreichbar: An jeder gemeinsamen Seite steht eine Mauer.
    [ENCLOSES_EMPTY] Es bliebe ein Loch: ein leerer Bauplatz, umschlossen von Plättchen.
    [NOT_SET_ASIDE] Gehört nicht zu den Gebäuden, die anzulegen sind.
    [NO_DIRK_HERE] { dirk } spielt nur mit, wenn ihr zu zweit seid.
    [NOT_FOR_DIRK] { dirk } bekommt nur Gekauftes, nicht die letzten Gebäude.
   *[other] Das ist jetzt nicht möglich.
}

trouble = { $code ->
    [unreachable] Der Server ist gerade nicht erreichbar.
    [stale_version] Inzwischen ist etwas passiert. Sieh noch einmal hin.
    [not_your_turn] Du bist nicht dran.
    [not_your_seat] Das ist nicht dein Platz.
    [nothing_to_undo] Es gibt nichts rückgängig zu machen.
    [nothing_to_redo] Es gibt nichts zu wiederholen.
    [game_over] Die Partie ist zu Ende.
    [too_fast] Bitte eins nach dem anderen.
    [old_page] Es gibt eine neuere Version. Lade die Seite neu.
    [no_such_table] Diesen Tisch gibt es nicht.
    [no_session] Wir kennen dich hier nicht. Lade die Seite neu.
    [no_spectators] An diesem Tisch darf niemand zuschauen.
    [table_closed] Der Tisch wurde geschlossen.
    [table_full] An diesem Tisch ist schon so viel passiert, dass man nur noch weiterspielen kann.
    [read_only] Diesen Tisch kann man nur ansehen.
    [not_stored] Der Server konnte das nicht speichern. Versuch es noch einmal.
    [server_stops] Der Server wird angehalten.
   *[other] Das hat nicht geklappt. Versuch es noch einmal.
}
