# Qué ha fallado, según el código del servidor, y qué se puede hacer.

trouble-title = { $code ->
    [no_such_table] Mesa no encontrada
    [table_closed] Esta mesa se cerró
    [no_spectators] Esta mesa es privada
    [not_welcome] Esta mesa está cerrada para ti
    [read_only] La partida guardada está incompleta
    [no_session] Ya no te reconocemos
    [link_used] Este enlace ya se ha usado
    [not_found] Página no encontrada
    [old_page] Hay una versión más nueva
    [unreachable] El servidor no responde
    [server_stops] El servidor está en pausa
    [not_stored] No se ha podido guardar
    [too_fast] Demasiado rápido
    [too_many] El servidor está lleno
    [wrong_origin] Dirección equivocada
   *[other] Algo ha fallado
}

trouble-text = { $code ->
    [no_such_table] Puede que falte parte del enlace o que la mesa ya no exista. Pide el enlace otra vez o prepara tu propia mesa.
    [table_closed] La cerró quien la preparó, antes de empezar la partida, o quien lleva el servidor.
    [no_spectators] Todos los asientos están ocupados y no se admite público.
    [not_welcome] Quien preparó la mesa te ha pedido que te vayas. Puedes preparar tu propia mesa o buscar otra.
    [read_only] Falta una parte en el servidor. Puedes mirarla, pero nadie puede seguir jugando. Las demás mesas están bien.
    [no_session] Este navegador ya no puede demostrar que eres { $name }; quizá se borraron sus cookies. Puedes seguir como invitado nuevo con el mismo nombre, pero sin tus asientos anteriores.
    [link_used] Un enlace personal sirve una sola vez y por poco tiempo. Crea uno nuevo en el dispositivo donde ya estás jugando.
    [not_found] Puede que la dirección tenga una errata o que lo que había aquí se haya mudado.
    [old_page] El servidor se ha actualizado desde que abriste esta página. Vuelve a cargarla; tus partidas están a salvo.
    [unreachable] Puede que falle tu conexión o el servidor. Tus partidas están a salvo: cada jugada se guarda antes de que nadie la vea.
    [server_stops] Se está deteniendo o reiniciando. Tus partidas están a salvo; inténtalo de nuevo en un momento.
    [not_stored] Puede que el disco del servidor esté lleno. No ha cambiado nada; inténtalo de nuevo en un momento.
    [too_fast] El servidor no admite tanto a la vez. Espera un momento e inténtalo de nuevo.
    [too_many] No caben más invitados ni mesas, o tienes demasiadas partidas sin terminar. Termina una o inténtalo más tarde.
    [wrong_origin] El servidor solo responde a su propia página. Ábrela con la dirección del servidor.
   *[other] No es culpa tuya. Inténtalo de nuevo; si vuelve a pasar, avisa a quien lleva este servidor.
}

trouble-step = { $step ->
    [again] Intentar de nuevo
    [reload] Volver a cargar la página
    [afresh] Seguir como invitado nuevo
    [new-table] Preparar una mesa
    [lobby] Vestíbulo
    [games] Mis partidas
   *[home] Al inicio
}

# La forma corta, junto al botón que se pulsó.
refusal = { $code ->
    [seat_taken] Alguien acaba de ocupar este asiento.
    [seat_open] Este asiento ya está libre.
    [already_started] La partida ya ha empezado.
    [seats_open] Todavía hay asientos libres.
    [not_the_owner] Eso solo puede hacerlo quien preparó la mesa.
    [name_taken] Un jugador virtual se llama así. Añade algo a tu nombre.
    [shares_missing] Alguien tiene que abrir esta mesa una vez antes de que empiece la partida.
    [not_agreed] Alguien aún no ha dicho si juega otra vez.
    [not_welcome] Quien preparó la mesa te ha quitado de ella.
    [no_such_level] Ese jugador virtual no está disponible.
    [no_such_table] La mesa ya no existe.
    [table_closed] La mesa se cerró.
    [table_full] Esta mesa ha llegado a su límite y ya no se puede cambiar. Prepara otra mesa.
    [no_session] El servidor ya no te reconoce. Vuelve a cargar la página.
    [unreachable] El servidor no responde. Inténtalo de nuevo en un momento.
    [server_stops] El servidor se está deteniendo. Inténtalo de nuevo en un momento.
    [not_stored] El servidor no ha podido guardarlo; no ha cambiado nada. Inténtalo de nuevo en un momento.
    [too_fast] Demasiado rápido. Espera un momento e inténtalo de nuevo.
    [too_many] El servidor tiene demasiadas mesas, o tú demasiadas partidas sin terminar. Termina una o inténtalo más tarde.
   *[other] No ha funcionado. Inténtalo de nuevo.
}

table-read-only = La partida guardada está incompleta: puedes mirarla, pero no seguir jugando.
