# Una partida terminada, paso a paso.

replay-title = Repetición
replay-now = Este paso
replay-quiet = El turno continúa.
replay-market = Recinto de construcción y dinero a la vista
replay-hand = Dinero en mano
replay-controls = Controles de la repetición
replay-turn-before = Turno anterior
replay-turn-after = Turno siguiente
replay-step-before = Paso anterior
replay-step-after = Paso siguiente
replay-play = Reproducir
replay-pause = Pausar
replay-speed = Velocidad
replay-speed-name = { $speed ->
    [slow] lenta
    [fast] rápida
   *[normal] normal
}
replay-step = Paso { $step } de { $last }
replay-trouble = No se pudo cargar esta parte de la partida. Inténtalo de nuevo en un momento.
replay-chart = Evolución
replay-measure = { $measure ->
    [points] Puntos
    [buildings] Edificaciones
    [wall] Murallas
   *[money] Dinero
}
replay-download = Descargar esta partida
replay-title-running = Repetición: la partida hasta ahora
replay-to-table = Volver a la mesa
replay-open-text = Una partida guardada como archivo .alh, de este servidor o de cualquier otro sitio. Elígela o suéltala aquí. El servidor no la guarda.
replay-choose-file = Elegir un archivo
replay-open-no = { $code ->
    [too_large] Este archivo es demasiado grande para una partida.
    [not_a_record] Este no es un archivo de partida.
    [unreachable] El servidor no responde. Prueba de nuevo en un momento.
   *[other] No ha funcionado. Prueba de nuevo.
  }
replay-fault = { $fault ->
    [rules] Sigue otra versión de las reglas (línea { $line }).
    [setup] Una partida no se puede preparar así (línea { $line }).
    [turn] Línea { $line }: le toca a otro jugador.
    [move] Línea { $line }: esta jugada no está permitida.
    [result] Línea { $line }: este no es el resultado de la partida.
   *[text] No se entiende la línea { $line } a partir del carácter { $column }.
  }
replay-compare = Comparar Alhambras
replay-kinds = Edificaciones de un tipo
replay-figures = Cifras
replay-figures-step = Paso
replay-hand-hidden = { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
