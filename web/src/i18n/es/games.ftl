# Las partidas propias y las mesas abiertas a todo el mundo.

game-status = { $status ->
    [your-turn] Te toca
    [their-turn] Juega { $actor }
    [played-for] Un jugador virtual juega por ti
    [watching] Juega { $actor }
    [rematch] ¿Otra partida? Te esperan
    [ready] Asientos completos: empieza la partida
    [gathering] { $open ->
        [0] A la espera del comienzo
        [one] Queda un asiento libre
       *[other] Quedan { $open } asientos libres
    }
    [conceded] Has dejado tu asiento
    [broken] Partida guardada incompleta
    [over] Terminada
   *[closed] Cerrada
}
game-outcome = { $winners }: { $points } puntos
game-empty = Nadie todavía

games-title = Mis partidas
games-none = Ahora mismo no tienes partidas.
games-past = Partidas terminadas

lobby-title = Vestíbulo
lobby-lead = Mesas de este servidor a las que puede unirse cualquiera. Siéntate en una o anuncia la tuya.
lobby-waiting = Asientos libres
lobby-none = Ahora mismo ninguna mesa espera jugadores.
lobby-playing = Partidas para mirar
