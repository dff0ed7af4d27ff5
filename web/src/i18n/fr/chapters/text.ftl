## La table en texte, avec une ligne de commande

text-to-picture = Vue en images
text-intro = Écris ce que tu veux savoir ou faire. « { $help } » donne toutes les commandes.
text-said = Ce qui se passe à la table
text-command = Commande
text-send = Envoyer
text-heading = { $verb ->
    [standings] Scores
    [market] Chantier
    [money] Étalage
    [hand] Ta main
    [palace] Ton Alhambra
   *[piles] Piles
  }
# Les mots qu’une commande comprend, séparés par des virgules. Les mots pour les coups s’ajoutent à la notation.
text-verb = { $verb ->
    [help] aide, commandes, ?
    [market] chantier, marché
    [money] argent, monnaie, étalage
    [hand] main, cartes
    [standings] scores, score, points
    [palace] alhambra, palais
    [where] où
    [why] pourquoi
    [moves] coups, choix, possibilités
    [piles] piles, pioche, sac
    [log] journal, nouvelles
    [sheet] feuille, décompte, décomptes
    [take] prends, prendre, prend
    [buy] achète, acheter, achat
    [build] construis, construire, bâtis, bâtir
    [remove] retire, retirer, enlève, enlever
    [exchange] échange, échanger
    [stop] passer, passe, arrête, arrêter, renonce, renoncer
    [place] place, placer, pose, poser, mets, mettre
    [store] stocke, stocker, garde, garder
    [dirk] dirk, donne, donner
    [end] fin, finir, finis, termine, terminer
    [undo] annule, annuler
    [redo] rétablis, rétablir, refais
   *[restart] reprendre, reprends, recommence, recommencer
  }
# Les mots pour les choses dont une commande peut parler, séparés par des virgules ; « filler » : ceux qui n’ajoutent rien.
text-noun = { $noun ->
    [yellow] jaune, jaunes, florin, florins
    [green] vert, verte, verts, vertes, dirham, dirhams
    [blue] bleu, bleue, bleus, bleues, dinar, dinars
    [orange] orange, oranges, ducat, ducats
    [pavilion] pavillon, pavillons
    [seraglio] sérail, sérails
    [arcades] arcades, arcade
    [chambers] chambres, chambre
    [garden] jardin, jardins
    [tower] tour, tours
    [north] nord
    [east] est
    [south] sud
    [west] ouest
    [fountain] départ, fontaine
    [it] ça, cela, celui-ci, celle-ci
   *[filler] à, ai, aller, au, aux, avec, case, ce, ces, cet, cette, combien, contre, d, dans, de, des, depuis, du, elle, elles, emplacement, emplacements, en, est-ce, et, ici, il, ils, j, je, l, la, le, les, leur, m, ma, me, mes, moi, mon, montre, n, ne, par, pas, peut, peuvent, peux, plaît, pour, qu, que, quel, quelle, quelles, quels, qui, quoi, reste, s, sa, se, si, son, stp, sur, t, ta, te, ton, tuile, tuiles, un, une, va, vais, vers, veux, vont, y
  }
text-help = Dis-le avec des mots, comme « prends florin 7 et dirham 2 », « achète la tour » ou « place la tour 9 à 2 est, 1 nord » ; ou en notation : les cartes sont Y, G, B ou O avec leur valeur, comme Y7 ; les bâtiments et les emplacements ont le nom que montrent les listes, comme To9b et e2n1.
text-help-verb = { $verb ->
    [help] { $words } : cette liste.
    [market] { $words } : les quatre bâtiments en vente, et si tu peux les payer.
    [money] { $words } : les cartes monnaie à l’étalage.
    [hand] { $words } : ton argent, ton stockage et tes achats.
    [standings] { $words } : points, murailles, et ce que rapporterait un décompte maintenant.
    [palace] { $words } : ton Alhambra ; avec un nom, celle de ce joueur.
    [where] { $words } et un bâtiment : où il peut aller.
    [why] { $words }, un bâtiment et un emplacement : pourquoi il ne peut pas y aller.
    [moves] { $words } : tout ce que tu peux faire maintenant.
    [piles] { $words } : combien de cartes et de bâtiments il reste.
    [log] { $words } : les derniers tours.
    [sheet] { $words } : les points de chaque décompte, et pour quoi.
    [take] { $words } et des cartes : les prendre.
    [buy] { $words } et une case de 1 à 4 : payer comme proposé ; ou nomme les cartes.
    [build] { $words }, un bâtiment de ton stockage et un emplacement : réaménager.
    [remove] { $words } et un emplacement : retirer ce bâtiment vers le stockage.
    [exchange] { $words }, un bâtiment de ton stockage et un emplacement : les échanger.
    [stop] { $words } : ne plus faire d’action, ou aucune si aucune n’est possible.
    [place] { $words }, un bâtiment acheté et un emplacement : le placer là.
    [store] { $words } et un bâtiment acheté : sur ton plateau de stockage.
    [dirk] { $words } et un bâtiment acheté : à { dirk }.
    [end] { $words } : finir ton tour.
    [undo] { $words } : annuler la dernière étape.
    [redo] { $words } : la rétablir.
   *[restart] { $words } : reprendre ton tour depuis le début.
  }
text-unknown = Je ne connais pas « { $word } ». Essaie « { $help } ».
text-ambiguous = Lequel : { $tiles } ?
text-absent = Ce bâtiment n’est pas parmi ceux qu’on peut choisir.
text-incomplete = { $verb ->
    [take] Quelles cartes ? Par exemple : prends Y1 G2
    [buy] Quelle case, de 1 à 4 ? Si tu ne peux pas la payer, il n’y a rien à proposer.
    [build] Quel bâtiment de ton stockage, et où ? Par exemple : construis Pa5 e2
    [remove] Quel emplacement ? Par exemple : retire e2
    [exchange] Quel bâtiment de ton stockage, et quel emplacement ? Par exemple : échange Pa5 e2
    [place] Quel bâtiment, et où ? Par exemple : place To9b e2
    [store] Quel bâtiment ? Par exemple : stocke To9b
    [dirk] Quel bâtiment ? Par exemple : dirk To9b
    [where] Quel bâtiment ? Par exemple : où To9b
   *[why] Quel bâtiment, et quel emplacement ? Par exemple : pourquoi To9b e2
  }
text-coded = { $thing } ({ $code })
text-slot-empty = La case { $slot } est vide.
text-slot = { $how ->
    [exact] { $fits ->
        [no] Case { $slot }, { currency } : { $tile }. Tu peux payer le montant exact. Ne va nulle part dans ton Alhambra.
       *[yes] Case { $slot }, { currency } : { $tile }. Tu peux payer le montant exact.
      }
    [over] { $fits ->
        [no] Case { $slot }, { currency } : { $tile }. Tu peux payer, { $by } de trop. Ne va nulle part dans ton Alhambra.
       *[yes] Case { $slot }, { currency } : { $tile }. Tu peux payer, { $by } de trop.
      }
    [short] { $fits ->
        [no] Case { $slot }, { currency } : { $tile }. Il te manque { $by }. Ne va nulle part dans ton Alhambra.
       *[yes] Case { $slot }, { currency } : { $tile }. Il te manque { $by }.
      }
   *[unknown] Case { $slot }, { currency } : { $tile }. En vente.
  }
text-display = À l’étalage : { $cards }.
text-display-empty = L’étalage est vide.
text-hand = { $count ->
    [one] Tu as { $count } carte d’une valeur de { $worth } : { $cards }.
   *[other] Tu as { $count } cartes d’une valeur de { $worth } : { $cards }.
  }
text-hand-empty = Tu n’as pas d’argent.
text-hand-hidden = Cette main est cachée.
text-reserve = Sur ton plateau de stockage : { $tiles }.
text-aside = Acheté et à placer : { $tiles }.
text-standing = { $player } : { $score ->
    [one] { $score } point
   *[other] { $score } points
  }, { $gain } de plus si décompte maintenant ; muraille { $wall } ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
text-standing-dirk = { dirk } : { $score ->
    [one] { $score } point
   *[other] { $score } points
  }, { $gain } de plus si décompte maintenant.
text-palace = { $player } : { $count ->
    [0] seulement la tuile de départ
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
  } ; la plus longue muraille : { $wall }.
text-building = { $cell } : { $tile }
text-piles = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
  } dans la pioche, { $bag ->
    [one] { $bag } bâtiment
   *[other] { $bag } bâtiments
  } dans le sac.
text-moves = { $count ->
    [one] { $count } possibilité :
   *[other] { $count } possibilités :
  }
text-not-your-turn = Ce n’est pas ton tour.
text-where = { $tile } peut aller ici : { $cells }.
text-where-nowhere = { $tile } ne va nulle part.
text-why-legal = C’est possible à cet endroit.
text-why-far = Cet emplacement est trop loin de ton Alhambra.
text-corrected = { $verb ->
    [undo] Annulé.
    [redo] Rétabli.
   *[restart] Le tour reprend depuis le début.
  }
text-taken-back = La dernière étape a été annulée.
text-scored = { $points ->
    [0] { $player } : rien au décompte { $round } ; maintenant { $total }.
   *[other] { $player } : { $points } au décompte { $round }, pour { $parts } ; maintenant { $total }.
  }
text-scored-part = { source-name } { $points }
text-not-scored = Il n’y a pas encore eu de décompte.
text-dirk = { $count ->
    [0] { dirk } n’a pas encore de bâtiments.
   *[other] { dirk } a { $tiles }.
  }
