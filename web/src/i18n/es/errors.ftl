# Qué ha fallado, según el código del servidor, y qué se puede hacer.

trouble-title = { $code ->
    [no_such_table] Esa mesa no existe
    [table_closed] Esta mesa se canceló
    [no_spectators] Esta mesa juega en privado
    [not_welcome] Esta mesa ya no te admite
    [read_only] Esta mesa solo se puede mirar
    [no_session] Ya no te reconocemos
    [link_used] Este enlace ya cumplió su función
    [not_found] Esa página no existe
    [old_page] Hay una versión más nueva
    [unreachable] El servidor no responde
    [server_stops] El servidor se toma un descanso
    [not_stored] El servidor no pudo guardarlo
    [too_fast] Cada cosa a su tiempo
    [too_many] La casa está llena
    [wrong_origin] Esta página viene de otro sitio
    [banned] Se te ha cerrado el paso por un tiempo
   *[other] Algo ha fallado
}

trouble-text = { $code ->
    [no_such_table] Quizá el enlace perdió una letra por el camino, o la mesa desapareció hace tiempo. Pide el enlace otra vez o prepara una mesa propia.
    [table_closed] Quien la preparó la canceló antes de empezar la partida, o la cerró quien aloja el servidor.
    [no_spectators] Todos sus asientos están ocupados y juega sin público.
    [not_welcome] Quien abrió la mesa te ha pedido que dejes de mirar. Puedes abrir una mesa propia o mirar otra.
    [read_only] Lo que se guardó de ella ya no forma una partida entera, así que nadie puede seguir jugando. Las demás mesas están bien.
    [no_session] Este navegador ha perdido la prueba de que eres { $name }: quizá se borraron sus cookies. Puedes seguir como invitado nuevo con el mismo nombre; los asientos de antes quedan con el anterior.
    [link_used] Un enlace personal sirve una sola vez y por poco tiempo. Crea uno nuevo en el dispositivo donde ya estás jugando.
    [not_found] Puede que la dirección tenga una errata o que lo que había aquí se haya mudado.
    [old_page] El servidor ha aprendido algo nuevo desde que abriste esta página. Vuelve a cargarla; tus partidas están a salvo.
    [unreachable] Quizá falle tu conexión, quizá el servidor. Tus partidas están a salvo: cada jugada se anotó antes de que nadie la viera.
    [server_stops] Se está deteniendo o reiniciando. Tus partidas están a salvo; inténtalo de nuevo en un momento.
    [not_stored] Puede que su disco esté lleno. Nada ha cambiado; inténtalo de nuevo en un momento.
    [too_fast] Eso fue más rápido de lo que permite el servidor. Espera un momento e inténtalo de nuevo.
    [too_many] El servidor tiene tantos invitados o mesas como puede atender, o tú tienes demasiadas partidas sin terminar. Termina una o inténtalo dentro de un rato.
    [wrong_origin] El servidor solo habla con su propia página. Ábrela con la dirección del servidor.
    [banned] Quien aloja este servidor te ha cerrado el paso, o a la dirección desde la que te conectas. En «Privacidad» se dice hasta cuándo.
   *[other] No fue culpa tuya. Inténtalo de nuevo; si vuelve a pasar, avisa a quien lleva este servidor.
}

trouble-step = { $step ->
    [again] Intentar de nuevo
    [reload] Volver a cargar la página
    [afresh] Seguir como invitado nuevo
    [new-table] Preparar una mesa
    [lobby] Mesas abiertas
    [games] Mis partidas
    [privacy] Privacidad
   *[home] Al inicio
}

# La forma corta, junto al botón que se pulsó.
refusal = { $code ->
    [seat_taken] Alguien acaba de ocupar este asiento.
    [seat_open] Este asiento ya está libre.
    [already_started] La partida ya ha empezado.
    [seats_open] Todavía hay asientos libres.
    [not_the_owner] Eso solo puede hacerlo quien preparó la mesa.
    [no_such_level] Ese jugador del ordenador no está disponible.
    [no_such_table] La mesa ya no está.
    [table_closed] La mesa se canceló.
    [table_full] Han pasado tantas cosas en esta mesa que ya no se puede cambiar nada. Prepara otra mesa.
    [no_session] El servidor ya no te reconoce. Vuelve a cargar la página.
    [unreachable] El servidor no responde. Inténtalo de nuevo en un momento.
    [server_stops] El servidor se está deteniendo. Inténtalo de nuevo en un momento.
    [not_stored] El servidor no pudo guardarlo; nada ha cambiado. Inténtalo de nuevo en un momento.
    [too_fast] Demasiado rápido. Espera un momento e inténtalo de nuevo.
    [too_many] Hay demasiadas mesas en el servidor, o demasiadas partidas tuyas sin terminar. Termina una o inténtalo dentro de un rato.
   *[other] No ha funcionado. Inténtalo de nuevo.
}

table-read-only = Lo que se guardó de esta mesa ya no forma una partida entera: se puede mirar, pero no jugar.
