# Aprender a jugar. Cada lección tiene su texto (lo primero que se ve), un título, palabras para sus metas (goal-...), para lo
# que comenta la guía (remark-...), para los rechazos de los que dice algo más (refused-...) y lo que dice al terminar.

learn-title = Aprender a jugar
learn-lead = Doce lecciones breves en una mesa de verdad. Cada una propone una sola cosa. Una guía te ayuda y todo se puede deshacer. Déjalas y sigue cuando quieras.
learn-progress = { $done } de { $all } lecciones hechas
learn-go = { $state ->
    [fresh] Empezar
    [over] Repetir la primera lección
   *[begun] Continuar
}
learn-next = Siguiente: { $title }
learn-state = { $state ->
    [done] hecha
   *[open] sin hacer
}
learn-to-rules = ¿Prefieres leer? Todas las reglas, con dibujos
learn-beginning = Preparando la mesa…
learn-unknown = Esa lección no existe.
learn-all = Todas las lecciones

coach-label = La guía
coach-count = Lección { $number } de { $all }
coach-goals = Qué hacer
coach-goal-state = { $state ->
    [done] hecho
   *[open] por hacer
}
coach-start = Quiero probar
coach-explain = ¿De qué trata esta lección?
coach-take-back = Deshacer
coach-again = Empezar de nuevo
coach-missed = El turno ha acabado y no era exactamente esto. No pasa nada: puedes empezar la lección de nuevo.
coach-next = Lección siguiente
coach-finished = ¡Muy bien!
coach-to-games = Jugar otra partida
coach-zone = { $zone ->
    [market] Recinto de construcción
    [money] Dinero que puedes tomar
    [palace] Tu Alhambra
    [prompt] Qué hacer ahora
    [hand] Tu dinero y tus edificaciones
    [others] Los demás
   *[standings] Puntos
}

lesson-taking-money = Todo cuesta dinero: por ahí empieza cada partida. En tu turno puedes tomar **una carta** de las que están a la vista, valga lo que valga, o **varias** que **juntas valgan 5 o menos** (R16).

    Las cartas pequeñas son buenas cartas: ayudan a pagar el precio exacto. Aquí, tres de las cuatro suman exactamente 5.
    .title = Tomar dinero
    .goal-several = Toma de una vez las tres cartas pequeñas
    .goal-end = Acaba tu turno
    .remark-small = También se puede tomar una sola. Pero tres de una vez son mejores que una: deshazlo y elige las tres pequeñas.
    .remark-single = También se puede tomar una sola, y un 8 es una buena carta. Pero tres de una vez son mejores que una: deshazlo y elige las tres pequeñas.
    .remark-two = Dos cartas están bien, pero puedes tomar una tercera: las tres pequeñas suman 5.
    .refused-TAKES_TOO_MUCH = Una sola carta puede valer lo que sea. Varias juntas no pueden pasar de 5.
    .refused-ACTION_IS_COMPULSORY = Primero tienes que hacer algo: tomar dinero, comprar o reconstruir.
    .done = ¡Tres cartas de una vez! Al acabar tu turno se han puesto cartas nuevas para los demás.

lesson-exact-payment = Cada espacio del recinto de construcción tiene su propia divisa, y no se da cambio (R17). Pero si pagas el precio **exacto**, puedes hacer **otra acción** en el mismo turno (R19). Ese es el secreto de los turnos largos.

    Mira la torre de 9. Tus denarios son 4, 5 y 8.
    .title = Pagar el precio exacto
    .goal-exact = Compra la torre pagando exactamente 9
    .goal-another = Usa la acción que has ganado: compra otra vez o toma dinero
    .remark-overpaid = La plaquita es tuya, pero pagaste de más y tus acciones han terminado. Deshazlo y busca las cartas que suman exactamente 9.
    .remark-declined = Puedes parar, pero esta lección trata justo de la otra acción. Deshazlo y úsala.
    .remark-money = Tomar dinero está bien, pero pone fin a tus acciones. Aquí puedes comprar antes.
    .remark-bonus = ¡Exacto! Puedes hacer otra acción. Tus 3 florines pagan justo el pabellón; o toma algo de dinero.
    .refused-PAYS_TOO_LITTLE = No alcanza. Añade una carta de la misma divisa.
    .refused-WRONG_CURRENCY = Este espacio solo admite una divisa. El otro dinero no cuenta aquí.
    .done = ¡Dos acciones en un turno! No hay jugadas mejores que los pagos exactos.

lesson-placing = Al final de tu turno colocas lo que has comprado. La plaquita va a tu Alhambra, donde debe lindar con otra **por un lado** (R22), o a tu reserva, donde espera sin dar puntos (R26).

    Has comprado un jardín. No tiene murallas, así que encaja casi en cualquier sitio.
    .title = Colocar
    .goal-place = Coloca el jardín en tu Alhambra
    .goal-end = Acaba tu turno
    .remark-stored = En tu reserva una plaquita está a salvo, pero no da puntos. Deshazlo y constrúyela.
    .refused-TILES_LEFT_TO_SETTLE = Coloca antes el jardín. Todo lo que compras tiene que ir a alguna parte.
    .refused-TOUCHES_NOTHING = Ahí tocaría, a lo sumo, una esquina. Tiene que compartir un lado con otra plaquita.
    .refused-CELL_IS_TAKEN = Ahí ya hay una plaquita, y una nueva nunca sustituye a otra.
    .done = Tu Alhambra crece. Las plaquitas sin murallas la dejan abierta para más.

lesson-walls-and-doors = Donde dos plaquitas lindan, **las dos** deben tener muralla o **ninguna**. Y a cada plaquita se debe poder llegar **a pie** desde la plaquita de inicio, por lados abiertos, sin saltar ninguna muralla (R22).

    Has comprado una torre sin murallas y un serrallo con una muralla al oeste. Fíjate en dónde están las murallas de tu Alhambra.
    .title = Murallas y pasos
    .goal-tower = Construye la torre
    .goal-seraglio = Construye el serrallo
    .remark-stored = Encaja en algún sitio si miras bien. Deshazlo y constrúyela.
    .refused-WALL_MEETS_OPENING = Una muralla daría contra un lado abierto. Busca un lado donde las dos plaquitas estén abiertas.
    .refused-NO_WAY_IN = Las murallas coinciden, pero entonces nadie podría entrar: al menos un lado compartido tiene que estar abierto.
    .done = Ya sabes leer las murallas. Es la regla más difícil del juego, y la dominas.

lesson-no-gaps = No puedes dejar **huecos**: terreno vacío rodeado de plaquitas, aunque quede abierta una esquina (R22).

    Tu Alhambra es casi un anillo. Tienes dos torres. El orden importa: primero el patio del centro, después la abertura.
    .title = Sin huecos
    .goal-court = Llena el patio del centro
    .goal-gap = Cierra la abertura del anillo
    .remark-stored = Caben las dos. Deshazlo y llena primero el patio.
    .remark-elsewhere = Puede estar ahí, pero entonces falta una torre. Deshazlo: primero el patio, después la abertura.
    .refused-ENCLOSES_EMPTY = El patio sería un hueco para siempre. Llénalo primero.
    .done = No queda ningún hueco. Y por fuera, las murallas ya pueden dar toda la vuelta.

lesson-rebuilding = En lugar de comprar o tomar dinero, puedes **reconstruir** (R21): construir una plaquita de tu reserva, quitar una y dejarla allí, o cambiar una por otra en la misma casilla.

    En tu reserva hay una torre. Ponla donde está la sala, al este de la plaquita de inicio, con vecinas por todos los lados.
    .title = La reserva y la reconstrucción
    .goal-exchange = Cambia la sala al este de la plaquita de inicio por la torre
    .goal-end = Acaba tu turno
    .remark-elsewhere = Un buen cambio, pero en otra casilla: elige la sala que está justo al este de la plaquita de inicio.
    .remark-spent = Esa era tu acción de este turno. Deshazlo y reconstruye.
    .refused-ENCLOSES_EMPTY = Quitarla dejaría un hueco. Pero en un cambio solo cuenta el resultado.
    .refused-FOUNTAIN_STAYS = La plaquita de inicio se queda siempre donde está.
    .done = Una acción, dos plaquitas movidas. Ahora la sala está en tu reserva.

lesson-majorities = Cuando sale una carta de puntuación se cuentan todos los tipos de edificación. Quien tiene **más** se lleva los puntos; quienes empatan los **comparten** (R33).

    Hay una torre en tu Alhambra y otra en la de un rival. La primera carta de puntuación está a punto de salir, en cuanto alguien tome dinero. Compra la torre por 9 exactos, toma dinero con la acción que ganas y construye la torre antes de acabar tu turno.
    .title = Quién tiene más
    .goal-most = Ten dos torres en tu Alhambra
    .goal-alone = Puntúa por las torres sin compartir en el recuento de puntos
    .remark-reserve = Las plaquitas de tu reserva no cuentan. Deshazlo y construye la torre.
    .remark-no-money = No tomaste dinero, así que no se saca ninguna carta y todavía no se cuenta nada. Construye tu torre; alguien más traerá el recuento.
    .remark-money = Si solo tomas dinero, el recuento llega con las torres empatadas. Deshazlo y compra antes la torre.
    .remark-bonus = ¡Exacto! Ahora toma algo de dinero para que al final de tu turno se saque una carta.
    .done = Seis puntos por las torres, todos tuyos. Compartidos habrían sido tres.

lesson-the-wall = En cada uno de los tres recuentos todos reciben puntos por la **muralla continua más larga** alrededor de su Alhambra, uno por cada lado (R34). Una muralla hecha pronto puntúa tres veces.

    Tu pabellón tiene una muralla de dos lados. Un jardín y un serrallo pueden continuarla.
    .title = La muralla
    .goal-longer = Alarga tu muralla
    .goal-five = Llega a una muralla de cinco lados
    .remark-stored = La muralla necesita las dos. Deshazlo y constrúyela.
    .remark-short = La muralla tiene un corte. Deshazlo y pon las plaquitas en fila, con las murallas hacia fuera, de modo que cada una siga donde acaba la anterior.
    .remark-not-longer = Está permitido, pero su muralla no se une a la otra. Las murallas tienen que tocarse en una esquina.
    .refused-WALL_MEETS_OPENING = Ahí su muralla daría contra un lado abierto. Que las murallas miren hacia fuera.
    .done = Cinco puntos en cada recuento. Las murallas llevan tiempo, pero merecen la pena.

lesson-timing = Una carta de puntuación solo sale cuando se sacan cartas, y solo se sacan cartas cuando alguien ha tomado dinero (R30). Nadie sabe exactamente cuándo, pero todos pueden ver lo cerca que está: mira la pila de dinero.

    Vas por delante en torres y jardines, así que el recuento te conviene **ahora**. Cuantas más cartas tomes, más se sacan.
    .title = Cuándo se cuenta
    .goal-several = Toma tres cartas de una vez
    .goal-scored = Provoca el recuento de puntos en este turno
    .remark-too-few = Por cada carta que tomas se saca una. Deshazlo y toma tantas como puedas.
    .done = Has elegido el momento. Y al revés: mientras nadie toma dinero, el recuento tiene que esperar.

lesson-dirk = Cuando juegan dos personas hay un tercer jugador imaginario, **Dirk**. No tiene Alhambra ni turnos, pero reúne plaquitas (R40) y participa cuando se cuentan las edificaciones (R41). Puedes regalarle cualquier plaquita que compres (R42).

    Tu rival tiene dos salas. Dirk también, así que compartirían. Tú acabas de comprar una sala, pero con una sola no puntúas.
    .title = Dos personas y Dirk
    .goal-give = Regala la sala a Dirk
    .goal-end = Acaba tu turno
    .remark-kept = Una contra dos no da puntos. Deshazlo y regálasela a Dirk.
    .refused-TILES_LEFT_TO_SETTLE = Antes la sala tiene que ir a alguna parte.
    .done = Ahora es Dirk quien tiene más salas, y tu rival no recibe nada por ellas en el primer recuento. Y Dirk nunca puede ganar la partida.

lesson-last-tiles = La partida termina cuando ya no se puede completar el recinto de construcción (R36). Las plaquitas que quedan van a quien tenga **más dinero** de la divisa de cada espacio, y no se paga nada (R37).

    La bolsa está vacía: quien compre ahora pone fin a la partida. Te gustaría la torre de 12, pero no puedes pagarla. Tienes 7 dirhams y un rival tiene 6. Guarda los tuyos y compra el pabellón.
    .title = Las últimas plaquitas
    .goal-trigger = Compra el pabellón y pon fin a la partida
    .goal-receive = Consigue la torre por tener más dirhams
    .goal-build = Construye la torre en tu Alhambra
    .remark-spent = ¡Buena compra! Pero esta lección trata de conseguirla gratis.
    .remark-final = La torre es tuya gratis. Constrúyela ahora: la reserva no cuenta.
    .remark-bonus = Exacto, así que puedes hacer otra acción, pero no hace falta. Para aquí, coloca el pabellón y acaba tu turno: el recinto de construcción ya no se puede completar, así que nadie más podrá tomar dirhams.
    .refused-PAYS_TOO_LITTLE = Siete no alcanzan para una torre de 12. Pero quizá basten para conseguirla gratis.
    .refused-NO_ACTIONS_AT_THE_END = Ya no hay acciones. Construye la torre o déjala en tu reserva.
    .done = ¡Una torre gratis! Al final conviene guardar dinero de varias divisas.

lesson-first-game = Ya sabes todo lo necesario. Esta es una partida de verdad contra dos jugadores virtuales tranquilos. La guía se queda y te da algún consejo.

    Es una mesa normal: déjala cuando quieras y vuelve a encontrarla en Mis partidas.
    .title = Tu primera partida
    .goal-buy = Compra una edificación
    .goal-exact = Paga al menos una vez el precio exacto
    .goal-wall = Ten una muralla de seis lados o más
    .goal-finish = Juega hasta el final
    .remark-over = La partida ha terminado. Abre la hoja de puntos y toca cualquier número para ver de dónde sale.
    .remark-wait = Juegan los demás. Mira qué dinero toman: muestra lo que quieren comprar.
    .remark-final = Se reparten las últimas plaquitas. Construye lo que te haya tocado.
    .remark-bonus = Pagaste el precio exacto: otra acción. Compra otra vez, toma dinero o reconstruye.
    .remark-settle = Coloca tus plaquitas. Que las murallas miren hacia fuera, junto a otras murallas, y deja algunos lados abiertos para más tarde.
    .remark-ready = No queda nada por hacer. Si te gusta cómo ha quedado, acaba tu turno; hasta entonces todo se puede deshacer.
    .remark-scored = Ha habido un recuento de puntos. Echa un vistazo a la hoja de puntos y sigue.
    .remark-exact = Puedes pagar el precio exacto de una plaquita. Suele ser la mejor jugada.
    .remark-ending = La bolsa se va vaciando. El dinero de varias divisas puede traerte una de las últimas plaquitas.
    .remark-soon = Puede salir pronto una carta de puntuación. ¿Están tus plaquitas construidas, y no en tu reserva?
    .remark-begin = Reúne primero algo de dinero, sobre todo cartas pequeñas. Con tres cartas de una divisa se paga la mayoría de las edificaciones.
    .remark-money = No puedes pagar nada con el dinero exacto. Toma dinero que lo haga posible en el próximo turno.
    .done = Has jugado una partida entera de Alhambra. ¡Enhorabuena!
