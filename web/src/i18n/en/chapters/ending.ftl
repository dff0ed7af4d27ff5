# The end of a game.

ending-palaces = What everybody has built
ending-milestones = Your records
ending-next = What next
ending-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}
ending-self = { $who ->
    [you] { $kind ->
        [ahead] { $margin ->
            [one] One point ahead of { $other }, above all by { $reasons }.
           *[other] { $margin } points ahead of { $other }, above all by { $reasons }.
        }
       *[behind] { $margin ->
            [one] You came { ending-place }, one point behind { $other }, above all by { $reasons }.
           *[other] You came { ending-place }, { $margin } points behind { $other }, above all by { $reasons }.
        }
    }
   *[other] { $kind ->
        [ahead] { $margin ->
            [one] { $player } is one point ahead of { $other }, above all by { $reasons }.
           *[other] { $player } is { $margin } points ahead of { $other }, above all by { $reasons }.
        }
       *[behind] { $margin ->
            [one] { $player } is one point behind { $other }, above all by { $reasons }.
           *[other] { $player } is { $margin } points behind { $other }, above all by { $reasons }.
        }
    }
}
ending-milestone = { $what ->
    [first] Your first finished game
    [first-win] Your first victory
    [streak] { $value } victories in a row
    [level] Your first victory over the { level }
    [points] Your most points so far: { $value } (before: { $before })
    [wall] Your longest wall so far: { $value } (before: { $before })
   *[exact] Your most exact payments so far: { $value } (before: { $before })
}
ending-picture = { $state ->
    [drawing] Drawing …
    [saved] Picture saved
    [failed] That did not work. Try again.
   *[ready] Share the picture
}
