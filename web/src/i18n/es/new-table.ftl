# Preparar una mesa.

plan-title = { $purpose ->
    [device] En un dispositivo
   *[friends] Una mesa con amigos
}
plan-lead = { $purpose ->
    [device] Varias personas, una pantalla. Ponle nombre a cada una; entre turnos el dinero se tapa.
   *[friends] Los asientos libres son para quien tenga el enlace. Puedes cambiarlos hasta que empiece la partida.
}

plan-seats = { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}
plan-seat = Asiento { $number }
plan-mine = En este dispositivo
plan-open = Libre, por enlace
plan-computers = Jugador del ordenador
plan-name = Nombre
plan-name-trouble = { $trouble ->
    [missing] Cada persona necesita un nombre.
   *[twice] Aquí hay dos personas con el mismo nombre.
}
plan-default-name = Jugador { $number }
plan-remove = Quitar el asiento { $number }
plan-add = Añadir un asiento

plan-options = Cómo se juega
plan-pace = Cuándo se juega
plan-pace-hint = { $pace ->
    [live] Todos están presentes. Si alguien falta dos minutos, sigue el ordenador hasta que vuelva.
   *[days] Cada cual juega cuando puede. Tras un día sin jugada, los demás pueden dejar que siga el ordenador.
}
plan-clock = Reloj
plan-clock-kind = { $kind ->
    [none] Sin reloj
    [per_turn] Por turno
   *[bank] Por partida
}
plan-clock-time = Tiempo
plan-clock-hint = { $clock }. Si se acaba, el ordenador sigue hasta que retomes el juego.
plan-shuffle = Sortear los asientos
    .hint = Al empezar se sortea quién se sienta junto a quién.
plan-open-hands = Manos abiertas
    .hint = Todos ven el dinero de todos: una ayuda para la memoria, pues cada carta se tomó a la vista.
plan-public = Anunciarla en el vestíbulo
    .hint = Cualquiera de este servidor puede sentarse. Si no, solo quien tenga el enlace.
plan-spectators = Se admite público
    .hint = Otras personas pueden mirar. Ven lo que está a la vista, nunca lo que alguien tiene en la mano.

plan-watching = No has tomado ningún asiento: solo mirarás.
plan-make = { $complete ->
    [true] Empezar la partida
   *[false] Preparar la mesa
}
