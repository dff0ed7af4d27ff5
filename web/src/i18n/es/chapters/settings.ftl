## Cómo se quiere la página

settings-look = Aspecto
settings-course = Ritmo
settings-table = En la mesa
settings-keep = Llevárselos
settings-keep-text = Los ajustes se guardan en este navegador. Un archivo los lleva a otro.
settings-export = Guardar en un archivo
settings-import = Leer un archivo
settings-reset = Restablecer todo
settings-told = { $what ->
    [imported] Estos ajustes ya son los tuyos.
    [unreadable] Este archivo no contiene ajustes.
   *[reset] Todo está como en la primera visita.
  }
setting = { $name ->
    [theme] Tema
    [contrast] Contraste
    [motion] Movimiento
    [pace] Jugadores del ordenador
    [ending] Fin del turno
    [sound] Sonidos
    [hints] Mostrar dónde cabe una edificación
    [coordinates] Coordenadas
   *[keys] Teclas con letras
  }
setting-hint = { $name ->
    [theme] Arena de día, índigo de noche.
    [contrast] Con más contraste hay líneas más fuertes y fondos más lisos.
    [motion] La rapidez de las plaquitas, del dinero y de los recuentos.
    [pace] Cuánto tiempo se ve cada uno de sus pasos.
    [ending] Por sí solo únicamente cuando no queda nada por hacer.
    [sound] Sonidos breves para plaquitas, dinero y recuentos.
    [hints] Sin ello, toca una casilla para saber si admite la edificación.
    [coordinates] Pasos desde el inicio, en los bordes del palacio.
   *[keys] Las letras sueltas hacen algo en la mesa. El signo de interrogación las muestra.
  }
setting-option = { $option ->
    [theme-system] Sistema
    [theme-light] Claro
    [theme-dark] Oscuro
    [contrast-system] Sistema
    [contrast-more] Más
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
