# Das Ende einer Partie.

ending-palaces = Was alle gebaut haben
ending-milestones = Deine Rekorde
ending-next = Wie es weitergeht
ending-self = { $who ->
    [you] { $kind ->
        [ahead] { $margin ->
            [one] Ein Punkt vor { $other }, vor allem durch: { $reasons }.
           *[other] { $margin } Punkte vor { $other }, vor allem durch: { $reasons }.
        }
       *[behind] { $margin ->
            [one] Platz { $place } für dich, ein Punkt hinter { $other }, vor allem durch: { $reasons }.
           *[other] Platz { $place } für dich, { $margin } Punkte hinter { $other }, vor allem durch: { $reasons }.
        }
    }
   *[other] { $kind ->
        [ahead] { $margin ->
            [one] { $player } liegt einen Punkt vor { $other }, vor allem durch: { $reasons }.
           *[other] { $player } liegt { $margin } Punkte vor { $other }, vor allem durch: { $reasons }.
        }
       *[behind] { $margin ->
            [one] { $player } liegt einen Punkt hinter { $other }, vor allem durch: { $reasons }.
           *[other] { $player } liegt { $margin } Punkte hinter { $other }, vor allem durch: { $reasons }.
        }
    }
}
ending-milestone = { $what ->
    [first] Deine erste beendete Partie
    [first-win] Dein erster Sieg
    [streak] { $value } Siege in Folge
    [level] Dein erster Sieg gegen diese Stärke: { level }
    [points] Deine meisten Punkte: { $value } (bisher { $before })
    [wall] Deine längste Mauer: { $value } (bisher { $before })
   *[exact] Am häufigsten passend bezahlt: { $value } (bisher { $before })
}
ending-picture = { $state ->
    [drawing] Wird gezeichnet …
    [saved] Bild gespeichert
    [failed] Das hat nicht geklappt. Versuch es noch einmal.
   *[ready] Bild teilen
}
