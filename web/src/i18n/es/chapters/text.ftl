# La mesa como texto, con una línea de órdenes.

text-to-picture = Ver como dibujo
text-intro = Escribe lo que quieres saber o hacer. «{ $help }» muestra todas las órdenes.
text-said = Qué pasa en la mesa
text-command = Orden
text-send = Enviar
text-heading = { $verb ->
    [standings] Clasificación
    [market] Recinto de construcción
    [money] Dinero a la vista
    [hand] Tu mano
    [palace] Tu Alhambra
   *[piles] Pilas
}
# Las palabras a las que responde cada orden, separadas por comas.
text-verb = { $verb ->
    [help] ayuda, ?
    [market] recinto, r
    [money] dinero, cartas
    [hand] mano, m
    [standings] puntos, clasificación
    [palace] alhambra, palacio, p
    [where] dónde, d
    [why] porqué
    [moves] jugadas, opciones
    [piles] pilas
    [log] registro, curso, novedades
    [sheet] hoja, tabla, recuento
    [take] tomar, t
    [buy] comprar, c
    [build] construir
    [remove] quitar
    [exchange] cambiar
    [stop] parar, renunciar, pasar
    [place] colocar, poner
    [store] guardar, reservar
    [dirk] dirk, regalar
    [end] acabar, fin
    [undo] deshacer, atrás
    [redo] rehacer
   *[restart] reiniciar
}
# Las palabras para las cosas de las que puede tratar una orden, separadas por comas; «filler» son palabras que no añaden nada.
text-noun = { $noun ->
    [yellow] amarillo, amarilla, florín, florines
    [green] verde, dirham, dirhams
    [blue] azul, denario, denarios
    [orange] naranja, ducado, ducados
    [pavilion] pabellón, pabellones
    [seraglio] serrallo, serrallos
    [arcades] arcada, arcadas
    [chambers] sala, salas
    [garden] jardín, jardines
    [tower] torre, torres
    [north] norte
    [east] este
    [south] sur
    [west] oeste
    [fountain] inicio, fuente
    [it] esa, esta, eso
   *[filler] a, al, cabe, casilla, con, cuál, de, del, el, en, es, espacio, hay, ir, la, las, lo, los, me, mi, mis, no, para, plaquita, puede, por, qué, se, un, una, va, y
}
text-help = Dilo con palabras, como «tomar 7 florines y 2 dirhams», «comprar la torre» o «colocar torre 9 a 2 este, 1 norte»; o en notación: las cartas son Y (florín), G (dirham), B (denario) u O (ducado) y un valor, como Y7; las edificaciones y las casillas llevan el nombre que ves en las listas, como To9b y e2n1.
text-help-verb = { $verb ->
    [help] { $words }: esta lista.
    [market] { $words }: las cuatro edificaciones en venta y si puedes pagarlas.
    [money] { $words }: las cartas de dinero a la vista.
    [hand] { $words }: tu dinero, tu reserva y lo que has comprado.
    [standings] { $words }: puntos, murallas y lo que daría un recuento ahora.
    [palace] { $words }: tu Alhambra; con un nombre, la de ese jugador.
    [where] { $words } y una edificación: dónde puede ir.
    [why] { $words }, una edificación y una casilla: por qué no puede ir ahí.
    [moves] { $words }: todo lo que puedes hacer ahora.
    [piles] { $words }: cuántas cartas y edificaciones quedan.
    [log] { $words }: los últimos turnos.
    [sheet] { $words }: los puntos de cada recuento, y por qué.
    [take] { $words } y cartas: tomarlas de las que están a la vista.
    [buy] { $words } y un espacio del 1 al 4: pagar como se propone; o nombra las cartas.
    [build] { $words }, una edificación de tu reserva y una casilla: reconstruir.
    [remove] { $words } y una casilla: pasar esa edificación a tu reserva.
    [exchange] { $words }, una edificación de tu reserva y una casilla: cambiarlas.
    [stop] { $words }: no hacer más acciones, o ninguna si ninguna es posible.
    [place] { $words }, una edificación comprada y una casilla: colocarla ahí.
    [store] { $words } y una edificación comprada: a tu reserva.
    [dirk] { $words } y una edificación comprada: para { dirk }.
    [end] { $words }: acabar tu turno.
    [undo] { $words }: deshacer el último paso.
    [redo] { $words }: volver a hacerlo.
   *[restart] { $words }: deshacer el turno entero.
}
text-unknown = No entiendo «{ $word }». Prueba «{ $help }».
text-ambiguous = ¿Cuál de ellas: { $tiles }?
text-absent = No hay ninguna edificación así para elegir.
text-incomplete = { $verb ->
    [take] ¿Qué cartas? Por ejemplo: tomar Y1 G2
    [buy] ¿Qué espacio, del 1 al 4? Si no puedes pagar la edificación, no hay nada que proponer.
    [build] ¿Qué edificación de tu reserva y dónde? Por ejemplo: construir Pa5 e2
    [remove] ¿Qué casilla? Por ejemplo: quitar e2
    [exchange] ¿Qué edificación de tu reserva y qué casilla? Por ejemplo: cambiar Pa5 e2
    [place] ¿Qué edificación y dónde? Por ejemplo: colocar To9b e2
    [store] ¿Qué edificación? Por ejemplo: guardar To9b
    [dirk] ¿Qué edificación? Por ejemplo: regalar To9b
    [where] ¿Qué edificación? Por ejemplo: dónde To9b
   *[why] ¿Qué edificación y qué casilla? Por ejemplo: porqué To9b e2
}
text-coded = { $thing } ({ $code })
text-slot-empty = El espacio { $slot } está vacío.
text-slot = { $how ->
    [exact] { $fits ->
        [no] Espacio { $slot }, { currency }: { $tile }. Puedes pagar el precio exacto. No cabe en tu Alhambra.
       *[yes] Espacio { $slot }, { currency }: { $tile }. Puedes pagar el precio exacto.
      }
    [over] { $fits ->
        [no] Espacio { $slot }, { currency }: { $tile }. Puedes pagarla con { $by } de más. No cabe en tu Alhambra.
       *[yes] Espacio { $slot }, { currency }: { $tile }. Puedes pagarla con { $by } de más.
      }
    [short] { $fits ->
        [no] Espacio { $slot }, { currency }: { $tile }. Te falta dinero: { $by }. No cabe en tu Alhambra.
       *[yes] Espacio { $slot }, { currency }: { $tile }. Te falta dinero: { $by }.
      }
   *[unknown] Espacio { $slot }, { currency }: { $tile }. En venta.
  }
text-display = A la vista: { $cards }.
text-display-empty = No hay dinero a la vista.
text-hand = { $count ->
    [one] Tienes una carta, de valor { $worth }: { $cards }.
   *[other] Tienes { $count } cartas, que suman { $worth }: { $cards }.
}
text-hand-empty = No tienes dinero.
text-hand-hidden = Esta mano está oculta.
text-reserve = En tu reserva: { $tiles }.
text-aside = Comprado y por colocar: { $tiles }.
text-standing = { $cards ->
    [one] { $player }: puntos { $score }, { $gain } más si se contara ahora; muralla { $wall }; una carta.
   *[other] { $player }: puntos { $score }, { $gain } más si se contara ahora; muralla { $wall }; { $cards } cartas.
}
text-standing-dirk = { dirk }: puntos { $score }, { $gain } más si se contara ahora.
text-palace = { $count ->
    [0] { $player } solo tiene la plaquita de inicio; muralla más larga: { $wall }.
    [one] { $player } tiene una edificación; muralla más larga: { $wall }.
   *[other] { $player } tiene { $count } edificaciones; muralla más larga: { $wall }.
}
text-building = { $cell }: { $tile }
text-piles = Cartas en la pila de dinero: { $deck }. Edificaciones en la bolsa: { $bag }.
text-moves = { $count ->
    [one] Una posibilidad:
   *[other] { $count } posibilidades:
}
text-not-your-turn = No es tu turno.
text-where = { $tile } puede ir en: { $cells }.
text-where-nowhere = { $tile } no cabe en ningún sitio.
text-why-legal = Ahí sí puede ir.
text-why-far = Esa casilla está demasiado lejos de tu Alhambra.
text-corrected = { $verb ->
    [undo] Deshecho.
    [redo] Hecho de nuevo.
   *[restart] Tu turno empieza de nuevo.
}
text-taken-back = Se ha deshecho el último paso.
text-scored = { $points ->
    [0] { $player }: nada en el recuento { $round }; ahora { $total }.
   *[other] { $player }: { $points } en el recuento { $round }, por { $parts }; ahora { $total }.
}
text-scored-part = { source-name } { $points }
text-not-scored = Todavía no se ha contado nada.
text-dirk = { $count ->
    [0] { dirk } todavía no tiene edificaciones.
   *[other] { dirk } tiene { $tiles }.
}
