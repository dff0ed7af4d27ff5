preview-home = Alhambra
    .text = Le jeu de société dans ton navigateur. Joue contre l’ordinateur, sur un seul appareil ou entre amis, sans compte.
preview-table = Rejoins une partie d’Alhambra
    .text = Ouvre le lien pour prendre place ou pour regarder. Aucun compte n’est nécessaire.
preview-replay = Une partie d’Alhambra, coup par coup
    .text = Revois chaque tour et découvre d’où vient chaque point.
preview-rules = Les règles d’Alhambra
    .text = Toutes les règles en mots simples, avec des images, des questions et des réponses.
