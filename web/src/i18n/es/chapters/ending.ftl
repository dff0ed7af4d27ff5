# El final de una partida.

ending-palaces = Lo que ha construido cada cual
ending-milestones = Tus récords
ending-next = Y ahora
ending-self = { $who ->
    [you] { $kind ->
        [ahead] { $margin ->
            [one] Un punto por delante de { $other }, sobre todo por { $reasons }.
           *[other] { $margin } puntos por delante de { $other }, sobre todo por { $reasons }.
        }
       *[behind] { $margin ->
            [one] Quedas en el puesto { $place }, a un punto de { $other }, sobre todo por { $reasons }.
           *[other] Quedas en el puesto { $place }, a { $margin } puntos de { $other }, sobre todo por { $reasons }.
        }
    }
   *[other] { $kind ->
        [ahead] { $margin ->
            [one] { $player } está un punto por delante de { $other }, sobre todo por { $reasons }.
           *[other] { $player } está { $margin } puntos por delante de { $other }, sobre todo por { $reasons }.
        }
       *[behind] { $margin ->
            [one] { $player } está a un punto de { $other }, sobre todo por { $reasons }.
           *[other] { $player } está a { $margin } puntos de { $other }, sobre todo por { $reasons }.
        }
    }
}
ending-milestone = { $what ->
    [first] Tu primera partida terminada
    [first-win] Tu primera victoria
    [streak] { $value } victorias seguidas
    [level] Tu primera victoria contra este rival: { level }
    [points] Tu mejor puntuación: { $value } (antes: { $before })
    [wall] Tu muralla más larga: { $value } (antes: { $before })
   *[exact] Tu mayor número de pagos justos: { $value } (antes: { $before })
}
ending-picture = { $state ->
    [drawing] Dibujando…
    [saved] Imagen guardada
    [failed] No ha funcionado. Inténtalo de nuevo.
   *[ready] Compartir la imagen
}
