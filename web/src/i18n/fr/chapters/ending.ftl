# La fin d’une partie.

ending-palaces = Ce que chacun a bâti
ending-milestones = Tes records
ending-next = Et maintenant
ending-self = { $who ->
    [you] { $kind ->
        [ahead] { $margin ->
            [one] Un point devant { $other }, surtout grâce à : { $reasons }.
           *[other] { $margin } points devant { $other }, surtout grâce à : { $reasons }.
        }
       *[behind] { $margin ->
            [one] Place { $place }, à un point de { $other }, surtout à cause de : { $reasons }.
           *[other] Place { $place }, à { $margin } points de { $other }, surtout à cause de : { $reasons }.
        }
    }
   *[other] { $kind ->
        [ahead] { $margin ->
            [one] { $player } devance { $other } d’un point, surtout grâce à : { $reasons }.
           *[other] { $player } devance { $other } de { $margin } points, surtout grâce à : { $reasons }.
        }
       *[behind] { $margin ->
            [one] { $player } est à un point de { $other }, surtout à cause de : { $reasons }.
           *[other] { $player } est à { $margin } points de { $other }, surtout à cause de : { $reasons }.
        }
    }
}
ending-milestone = { $what ->
    [first] Ta première partie terminée
    [first-win] Ta première victoire
    [streak] { $value } victoires de suite
    [level] Ta première victoire contre ce niveau : { level }
    [points] Ton meilleur score : { $value } (avant : { $before })
    [wall] Ta plus longue muraille : { $value } (avant : { $before })
   *[exact] Le plus de paiements justes : { $value } (avant : { $before })
}
ending-picture = { $state ->
    [drawing] Dessin en cours…
    [saved] Image enregistrée
    [failed] Cela n’a pas marché. Réessaie.
   *[ready] Partager l’image
}
