# Cada «no» de las reglas y del servidor.

reason = { $code ->
    [GAME_OVER] La partida ha terminado.
    [ACTIONS_ARE_OVER] Tus acciones de este turno han terminado: coloca lo que compraste y acaba el turno.
    [ACTIONS_COME_FIRST] Las edificaciones se colocan después de las acciones.
    [ACTION_IS_COMPULSORY] Primero toma dinero, compra o reconstruye; solo puedes pasar si nada de eso es posible.
    [BONUS_IS_OPEN] Pagaste el precio exacto y tienes otra acción: úsala o termina antes tus acciones.
    [TILES_LEFT_TO_SETTLE] Falta por colocar: { $tiles }.
    [NO_ACTIONS_AT_THE_END] Ya no hay acciones: construye las últimas plaquitas o déjalas en tu reserva.
    [NO_CARDS_NAMED] Elige al menos una carta.
    [NOT_ON_DISPLAY] No está a la vista: { $cards }.
    [TAKES_TOO_MUCH] Varias cartas juntas pueden valer 5 como mucho; estas valen { $amount }.
    [NO_SUCH_SLOT] El recinto de construcción no tiene ese espacio.
    [SLOT_IS_EMPTY] Este espacio queda vacío hasta que acabe el turno.
    [WRONG_CURRENCY] Esta edificación se paga en otra divisa.
    [NOT_IN_HAND] No está en tu mano: { $cards }.
    [PAYS_TOO_LITTLE] { $amount ->
        [one] Falta { $amount }.
       *[other] Faltan { $amount }.
    }
    [NOT_IN_RESERVE] No está en tu reserva: { $tiles }.
    [JUST_BOUGHT] Compraste { building-the } de { $price } en este turno: todavía no puede entrar en una reconstrucción.
    [FOUNTAIN_STAYS] La plaquita de inicio se queda donde está.
    [NO_BUILDING_THERE] Aquí no hay ninguna edificación.
    [CUTS_OFF] { $count ->
        [one] Sin ella, a una edificación ya no se podría llegar a pie desde la plaquita de inicio.
       *[other] Sin ella, a { $count } edificaciones ya no se podría llegar a pie desde la plaquita de inicio.
    }
    [CELL_IS_TAKEN] Esta casilla ya está ocupada.
    [TOUCHES_NOTHING] Tiene que lindar por un lado con una plaquita de tu Alhambra.
    [WALL_MEETS_OPENING] Una muralla lindaría con un lado abierto: { $sides }.
    [NO_WAY_IN] No se podría llegar a pie: todos los lados que comparte tienen muralla.
    [ENCLOSES_EMPTY] Dejaría un hueco rodeado de plaquitas.
    [NOT_SET_ASIDE] No está entre las edificaciones por colocar.
    [NO_DIRK_HERE] { dirk } solo participa cuando juegan dos personas.
    [NOT_FOR_DIRK] A { dirk } se le regala lo comprado, no las últimas plaquitas.
   *[other] Ahora no es posible.
}

trouble = { $code ->
    [unreachable] Ahora mismo el servidor no responde.
    [stale_version] La mesa ha cambiado mientras tanto. Mira otra vez.
    [not_your_turn] No es tu turno.
    [not_your_seat] Este no es tu asiento.
    [nothing_to_undo] No hay nada que deshacer.
    [nothing_to_redo] No hay nada que rehacer.
    [game_over] La partida ha terminado.
    [too_fast] Demasiado rápido. Espera un momento.
    [old_page] Hay una versión más nueva. Vuelve a cargar la página.
    [no_such_table] La mesa ya no existe.
    [no_session] El servidor ya no te reconoce. Vuelve a cargar la página.
    [no_spectators] En esta mesa no se admite público.
    [table_closed] La mesa se cerró.
    [table_full] Esta mesa ha llegado a su límite: ya solo se puede seguir jugando.
    [read_only] La partida guardada está incompleta: solo se puede mirar.
    [not_stored] El servidor no ha podido guardarlo. Inténtalo de nuevo.
    [server_stops] El servidor se está deteniendo.
   *[other] No ha funcionado. Inténtalo de nuevo.
}
