# Le mélange que personne ne peut fausser : chacun ajoute un nombre secret, promis avant qu’aucun soit montré.

shuffle-waits = Mélange en commun. Il manque encore : { $names }.
shuffle-elsewhere = Ton nombre secret pour le mélange est dans le navigateur où tu as pris place. Ouvre cette table là-bas.
shuffle-stop = Arrêter le départ
shuffle-missed = Le dernier départ a échoué, car il manquait un nombre secret pour le mélange. Chacun en donne un nouveau.
shuffle-absent = Avant que la partie puisse commencer, cette table doit encore être ouverte une fois par : { $names }.

fair-title = Un mélange équitable
fair-how = Le serveur et tous ceux qui jouent ajoutent un nombre secret au mélange. Tous sont fixés avant que le premier soit montré, donc personne ne peut choisir les cartes. Cette page garde le tien et vérifie le mélange après la partie.
fair-server = La promesse du serveur
fair-promise = Promesse : { $name }
fair-mine = Ton nombre secret
fair-start = C’est le départ { $attempt }.
fair-checking = Vérification du mélange…
fair-result = { $result ->
    [fair] Le mélange était équitable. Bâtiments et argent sont venus comme le veulent les nombres promis, et le tien en fait partie.
    [unkept] Bâtiments et argent sont venus comme le veulent les nombres. Ce navigateur n’a rien gardé de ce mélange, il ne peut donc pas dire si c’étaient les nombres promis.
    [unpromised] Bâtiments et argent sont venus comme le veulent les nombres. Cette partie date d’avant l’époque où chacun promettait d’abord son nombre.
    [unknown] Le mélange n’a pas pu être vérifié.
   *[bent] Le mélange n’était pas celui qui avait été promis.
}
fair-fault = { $fault ->
    [secret] Le nombre du serveur n’est pas celui qu’il avait promis.
    [shares] L’un des nombres n’est pas celui qui avait été promis.
    [mine] Ton propre nombre n’est pas dans le mélange.
    [seed] Le mélange ne découle pas des nombres.
   *[cards] Bâtiments ou argent ne sont pas venus dans l’ordre du mélange.
}
fair-starts = Il a fallu { $attempts } départs : avant, il manquait un nombre.
fair-keep = Enregistrer ce que ce navigateur a gardé
fair-record = Enregistrer la partie
