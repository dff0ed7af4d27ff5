# La gente de una mesa: quién está, quién juega por quién, qué se dice y la próxima partida.

# Suplentes

stood-in = { $who ->
    [you] { $why ->
        [clock] Se te acabó el tiempo: sigue un jugador virtual.
        [called] Los demás han puesto un jugador virtual en tu lugar.
        [conceded] Un jugador virtual tiene ahora tu asiento.
       *[absent] Un jugador virtual juega por ti mientras no estás.
    }
   *[other] { $why ->
        [clock] A { $player } se le acabó el tiempo: sigue un jugador virtual.
        [called] Un jugador virtual juega ahora por { $player }.
        [conceded] { $player } ha dejado su asiento a un jugador virtual.
       *[absent] { $player } no está: sigue un jugador virtual.
    }
}
returned = { $who ->
    [you] Vuelves a tener tu asiento.
   *[other] { $player } ha vuelto.
}
your-stand-in = { $several ->
    [yes] { $why ->
        [clock] A { $player } se le acabó el tiempo. Sigue un jugador virtual.
        [called] Un jugador virtual juega ahora por { $player }.
        [conceded] { $player } ha dejado su asiento. Sigue un jugador virtual.
       *[absent] Un jugador virtual ha jugado por { $player }.
    }
   *[no] { $why ->
        [clock] Se te acabó el tiempo. Sigue un jugador virtual.
        [called] Los demás han puesto un jugador virtual en tu lugar.
        [conceded] Has dejado tu asiento. Sigue un jugador virtual.
       *[absent] Un jugador virtual ha jugado por ti.
    }
}
clock-low = Se te acaba el tiempo.
take-back = Recuperar mi asiento
missing = { $player } lleva mucho tiempo sin jugar.
call-computer = Que siga un jugador virtual
awaited = { $soon ->
    [yes] { $minutes ->
        [one] { $player } no está. En menos de un minuto sigue un jugador virtual.
       *[other] { $player } no está. En { $minutes } minutos sigue un jugador virtual.
    }
   *[no] { $player } no está. No hay prisa.
}
paused = La partida está en pausa hasta que vuelva alguien.
company-refused = { $code ->
    [too_soon] Aún es pronto: dale un poco más de tiempo.
    [played_by_computer] Un jugador virtual ya tiene este asiento.
    [played_by_person] El asiento ya es tuyo.
    [unreachable] El servidor no responde. Vuelve a intentarlo en un momento.
   *[other] No ha funcionado. Vuelve a intentarlo.
}

# En el menú

notify = Avisarme cuando me toque
    .hint = El navegador muestra un aviso si estás mirando otra cosa.
notify-forbidden = Este navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
notify-turn = Te toca
concede = Dejar mi asiento
concede-for = Dejar el asiento de { $player }
concede-sure = Un jugador virtual ocupa tu lugar y la partida continúa. Puedes recuperar tu asiento cuando quieras.
concede-yes = Sí, dejarlo

# Todos

people-seats = Jugadores
attendance = { $kind ->
    [computer] Jugador virtual
    [away] Fuera, { $since }
    [relieved] { $why ->
        [clock] Sin tiempo: juega un jugador virtual
        [called] Ausente: los demás pusieron un jugador virtual
        [conceded] Dejó su asiento: juega un jugador virtual
       *[absent] Ausente: juega un jugador virtual
    }
   *[here] Aquí
}
watchers = { $count ->
    [0] Nadie mira
    [one] Mira una persona
   *[other] Miran { $count } personas
}
watchers-label = Público
watcher-remove = Quitar
watch-link = Quien abra este enlace puede mirar
watch-message = Mira cómo jugamos a Alhambra.

# Charla

talk-log = Mensajes
talk-none = Todavía no hay mensajes.
talk-said = { $name } dice: { $text }
talk-write = Escribe un mensaje
talk-send = Enviar
talk-room = { $fits ->
    [yes] { $left ->
        [one] Queda 1 carácter
       *[other] Quedan { $left } caracteres
    }
   *[no] { $over ->
        [one] Sobra 1 carácter
       *[other] Sobran { $over } caracteres
    }
}
talk-refused = { $code ->
    [too_fast] Demasiado rápido. Espera un momento y vuelve a enviarlo.
    [unreachable] Se perdió la conexión. Tu mensaje sigue aquí.
    [talk_closed] Por ahora no puedes hablar en esta mesa.
    [slow_talk] En esta mesa hay que esperar un poco entre dos mensajes. El tuyo sigue aquí.
    [no_such_remark] Ese mensaje ya no está.
   *[other] No se ha podido enviar tu mensaje. Vuelve a intentarlo.
}
mute = Silenciar a { $name }
muted = { $name }: en silencio
unmute = Dejar de silenciar
unmute-name = Dejar de silenciar a { $name }
report-name = Denunciar a { $name }
remark-report = Denunciar
remark-remove = Quitar para todos
reactions = Reacciones
reaction = { $reaction ->
    [hello] ¡Hola!
    [well_played] ¡Bien jugado!
    [thanks] ¡Gracias!
    [wow] ¡Vaya!
    [oops] ¡Uy!
    [laugh] ¡Ja, ja!
    [thinking] Déjame pensar…
   *[good_game] ¡Buena partida!
}

# La próxima partida

rematch = { $asked ->
    [yes] Me apunto
   *[no] Jugar otra vez
}
rematch-waits = Para la próxima partida falta { $names }.
rematch-wanted = Los demás quieren jugar otra partida.
rematch-look = Ver
results = Partidas de esta mesa
results-game = Partida { $game }
results-won = { $won ->
    [one] { $name }: { $won } ganada
   *[other] { $name }: { $won } ganadas
}
results-score = { $won ->
    [yes] { $name } { $score } ★
   *[no] { $name } { $score }
}
