# Una mesa antes de empezar.

waiting-title = { $mine ->
    [true] Tu mesa
   *[false] La mesa de { $owner }
}
table-public = { $public ->
    [true] En el vestíbulo
   *[false] Privada, por enlace
}
table-seats = { $shuffled ->
    [true] Se sortean los asientos
   *[false] Los asientos quedan como están
}
table-pace = { $pace ->
    [live] De una sentada
   *[days] A lo largo de días
}
clock-per-turn = { $time } por turno
clock-bank = { $time } cada uno, { $more } más por turno
table-open-hands = Manos abiertas
table-no-spectators = Sin público

waiting-seats = { $open ->
    [0] En la mesa
    [one] Queda un asiento libre
   *[other] Quedan { $open } asientos libres
}
waiting-watchers = Miran: { $names }
waiting-full = Todos los asientos están ocupados
waiting-full-text = { $spectators ->
    [true] Puedes quedarte a mirar: sigue en esta página hasta que { $owner } empiece la partida. O prepara una mesa propia.
   *[false] Esta mesa juega sin público. Prepara una mesa propia o busca una abierta.
}

seat-role = { $kind ->
    [open] Asiento { $number }
    [computer] Jugador del ordenador
    [program] { $present ->
        [true] Programa, presente
       *[false] Programa, ausente
    }
   *[person] { $mine ->
        [true] Tú
       *[false] { $present ->
            [true] Presente
           *[false] Ausente
        }
    }
}
seat-unready = falta su acuerdo
seat-number = { $state ->
    [absent] tiene que abrir esta mesa una vez
   *[awaited] falta su número para barajar
}
seat-sit = Sentarme aquí
seat-beside = Alguien a mi lado
seat-beside-name = Nombre de la persona a tu lado
seat-sit-them = Sentar
seat-computer = Jugador del ordenador…
seat-leave = Levantarme
seat-remove = { $kind ->
    [computer] Despedir
   *[other] Quitar
}
seat-free = Liberar el asiento
seat-remove-sure = { $name } no podrá volver a esta mesa.
seat-remove-yes = Sí, quitar
never-mind = Mejor no

invite-title = Invitar
invite-link = Quien abra este enlace puede sentarse
invite-code = El enlace como código QR
invite-message = { $name } te invita a una partida de Alhambra.

waiting-open = { $open ->
    [one] La partida puede empezar cuando se ocupe el último asiento.
   *[other] La partida puede empezar cuando se ocupen todos los asientos.
}
fill-level = Qué jugadores del ordenador
fill = Ocupar los asientos libres
waiting-start = Empezar la partida
waiting-for-start = { $open ->
    [0] { $owner } ya puede empezar la partida.
   *[other] Faltan jugadores; después, { $owner } empieza la partida.
}
give-up = Cancelar la mesa
give-up-sure = La mesa desaparecerá, y con ella los asientos de los demás.
give-up-yes = Sí, cancelarla
