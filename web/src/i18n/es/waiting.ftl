# Una mesa antes de empezar.

waiting-title = { $mine ->
    [true] Tu mesa
   *[false] La mesa de { $owner }
}
table-public = { $public ->
    [true] En el vestíbulo
   *[false] Privada, solo por enlace
}
table-seats = { $shuffled ->
    [true] Se sortean los asientos
   *[false] Los asientos quedan como están
}
table-pace = { $pace ->
    [live] De una sentada
   *[days] En varios días
}
clock-per-turn = { $time } por turno
clock-bank = { $time } por persona, más { $more } por turno
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
    [true] Puedes quedarte a mirar: sigue en esta página hasta que { $owner } empiece la partida. O prepara tu propia mesa.
   *[false] Esta mesa no admite público. Prepara tu propia mesa o busca una abierta.
}

seat-role = { $kind ->
    [open] Asiento { $number }
    [computer] Jugador virtual
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
seat-unready = aún no ha confirmado
seat-number = { $state ->
    [absent] tiene que abrir esta mesa una vez
   *[awaited] falta su número para barajar
}
seat-sit = Sentarme aquí
seat-beside = Añadir a alguien a mi lado
seat-beside-name = Nombre de la persona a tu lado
seat-sit-them = Añadir
seat-computer = Jugador virtual…
seat-leave = Levantarme
seat-remove = { $kind ->
    [computer] Quitar
   *[other] Quitar
}
seat-free = Liberar el asiento
seat-remove-sure = { $name } no podrá volver a esta mesa.
seat-remove-yes = Sí, quitar
never-mind = Mejor no

invite-title = Invitar
invite-link = Quien abra este enlace puede unirse
invite-code = El enlace como código QR
invite-message = { $name } te invita a una partida de Alhambra.

waiting-open = { $open ->
    [one] La partida puede empezar cuando se ocupe el último asiento.
   *[other] La partida puede empezar cuando se ocupen todos los asientos.
}
fill-level = Jugadores virtuales
fill = Ocupar los asientos libres
waiting-start = Empezar la partida
waiting-for-start = { $open ->
    [0] { $owner } ya puede empezar la partida.
   *[other] Faltan jugadores; después, { $owner } empieza la partida.
}
give-up = Cerrar la mesa
give-up-sure = La mesa desaparecerá para todos.
give-up-yes = Sí, cerrarla
