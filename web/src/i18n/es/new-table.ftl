# Preparar una mesa.

plan-title = { $purpose ->
    [device] En un dispositivo
   *[friends] Una mesa con amigos
}
plan-lead = { $purpose ->
    [device] Varias personas, una pantalla. Ponle nombre a cada una; el dinero queda oculto entre turnos.
   *[friends] Quien tenga el enlace puede ocupar un asiento libre. Puedes cambiar los asientos hasta que empiece la partida.
}

plan-seats = { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}
plan-seat = Asiento { $number }
plan-mine = En este dispositivo
plan-open = Libre, por enlace
plan-computers = Jugador virtual
plan-name = Nombre
plan-name-trouble = { $trouble ->
    [missing] Cada persona necesita un nombre.
   *[twice] Aquí hay dos personas con el mismo nombre.
}
plan-default-name = Jugador { $number }
plan-remove = Quitar el asiento { $number }
plan-add = Añadir un asiento

plan-options = Opciones
plan-pace = Ritmo
plan-pace-hint = { $pace ->
    [live] Todos juegan a la vez. Si alguien falta dos minutos, un jugador virtual ocupa su lugar hasta que vuelva.
   *[days] Cada cual juega cuando puede. Si alguien pasa un día sin jugar, los demás pueden poner un jugador virtual.
}
plan-clock = Reloj
plan-clock-kind = { $kind ->
    [none] Sin reloj
    [per_turn] Por turno
   *[bank] Por partida
}
plan-clock-time = Tiempo
plan-clock-hint = { $clock }. Si se acaba, un jugador virtual sigue hasta que recuperes tu asiento.
plan-shuffle = Sortear los asientos
    .hint = El orden de juego se sortea al empezar la partida.
plan-open-hands = Manos abiertas
    .hint = Todos ven el dinero de todos. Cada carta se tomó a la vista; así no hay que recordarlas.
plan-public = Anunciarla en el vestíbulo
    .hint = Puede unirse cualquiera de este servidor. Si no, solo quien tenga el enlace.
plan-spectators = Admitir público
    .hint = Otras personas pueden mirar. Ven lo que está a la vista de todos, nunca una mano oculta.

plan-watching = No tienes asiento: solo mirarás.
plan-make = { $complete ->
    [true] Empezar la partida
   *[false] Preparar la mesa
}
