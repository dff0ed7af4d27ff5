# What the server keeps about people, and how they get it or get rid of it.

privacy-short = You play here without an account. The server keeps what the games need. It shows no advertisements and follows nobody around, and this page asks no other computer for anything.

privacy-kept-title = What is kept
privacy-kept-you = Your name, when you first came and when you were last here. A cookie proves that your seats are yours; of the proof in it the server keeps only a fingerprint. Your settings stay in this browser.
privacy-kept-games = Your games, move by move, with the names at the table. Whoever has a table’s link sees who plays, and the whole game once it is over.
privacy-kept-talk = What you say at a table, for everyone who is there or comes later, and whom you do not want to hear.
privacy-kept-reports = If somebody reports a person or a remark, whoever runs this server sees it, with what was said around it.
privacy-kept-addresses = The network address you come from is held in memory while the server runs, to keep out floods and those who were shut out. It is written down only with a ban. A web server before this one may keep a log of its own.
privacy-kept-calls = If you ask to be called when it is your turn, the address for that is kept until you switch it off. The service you chose carries the message; nothing about anybody’s cards is in it.

privacy-long-title = For how long
privacy-long = { $forgets ->
    [yes] Until you delete it. Who was not here for { $days } days and has no game going on is forgotten by then; what was said at the tables is, too. Games stay, with the names that people had.
   *[no] Until you delete it.
}
privacy-long-reports = Reports are kept until { $reports } days after they were dealt with, bans until { $reports } days after they end, and what whoever runs the server did for { $audit } days.
privacy-long-backups = Backups keep what was in them until they are deleted in their turn. Whoever runs this server knows when that is.

privacy-yours-title = Your data
privacy-nobody = This browser is nobody yet: the server knows nothing about you.
privacy-banned = { $caused ->
    [yes] You are shut out until { $until }. The reason given: { $cause }
   *[no] You are shut out until { $until }.
}
privacy-export = Everything this server knows about you, { $name }, in one file. Of games that go on it holds what your own seat knows, and nothing more.
privacy-export-button = Download my data
privacy-delete = You can delete everything about you. Games that go on are given up first, and a computer player finishes them. What you said disappears. Games with others stay, with { $neutral } in place of your name; games you played alone go.
privacy-delete-button = Delete everything about me
privacy-delete-sure = Really delete everything about { $name }? Nobody can bring it back.
privacy-delete-yes = Yes, delete it for good
privacy-deleted = Everything about you is deleted.
privacy-deleted-soon = You are nobody here any more. The last traces are being deleted now; that takes a few minutes.
