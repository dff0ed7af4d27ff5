# Las partidas propias y las mesas abiertas a todo el mundo.

game-status = { $status ->
    [your-turn] Te toca
    [their-turn] Juega { $actor }
    [played-for] El ordenador juega por ti
    [watching] Juega { $actor }
    [rematch] ¿Otra partida? Te esperan
    [ready] Todos los asientos están ocupados: empieza la partida
    [gathering] { $open ->
        [0] A la espera del comienzo
        [one] Queda un asiento libre
       *[other] Quedan { $open } asientos libres
    }
    [conceded] Has dejado tu asiento
    [broken] Solo se puede mirar
    [over] Terminada
   *[closed] Cancelada
}
game-outcome = { $winners }: { $points } puntos
game-empty = Nadie todavía

games-title = Mis partidas
games-none = Ahora mismo no estás en ninguna mesa.
games-past = Partidas terminadas

lobby-title = Vestíbulo
lobby-lead = Mesas de este servidor abiertas a todo el mundo. Siéntate en una o anuncia aquí la tuya.
lobby-waiting = Asientos libres
lobby-none = Ahora mismo ninguna mesa espera jugadores.
lobby-playing = Para mirar
