# What a symbol, a number or a part of the table is: said of whatever is pressed and held.

what-hint = Toca cualquier cosa para saber qué es. Mientras tanto no se juega nada.
what-is = { $part ->
    [exact] Puedes pagar este precio exacto. Entonces tienes otra acción.
    [over] Pagarías esto de más. No se da cambio y tus acciones terminan.
    [short] Te falta esto en esta divisa.
    [nowhere] Ahora no encaja en tu Alhambra: tendría que ir a la reserva.
    [allows] Con esta carta podrías pagar exacta esta edificación.
    [currency] Esta edificación se paga solo en esta divisa.
    [slot] Una edificación a la venta: el precio en la esquina, las murallas en rojo en los bordes. Un rombo dorado marca lo nuevo desde tu último turno.
    [together] Estas cartas se pueden tomar juntas: suman 5 o menos.
    [display] Dinero que se puede tomar: una carta, o varias que sumen 5 o menos. Un rombo dorado marca lo nuevo desde tu último turno.
    [scoring] A cuántas cartas puede estar el próximo recuento de puntos.
    [deck] Cartas de dinero que quedan en la pila.
    [bag] Edificaciones que quedan en la bolsa. Cuando se acaban, termina la partida.
    [dirk] Dirk, el tercero en una partida de dos: tiene edificaciones y puntos, pero no turno.
    [gain] Puntos que daría un recuento ahora.
    [clock] Tiempo que queda.
    [points] Puntos hasta ahora. Quien va primero está subrayado o tiene una estrella.
    [standing] Un jugador y sus puntos. En dorado, de quién es el turno; toca para ver su Alhambra.
    [count] Edificaciones de este tipo. Quien más tiene de un tipo recibe puntos por él.
    [wall] La muralla continua más larga. Cada lado vale un punto en cada recuento.
    [cards] Cartas de dinero en la mano.
    [stored] Edificaciones en la reserva. No cuentan.
    [rival] Otro jugador: su Alhambra, sus edificaciones por tipo, muralla, cartas y reserva. Toca para verlo en grande.
    [chip] Algo que pasó desde tu último turno. Tócalo para saber qué.
    [legal] La edificación puede estar aquí.
    [illegal] Toca para ver por qué la edificación no puede estar aquí.
    [building] Una edificación de esta Alhambra. Un marco dorado marca lo nuevo desde tu último turno.
    [palace] La Alhambra: edificaciones alrededor de la plaquita de inicio. La línea dorada es su muralla más larga.
    [chain] Edificaciones que podrías comprar todas exactas en este turno, una tras otra.
    [payment] Una forma de pagar. Con un más, es tanto de más.
    [consequence] Qué cambiaría: muralla, número de edificaciones o puntos si hubiera un recuento ahora.
    [undo] Deshace pasos de este turno o los repite. Nada es definitivo hasta que terminas el turno.
    [end] Termina tu turno. Después ya no se puede deshacer nada.
    [rebuild] Reconstruir en lugar de comprar o tomar dinero: construir desde la reserva, llevar allí una edificación o cambiar dos.
    [sum] Todo tu dinero en esta divisa.
    [planned] Una de las cartas para varias compras exactas en este turno.
    [card] Una carta de tu mano. Toca cartas y una edificación para comprarla.
    [aside] Comprado en este turno. Hay que colocarlo antes de que termine.
    [reserve] Tu reserva. Lo que está aquí se puede construir más tarde, pero no cuenta.
    [prompt] Lo que puedes hacer ahora.
    [log] El curso de la partida. Un signo de interrogación dice por qué el ordenador hizo algo.
   *[other] Una parte de la mesa.
}
