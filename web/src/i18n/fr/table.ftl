# La table : chantier, Alhambra, main, les autres.

table-title = Table
table-loading = Chargement de la table…
title-your-turn = ● À toi de jouer · Alhambra
title-waiting = À { $player } de jouer · Alhambra

menu = Menu
menu-home = Accueil
close = Fermer

# Noms

tile-name = { building } { $price }
cell-name = { $shape ->
    [fountain] tuile de départ
    [across] { $x } { compass-across }
    [along] { $y } { compass-along }
   *[both] { $x } { compass-across }, { $y } { compass-along }
}
compass-across = { $across ->
    [east] est
   *[west] ouest
}
compass-along = { $along ->
    [north] nord
   *[south] sud
}
count-label = { building } : { $count }

# Chantier

market-label = Chantier
slot-label = { $fits ->
    [no] { currency } : { $tile }. { $cost }. Ne va nulle part dans ton Alhambra
   *[yes] { currency } : { $tile }. { $cost }
}
slot-empty = vide
slot-goes-to = pour { $player }
badge = { $kind ->
    [exact] { $ways ->
        [one] exact
       *[other] exact × { $ways }
    }
    [over] { $by } de trop
   *[short] manque { $by }
}
badge-short = { $kind ->
    [exact] × { $ways }
    [over] +{ $by }
   *[short] −{ $by }
}
badge-label = { $kind ->
    [exact] { $ways ->
        [one] Tu peux payer le montant exact
       *[other] Tu peux payer le montant exact, de { $ways } façons
    }
    [over] Tu paierais { $by } de trop
   *[short] Il te manque { $by }
}
fits-nowhere = Ne va nulle part : seulement au stockage

display-label = Étalage
take-label = { $allows ->
    [0] Prendre { $cards }
   *[other] Prendre { $cards } : montant exact pour { $tiles }
}
take-together = Prendre ensemble

pile-deck = Argent
pile-bag = Bâtiments
scoring-next = { $round ->
    [1] Premier décompte
    [2] Deuxième décompte
   *[3] Dernier décompte
}
scoring-window = { $fewest ->
    [0] { $most ->
        [0] à la prochaine carte ({ $chance } %)
        [one] maintenant ({ $chance } %) ou d’ici { $most } carte
       *[other] maintenant ({ $chance } %) ou d’ici { $most } cartes
    }
   *[other] dans { $fewest } à { $most } cartes
}
scoring-at-end = quand il n’y a plus de bâtiments

# Alhambra

palace-of = Alhambra : { $player }
board-closer = Agrandir
board-farther = Réduire
board-fit = Tout montrer
cell-legal = { $purpose ->
    [exchange] { $cell } : échange possible
    [remove] { $cell } : peut aller au stockage
   *[other] { $cell } : possible
}
cell-illegal = { $cell } : { $reason }

# Soi-même

hand-label = { $count ->
    [one] Ta main : { $count } carte
   *[other] Ta main : { $count } cartes
}
hand-toggle = Montrer ou cacher tes cartes
purse-label = { $count ->
    [one] { currency } : { $total } en { $count } carte
   *[other] { currency } : { $total } en { $count } cartes
}
tray-label = À placer
reserve-label = Stockage

# Les autres

standings-label = Scores
standing-label = { $score ->
    [one] { $player } : { $score } point, { $gain } de plus si décompte maintenant
   *[other] { $player } : { $score } points, { $gain } de plus si décompte maintenant
}
rival-label = { $state ->
    [acting] { $player }, en train de jouer : points { $score }, muraille { $wall }, cartes { $cards }, stockage { $reserve }
    [acting-away] { $player }, en train de jouer, absence : points { $score }, muraille { $wall }, cartes { $cards }, stockage { $reserve }
    [away] { $player }, absence : points { $score }, muraille { $wall }, cartes { $cards }, stockage { $reserve }
   *[here] { $player } : points { $score }, muraille { $wall }, cartes { $cards }, stockage { $reserve }
}
ledger-label = Dirk, le troisième joueur imaginaire
points-so-far = Points
if-scored-now = Si décompte maintenant
wall-length = Muraille
cards-in-hand = Cartes
in-reserve = Stockage
player-before = Joueur précédent
player-after = Joueur suivant

log-label = Journal de la partie
since-label = Depuis ton dernier tour
since-show = Montrer

# Que faire

prompt-label = À toi de jouer
prompt = { $prompt ->
    [watch] Tu regardes. À { $player } de jouer.
    [act] À toi : prends de l’argent, achète ou réaménage.
    [bonus] Montant exact ! Tu as une autre action.
    [stuck] Rien n’est possible ce tour-ci.
    [settle] Place maintenant tes achats.
    [ready] Tout est fait. Termine ton tour quand tu veux.
    [final] Tu as reçu de dernières tuiles : construis-les ou stocke-les.
    [over] La partie est terminée.
   *[wait] { $computer ->
        [yes] { $player } réfléchit…
       *[no] À { $player } de jouer.
    }
}

pay-title = { building } pour { $price }
pay-line = { $kind ->
    [none] Choisis les cartes pour payer.
    [short] { $total } sur { $price } : manque { $by }
    [exact] Exact : une autre action
   *[over] { $needless ->
        [yes] { $total } pour { $price } : { $by } de perdu, et moins suffirait. Tes actions s’arrêtent là.
       *[no] { $total } pour { $price } : { $by } de perdu. Tes actions s’arrêtent là.
    }
}
pay-poor = Il te manque { $by } dans cette monnaie.
pay-cards-first = { $count ->
    [one] { $count } carte d’une valeur de { $total }. Choisis un bâtiment.
   *[other] { $count } cartes d’une valeur de { $total }. Choisis un bâtiment.
}
payments-label = Façons de payer
payment-label = { $over ->
    [0] Payer { $cards } : exact
   *[other] Payer { $cards } : { $over } de trop
}
payment-exact = exact
chain = { $count } achats exacts :
chain-link = { building } { $price } avec { $cards }

place-title = { $from ->
    [reserve] { building } { $price } du stockage
   *[aside] Placer : { building } { $price }
}
place-line = { $from ->
    [reserve] C’est ton action : construis sur un emplacement libre, ou échange avec un bâtiment.
   *[aside] Touche un emplacement pour essayer, encore une fois pour construire.
}
place-gives-up = Si tu places maintenant, tu renonces à ton autre action.
rebuild-title = Réaménager
rebuild-line = C’est ton action : retire un bâtiment vers le stockage, ou choisis-en un qui s’y trouve.

consequences-label = Ce que cela change
consequence-wall = Muraille : { $before }, puis { $after }
consequence-kind = { $player }, { building } : { $before }, puis { $after }
consequence-points = { $by ->
    [one] { $player } : { $by } point si décompte maintenant
   *[other] { $player } : { $by } points si décompte maintenant
}

do-buy = Acheter
do-buy-anyway = Payer trop quand même
do-confirm = { $purpose ->
    [dirk] Donner à Dirk
    [exchange] Échanger
    [remove] Vers le stockage
   *[other] { $bonus ->
        [yes] Arrêter et placer
       *[no] Placer ici
    }
}
do-store = Stocker
do-dirk = Pour Dirk
do-cancel = Renoncer
do-rebuild = Réaménager
do-undo = Annuler
do-redo = Rétablir
do-restart = Reprendre le tour
do-stop = { $bonus ->
    [yes] Plus d’action
   *[no] Passer
}
do-end = Finir le tour
do-skip = Passer à mon tour
do-result = Résultat

# Plusieurs sur un appareil

curtain-title = À { $player } de jouer
curtain-text = Passe l’appareil. Aucune carte n’est montrée tant que tu n’as pas dit que c’est toi.
curtain-reveal = C’est moi, { $player }

# La liaison avec le serveur

line = { $state ->
    [connecting] Connexion…
   *[waiting] Connexion perdue. Nouvel essai…
}
line-retry = Essayer maintenant
line-reload = Recharger

# Ce que la personne qui gère le serveur dit à tous

notice-label = Message du serveur
notice-close = Fermer

# Les gens à la table

people = À la table
talk = Discussion
talk-open = { $unread ->
    [0] Discussion
    [one] Discussion, { $unread } nouveau message
   *[other] Discussion, { $unread } nouveaux messages
}
clock = Temps restant
plays-for = un joueur virtuel joue pour { $player }

why-ask = { $who ->
    [you] Qu’aurais-tu pu faire d’autre ?
   *[other] Pourquoi { $player } a joué ainsi ?
}
why-last = Pourquoi ce dernier tour ?
