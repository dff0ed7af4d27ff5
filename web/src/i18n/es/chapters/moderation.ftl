# Denunciar a alguien, y quién puede venir a una mesa y hablar en ella.

report-title = Denunciar ante quien lleva el servidor
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
report-who-sees = Quien lleva este servidor ve tu nombre y lo que se dijo antes y después. En la mesa no se entera nadie.
report-mute = Silenciar también a { $name }
    .hint = No volverás a leer nada suyo, en ninguna mesa.
report-send = Enviar la denuncia
report-sent = Gracias. Quien lleva este servidor lo mirará.
report-refused = { $code ->
    [too_fast] Ya has enviado varias denuncias. Espera un rato antes de la siguiente.
    [too_many] Hay demasiadas denuncias en espera. Inténtalo de nuevo mañana.
    [no_such_remark] Ese comentario ya no está. Denuncia a la persona.
    [unreachable] El servidor no responde. Lo que escribiste sigue aquí; inténtalo de nuevo en un momento.
   *[other] No se pudo enviar. Vuelve a intentarlo.
}

company-title = Quién puede venir y hablar
company-public = En el vestíbulo
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


# La página de quien lleva el servidor.

host-title = Administración
host-way-in = Esta página es para quien lleva este servidor. Escribe «alhambra admin page» donde funciona y abre el enlace que aparece. Sirve una sola vez, durante un cuarto de hora.
host-arriving = Abriendo la administración…
host-leave = Salir
host-again = Mirar otra vez
host-told = { $what ->
    [closed] La mesa está cerrada.
    [silenced] En esta mesa ya no puede hablar nadie.
    [talking] En esta mesa pueden volver a hablar todos.
    [said] Se ha dicho a todas las personas que están en una mesa.
    [banned] Se le ha cerrado el paso.
    [lifted] Vuelve a tener paso.
    [removed] El comentario está quitado.
    [acted] La denuncia está cerrada.
    [dismissed] La denuncia está cerrada.
   *[left] Has salido.
}

host-overview = De un vistazo
host-figure = { $figure ->
    [reports] Denuncias en espera
    [connections] Conexiones
    [guests] Personas aquí
    [tables] Mesas en uso
    [jobs] Jugadas del ordenador en espera
    [load] Carga por procesador
    [memory] Memoria
    [database] Base de datos
    [since] En marcha desde
   *[program] Versión
}
host-failure = No se puede escribir nada: { $failure }

host-reports = Denuncias
host-reports-none = { $which ->
    [open] No hay nada en espera.
   *[closed] Todavía no hay ninguna.
}
host-reports-which = Qué denuncias
host-reports-kind = { $which ->
    [open] En espera
   *[closed] Atendidas
}
host-report-by = { $reporter } denuncia a { $reported }
host-report-note = «{ $note }»
host-report-table = Ir a la mesa
host-report-marked = Denunciado
host-report-removed = quitado
host-remark-remove = Quitar
host-remark-remove-of = el comentario de { $name }
host-report-close = { $outcome ->
    [acted] Hecho
   *[dismissed] No hay nada que hacer
}
host-report-outcome = { $outcome ->
    [acted] Atendida: { $when }
   *[dismissed] No había nada que hacer: { $when }
}
host-banned-until = Sin paso hasta { $until }

host-bans = Cierres de paso
host-bans-none = Nadie tiene el paso cerrado.
host-ban = Cerrar el paso
host-ban-name = Cerrar el paso a { $name }
host-ban-target = El identificador de una persona, una dirección o una red
host-ban-target-hint = Como 203.0.113.9 o 203.0.113.0/24
host-ban-long = Por cuánto tiempo
host-ban-hours = { $hours ->
    [1] 1 hora
    [24] 1 día
    [168] 1 semana
    [720] 30 días
   *[8760] 1 año
}
host-ban-cause = Motivo
host-ban-cause-hint = La persona afectada puede leerlo.
host-ban-address = También su dirección
    .hint = Deja fuera asimismo a otras personas con la misma dirección: una familia, una escuela.
host-ban-lift = Abrir
host-ban-lift-of = el paso a { $who }
host-ban-line = { $who }, hasta { $until }

host-tables = Mesas
host-tables-none = No hay ninguna mesa en espera ni en juego.
host-table-phase = { $phase ->
    [waiting] En espera
   *[playing] En juego
}
host-table-public = En el vestíbulo
host-table-connections = { $count ->
    [one] una conexión
   *[other] { $count } conexiones
}
host-table-open = asiento libre
host-table-close = Cerrar
host-table-close-sure = ¿De verdad quieres cerrarla? La partida termina para todos.
host-table-close-yes = Sí, cerrar la mesa
host-table-silence = { $is ->
    [silent] Dejar hablar
   *[talking] Silenciar
}
host-of-table = la mesa { $names }

host-say = Decir algo a todos
host-say-send = Decirlo

host-audit = Lo que se ha hecho
host-audit-none = Todavía nada.
host-audit-source = { $source ->
    [page] en esta página
   *[command_line] en la línea de comandos
}
host-audit-action = { $action ->
    [link_made] Enlace creado
    [signed_in] Entrada
    [signed_out] Salida
    [said] Dicho a todos
    [table_closed] Mesa cerrada
    [table_removed] Mesa borrada
    [company_changed] Charla cambiada
    [remark_removed] Comentario quitado
    [guest_removed] Persona quitada
    [guest_erased] Persona borrada con todo
    [banned] Paso cerrado
    [ban_lifted] Paso abierto
   *[report_closed] Denuncia cerrada
}
