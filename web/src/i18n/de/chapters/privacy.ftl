# Was der Server über Menschen aufbewahrt, und wie sie es bekommen oder loswerden.

privacy-short = Hier spielst du ohne Konto. Der Server bewahrt auf, was die Partien brauchen. Er zeigt keine Werbung und verfolgt niemanden, und diese Seite fragt keinen anderen Computer nach irgendetwas.

privacy-kept-title = Was aufbewahrt wird
privacy-kept-you = Dein Name, wann du zum ersten Mal kamst und wann du zuletzt hier warst. Ein Cookie beweist, dass deine Plätze dir gehören; vom Beweis darin bewahrt der Server nur einen Fingerabdruck auf. Deine Einstellungen bleiben in diesem Browser.
privacy-kept-games = Deine Partien, Zug für Zug, mit den Namen am Tisch. Wer den Link eines Tisches hat, sieht, wer spielt, und nach dem Ende die ganze Partie.
privacy-kept-talk = Was du an einem Tisch sagst, für alle, die dort sind oder später kommen, und wen du nicht hören willst.
privacy-kept-reports = Wenn jemand einen Menschen oder eine Nachricht meldet, sieht der Betreiber dieses Servers das, mit dem, was davor und danach gesagt wurde.
privacy-kept-addresses = Die Netzadresse, von der du kommst, steht im Arbeitsspeicher, solange der Server läuft, gegen Überflutung und für Sperren. Aufgeschrieben wird sie nur mit einer Sperre. Ein Webserver vor diesem hier führt vielleicht ein eigenes Protokoll.
privacy-kept-calls = Wenn du dich rufen lässt, sobald du am Zug bist, wird die Adresse dafür aufbewahrt, bis du es abschaltest. Die Nachricht geht über den Dienst, den du gewählt hast; über niemandes Karten steht etwas darin.

privacy-long-title = Wie lange
privacy-long = { $forgets ->
    [yes] Bis du es löschst. Wer { $days } Tage nicht hier war und keine laufende Partie hat, wird dann vergessen, ebenso was an den Tischen gesagt wurde. Partien bleiben, mit den Namen von damals.
   *[no] Bis du es löschst.
}
privacy-long-reports = Meldungen bleiben bis { $reports } Tage nach ihrer Erledigung, Sperren bis { $reports } Tage nach ihrem Ende, und was der Betreiber getan hat, { $audit } Tage.
privacy-long-backups = Sicherungen behalten, was in ihnen war, bis sie selbst gelöscht werden. Wann das ist, weiß der Betreiber dieses Servers.

privacy-yours-title = Deine Daten
privacy-nobody = Dieser Browser ist noch niemand: Der Server weiß nichts über dich.
privacy-banned = { $caused ->
    [yes] Du bist ausgesperrt bis { $until }. Als Grund ist angegeben: { $cause }
   *[no] Du bist ausgesperrt bis { $until }.
}
privacy-export = Alles, was dieser Server über dich weiß, { $name }, in einer Datei. Von laufenden Partien enthält sie, was dein eigener Platz weiß, und nichts weiter.
privacy-export-button = Meine Daten herunterladen
privacy-delete = Du kannst alles über dich löschen. Laufende Partien werden zuerst aufgegeben, und der Computer spielt sie zu Ende. Was du gesagt hast, verschwindet. Partien mit anderen bleiben, mit { $neutral } statt deines Namens; Partien, die du allein gespielt hast, gehen.
privacy-delete-button = Alles über mich löschen
privacy-delete-sure = Wirklich alles über { $name } löschen? Niemand kann es zurückholen.
privacy-delete-yes = Ja, endgültig löschen
privacy-deleted = Alles über dich ist gelöscht.
privacy-deleted-soon = Du bist hier niemand mehr. Die letzten Spuren werden gerade gelöscht; das dauert ein paar Minuten.
