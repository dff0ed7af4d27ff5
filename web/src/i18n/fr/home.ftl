home-tagline = Bâtis ton Alhambra, muraille après muraille.
home-lead = Un jeu d’argent, de bâtiments et de longues murailles, pour deux à six joueurs.
home-running = Continuer à jouer
home-all-games = Les { $count } parties

solo-title = Contre l’ordinateur
solo-line = Huit adversaires, de l’apprenti curieux au maître bâtisseur.
solo-players = Joueurs, toi compris
solo-players-option = { $players }
solo-level = Tes adversaires
solo-play = Jouer

friends-title = Entre amis
friends-line = Envoie un lien. Qui l’ouvre peut rejoindre ta table.
friends-go = Créer une table

device-title = Sur un appareil
device-line = Faites-le passer. L’argent reste caché entre les tours.
device-go = Préparer

learn-offer-title = Première fois à l’Alhambra ?
learn-offer-text = Un coach t’apprend le jeu en douze petites leçons d’une ou deux minutes. Tu joues dès la première.
learn-offer-go = Montre-moi
learn-offer-later = Plus tard
