## Cómo se quiere la página

settings-look = Aspecto
settings-course = Ritmo
settings-table = En la mesa
settings-keep = Llevar los ajustes
settings-keep-text = Tus ajustes están en este navegador. Guárdalos en un archivo para llevarlos a otro.
settings-export = Guardar en un archivo
settings-import = Abrir un archivo
settings-reset = Restablecer los ajustes
settings-told = { $what ->
    [imported] Tus ajustes están cargados.
    [unreadable] Este archivo no contiene ajustes.
   *[reset] Todos los ajustes vuelven a ser los de siempre.
  }
setting = { $name ->
    [theme] Tema
    [contrast] Contraste
    [motion] Movimiento
    [pace] Jugadores virtuales
    [ending] Fin del turno
    [sound] Sonidos
    [hints] Mostrar dónde cabe una edificación
    [coordinates] Coordenadas
   *[keys] Atajos con letras
  }
setting-hint = { $name ->
    [theme] Arena de día, índigo de noche.
    [contrast] Con contraste alto, líneas más fuertes y fondos más lisos.
    [motion] Con qué rapidez se mueven plaquitas y dinero y se muestran los recuentos.
    [pace] Cuánto esperan después de cada paso.
    [ending] Acaba solo únicamente cuando no te queda nada por hacer.
    [sound] Sonidos breves para plaquitas, dinero y recuentos.
    [hints] Si está desactivado, toca una casilla para ver si cabe la edificación.
    [coordinates] Distancias desde la plaquita de inicio, en los bordes de tu Alhambra.
   *[keys] Pulsa una sola letra en la mesa. El signo de interrogación las muestra.
  }
setting-option = { $option ->
    [theme-system] Sistema
    [theme-light] Claro
    [theme-dark] Oscuro
    [contrast-system] Sistema
    [contrast-more] Alto
    [motion-none] Nada
    [motion-fast] Rápido
    [motion-normal] Normal
    [motion-slow] Lento
    [pace-none] Sin pausa
    [pace-fast] Rápido
    [pace-normal] Normal
    [pace-slow] Lento
    [ending-button] Con el botón
    [ending-soon] Tras un momento
   *[ending-at-once] Enseguida
  }
