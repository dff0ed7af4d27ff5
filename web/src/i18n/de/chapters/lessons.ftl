# Spielen lernen. Jede Lektion hat ihren Text (zuerst gezeigt), einen Titel, Worte für ihre Ziele (goal-...), für das,
# was der Coach anmerkt (remark-...), für Ablehnungen, zu denen er mehr zu sagen hat (refused-...), und für den Schluss.

learn-title = Spielen lernen
learn-lead = Zwölf kurze Lektionen an einem echten Tisch. In jeder probierst du eine Sache aus; ein Coach steht dir bei, und alles lässt sich zurücknehmen. Komm und geh, wie du magst.
learn-progress = { $done } von { $all } Lektionen geschafft
learn-go = { $state ->
    [fresh] Anfangen
    [over] Die erste Lektion noch einmal
   *[begun] Weitermachen
}
learn-next = Als Nächstes: { $title }
learn-state = { $state ->
    [done] geschafft
   *[open] noch nicht geschafft
}
learn-to-rules = Lieber lesen? Alle Regeln, mit Bildern
learn-beginning = Der Tisch wird gedeckt …
learn-unknown = Diese Lektion gibt es nicht.
learn-all = Alle Lektionen

coach-label = Der Coach
coach-count = Lektion { $number } von { $all }
coach-goals = Was zu tun ist
coach-goal-state = { $state ->
    [done] geschafft
   *[open] zu tun
}
coach-start = Lass mich mal
coach-explain = Worum geht es in dieser Lektion?
coach-take-back = Zurücknehmen
coach-again = Von vorn beginnen
coach-missed = Der Zug ist vorbei, und das war es noch nicht ganz. Macht nichts: Die Lektion kann von vorn beginnen.
coach-next = Nächste Lektion
coach-finished = Gut gemacht!
coach-to-games = Noch eine Partie spielen
coach-zone = { $zone ->
    [market] Bauhof
    [money] Geld zum Nehmen
    [palace] Deine Alhambra
    [prompt] Was jetzt zu tun ist
    [hand] Dein Geld und deine Gebäude
    [others] Die anderen
   *[standings] Punkte
}

lesson-taking-money = Alles kostet Geld, also beginnt damit jede Partie. In deinem Zug darfst du **eine Karte** aus der Auslage nehmen, egal wie viel sie wert ist, oder **mehrere**, die **zusammen höchstens 5** wert sind (R16).

    Kleine Karten sind gute Karten: Mit ihnen kannst du auf den Punkt zahlen. Hier sind drei der vier zusammen genau 5 wert.
    .title = Geld nehmen
    .goal-several = Nimm die drei kleinen Karten auf einmal
    .goal-end = Beende deinen Zug
    .remark-small = Eine Karte ist auch erlaubt. Aber drei auf einmal sind besser als eine: Nimm es zurück und wähle die drei kleinen.
    .remark-single = Eine Karte ist auch erlaubt, und eine 8 ist nicht schlecht. Aber drei Karten auf einmal sind besser als eine: Nimm es zurück und wähle die drei kleinen.
    .remark-two = Zwei Karten sind gut, und eine dritte geht noch: Die drei kleinen sind zusammen 5 wert.
    .refused-TAKES_TOO_MUCH = Eine einzelne Karte darf beliebig viel wert sein. Mehrere zusammen dürfen nicht mehr als 5 wert sein.
    .refused-ACTION_IS_COMPULSORY = Erst musst du etwas tun: Geld nehmen, kaufen oder umbauen.
    .done = Drei Karten auf einen Streich. Als dein Zug endete, kamen neue Karten für die anderen in die Auslage.

lesson-exact-payment = Jedes Feld im Bauhof hat seine eigene Währung, und Wechselgeld gibt es nicht (R17). Aber wenn du **passend** zahlst, darfst du im selben Zug **noch eine Aktion** ausführen (R19). Das ist das Geheimnis langer Züge.

    Sieh dir den Turm für 9 an. Deine Denare sind 4, 5 und 8.
    .title = Passend zahlen
    .goal-exact = Kauf den Turm und zahl genau 9
    .goal-another = Nutze die gewonnene Aktion: Kauf noch einmal oder nimm Geld
    .remark-overpaid = Das Plättchen gehört dir, aber du hast zu viel gezahlt, und deine Aktionen sind vorbei. Nimm es zurück und finde die Karten, die genau 9 ergeben.
    .remark-declined = Aufhören darfst du, aber hier geht es um die weitere Aktion. Nimm es zurück und nutze sie.
    .remark-money = Geld nehmen ist in Ordnung, aber es beendet deine Aktionen. Hier kannst du erst noch kaufen.
    .remark-bonus = Passend! Du hast noch eine Aktion. Dein Gulden 3 reicht gerade für den Pavillon; oder nimm Geld.
    .refused-PAYS_TOO_LITTLE = Das reicht nicht. Leg eine Karte derselben Währung dazu.
    .refused-WRONG_CURRENCY = Dieses Feld nimmt nur eine Währung. Anderes Geld zählt hier nicht, nicht einmal als Kleingeld.
    .done = Zwei Aktionen in einem Zug. Passend zu zahlen ist das Beste, was es gibt.

lesson-placing = Am Ende deines Zugs legst du an, was du gekauft hast. Ein Plättchen kommt in deine Alhambra, wo es ein anderes **mit einer Seite** berühren muss (R22), oder in die Reserve, wo es wartet und nichts bringt (R26).

    Du hast einen Garten gekauft. Er hat keine Mauern und passt deshalb fast überall.
    .title = Anlegen
    .goal-place = Leg den Garten in deiner Alhambra an
    .goal-end = Beende deinen Zug
    .remark-stored = In der Reserve ist ein Plättchen sicher, bringt aber nichts. Nimm es zurück und leg es an.
    .refused-TILES_LEFT_TO_SETTLE = Erst braucht der Garten einen Ort. Nichts Gekauftes bleibt herumliegen.
    .refused-TOUCHES_NOTHING = Dort würde er deine Alhambra höchstens an einer Ecke berühren. Er braucht eine gemeinsame Seite mit einem anderen Plättchen.
    .refused-CELL_IS_TAKEN = Dort steht schon etwas, und ein neues Plättchen verdrängt nie ein anderes.
    .done = Deine Alhambra wächst. Plättchen ohne Mauern halten sie offen für mehr.

lesson-walls-and-doors = Wo zwei Plättchen aneinandergrenzen, müssen **beide** eine Mauer haben oder **keines**. Und jedes Plättchen muss vom Startplättchen aus **zu Fuß** erreichbar sein, durch Öffnungen, ohne über eine Mauer zu klettern (R22).

    Du hast einen Turm ohne Mauern gekauft und ein Serail mit einer Mauer im Westen. Sieh nach, wo die Mauern deiner Alhambra stehen.
    .title = Mauern und Öffnungen
    .goal-tower = Leg den Turm an
    .goal-seraglio = Leg das Serail an
    .remark-stored = Es würde passen, wenn du dich ein wenig umsiehst. Nimm es zurück und leg es an.
    .refused-WALL_MEETS_OPENING = Eine Mauer träfe auf eine Öffnung. Such eine Seite, an der beide Plättchen offen sind.
    .refused-NO_WAY_IN = Die Mauern würden passen, Mauer an Mauer. Aber dann käme niemand hinein: Mindestens eine gemeinsame Seite muss offen sein.
    .done = Jetzt kannst du Mauern lesen. Das ist die schwerste Regel des Spiels, und du hast sie.

lesson-no-gaps = Eine Alhambra darf kein **Loch** haben: keinen leeren Bauplatz, den Plättchen umschließen, auch dann nicht, wenn eine Ecke offen ist (R22).

    Deine Alhambra ist fast ein Ring. Du hast zwei Türme. Die Reihenfolge zählt: erst der Hof in der Mitte, dann die Lücke.
    .title = Keine Löcher
    .goal-court = Fülle den Hof in der Mitte
    .goal-gap = Schließe die Lücke im Ring
    .remark-stored = Für beide ist Platz. Nimm es zurück und fülle erst den Hof.
    .remark-elsewhere = Dort darf er stehen, aber dann fehlt ein Turm. Nimm es zurück: erst der Hof, dann die Lücke.
    .refused-ENCLOSES_EMPTY = Der Hof bliebe für immer ein leeres Loch. Fülle ihn zuerst.
    .done = Kein Loch bleibt. Und außen können die Mauern ohne Unterbrechung herumlaufen.

lesson-rebuilding = Statt zu kaufen oder Geld zu nehmen, darfst du **umbauen** (R21): ein Plättchen aus der Reserve einbauen, eines in sie abbauen oder zwei auf demselben Bauplatz austauschen.

    In deiner Reserve wartet ein Turm. Er soll dorthin, wo die Gemächer stehen, östlich vom Startplättchen, mit Nachbarn auf allen Seiten.
    .title = Reserve und Umbau
    .goal-exchange = Tausche die Gemächer östlich vom Startplättchen gegen den Turm aus
    .goal-end = Beende deinen Zug
    .remark-elsewhere = Ein guter Tausch, aber gemeint war ein anderer Bauplatz: die Gemächer direkt neben dem Startplättchen, im Osten.
    .remark-spent = Das war deine Aktion in diesem Zug. Nimm es zurück und bau stattdessen um.
    .refused-ENCLOSES_EMPTY = Ein Abbau würde ein Loch lassen. Aber beim Austausch zählt nur das Ergebnis.
    .refused-FOUNTAIN_STAYS = Das Startplättchen bleibt, wo es ist, immer.
    .done = Eine Aktion, zwei Plättchen bewegt. Die Gemächer warten jetzt in der Reserve.

lesson-majorities = Taucht eine Wertungskarte auf, wird jede Gebäudeart gezählt. Wer die **meisten** hat, bekommt die Punkte; bei Gleichstand wird **geteilt** (R33).

    Du und dein Gegner habt je einen Turm. Die erste Wertungskarte steht bevor: Sie kommt, wenn Geld genommen wird. Kauf den Turm für genau 9, nimm mit der gewonnenen Aktion Geld und leg den Turm an, bevor dein Zug endet.
    .title = Wer die meisten hat
    .goal-most = Hab zwei Türme in deiner Alhambra
    .goal-alone = Gewinne die Türme allein, wenn gewertet wird
    .remark-reserve = Plättchen in der Reserve zählen nicht. Nimm es zurück und leg den Turm an.
    .remark-no-money = Du hast kein Geld genommen, also wird keine Karte gezogen und noch nichts gewertet. Leg deinen Turm an; die Wertung bringt jemand anders.
    .remark-money = Wenn du nur Geld nimmst, wird gewertet, während ihr euch die Türme teilt. Nimm es zurück und kauf erst den Turm.
    .remark-bonus = Passend. Nimm jetzt Geld, damit am Ende deines Zugs eine Karte gezogen wird.
    .done = Sechs Punkte für die Türme, alle für dich. Geteilt wären es drei gewesen.

lesson-the-wall = In jeder der drei Wertungen gibt es für alle Punkte für die **längste Mauer ohne Unterbrechung** rund um ihre Alhambra, einen für jede Seite (R34). Eine frühe Mauer zählt dreimal.

    Dein Pavillon hat eine Mauer über zwei Seiten. Ein Garten und ein Serail können sie fortsetzen.
    .title = Die Mauer
    .goal-longer = Mach deine Mauer länger
    .goal-five = Erreiche eine Mauer mit fünf Seiten
    .remark-stored = Für die Mauer brauchst du beide. Nimm es zurück und leg es an.
    .remark-short = Die Mauer ist unterbrochen. Nimm die Plättchen zurück und leg sie in eine Reihe, Mauern nach außen, sodass jede dort weitergeht, wo die vorige endet.
    .remark-not-longer = Es steht gut, aber seine Mauer hängt nicht mit der anderen zusammen. Die Mauern müssen sich an einem Eckpunkt treffen.
    .refused-WALL_MEETS_OPENING = Seine Mauer träfe dort auf eine Öffnung. Lass die Mauern nach außen zeigen.
    .done = Fünf Punkte in jeder Wertung. Mauern brauchen Zeit und lohnen sich.

lesson-timing = Eine Wertungskarte kommt nur, wenn Karten gezogen werden, und Karten werden nur gezogen, wenn Geld genommen wurde (R30). Niemand weiß genau, wann, aber alle können sehen, wie nah sie ist: Sieh dir den Geldstapel an.

    Du führst bei Türmen und Gärten, also soll **jetzt** gewertet werden. Je mehr Karten du nimmst, desto mehr werden gezogen.
    .title = Wann gewertet wird
    .goal-several = Nimm drei Karten auf einmal
    .goal-scored = Löse in diesem Zug die Wertung aus
    .remark-too-few = Für jede genommene Karte wird eine gezogen. Nimm es zurück und nimm so viele, wie du kannst.
    .done = Den Moment hast du bestimmt. Umgekehrt gilt: Wer kein Geld nimmt, hält die Wertung auf.

lesson-dirk = Zu zweit gibt es einen Dritten, **Dirk**. Er hat keine Alhambra und keinen Zug, aber er sammelt Plättchen (R40) und wird mitgezählt, wenn Gebäude gewertet werden (R41). Was du kaufst, darfst du auch ihm geben (R42).

    Dein Gegner hat zweimal Gemächer. Dirk auch, und sie würden teilen. Du hast gerade selbst Gemächer gekauft, aber einmal bringt dir nichts.
    .title = Zu zweit mit Dirk
    .goal-give = Gib Dirk die Gemächer
    .goal-end = Beende deinen Zug
    .remark-kept = Eins gegen zwei: Damit gewinnst du nichts. Nimm es zurück und überlass sie Dirk.
    .refused-TILES_LEFT_TO_SETTLE = Erst müssen die Gemächer irgendwohin.
    .done = Jetzt hat Dirk die meisten Gemächer, und dein Gegner bekommt in der ersten Wertung nichts dafür. Dirk wird die Partie nie gewinnen.

lesson-last-tiles = Das Spiel endet, wenn der Bauhof nicht mehr aufgefüllt werden kann (R36). Was dort noch liegt, bekommt, wer das **meiste Geld** in der Währung des Feldes auf der Hand hat, und gezahlt wird nichts (R37).

    Der Beutel ist leer: Wer jetzt kauft, beendet die Partie. Du hättest gern den Turm für 12, kannst ihn aber nicht bezahlen. Du hast 7 Dirham, ein Gegner hat 6. Behalte deine und kauf den Pavillon.
    .title = Die letzten Plättchen
    .goal-trigger = Kauf den Pavillon und beende die Partie
    .goal-receive = Bekomm den Turm für die meisten Dirham
    .goal-build = Leg den Turm in deiner Alhambra an
    .remark-spent = Gut gekauft! In dieser Lektion ging es aber darum, ihn geschenkt zu bekommen.
    .remark-final = Der Turm gehört dir, ganz ohne zu zahlen. Leg ihn jetzt an; Reserven zählen nicht.
    .remark-bonus = Passend; du könntest also noch etwas tun, aber mehr braucht es nicht. Hör hier auf, leg den Pavillon an und beende deinen Zug: Der Bauhof kann nicht mehr aufgefüllt werden, also kommt niemand mehr dazu, Dirham zu nehmen.
    .refused-PAYS_TOO_LITTLE = Sieben reichen nicht für einen Turm für 12. Aber vielleicht reichen sie, um ihn geschenkt zu bekommen.
    .refused-NO_ACTIONS_AT_THE_END = Mit den Aktionen ist es endgültig vorbei. Leg den Turm an oder lass ihn in der Reserve.
    .done = Ein Turm umsonst. Am Ende lohnt es sich, Geld in mehreren Währungen zu behalten.

lesson-first-game = Du weißt alles, was du brauchst. Das ist eine echte Partie gegen zwei freundliche Computerspieler. Der Coach bleibt und sagt ab und zu ein Wort.

    Es ist ein ganz normaler Tisch: Verlass ihn, wann du willst, und finde ihn unter deinen Partien wieder.
    .title = Deine erste Partie
    .goal-buy = Kauf ein Gebäude
    .goal-exact = Zahl mindestens einmal passend
    .goal-wall = Hab eine Mauer mit sechs Seiten oder mehr
    .goal-finish = Spiel bis zum Ende
    .remark-over = Die Partie ist zu Ende. Sieh dir das Wertungsblatt an: Jede Zahl erklärt sich selbst.
    .remark-wait = Die anderen sind dran. Achte darauf, welches Geld sie nehmen: Es verrät, was sie kaufen wollen.
    .remark-final = Die letzten Plättchen werden verschenkt. Leg an, was du bekommen hast.
    .remark-bonus = Passend gezahlt: noch eine Aktion. Kauf noch einmal, nimm Geld oder bau um.
    .remark-settle = Leg deine Plättchen an. Lass Mauern nach außen zeigen, neben anderen Mauern, und halte ein paar Öffnungen für später frei.
    .remark-ready = Nichts mehr zu tun. Wenn du zufrieden bist, beende deinen Zug; bis dahin lässt sich alles zurücknehmen.
    .remark-scored = Es wurde gewertet. Wirf einen Blick auf das Blatt und mach dann weiter.
    .remark-exact = Ein Plättchen kannst du passend bezahlen. Das ist meist das Beste, was du tun kannst.
    .remark-ending = Der Beutel wird leer. Geld in mehreren Währungen bringt dir vielleicht eines der letzten Plättchen.
    .remark-soon = Bald kann eine Wertungskarte kommen. Liegen deine Plättchen in der Alhambra und nicht in der Reserve?
    .remark-begin = Sammle erst etwas Geld, vor allem kleine Karten. Mit drei Karten einer Währung lassen sich die meisten Gebäude bezahlen.
    .remark-money = Nichts, was du passend bezahlen kannst. Nimm Geld, das im nächsten Zug passend wird.
    .done = Du hast eine ganze Partie Alhambra gespielt, mit allem, was dazugehört.
