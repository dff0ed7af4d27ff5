## La table au clavier

keys-intro = La touche Tab passe partout ; celles-ci vont plus vite. Appuie dessus seules, sans Ctrl ni Alt. Tu peux désactiver les lettres dans les réglages.
key-does = { $does ->
    [market] aller au chantier
    [money] aller à l’étalage
    [palace] aller à ton Alhambra, au premier emplacement possible
    [hand] aller à ta main et à tes bâtiments
    [buttons] aller aux boutons de ton tour
    [standings] aller aux scores
    [move] avancer dans cette direction
    [press] choisir, prendre, montrer ou placer ce qui est sélectionné
    [slot] choisir le bâtiment de cette case
    [confirm] confirmer : acheter, placer, réaménager
    [store] stocker le bâtiment
    [dirk] donner le bâtiment à { dirk }
    [rebuild] réaménager ton Alhambra
    [cancel] renoncer à ton choix
    [stop] ne plus faire d’action
    [end] finir ton tour
    [undo] annuler une étape
    [redo] la rétablir
    [restart] reprendre ton tour
    [sheet] ouvrir la feuille de score
    [log] ouvrir le journal de la partie
    [menu] ouvrir le menu
   *[keys] ouvrir cette liste
  }
