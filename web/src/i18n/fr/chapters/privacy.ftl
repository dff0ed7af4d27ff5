# Ce que le serveur garde sur les gens, et comment chacun l’obtient ou s’en défait.

privacy-short = Ici, tu joues sans compte. Le serveur garde ce dont les parties ont besoin. Il n’affiche pas de publicité et ne suit personne, et cette page ne demande rien à aucun autre ordinateur.

privacy-kept-title = Ce qui est gardé
privacy-kept-you = Ton nom, la date de ta première visite et celle de la dernière. Un cookie prouve que tes places sont à toi ; de la preuve qu’il contient, le serveur ne garde qu’une empreinte. Tes réglages restent dans ce navigateur.
privacy-kept-games = Tes parties, coup par coup, avec les noms à la table. Qui a le lien d’une table voit qui joue et, une fois finie, toute la partie.
privacy-kept-talk = Ce que tu dis à une table, pour tous ceux qui y sont ou y viennent plus tard, et qui tu ne veux pas entendre.
privacy-kept-reports = Si quelqu’un signale une personne ou un message, la personne qui tient ce serveur le voit, avec ce qui a été dit avant et après.
privacy-kept-addresses = L’adresse réseau d’où tu viens reste en mémoire tant que le serveur tourne, pour arrêter les abus et ceux dont l’accès est fermé. Elle n’est notée qu’avec une exclusion. Un serveur web placé devant celui-ci tient peut-être son propre journal.
privacy-kept-calls = Si tu demandes qu’on t’appelle quand c’est ton tour, l’adresse pour le faire est gardée jusqu’à ce que tu l’arrêtes. Le service que tu as choisi porte le message ; rien n’y est dit des cartes de personne.

privacy-long-title = Combien de temps
privacy-long = { $forgets ->
    [yes] Jusqu’à ce que tu l’effaces. Qui n’est pas venu depuis { $days } jours et n’a pas de partie en cours est alors oublié, comme ce qui s’est dit aux tables. Les parties restent, avec les noms d’alors.
   *[no] Jusqu’à ce que tu l’effaces.
}
privacy-long-reports = Les signalements sont gardés { $reports } jours après avoir été traités, les exclusions { $reports } jours après leur fin, et ce qu’a fait la personne qui tient le serveur { $audit } jours.
privacy-long-backups = Les sauvegardes gardent ce qu’elles contenaient jusqu’à ce qu’elles soient effacées à leur tour. La personne qui tient ce serveur sait quand.

privacy-yours-title = Tes données
privacy-nobody = Ce navigateur n’est encore personne : le serveur ne sait rien de toi.
privacy-banned = { $caused ->
    [yes] L’accès t’est fermé jusqu’au { $until }. Raison donnée : { $cause }
   *[no] L’accès t’est fermé jusqu’au { $until }.
}
privacy-export = Tout ce que ce serveur sait de toi, { $name }, en un seul fichier. Des parties en cours, il contient ce que sait ta propre place, et rien de plus.
privacy-export-button = Télécharger mes données
privacy-delete = Tu peux effacer tout ce qui te concerne. Les parties en cours sont d’abord abandonnées, et l’ordinateur les termine. Ce que tu as dit disparaît. Les parties avec d’autres restent, avec { $neutral } à la place de ton nom ; celles que tu as jouées seul s’effacent.
privacy-delete-button = Effacer tout ce qui me concerne
privacy-delete-sure = Vraiment effacer tout ce qui concerne { $name } ? Personne ne pourra le récupérer.
privacy-delete-yes = Oui, effacer pour toujours
privacy-deleted = Tout ce qui te concerne est effacé.
privacy-deleted-soon = Tu n’es plus personne ici. Les dernières traces sont en train d’être effacées ; cela prend quelques minutes.
