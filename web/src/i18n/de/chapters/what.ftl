# What a symbol, a number or a part of the table is: said of whatever is pressed and held.

what-hint = Tippe auf etwas, um zu erfahren, was es ist. Gespielt wird dabei nichts.
what-is = { $part ->
    [exact] Du kannst diesen Preis passend zahlen. Dann hast du noch eine Aktion.
    [over] So viel würdest du zu viel zahlen. Es gibt kein Wechselgeld, und deine Aktionen enden.
    [short] So viel fehlt dir in dieser Währung.
    [nowhere] Es passt im Moment nirgends in deine Alhambra und müsste in die Reserve.
    [allows] Mit dieser Karte könntest du dieses Gebäude passend bezahlen.
    [currency] Dieses Gebäude wird nur in dieser Währung bezahlt.
    [slot] Ein Gebäude im Angebot: der Preis in der Ecke, die Mauern rot an den Rändern. Eine goldene Raute zeigt, was seit deinem letzten Zug neu ist.
    [together] Diese Karten kannst du zusammen nehmen: Sie sind höchstens 5 wert.
    [display] Geld, das du nehmen kannst: eine Karte, oder mehrere, die zusammen höchstens 5 wert sind. Eine goldene Raute zeigt, was seit deinem letzten Zug neu ist.
    [scoring] In wie vielen Karten die nächste Wertung kommen kann.
    [deck] Geldkarten, die noch im Geldstapel sind.
    [bag] Gebäude, die noch im Beutel sind. Sind sie aufgebraucht, endet die Partie.
    [dirk] Dirk, der Dritte in einer Partie zu zweit: Er hat Gebäude und Punkte, aber keinen Zug.
    [gain] Punkte, die eine Wertung jetzt brächte.
    [clock] Restzeit.
    [points] Punkte bisher. Die meisten sind unterstrichen oder haben einen Stern.
    [standing] Jemand am Tisch und die Punkte. Gold zeigt, wer dran ist; tippe, um die Alhambra zu sehen.
    [count] Gebäude dieser Art. Wer von einer Art die meisten hat, bekommt dafür Punkte.
    [wall] Die längste Mauer ohne Unterbrechung. Jede Seite ist in jeder Wertung ein Punkt.
    [cards] Geldkarten auf der Hand.
    [stored] Gebäude in der Reserve. Sie zählen nicht.
    [rival] Jemand anderes: Alhambra, Gebäude nach Art, Mauer, Karten und Reserve. Tippe, um sie groß zu sehen.
    [chip] Etwas, das seit deinem letzten Zug geschehen ist. Tippe, um zu erfahren, was.
    [legal] Hier darf das Gebäude stehen.
    [illegal] Tippe, um zu sehen, warum das Gebäude hier nicht stehen darf.
    [building] Ein Gebäude dieser Alhambra. Ein goldener Rahmen zeigt, was seit deinem letzten Zug neu ist.
    [palace] Die Alhambra: Gebäude rund um das Startplättchen. Die goldene Linie ist ihre längste Mauer.
    [chain] Gebäude, die du in diesem Zug alle nacheinander passend kaufen könntest.
    [payment] So kannst du zahlen. Ein Plus zeigt, wie viel zu viel es ist.
    [consequence] Was sich ändern würde: Mauer, Zahl der Gebäude oder Punkte, wenn jetzt gewertet würde.
    [undo] Nimmt Schritte dieses Zugs zurück oder wiederholt sie. Nichts ist endgültig, bis du den Zug beendest.
    [end] Beendet deinen Zug. Danach lässt sich nichts mehr zurücknehmen.
    [rebuild] Umbauen, statt zu kaufen oder Geld zu nehmen: aus der Reserve bauen, ein Gebäude dorthin legen oder zwei tauschen.
    [sum] Dein ganzes Geld in dieser Währung.
    [planned] Eine der Karten für mehrere passende Käufe in diesem Zug.
    [card] Eine Karte deiner Hand. Tippe auf Karten und ein Gebäude, um es zu kaufen.
    [aside] In diesem Zug gekauft. Es muss angelegt sein, bevor der Zug endet.
    [reserve] Deine Reserve. Was hier liegt, kannst du später bauen, aber es zählt nicht.
    [prompt] Was du jetzt tun kannst.
    [log] Der Verlauf der Partie. Ein Fragezeichen sagt, warum ein Computerspieler etwas getan hat.
   *[other] Ein Teil des Tisches.
}
