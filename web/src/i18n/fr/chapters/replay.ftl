## Une partie terminée, étape par étape

replay-title = Revoir la partie
replay-now = Ce qui s’est passé à cette étape
replay-quiet = Le tour continue.
replay-market = Chantier et étalage
replay-hand = Argent en main
replay-controls = Parcourir la partie
replay-turn-before = Un tour en arrière
replay-turn-after = Un tour en avant
replay-step-before = Une étape en arrière
replay-step-after = Une étape en avant
replay-play = Lecture
replay-pause = Mettre en pause
replay-speed = Vitesse
replay-speed-name = { $speed ->
    [slow] lente
    [fast] rapide
   *[normal] normale
  }
replay-step = Étape { $step } sur { $last }
replay-trouble = Cette partie du jeu n’a pas pu être chargée. Réessaie dans un instant.
replay-chart = Le fil de la partie
replay-measure = { $measure ->
    [points] Points
    [buildings] Bâtiments
    [wall] Murailles
   *[money] Argent
  }
replay-download = Télécharger cette partie
replay-title-running = Revoir : la partie jusqu’ici
replay-to-table = Retour à la table
replay-open-text = Une partie en texte, .alh, de ce serveur ou d’ailleurs. Choisis-la, ou dépose-la ici. Le serveur n’en garde rien.
replay-choose-file = Choisir un fichier
replay-open-no = { $code ->
    [too_large] Ce fichier est trop gros pour une partie.
    [not_a_record] Ce n’est pas une partie enregistrée.
    [unreachable] Le serveur ne répond pas. Réessaie dans un instant.
   *[other] Cela n’a pas marché. Réessaie.
  }
replay-fault = { $fault ->
    [rules] Elle suit une autre version des règles (ligne { $line }).
    [setup] Une partie ne peut pas commencer ainsi (ligne { $line }).
    [turn] Ligne { $line } : c’est le tour d’un autre joueur.
    [move] Ligne { $line } : ce coup n’est pas permis.
    [result] Ligne { $line } : ce n’est pas le résultat de la partie.
   *[text] La ligne { $line } est incompréhensible à partir du caractère { $column }.
  }
replay-compare = Comparer les Alhambras
replay-kinds = Bâtiments d’une sorte
replay-figures = Les chiffres
replay-figures-step = Étape
replay-hand-hidden = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
