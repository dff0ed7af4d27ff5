# La gente de una mesa: quién está, quién juega por quién, qué se dice y la próxima partida.

# Suplentes

stood-in = { $who ->
    [you] { $why ->
        [clock] Se te acabó el tiempo: el ordenador sigue por ti.
        [called] Han llamado al ordenador para que juegue por ti.
        [conceded] El ordenador tiene ahora tu asiento.
       *[absent] El ordenador juega por ti mientras no estás.
    }
   *[other] { $why ->
        [clock] A { $player } se le acabó el tiempo: sigue el ordenador.
        [called] Han llamado al ordenador para que juegue por { $player }.
        [conceded] { $player } ha dejado su asiento al ordenador.
       *[absent] { $player } no está: sigue el ordenador.
    }
}
returned = { $who ->
    [you] Vuelves a tener tu asiento.
   *[other] { $player } ha vuelto.
}
your-stand-in = { $several ->
    [yes] { $why ->
        [clock] A { $player } se le acabó el tiempo. Sigue el ordenador.
        [called] Han llamado al ordenador para que juegue por { $player }.
        [conceded] { $player } ha dejado su asiento. Sigue el ordenador.
       *[absent] El ordenador ha jugado por { $player }.
    }
   *[no] { $why ->
        [clock] Se te acabó el tiempo. El ordenador sigue por ti.
        [called] Los demás han llamado al ordenador para que juegue por ti.
        [conceded] Has dejado tu asiento. Sigue el ordenador.
       *[absent] El ordenador ha jugado por ti.
    }
}
clock-low = Se te acaba el tiempo.
take-back = Recuperar el asiento
missing = { $player } lleva mucho tiempo sin jugar.
call-computer = Que siga el ordenador
awaited = { $soon ->
    [yes] { $minutes ->
        [one] { $player } no está. En menos de un minuto sigue el ordenador.
       *[other] { $player } no está. En { $minutes } minutos sigue el ordenador.
    }
   *[no] { $player } no está. No hay prisa.
}
paused = La partida espera a que vuelva alguien.
company-refused = { $code ->
    [too_soon] Aún es pronto: dale un poco más de tiempo.
    [played_by_computer] El ordenador ya tiene este asiento.
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
concede-sure = El ordenador sigue en tu lugar y los demás continúan. Puedes recuperar el asiento cuando quieras.
concede-yes = Sí, dejarlo

# Todos

people-seats = Jugadores
attendance = { $kind ->
    [computer] Jugador del ordenador
    [away] Fuera, { $since }
    [relieved] { $why ->
        [clock] Juega el ordenador: sin tiempo
        [called] Juega el ordenador: lo llamaron los demás
        [conceded] Juega el ordenador: asiento cedido
       *[absent] Juega el ordenador: ausente
    }
   *[here] Aquí
}
watchers = { $count ->
    [0] Nadie mira
    [one] Mira una persona
   *[other] Miran { $count } personas
}
watchers-label = Público
watcher-remove = Echar
watch-link = Quien abra este enlace puede mirar
watch-message = Mira cómo jugamos a Alhambra.

# Charla

talk-log = Lo que se ha dicho
talk-none = Nadie ha dicho nada todavía.
talk-said = { $name } dice: { $text }
talk-write = Di algo
talk-send = Enviar
talk-room = { $fits ->
    [yes] { $left ->
        [one] Cabe una letra más
       *[other] Caben { $left } letras más
    }
   *[no] { $over ->
        [one] Sobra una letra
       *[other] Sobran { $over } letras
    }
}
talk-refused = { $code ->
    [too_fast] No tan deprisa: respira y vuelve a enviarlo.
    [unreachable] Se perdió la conexión. Lo que escribiste sigue aquí.
    [talk_closed] Por ahora no puedes hablar en esta mesa.
    [slow_talk] En esta mesa hay que esperar un poco entre dos comentarios. Lo que escribiste sigue aquí.
    [no_such_remark] Ese comentario ya no está.
   *[other] No se pudo enviar. Vuelve a intentarlo.
}
mute = Silenciar a { $name }
muted = { $name }: en silencio
unmute = Oír de nuevo
unmute-name = Oír de nuevo a { $name }
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
rematch-waits = La próxima partida espera a { $names }.
rematch-wanted = Quieren jugar otra partida.
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
