# Das Mischen, das niemand beeinflussen kann: Alle geben eine geheime Zahl dazu, zugesagt, bevor eine gezeigt wird.

shuffle-waits = Es wird gemeinsam gemischt. Noch fehlt: { $names }.
shuffle-elsewhere = Deine geheime Zahl für das Mischen liegt in dem Browser, in dem du Platz genommen hast. Öffne diesen Tisch dort.
shuffle-stop = Start abbrechen
shuffle-missed = Aus dem letzten Start wurde nichts, weil eine geheime Zahl für das Mischen fehlte. Alle geben eine neue.
shuffle-absent = Bevor die Partie beginnen kann, muss dieser Tisch noch einmal geöffnet werden: { $names }.

fair-title = Faires Mischen
fair-how = Der Server und alle, die mitspielen, geben eine geheime Zahl zum Mischen. Alle Zahlen stehen fest, bevor die erste gezeigt wird; deshalb kann niemand die Karten aussuchen. Diese Seite bewahrt deine auf und prüft das Mischen nach der Partie.
fair-server = Zusage des Servers
fair-promise = Zusage von { $name }
fair-mine = Deine geheime Zahl
fair-start = Das ist Start { $attempt }.
fair-checking = Das Mischen wird geprüft …
fair-result = { $result ->
    [fair] Es wurde fair gemischt. Gebäude und Geld kamen so, wie es die zugesagten Zahlen vorgeben, und deine ist dabei.
    [unkept] Gebäude und Geld kamen so, wie es die Zahlen vorgeben. Dieser Browser hat von diesem Mischen nichts aufbewahrt und kann deshalb nicht sagen, ob es die zugesagten waren.
    [unpromised] Gebäude und Geld kamen so, wie es die Zahlen vorgeben. Diese Partie stammt aus der Zeit, bevor alle ihre Zahl vorher zusagten.
    [unknown] Das Mischen konnte nicht geprüft werden.
   *[bent] Es wurde nicht so gemischt wie zugesagt.
}
fair-fault = { $fault ->
    [secret] Die Zahl des Servers ist nicht die, die er zugesagt hatte.
    [shares] Eine der Zahlen ist nicht die zugesagte.
    [mine] Deine eigene Zahl ist beim Mischen nicht dabei.
    [seed] Das Mischen ergibt sich nicht aus den Zahlen.
   *[cards] Gebäude oder Geld kamen nicht in der gemischten Reihenfolge.
}
fair-starts = Es brauchte { $attempts } Starts: Vorher fehlte eine Zahl.
fair-keep = Speichern, was dieser Browser aufbewahrt hat
fair-record = Partie speichern
