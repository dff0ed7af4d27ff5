# El libro de reglas. Cada regla tiene su título y su texto.
# En los textos, una línea vacía empieza un párrafo, las líneas que empiezan por "- " son una lista, **palabras** van en negrita
# y R22 o A28 se convierte en un enlace a esa regla o aclaración.

book-title = Las reglas
book-lead = Todas las reglas, en palabras sencillas. Cada regla tiene un número; cuando se rechaza una jugada o se cuentan puntos, el programa nombra la regla que sigue.
book-contents = Contenido
book-search = Buscar en las reglas
book-search-hint = Palabra o número
book-search-clear = Borrar la búsqueda
book-found = { $count ->
    [0] No se ha encontrado nada en las reglas.
    [one] 1 resultado
   *[other] { $count } resultados
}
book-questions = { $count ->
    [one] Una pregunta sobre esto
   *[other] Preguntas sobre esto
}
book-unknown = No hay ninguna regla { $rule }. Aquí están todas las reglas.

chapter-pieces = Qué hay en la caja
chapter-setup = Preparación del juego
chapter-turn = Tu turno
chapter-building = Construir tu Alhambra
chapter-redesign = Reconstruir tu Alhambra
chapter-placing = Colocar lo comprado
chapter-refill = El final de tu turno
chapter-scoring = Recuentos de puntos
chapter-end = El final de la partida
chapter-dirk = Dos personas y Dirk
chapter-secrets = A la vista y en secreto

rule-1 = Hay seis plaquitas de inicio, una para cada jugador. En ellas figura el conocido Patio de los Leones. Una plaquita de inicio no tiene precio ni murallas, y no es una edificación. Las seis son iguales.
    .title = La plaquita de inicio
rule-2 = Las 54 plaquitas de edificaciones son de seis tipos. Cada plaquita muestra su tipo y su precio, y cada uno de sus cuatro lados tiene muralla o está abierto. Las plaquitas van siempre en el mismo sentido; nadie puede girarlas.

    Cuanto más cuesta un tipo, más puntos puede dar.
    .title = Las edificaciones
rule-3 = Estas son todas las plaquitas de edificaciones. No hay dos iguales. Diez no tienen muralla, dieciséis tienen una, veinte tienen dos que se encuentran en una esquina y ocho tienen tres.
    .title = Las 54 plaquitas
rule-4 = Hay cartas de dinero de cuatro divisas, con valores de 1 a 9. Con tres o más jugadores hay tres cartas de cada, 108 en total. Con dos jugadores hay dos de cada, 72 en total.
    .title = El dinero
rule-5 = En la pila de dinero se esconden dos cartas de puntuación. Cuando sale una, hay un recuento de puntos. No son dinero y nadie puede tomarlas.
    .title = Las cartas de puntuación
rule-6 = El recinto de construcción tiene cuatro espacios, numerados del 1 al 4, con una plaquita en cada uno. Cada espacio tiene su propia divisa, y la plaquita que hay en él solo se paga con ella. La divisa es, pues, del espacio y no de la edificación.
    .title = El recinto de construcción
rule-7 = Cada jugador tiene tres cosas:

    - una **reserva** para tantas plaquitas sin construir como quiera
    - **puntos**, que empiezan en 0
    - una **mano** con tantas cartas de dinero como quiera
    .title = Lo que tiene cada jugador

rule-8 = Tu Alhambra empieza con tu plaquita de inicio y nada más.
    .title = Dónde empieza tu Alhambra
rule-9 = Las 54 plaquitas de edificaciones van a la bolsa. Se sacan cuatro y se ponen en los espacios 1 a 4 del recinto de construcción. Con dos jugadores se sacan otras seis para Dirk, a la vista (R40).
    .title = Llenar el recinto de construcción
rule-10 = Se apartan las cartas de puntuación y se mezclan las cartas de dinero. Después los jugadores reciben su dinero, uno tras otro: se reparten cartas a la vista, una a una, hasta que valgan 20 o más. Las divisas no importan. Así, todos empiezan con entre 20 y 28. Desde ese momento las manos son secretas.
    .title = El dinero inicial
rule-11 = Empieza quien haya recibido **menos cartas**. En caso de empate, quien tenga **menos dinero**. Si sigue habiendo empate, según el reglamento empieza la persona más joven; aquí decide el orden de los asientos (A1).
    .title = Quién empieza
rule-12 = Se ponen otras cuatro cartas de dinero boca arriba junto al recinto de construcción: el dinero a la vista. Las cartas de puntuación todavía no están en la pila de dinero.
    .title = El dinero a la vista
rule-13 = Las demás cartas de dinero se dividen en cinco pilas, lo más iguales posible. La primera carta de puntuación se mezcla en la segunda pila; la segunda, en la cuarta. Después se juntan las pilas, la primera encima: esta es la pila de dinero.

    Por eso el primer recuento llega como pronto tras un quinto de la pila de dinero y como tarde tras dos quintos; el segundo, entre los tres y los cuatro quintos. Nunca llegan los dos a la vez.
    .title = Dónde están las cartas de puntuación

rule-14 = Se juega en el sentido de las agujas del reloj. En tu turno haces **una de tres acciones**: tomar dinero, comprar una plaquita o reconstruir tu Alhambra. Si pagas el precio exacto, puedes hacer otra acción (R19). Después colocas las plaquitas compradas (R26) y tu turno termina (R28).
    .title = Tu turno
rule-15 = Tienes que hacer una de las tres acciones. Solo pasas si ninguna es posible: no hay dinero a la vista, no puedes pagar nada y no hay nada que reconstruir.
    .title = Hay que hacer algo
rule-16 = Toma **una carta cualquiera** de las que están a la vista, valga lo que valga. O toma **varias cartas** que **juntas no valgan más de 5**, de cualquier divisa. Con eso terminan tus acciones.
    .title = Tomar dinero
rule-17 = Elige una plaquita del recinto de construcción y págala con cartas de tu mano. Todas deben ser de la **divisa de su espacio** y juntas deben valer **al menos su precio**. No se da cambio. Las cartas pagadas forman una pila aparte.

    La plaquita ya es tuya, pero la dejas aparte hasta que terminen tus acciones (R26).
    .title = Comprar
rule-18 = Si pagas más que el precio, la diferencia se pierde y tus acciones terminan. Puedes incluso añadir cartas que no hacen falta; solo cuenta lo que pagas.
    .title = Pagar de más
rule-19 = Si pagas el precio **exacto**, **puedes hacer otra acción**: tomar dinero, comprar de nuevo o reconstruir. Es el motor del juego: las cartas pequeñas permiten pagos exactos y los pagos exactos dan turnos largos.

    No es obligatorio; puedes parar cuando quieras.
    .title = Pagar el precio exacto
rule-20 = Durante tu turno no se reponen ni el dinero a la vista ni el recinto de construcción. Así, de cada espacio solo puedes comprar una vez. El turno más largo posible tiene cinco acciones: cuatro compras exactas y después tomar dinero o reconstruir.
    .title = Nada nuevo durante tu turno

rule-21 = Para reconstruir, haz **una** de estas cosas:

    - **construir**: pon una plaquita de tu reserva en una casilla vacía
    - **quitar**: pasa una plaquita de tu Alhambra a tu reserva
    - **cambiar**: pon una plaquita de tu reserva en la misma casilla que una de tu Alhambra, que pasa a tu reserva

    Tu Alhambra debe seguir cumpliendo las reglas de construcción (R22). La plaquita de inicio no se toca nunca. Con eso terminan tus acciones.
    .title = Reconstruir
rule-22 = Siempre que construyes, quitas o cambias una plaquita, tu Alhambra debe cumplir estas reglas:

    - Todas las plaquitas tienen el **mismo sentido** que la de inicio.
    - Donde dos plaquitas lindan, **las dos tienen muralla o ninguna**.
    - A cada plaquita se llega **a pie** desde la de inicio, por los lados abiertos, sin cruzar una muralla.
    - Las plaquitas lindan por un **lado**. Una esquina no basta.
    - No hay **huecos** rodeados de plaquitas.
    .title = Las reglas de construcción
rule-23 = Para una plaquita en una casilla vacía, todo se reduce a tres preguntas:

    - ¿Coinciden todos los lados que comparte?
    - ¿Hay al menos uno abierto?
    - ¿Forman las plaquitas de alrededor, esquinas incluidas, una fila sin interrupción? Si la fila tiene un corte, quedaría un hueco.

    Un cambio es posible cuando las dos plaquitas coinciden en cada lado que tiene vecina. Y como no hay huecos, el contorno de una Alhambra es una sola línea que nunca se toca a sí misma; por eso las murallas no se bifurcan.
    .title = Cómo verlo de un vistazo
rule-24 = Una plaquita comprada en este turno no se puede usar para reconstruir en el mismo turno. Espera junto a tu Alhambra hasta que terminen tus acciones.
    .title = No en el mismo turno
rule-25 = Las plaquitas de tu reserva no dan puntos, y guardarlas no cuesta nada.
    .title = La reserva no cuenta
rule-26 = Cuando terminan tus acciones, colocas las plaquitas compradas, una tras otra, en el orden que quieras. Cada una va a una **casilla vacía** de tu Alhambra o a tu **reserva**. Con dos jugadores también puedes regalársela a Dirk (R42). Tu Alhambra debe cumplir las reglas de construcción después de cada plaquita. Una plaquita nueva nunca sustituye a otra.
    .title = Colocar
rule-27 = Hay que colocar todas las plaquitas compradas, pero nunca es obligatorio construirlas: siempre puedes dejarlas en tu reserva.
    .title = Nada se queda aparte

rule-28 = Al final de un turno pasan estas cosas, en este orden:

    - El dinero a la vista se completa hasta cuatro cartas. Si sale una carta de puntuación, se aparta y en su lugar se saca la siguiente.
    - El recinto de construcción se completa del espacio 1 al 4, mientras dure la bolsa.
    - Si salió una carta de puntuación, se hace su recuento (R31).
    - Con dos jugadores, Dirk recibe sus plaquitas (R40).
    - Si sigue habiendo un espacio vacío, la partida termina (R36). Si no, le toca al jugador siguiente.
    .title = Qué pasa al final de un turno
rule-29 = Si hace falta una carta y la pila de dinero está vacía, se mezclan las cartas pagadas y forman la nueva pila de dinero, también las que se pagaron en ese mismo turno. Si no hay ninguna, de momento quedan menos cartas a la vista. Las cartas de puntuación no vuelven nunca.
    .title = Cuando se acaba la pila de dinero
rule-30 = Si un jugador no toma dinero, no se saca ninguna carta, y una carta de puntuación en lo alto de la pila de dinero sigue oculta. Si no compra, no se saca ninguna plaquita. Así, quien no toma dinero retrasa el próximo recuento.
    .title = Nada tomado, nada sacado

rule-31 = Hay tres recuentos de puntos: cuando sale la primera carta de puntuación, cuando sale la segunda y al final de la partida. En cada uno recibes puntos por tener **más edificaciones de cada tipo** y por tu **muralla**.
    .title = Tres recuentos de puntos
rule-32 = Estos son los puntos de cada lugar. En el primer recuento solo puntúa el primer lugar; en el segundo, dos lugares; en el último, tres.
    .title = Los puntos
rule-33 = Para cada tipo se cuentan las plaquitas **de cada Alhambra**; los precios no importan. Quien tiene más ocupa el primer lugar, y así sucesivamente. Sin ninguna plaquita del tipo no se recibe nada.

    Quienes empatan comparten los puntos de sus lugares: se suman, se dividen entre el número de jugadores y se **redondea hacia abajo**. El siguiente ocupa el lugar que viene detrás: tras dos primeros hay un tercero.
    .title = Quién tiene más
rule-34 = En cada recuento todos reciben puntos por la **muralla continua más larga** alrededor de su Alhambra, uno por cada lado de plaquita. Solo cuenta la muralla exterior, la que no tiene ninguna plaquita al otro lado. Las murallas dobles del interior no dan puntos, pero una muralla exterior puede seguir más allá del punto donde terminan.
    .title = La muralla
rule-35 = Si una muralla da la vuelta entera, cuentan todos sus lados. El anillo más pequeño posible mide 12: cuatro plaquitas de tres murallas alrededor de la plaquita de inicio.
    .title = Un anillo cerrado

rule-36 = La partida termina cuando, al final de un turno, **no quedan plaquitas suficientes** en la bolsa para completar los cuatro espacios. Si la bolsa se vacía justo entonces pero el recinto de construcción está completo, se sigue jugando; y mientras nadie compre, una bolsa vacía no cambia nada.
    .title = Cuándo termina
rule-37 = Las plaquitas que quedan en el recinto de construcción se reparten. Cada una va a quien tenga **más dinero de la divisa de su espacio**, sea cual sea su precio. Si hay empate o nadie tiene esa divisa, la plaquita se queda en el recinto de construcción. No se paga nada.
    .title = Las últimas plaquitas
rule-38 = Quien recibe una de estas plaquitas puede construirla con las reglas de siempre o dejarla en su reserva. Ya no se reconstruye, y Dirk no recibe ninguna. Los jugadores lo hacen uno tras otro, en el sentido de las agujas del reloj, empezando por quien va después del último turno.
    .title = Construir las últimas plaquitas
rule-39 = Se hace el tercer recuento. Gana quien tenga más puntos. En caso de empate, los jugadores comparten la victoria.
    .title = Quién gana

rule-40 = Con dos jugadores hay un tercer jugador imaginario llamado Dirk. Recibe plaquitas de la bolsa:

    - seis al principio
    - seis después del primer recuento de puntos
    - después del segundo, un tercio de las plaquitas que haya entonces en la bolsa, redondeado hacia abajo

    Se sacan después de completar el recinto de construcción. Si en la bolsa hay menos, recibe las que haya.
    .title = Las plaquitas de Dirk
rule-41 = Dirk puntúa por sus edificaciones como un jugador más, y en caso de empate se comparte con él. No tiene Alhambra, ni muralla, ni turnos, ni dinero, y no recibe ninguna de las últimas plaquitas. Sus puntos se muestran, pero solo puede ganar uno de los dos jugadores.
    .title = Qué puntúa Dirk
rule-42 = Cuando colocas lo comprado, puedes regalar a Dirk cualquiera de las plaquitas. Desde entonces cuenta para él. Puede valer la pena: una plaquita que le quita el primer lugar al otro jugador también te ayuda a ti.
    .title = Regalar una plaquita a Dirk

rule-43 = **Todos ven** cada Alhambra y cada reserva, el dinero a la vista, el recinto de construcción, las plaquitas de Dirk, los puntos, cuántas cartas tiene cada cual, cuánto queda en la pila de dinero y en la bolsa y cada carta cuando se reparte, se toma o se paga.

    El orden de la pila de dinero y el de la bolsa **no los conoce nadie**, y las manos están ocultas. Con muy buena memoria podrías saber qué hay en cada mano, porque has visto todas sus cartas.
    .title = Lo que todos pueden saber

# Lo que pone debajo de los dibujos.

figure-verdict = { $verdict ->
    [legal] Permitido
   *[illegal] No permitido
}
figure-palace-label = { $count ->
    [0] La plaquita de inicio
    [one] La plaquita de inicio y una edificación: { $tiles }
   *[other] La plaquita de inicio y { $count } edificaciones: { $tiles }
}
figure-player = { $seat ->
    [0] Tú
    [1] Amina
    [2] Bruno
    [3] Carmen
   *[other] Jugador { $seat }
}
figure-dirk = Dirk
figure-payment-sum = { $paid } por { $price }
figure-payment-outcome = { $outcome ->
    [exact] exacto: otra acción
    [over] { $difference } de más: fin de tus acciones
    [short] { $difference ->
        [one] falta { $difference }
       *[other] faltan { $difference }
    }
   *[mixed] divisas mezcladas
}
figure-stays = queda en tu mano
figure-taking-sum = { $total } en total
figure-wall-length = { $length ->
    [one] { $length } punto
   *[other] { $length } puntos
}
figure-round = { $round ->
    [1] Primer recuento de puntos
    [2] Segundo recuento de puntos
   *[other] Último recuento de puntos
}
figure-count = { $count ->
    [one] { $count } plaquita
   *[other] { $count } plaquitas
}
figure-place = { $place ->
    [1] primero
    [2] segundo
    [3] tercero
   *[other] sin puntos
}
figure-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
figure-share = ({ $sum }) ÷ { $sharers } = { $each } por cabeza
figure-share-rounded = ({ $sum }) ÷ { $sharers } = { $each } por cabeza, redondeando hacia abajo
figure-award = { $seat ->
    [none] se queda en el recinto
    [0] es para ti
   *[other] es para { figure-player }
}
figure-money-held = { currencies } en mano al final
figure-bag = { $count ->
    [one] { $count } plaquita en la bolsa
   *[other] { $count } plaquitas en la bolsa
}
figure-dirk-had = { $count ->
    [one] Dirk tenía { $count } plaquita
   *[other] Dirk tenía { $count } plaquitas
}
figure-dirk-draws = { $count ->
    [one] { $bag } ÷ 3, redondeando hacia abajo: Dirk saca { $count } plaquita
   *[other] { $bag } ÷ 3, redondeando hacia abajo: Dirk saca { $count } plaquitas
}

figure-take-one = Una sola carta puede valer lo que sea.
figure-take-several = Tres cartas de cualquier divisa que juntas valen 5.
figure-take-too-much = Dos cartas que suman 6 son demasiado; cualquiera de ellas sola estaría bien.
figure-pay-exactly = 4 y 5 son 9. El pago es exacto, así que puedes hacer otra acción.
figure-pay-more = 11 por un precio de 10. La plaquita es tuya, se pierde 1 y tus acciones terminan.
figure-pay-too-little = 9 por un precio de 10. Falta 1.
figure-pay-in-two-currencies = La suma es correcta, pero una carta es de otra divisa. Este espacio admite una sola.
figure-place-by-an-open-side = Al oeste, muralla contra muralla; al sur se entra por un lado abierto. Todos los lados coinciden y hay paso.
figure-place-anywhere = Este jardín tiene una muralla al este. Las marcas muestran dónde puede ir. En las casillas rayadas, alguno de sus lados no coincidiría.
figure-wall-meets-opening = El pabellón tiene una muralla donde la torre tiene un lado abierto. Ahí deben tener muralla los dos, o ninguno.
figure-no-way-in = Las murallas coinciden, pero nadie podría entrar en el serrallo: el único lado que comparte tiene muralla.
figure-corner-only = La torre solo toca la Alhambra por una esquina.
figure-empty-court = Con esta torre, el hueco del centro quedaría rodeado de plaquitas.
figure-empty-court-with-an-open-corner = Tampoco está permitido. Los cuatro lados están cerrados; una esquina abierta no lo cambia.
figure-build-from-the-reserve = Construir: la sala viene de tu reserva.
figure-remove = Quitar: la torre va a tu reserva. Puedes construirla más tarde en otro sitio.
figure-remove-cuts-off = Sin esta arcada no se puede llegar a pie a la torre.
figure-remove-leaves-a-court = Una plaquita con vecinas por los cuatro lados no se puede quitar: quedaría un hueco.
figure-exchange = Cambiar: la misma plaquita sí se puede cambiar, pues no queda ningún hueco y todos los lados coinciden.
figure-exchange-clashes = El jardín tiene una muralla al este, donde la torre tiene un lado abierto.
figure-not-yet = La sala se compró en este turno. Se coloca cuando terminan tus acciones; no sirve para reconstruir.
figure-clear-places = Tres torres, dos y una. En este recuento puntúan los dos primeros lugares.
figure-tie-for-first = El primer y el segundo lugar se reparten entre Amina y tú. Bruno es tercero, y en este recuento el tercer lugar no puntúa.
figure-tie-for-second = Tú tienes más jardines. Amina y Bruno comparten el segundo y el tercer lugar.
figure-tie-for-one-point = Un punto entre dos, redondeado hacia abajo, es cero.
figure-tie-with-dirk = Dirk tiene tantas salas como tú, así que compartes los puntos con él. Él se queda con su parte.
figure-longest-wall = La línea dorada es la muralla más larga: un punto por cada lado.
figure-only-the-longest = Dos murallas que no están unidas. Solo cuenta la más larga.
figure-inner-wall = Las dos murallas juntas del centro no dan puntos. La muralla del sur sigue más allá de ellas.
figure-closed-ring = El anillo más pequeño. Cuentan sus doce lados.
figure-last-tiles = Amina tiene más dirhams y se lleva la torre. En denarios hay empate y nadie tiene ducados, así que esas dos plaquitas se quedan en el recinto de construcción.
figure-dirk-draws-a-third = Después del segundo recuento de puntos.

# Tablas y dibujos que acompañan a una regla.

table-kinds-label = Los tipos de edificaciones, cuántas hay y cuánto cuestan
table-kind = Tipo
table-tiles = Plaquitas
table-prices = Precios
table-price-range = { $lowest } a { $highest }
table-slots-label = Los espacios del recinto de construcción y sus divisas
table-slot = Espacio { $slot }
table-deck-label = Cinco pilas de cartas de dinero. La primera carta de puntuación está en la segunda pila desde arriba; la segunda, en la cuarta.
table-deck-top = arriba
table-deck-pile = Pila { $pile }
table-deck-somewhere = { $round ->
    [1] primera carta de puntuación, en algún sitio de esta pila
   *[other] segunda carta de puntuación, en algún sitio de esta pila
}
table-place = { $place ->
    [1] 1.º
    [2] 2.º
   *[3] 3.º
}
table-prizes-label = Puntos por tipo, recuento y lugar
table-round = { $round ->
    [1] 1.er recuento
    [2] 2.º recuento
   *[other] 3.er recuento
}
