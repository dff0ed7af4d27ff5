# La fine di una partita.

ending-palaces = Quel che ognuno ha costruito
ending-milestones = I tuoi record
ending-next = E adesso
ending-self = { $who ->
    [you] { $kind ->
        [ahead] { $margin ->
            [one] Un punto davanti a { $other }, soprattutto grazie a: { $reasons }.
           *[other] { $margin } punti davanti a { $other }, soprattutto grazie a: { $reasons }.
        }
       *[behind] { $margin ->
            [one] Sei al { $place }º posto, a un punto da { $other }, soprattutto per: { $reasons }.
           *[other] Sei al { $place }º posto, a { $margin } punti da { $other }, soprattutto per: { $reasons }.
        }
    }
   *[other] { $kind ->
        [ahead] { $margin ->
            [one] { $player } è un punto davanti a { $other }, soprattutto grazie a: { $reasons }.
           *[other] { $player } è { $margin } punti davanti a { $other }, soprattutto grazie a: { $reasons }.
        }
       *[behind] { $margin ->
            [one] { $player } è a un punto da { $other }, soprattutto per: { $reasons }.
           *[other] { $player } è a { $margin } punti da { $other }, soprattutto per: { $reasons }.
        }
    }
}
ending-milestone = { $what ->
    [first] La tua prima partita finita
    [first-win] La tua prima vittoria
    [streak] { $value } vittorie di fila
    [level] La tua prima vittoria contro questo avversario: { level }
    [points] Il tuo miglior punteggio: { $value } (prima: { $before })
    [wall] Il tuo muro più lungo: { $value } (prima: { $before })
   *[exact] Il tuo maggior numero di pagamenti precisi: { $value } (prima: { $before })
}
ending-picture = { $state ->
    [drawing] Disegno in corso…
    [saved] Immagine salvata
    [failed] Non ha funzionato. Riprova.
   *[ready] Condividi l’immagine
}
