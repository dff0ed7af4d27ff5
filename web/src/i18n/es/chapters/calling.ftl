# Avisos a quien no está cuando una mesa le espera: en los ajustes, en el menú de la mesa y tras los enlaces de los correos.

calling-title = Avisos
calling-lead = Cuando una mesa te espera y no estás, un mensaje te lo dice. Cuenta quién juega, y nada de las cartas.
calling-nobody = Siéntate primero a una mesa: así sabremos a quién avisar.
calling-device = En este dispositivo
    .hint = El navegador muestra un mensaje, también con esta página cerrada.
calling-device-why = { $why ->
    [insecure] Solo funciona si la página se abre por https.
    [forbidden] Este navegador no permite mensajes de esta página. Puedes cambiarlo en sus ajustes.
   *[unsupported] Este navegador no puede hacerlo. En un iPhone o iPad, añade antes la página a la pantalla de inicio y ábrela desde allí.
}
calling-push-trouble = { $why ->
    [forbidden] Este navegador no permite mensajes de esta página. Puedes cambiarlo en sus ajustes.
    [late] El servicio de mensajes del navegador no responde. Inténtalo más tarde.
   *[failed] El servicio de mensajes del navegador no ha aceptado. Inténtalo más tarde o en otro navegador.
}
calling-quiet = Horas de silencio
    .hint = Lo que llegue entretanto se cuenta después.
calling-quiet-time = { $which ->
    [begin] Desde las
   *[end] Hasta las
}
calling-channels = Te avisamos aquí
calling-unnamed = { $kind ->
    [push] Un navegador
    [mail] Un buzón
   *[webhook] Un webhook
}
calling-state = { $state ->
    [unconfirmed] Falta seguir el enlace del correo
    [failing] El último mensaje no llegó
    [stopped] Hace días que no llega nada: detenido
   *[fine] { $kind ->
        [push] Navegador
        [mail] Correo electrónico
       *[webhook] Un webhook propio
    }
}
calling-try = Probar
calling-tried = Enviado a { $name }.
calling-remove = Quitar
calling-mail = Por correo a
calling-mail-sent = Va un correo en camino a { $address }. Sigue su enlace antes de dos días.
calling-webhook = Dirección del webhook
calling-form = Por webhook a
calling-form-of = { $form ->
    [slack] Slack, Mattermost o Rocket.Chat
    [discord] Discord
    [ntfy] ntfy
   *[json] Un programa mío
}
calling-add = Añadir
calling-secret = El secreto que firma lo que llega; solo se muestra esta vez:
calling-refused = { $code ->
    [address_not_allowed] Este servidor no avisa a esa dirección: debe empezar por https y estar abierta a todo el mundo.
    [not_delivered] Allí nadie ha aceptado el mensaje.
    [not_understood] Hay algo mal en esa dirección.
    [not_offered] Este servidor no lo tiene preparado.
    [too_many] No puedes tener más. Quita antes una.
    [too_fast] Ya han sido bastantes. Inténtalo más tarde.
    [no_session] El servidor ya no te reconoce. Vuelve a cargar la página.
    [unreachable] El servidor no responde. Inténtalo de nuevo en un momento.
   *[other] No ha funcionado. Inténtalo de nuevo.
}

# En la mesa

calling-table = Avisarme de esta mesa
    .hint = Cuando no esté, como he elegido en los ajustes.
calling-table-how = Recibir avisos cuando no estoy

# Enlaces de los correos

calling-link = { $what ->
    [confirm] ¿Te avisamos aquí?
   *[stop] ¿Ningún correo más?
}
    .text = { $what ->
        [confirm] Cuando una mesa te espere, irá un correo a la dirección a la que se envió este enlace.
       *[stop] La dirección a la que se envió este enlace no recibirá más correos. Puedes volver a añadirla cuando quieras.
    }
    .yes = { $what ->
        [confirm] Sí, avisadme
       *[stop] Ningún correo más
    }
calling-link-done = { $what ->
    [confirm] Te avisaremos
   *[stop] Ese ha sido el último
}
    .text = { $what ->
        [confirm] A partir de ahora un correo te dice cuándo te toca.
       *[stop] No llegarán más correos.
    }
calling-link-old = Este enlace ya ha cumplido
    .text = Es demasiado antiguo o la dirección se ha quitado. En los ajustes puedes pedir otro.
