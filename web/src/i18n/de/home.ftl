home-tagline = Bau deine Alhambra, Mauer für Mauer.
home-lead = Ein Spiel um Geld, Bautrupps und lange Mauern, für zwei bis sechs.
home-running = Weiterspielen
home-all-games = Alle { $count } Partien

solo-title = Gegen den Computer
solo-line = Allein in guter Gesellschaft, vom neugierigen Lehrling bis zum Baumeister.
solo-players = Spieler, dich mitgezählt
solo-players-option = { $players }
solo-level = Deine Gegner
solo-play = Losspielen

friends-title = Mit Freunden
friends-line = Schick einen Link; wer ihn öffnet, sitzt an deinem Tisch.
friends-go = Tisch aufmachen

device-title = An einem Gerät
device-line = Gebt es reihum: Zwischen den Zügen bleibt das Geld verdeckt.
device-go = Einrichten

learn-offer-title = Neu bei Alhambra?
learn-offer-text = Ein Coach zeigt dir das Spiel in zwölf kurzen Lektionen von ein, zwei Minuten. Du spielst von der ersten an.
learn-offer-go = Zeig es mir
learn-offer-later = Jetzt nicht
