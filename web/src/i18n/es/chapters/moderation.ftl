# Denunciar a alguien, y quién puede venir a una mesa y hablar en ella.

report-title = Denunciar ante quien aloja el servidor
report-about = { $what ->
    [remark] Se trata de lo que dijo { $name }.
   *[person] Se trata de { $name }.
}
report-reason = ¿De qué se trata?
report-reasons = { $reason ->
    [insult] Insultos o amenazas
    [spam] Publicidad o mensajes en masa
    [name] Un nombre que nadie debería tener que leer
    [spoiling] Estropear la partida
   *[other] Otra cosa
}
report-note = ¿Qué más conviene saber?
report-who-sees = Quien aloja este servidor ve tu nombre y lo que se dijo antes y después. En la mesa no se entera nadie.
report-mute = Silenciar también a { $name }
    .hint = No volverás a leer nada suyo, en ninguna mesa.
report-send = Enviar la denuncia
report-sent = Gracias. Quien aloja este servidor lo mirará.
report-refused = { $code ->
    [too_fast] Ya has enviado varias denuncias. Espera un rato antes de la siguiente.
    [too_many] Hay demasiadas denuncias en espera. Inténtalo de nuevo mañana.
    [no_such_remark] Ese comentario ya no está. Denuncia a la persona.
    [unreachable] El servidor no responde. Lo que escribiste sigue aquí; inténtalo de nuevo en un momento.
   *[other] No se pudo enviar. Vuelve a intentarlo.
}

company-title = Quién puede venir y hablar
company-public = En la sala
    .hint = Cualquiera encuentra la mesa allí.
company-spectators = Se admite público
    .hint = Si no, solo se queda quien tiene asiento.
company-talk = Quién puede hablar
company-talk-rule = { $rule ->
    [everybody] Todos
    [players] Solo quienes juegan
    [reactions] Solo reacciones
   *[nobody] Nadie
}
company-slow = Espera entre dos comentarios
company-slow-choice = { $seconds ->
    [0] Ninguna
   *[other] { $seconds } s
}
