# Das Regelbuch. Jede Regel hat ihren Titel und ihren Text.
# In Texten beginnt eine Leerzeile einen Absatz, Zeilen mit „- “ sind eine Liste, **Wörter** sind hervorgehoben,
# und R22 oder A28 wird ein Link auf diese Regel oder Antwort.

book-title = Die Regeln
book-lead = Alles, was das Programm über das Spiel weiß, in einfachen Worten. Jede Regel hat eine Nummer; wird ein Zug abgelehnt oder werden Punkte gezählt, nennt das Programm die Regel dazu.
book-contents = Inhalt
book-search = Regeln durchsuchen
book-search-hint = Ein Wort oder eine Regelnummer
book-search-clear = Suche leeren
book-found = { $count ->
    [0] Dazu steht nichts in den Regeln.
    [one] Eine Stelle in den Regeln
   *[other] { $count } Stellen in den Regeln
}
book-questions = { $count ->
    [one] Eine Frage dazu
   *[other] Fragen dazu
}
book-unknown = Eine Regel { $rule } gibt es nicht. Hier sind alle, die es gibt.

chapter-pieces = Spielmaterial
chapter-setup = Spielvorbereitung
chapter-turn = Dein Zug
chapter-building = Die Alhambra bauen
chapter-redesign = Umbau der Alhambra
chapter-placing = Gekauftes anlegen
chapter-refill = Ende eines Zugs
chapter-scoring = Wertung
chapter-end = Spielende
chapter-dirk = Zu zweit mit Dirk
chapter-secrets = Offen und geheim

rule-1 = Es gibt sechs Startplättchen, eines für jeden Spieler. Sie zeigen den berühmten Löwenbrunnen. Ein Startplättchen hat keinen Preis und keine Mauern und ist kein Gebäude. Alle sechs sind gleich.
    .title = Das Startplättchen
rule-2 = Die 54 Gebäude kommen in sechs Arten. Jedes Plättchen zeigt seine Art und seinen Preis; auf jeder der vier Seiten ist entweder eine Mauer oder eine Öffnung. Plättchen liegen immer aufrecht; niemand darf sie drehen.

    Je teurer eine Art ist, desto mehr Punkte kann sie bringen.
    .title = Die Gebäude
rule-3 = Das sind alle Plättchen. Keine zwei sind gleich. Zehn haben keine Mauer, sechzehn haben eine, zwanzig haben zwei, die sich an einer Ecke treffen, und acht haben drei.
    .title = Alle 54 Plättchen
rule-4 = Geld gibt es in vier Währungen, auf Karten im Wert von 1 bis 9. Ab drei Spielern ist jede Karte dreimal dabei, zusammen 108. Zu zweit ist jede zweimal dabei, zusammen 72.
    .title = Das Geld
rule-5 = Zwischen dem Geld stecken zwei Wertungskarten. Taucht eine davon auf, gibt es eine Wertung. Sie sind kein Geld, und niemand kann sie nehmen.
    .title = Die Wertungskarten
rule-6 = Der Bauhof hat vier Felder, nummeriert von 1 bis 4, mit je einem Plättchen. Jedes Feld hat seine eigene Währung, und was dort liegt, wird nur in dieser Währung bezahlt. Die Währung gehört also zum Feld und nicht zum Gebäude.
    .title = Der Bauhof
rule-7 = Jeder Spieler hat dreierlei:

    - eine **Reserve** für Plättchen, die noch nicht gebaut sind; dort ist Platz für beliebig viele
    - seine **Punkte**, anfangs 0
    - eine **Hand** mit beliebig vielen Geldkarten
    .title = Was jeder hat

rule-8 = Jede Alhambra beginnt mit einem Startplättchen und sonst nichts.
    .title = Womit deine Alhambra beginnt
rule-9 = Alle 54 Plättchen kommen in den Beutel. Vier werden gezogen und auf die Felder 1 bis 4 des Bauhofs gelegt. Zu zweit bekommt Dirk sechs weitere aus dem Beutel, offen ausgelegt (R40).
    .title = Den Bauhof füllen
rule-10 = Die Wertungskarten werden beiseitegelegt, das Geld wird gemischt. Dann bekommt einer nach dem anderen sein Geld: Karten werden einzeln und offen ausgeteilt, bis sie zusammen 20 oder mehr wert sind. Die Währungen spielen keine Rolle. Alle beginnen also mit 20 bis 28. Danach sind die Hände geheim.
    .title = Das Startgeld
rule-11 = Wer die **wenigsten Karten** bekommen hat, beginnt. Bei Gleichstand beginnt davon, wer das **wenigste Geld** hat; herrscht auch dann Gleichstand, der Jüngste von ihnen. Das Programm fragt nicht nach dem Alter: Hier entscheidet stattdessen die Reihenfolge der Plätze (A1).
    .title = Wer beginnt
rule-12 = Vier weitere Geldkarten werden offen neben den Bauhof gelegt: die Auslage. Zu diesem Zeitpunkt sind noch keine Wertungskarten im Geldstapel.
    .title = Die Auslage
rule-13 = Das übrige Geld wird in fünf möglichst gleich große Stapel geteilt. Die erste Wertungskarte wird in den zweiten Stapel gemischt, die zweite in den vierten. Dann kommen die Stapel aufeinander, der erste nach oben: Das ist der Geldstapel.

    Die erste Wertung kommt also frühestens nach einem Fünftel des Geldstapels und spätestens nach zwei Fünfteln, die zweite zwischen drei und vier Fünfteln. Beide zugleich können nie kommen.
    .title = Wo die Wertungskarten stecken

rule-14 = Gespielt wird im Uhrzeigersinn. In deinem Zug tust du **eines von dreien**: Geld nehmen, ein Plättchen kaufen oder deine Alhambra umbauen. Zahlst du passend, darfst du noch eine Aktion ausführen (R19). Danach legst du die gekauften Plättchen an (R26), und der Zug endet (R28).
    .title = Was ein Zug ist
rule-15 = Eines von den dreien musst du tun. Nur wenn nichts davon möglich ist, passt du: Es liegt kein Geld aus, du kannst nichts bezahlen, und es gibt nichts umzubauen.
    .title = Etwas musst du tun
rule-16 = Nimm **eine beliebige Karte** aus der Auslage, egal wie viel sie wert ist. Oder nimm **mehrere**, die **zusammen höchstens 5** wert sind; ihre Währungen dürfen verschieden sein. Danach sind deine Aktionen vorbei.
    .title = Geld nehmen
rule-17 = Wähle ein Plättchen im Bauhof und bezahle es mit Karten von deiner Hand. Alle müssen in der **Währung seines Feldes** sein, und zusammen müssen sie **mindestens so viel wert sein, wie es kostet**. Wechselgeld gibt es nicht. Die Karten kommen auf die Ablage.

    Das Plättchen gehört nun dir, aber du legst es beiseite, bis deine Aktionen vorbei sind (R26).
    .title = Kaufen
rule-18 = Zahlst du mehr, als es kostet, ist der Rest verloren, und deine Aktionen sind vorbei. Du darfst sogar Karten dazulegen, die du nicht brauchst; es zählt nur, was du gezahlt hast.
    .title = Zu viel zahlen
rule-19 = Zahlst du **passend**, **darfst du noch eine Aktion ausführen**: Geld nehmen, noch einmal kaufen oder umbauen. Das ist der Motor des Spiels: Kleine Karten machen passende Zahlungen möglich, und passende Zahlungen machen lange Züge.

    Du musst das nicht nutzen; aufhören darfst du jederzeit.
    .title = Passend zahlen
rule-20 = Während deines Zugs werden weder Auslage noch Bauhof aufgefüllt. Von jedem Feld kannst du also einmal kaufen. Der längste mögliche Zug hat fünf Aktionen: vier passende Käufe, dann Geld oder ein Umbau.
    .title = Kein Nachschub im eigenen Zug

rule-21 = Beim Umbau tust du **eines** davon:

    - **einbauen**: ein Plättchen aus deiner Reserve auf einen leeren Bauplatz legen
    - **abbauen**: ein Plättchen aus deiner Alhambra in die Reserve nehmen
    - **austauschen**: ein Plättchen der Reserve gegen eines in deiner Alhambra tauschen, auf demselben Bauplatz

    Auch danach müssen die Bauregeln erfüllt sein (R22). Das Startplättchen bleibt immer liegen. Damit sind deine Aktionen vorbei.
    .title = Umbauen
rule-22 = Wann immer du ein Plättchen anlegst, abbaust oder austauschst, muss deine Alhambra danach diese Regeln erfüllen:

    - Alle Plättchen liegen **aufrecht**, so wie dein Startplättchen.
    - Wo zwei Plättchen aneinandergrenzen, haben **beide eine Mauer oder keines**.
    - Jedes Plättchen ist vom Startplättchen aus **zu Fuß** erreichbar, von Plättchen zu Plättchen durch die Öffnungen, ohne über eine Mauer zu klettern.
    - Plättchen grenzen mit einer **Seite** aneinander. Eine Ecke reicht nicht.
    - Es gibt **keine Löcher**: Kein leerer Bauplatz darf von Plättchen umschlossen sein.
    .title = Die Bauregeln
rule-23 = Für ein Plättchen auf einem leeren Bauplatz läuft das alles auf drei Fragen hinaus:

    - Passen alle Seiten zusammen, die sich berühren?
    - Ist mindestens eine davon offen?
    - Bilden die Plättchen rund um den Bauplatz, die an den Ecken mitgezählt, eine Reihe ohne Unterbrechung? Ist die Reihe unterbrochen, bliebe ein Loch zurück.

    Austauschen geht, wenn beide Plättchen an jeder Seite, die einen Nachbarn hat, gleich sind. Und weil es keine Löcher gibt, ist der Umriss einer Alhambra eine einzige Linie, die sich nirgends berührt; Mauern verzweigen sich also nie.
    .title = Wie man es auf einen Blick sieht
rule-24 = Ein Plättchen, das du in diesem Zug gekauft hast, kannst du nicht im selben Zug für einen Umbau verwenden. Es wartet neben deiner Alhambra, bis deine Aktionen vorbei sind.
    .title = Nicht im selben Zug
rule-25 = Plättchen in deiner Reserve bringen keine Punkte, und sie zu behalten kostet nichts.
    .title = Die Reserve zählt nicht
rule-26 = Sind deine Aktionen vorbei, legst du die gekauften Plättchen an: eines nach dem anderen, in beliebiger Reihenfolge. Jedes kommt auf einen **leeren Bauplatz** deiner Alhambra oder in deine **Reserve**. Zu zweit darfst du es auch Dirk geben (R42). Nach jedem einzelnen Plättchen müssen die Bauregeln erfüllt sein. Ein neues Plättchen verdrängt nie ein anderes.
    .title = Anlegen
rule-27 = Kein gekauftes Plättchen bleibt herumliegen, aber niemand muss bauen: Die Reserve steht immer offen.
    .title = Nichts bleibt liegen

rule-28 = Am Ende eines Zugs geschieht in dieser Reihenfolge:

    - Die Auslage wird auf vier Karten aufgefüllt. Taucht eine Wertungskarte auf, wird sie beiseitegelegt und die nächste Karte gezogen.
    - Der Bauhof wird von Feld 1 bis Feld 4 aufgefüllt, solange der Beutel reicht.
    - Ist eine Wertungskarte aufgetaucht, wird gewertet (R31).
    - Zu zweit bekommt Dirk seine Plättchen (R40).
    - Ist noch ein Feld leer, endet das Spiel (R36). Sonst ist der Nächste dran.
    .title = Was am Ende eines Zugs geschieht
rule-29 = Wird eine Karte gebraucht und der Geldstapel ist leer, wird die Ablage gemischt und zum neuen Geldstapel; auch was eben in diesem Zug gezahlt wurde, ist dabei. Gibt es keine Ablage, bleibt die Auslage vorerst unvollständig. Wertungskarten kommen nie zurück.
    .title = Wenn der Geldstapel leer ist
rule-30 = Hat niemand Geld genommen, wird keine Karte gezogen, und eine Wertungskarte oben auf dem Geldstapel bleibt verborgen. Hat niemand gekauft, wird kein Plättchen gezogen. Wer kein Geld nimmt, hält also die nächste Wertung auf.
    .title = Nichts genommen, nichts gezogen

rule-31 = Es gibt drei Wertungen: wenn die erste Wertungskarte kommt, wenn die zweite kommt, und am Spielende. Jede hat die gleichen zwei Teile: wer die **meisten Gebäude jeder Art** hat, und wie lang die **Mauer** jedes Spielers ist.
    .title = Drei Wertungen
rule-32 = Das sind die Punkte. In der ersten Wertung zählt nur der erste Rang, in der zweiten zählen zwei Ränge, in der letzten drei.
    .title = Die Punkte
rule-33 = Zähle für jede Art die Plättchen **in den Alhambras**; die Preise spielen keine Rolle. Wer die meisten hat, ist auf dem ersten Rang, und so weiter. Ohne ein Plättchen der Art gibt es nichts.

    Bei Gleichstand wird geteilt: Zähle die Punkte der Ränge zusammen, die ihr gemeinsam belegt, teile durch die Zahl der Spieler und **runde ab**. Wer folgt, bekommt den Rang danach: Hinter zwei Ersten kommt ein Dritter.
    .title = Wer die meisten hat
rule-34 = In jeder Wertung gibt es für alle Punkte für die **längste Mauer ohne Unterbrechung** rund um ihre Alhambra, einen für jede Plättchenseite. Nur Außenmauern zählen, also solche, hinter denen nichts mehr liegt. Mauern, die in der Alhambra Rücken an Rücken stehen, zählen nicht, aber eine Mauer darf an der Stelle vorbeilaufen, an der sie enden.
    .title = Die Mauer
rule-35 = Läuft eine Mauer ganz herum, zählt jede ihrer Seiten. Der kleinste mögliche Ring ist 12 lang: vier Plättchen mit je drei Mauern rund um das Startplättchen.
    .title = Ein geschlossener Ring

rule-36 = Das Spiel endet, wenn nach einem Zug **nicht genug Plättchen** im Beutel sind, um den Bauhof auf vier aufzufüllen. Wird der Beutel gerade dabei leer, der Bauhof aber voll, geht es weiter; und solange niemand kauft, schadet ein leerer Beutel nicht.
    .title = Wann es endet
rule-37 = Die Plättchen, die noch im Bauhof liegen, werden verschenkt. Jedes bekommt, wer das **meiste Geld in der Währung seines Feldes** auf der Hand hat, egal wie viel es kostet. Bei Gleichstand, oder wenn niemand Geld in dieser Währung hat, bleibt das Plättchen im Bauhof. Gezahlt wird nichts.
    .title = Die letzten Plättchen
rule-38 = Wer eines dieser Plättchen bekommt, darf es nach den üblichen Regeln anlegen oder in der Reserve lassen. Umgebaut wird nicht mehr, und Dirk bekommt keines. Das geschieht der Reihe nach im Uhrzeigersinn, beginnend bei dem, der auf den letzten Zug folgt.
    .title = Die letzten Plättchen anlegen
rule-39 = Die dritte Wertung folgt. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
    .title = Wer gewinnt

rule-40 = Zu zweit gibt es einen gedachten dritten Mitspieler namens Dirk. Er bekommt Plättchen aus dem Beutel:

    - sechs zu Beginn
    - sechs nach der ersten Wertung
    - nach der zweiten ein Drittel der Plättchen, die dann im Beutel sind, abgerundet

    Er zieht, nachdem der Bauhof aufgefüllt wurde. Sind weniger im Beutel, nimmt er, was da ist.
    .title = Dirks Plättchen
rule-41 = Dirk wird beim Zählen der Gebäude wie ein Spieler gewertet, und bei Gleichstand teilt man mit ihm. Er hat keine Alhambra, keine Mauer, keinen Zug und kein Geld, und er bekommt keines der letzten Plättchen. Seine Punkte werden gezeigt, aber gewinnen kann nur einer von euch beiden.
    .title = Was Dirk bekommt
rule-42 = Wenn du Gekauftes anlegst, darfst du ein Plättchen auch Dirk geben, jedes einzeln. Von da an zählt es für ihn. Das kann sich lohnen: Ein Plättchen, das deinem Gegner eine Mehrheit nimmt, hilft auch dir.
    .title = Dirk ein Plättchen geben

rule-43 = **Alle sehen** die Alhambras, die Reserven, die Auslage, den Bauhof, Dirks Plättchen, die Punkte, wie viele Karten jeder hat, wie viel noch im Geldstapel und im Beutel ist, und jede Karte, wenn sie ausgeteilt, genommen oder ausgegeben wird.

    Die Reihenfolge in Geldstapel und Beutel ist **niemandem bekannt**, und die Hände sind verdeckt. Mit einem sehr guten Gedächtnis könntest du trotzdem jede Hand kennen, denn alle ihre Karten waren zu sehen.
    .title = Was alle wissen dürfen

# Was unter den Bildern steht.

figure-verdict = { $verdict ->
    [legal] Erlaubt
   *[illegal] Nicht erlaubt
}
figure-palace-label = { $count ->
    [0] Das Startplättchen
    [one] Das Startplättchen und ein Gebäude: { $tiles }
   *[other] Das Startplättchen und { $count } Gebäude: { $tiles }
}
figure-player = { $seat ->
    [0] Du
    [1] Amina
    [2] Bruno
    [3] Carmen
   *[other] Spieler { $seat }
}
figure-dirk = Dirk
figure-payment-sum = { $paid } für { $price }
figure-payment-outcome = { $outcome ->
    [exact] passend: noch eine Aktion
    [over] { $difference } verschenkt, deine Aktionen sind vorbei
    [short] { $difference } zu wenig
   *[mixed] nicht alles in einer Währung
}
figure-stays = bleibt auf deiner Hand
figure-taking-sum = zusammen { $total }
figure-wall-length = { $length ->
    [one] { $length } Punkt
   *[other] { $length } Punkte
}
figure-round = { $round ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[other] Letzte Wertung
}
figure-count = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
figure-place = { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] leer aus
}
figure-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
figure-share = ({ $sum }) ÷ { $sharers } = je { $each }
figure-share-rounded = ({ $sum }) ÷ { $sharers } = je { $each }, abgerundet
figure-award = { $seat ->
    [none] bleibt im Bauhof
    [0] geht an dich
   *[other] geht an { figure-player }
}
figure-money-held = { currency } auf der Hand, am Ende
figure-bag = { $count ->
    [one] { $count } Plättchen im Beutel
   *[other] { $count } Plättchen im Beutel
}
figure-dirk-had = { $count ->
    [one] Dirk hatte { $count } Plättchen
   *[other] Dirk hatte { $count } Plättchen
}
figure-dirk-draws = { $count ->
    [one] { $bag } ÷ 3, abgerundet: Dirk zieht { $count } Plättchen
   *[other] { $bag } ÷ 3, abgerundet: Dirk zieht { $count } Plättchen
}

figure-take-one = Eine einzelne Karte darf beliebig viel wert sein.
figure-take-several = Drei Karten in beliebigen Währungen, zusammen 5 wert.
figure-take-too-much = Zwei Karten im Wert von 6 sind zu viel; jede für sich wäre erlaubt.
figure-pay-exactly = 4 und 5 sind 9. Das ist passend gezahlt, also darfst du noch eine Aktion ausführen.
figure-pay-more = 11 bei einem Preis von 10. Das Plättchen gehört dir, 1 ist verschenkt, und deine Aktionen sind vorbei.
figure-pay-too-little = 9 bei einem Preis von 10. Es fehlt 1.
figure-pay-in-two-currencies = Die Summe stimmt, aber eine Karte ist in einer anderen Währung. Dieses Feld nimmt nur eine Währung.
figure-place-by-an-open-side = Im Westen steht Mauer an Mauer; im Süden geht man durch eine Öffnung hinein. Alle Seiten passen zusammen, und es gibt einen Weg.
figure-place-anywhere = Dieser Garten hat eine Mauer im Osten. Die Häkchen zeigen, wo er hindarf. Auf den schraffierten Bauplätzen passt eine seiner Seiten nicht.
figure-wall-meets-opening = Der Pavillon hat eine Mauer, wo der Turm eine Öffnung hat. Entweder beide haben dort eine Mauer oder keiner.
figure-no-way-in = Die Mauern passen, aber niemand könnte zu Fuß ins Serail: Die einzige gemeinsame Seite ist zugemauert.
figure-corner-only = Der Turm berührt die Alhambra nur an einer Ecke.
figure-empty-court = Mit diesem Turm wäre der Bauplatz in der Mitte von Plättchen umschlossen.
figure-empty-court-with-an-open-corner = Auch ein Loch. Vier Seiten schließen ein; dass eine Ecke fehlt, macht es nicht auf.
figure-build-from-the-reserve = Einbauen: Die Gemächer kommen aus der Reserve.
figure-remove = Abbauen: Der Turm geht in die Reserve. Er kann später woanders wiederkommen.
figure-remove-cuts-off = Ohne diese Arkaden führt kein Weg mehr zu Fuß zum Turm.
figure-remove-leaves-a-court = Ein Plättchen mit Nachbarn auf allen vier Seiten kann nicht abgebaut werden: Es bliebe ein Loch.
figure-exchange = Austauschen: Dasselbe Plättchen darf ausgetauscht werden, denn es bleibt kein Loch, und alle Seiten passen.
figure-exchange-clashes = Der Garten hat im Osten eine Mauer, wo der Turm eine Öffnung hat.
figure-not-yet = Die Gemächer wurden in diesem Zug gekauft. Angelegt werden sie, wenn deine Aktionen vorbei sind, nicht durch einen Umbau.
figure-clear-places = Drei Türme, zwei und einer. In dieser Wertung zählen zwei Ränge.
figure-tie-for-first = Du und Amina teilen sich den ersten und den zweiten Rang. Bruno ist Dritter, und der dritte Rang zählt in dieser Wertung nicht.
figure-tie-for-second = Du hast die meisten Gärten. Amina und Bruno teilen sich den zweiten und den dritten Rang.
figure-tie-for-one-point = Ein Punkt lässt sich nicht durch zwei teilen. Abgerundet bekommt ihn niemand.
figure-tie-with-dirk = Dirk hat so viele Gemächer wie du, also teilst du mit ihm. Sein Anteil gehört ihm.
figure-longest-wall = Die goldene Linie ist die längste Mauer: ein Punkt pro Seite.
figure-only-the-longest = Zwei Mauern, die nicht verbunden sind. Nur die längere zählt.
figure-inner-wall = Rücken an Rücken zählen die beiden Mauern in der Mitte nicht. Die Mauer im Süden läuft an ihnen vorbei.
figure-closed-ring = Der kleinste Ring. Alle zwölf Seiten zählen.
figure-last-tiles = Amina hat die meisten Dirham und bekommt den Turm. Bei den Denaren herrscht Gleichstand und Dukaten hat niemand, also bleiben diese beiden Plättchen liegen.
figure-dirk-draws-a-third = Nach der zweiten Wertung.

# Tabellen und Zeichnungen, die zu einer Regel gehören.

table-kinds-label = Die Gebäudearten, wie viele es davon gibt und was sie kosten
table-kind = Art
table-tiles = Plättchen
table-prices = Preise
table-price-range = { $lowest } bis { $highest }
table-slots-label = Die Felder des Bauhofs und ihre Währungen
table-slot = Feld { $slot }
table-deck-label = Fünf Stapel Geldkarten. Die erste Wertungskarte liegt im zweiten Stapel von oben, die zweite im vierten.
table-deck-top = oben
table-deck-pile = Stapel { $pile }
table-deck-somewhere = { $round ->
    [1] erste Wertungskarte, irgendwo in diesem Stapel
   *[other] zweite Wertungskarte, irgendwo in diesem Stapel
}
table-place = { $place ->
    [1] 1.
    [2] 2.
   *[3] 3.
}
table-prizes-label = Punkte nach Art, Wertung und Rang
table-round = { $round ->
    [1] Wertung 1
    [2] Wertung 2
   *[other] Wertung 3
}
