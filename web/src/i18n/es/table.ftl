# La mesa: recinto de construcción, Alhambra, mano, los demás.

table-title = Mesa
table-loading = Cargando la mesa…
title-your-turn = ● Te toca · Alhambra
title-waiting = Juega { $player } · Alhambra

menu = Menú
menu-home = Al inicio
close = Cerrar

# Nombres

tile-name = { building } { $price }
cell-name = { $shape ->
    [fountain] plaquita de inicio
    [across] { $x } { compass-across }
    [along] { $y } { compass-along }
   *[both] { $x } { compass-across }, { $y } { compass-along }
}
compass-across = { $across ->
    [east] al este
   *[west] al oeste
}
compass-along = { $along ->
    [north] al norte
   *[south] al sur
}
count-label = { building }: { $count }

# Recinto de construcción

market-label = Recinto de construcción
slot-label = { $fits ->
    [no] { currency }: { $tile }. { $cost }. No cabe en tu Alhambra
   *[yes] { currency }: { $tile }. { $cost }
}
slot-empty = vacío
slot-goes-to = para { $player }
badge = { $kind ->
    [exact] { $ways ->
        [one] exacto
       *[other] exacto × { $ways }
    }
    [over] { $by } de más
   *[short] { $by ->
        [one] falta { $by }
       *[other] faltan { $by }
    }
}
badge-short = { $kind ->
    [exact] × { $ways }
    [over] +{ $by }
   *[short] −{ $by }
}
badge-label = { $kind ->
    [exact] { $ways ->
        [one] Puedes pagar el precio exacto
       *[other] Puedes pagar el precio exacto de { $ways } maneras
    }
    [over] Pagarías { $by } de más
   *[short] { $by ->
        [one] Te falta { $by }
       *[other] Te faltan { $by }
    }
}
fits-nowhere = No cabe en ningún sitio: solo para tu reserva

display-label = Dinero a la vista
take-label = { $allows ->
    [0] Tomar { $cards }
   *[other] Tomar { $cards }: dinero exacto para { $tiles }
}
take-together = Tomar juntas

pile-deck = Dinero
pile-bag = Bolsa
scoring-next = { $round ->
    [1] Primer recuento
    [2] Segundo recuento
   *[3] Último recuento
}
scoring-window = { $fewest ->
    [0] { $most ->
        [0] con la próxima carta ({ $chance } %)
        [one] ya ({ $chance } %) o en una carta como mucho
       *[other] ya ({ $chance } %) o en { $most } cartas como mucho
    }
   *[other] faltan de { $fewest } a { $most } cartas
}
scoring-at-end = al agotarse la bolsa

# Alhambra

palace-of = Alhambra de { $player }
board-closer = Acercar
board-farther = Alejar
board-fit = Verlo entero
cell-legal = { $purpose ->
    [exchange] { $cell }: se puede cambiar
    [remove] { $cell }: puede pasar a tu reserva
   *[other] { $cell }: encaja
}
cell-illegal = { $cell }: { $reason }

# Uno mismo

hand-label = { $count ->
    [one] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
}
hand-toggle = Mostrar u ocultar tus cartas
purse-label = { $count ->
    [one] { currencies }: { $total } en una carta
   *[other] { currencies }: { $total } en { $count } cartas
}
tray-label = Por colocar
reserve-label = Reserva

# Los demás

standings-label = Clasificación
standing-label = { $score ->
    [one] { $player }: { $score } punto, más { $gain } si se contara ahora
   *[other] { $player }: { $score } puntos, más { $gain } si se contara ahora
}
rival-label = { $state ->
    [acting] { $player }, le toca: puntos { $score }, muralla { $wall }, cartas { $cards }, reserva { $reserve }
    [acting-away] { $player }, le toca, ausente: puntos { $score }, muralla { $wall }, cartas { $cards }, reserva { $reserve }
    [away] { $player }, ausente: puntos { $score }, muralla { $wall }, cartas { $cards }, reserva { $reserve }
   *[here] { $player }: puntos { $score }, muralla { $wall }, cartas { $cards }, reserva { $reserve }
}
ledger-label = Dirk, el tercer jugador imaginario
points-so-far = Puntos
if-scored-now = Si se contara ahora
wall-length = Muralla
cards-in-hand = Cartas
in-reserve = Reserva
player-before = Jugador anterior
player-after = Jugador siguiente

log-label = Registro de la partida
since-label = Desde tu último turno
since-show = Mostrar

# Qué hacer

prompt-label = Tu turno
prompt = { $prompt ->
    [watch] Estás mirando. Juega { $player }.
    [act] Te toca: toma dinero, compra o reconstruye.
    [bonus] ¡Dinero exacto! Puedes hacer otra acción.
    [stuck] En este turno no se puede hacer nada.
    [settle] Ahora coloca lo que compraste.
    [ready] Todo hecho. Acaba el turno cuando quieras.
    [final] Has recibido alguna de las últimas plaquitas: constrúyela o déjala en tu reserva.
    [over] La partida ha terminado.
   *[wait] { $computer ->
        [yes] { $player } está pensando…
       *[no] Juega { $player }.
    }
}

pay-title = { building } por { $price }
pay-line = { $kind ->
    [none] Elige las cartas con que pagar.
    [short] { $by ->
        [one] { $total } de { $price }: falta { $by }
       *[other] { $total } de { $price }: faltan { $by }
    }
    [exact] Exacto: otra acción
   *[over] { $needless ->
        [yes] { $total } por { $price }: { $by } de más, y bastaba con menos. Fin de tus acciones.
       *[no] { $total } por { $price }: { $by } de más. Fin de tus acciones.
    }
}
pay-cards-first = { $count ->
    [one] Una carta de { $total }. Elige una edificación.
   *[other] { $count } cartas que suman { $total }. Elige una edificación.
}
pay-poor = { $by ->
    [one] Te falta { $by } de esta divisa.
   *[other] Te faltan { $by } de esta divisa.
}
payments-label = Maneras de pagar
payment-label = { $over ->
    [0] Pagar { $cards }: exacto
   *[other] Pagar { $cards }: { $over } de más
}
payment-exact = exacto
chain = { $count ->
    [one] { $count } compra exacta:
   *[other] { $count } compras exactas:
}
chain-link = { building } { $price } con { $cards }

place-title = { $from ->
    [reserve] { building } { $price } de tu reserva
   *[aside] Colocar { building-the } de { $price }
}
place-line = { $from ->
    [reserve] Esta es tu acción: construye en una casilla vacía o cámbiala por una edificación.
   *[aside] Toca una casilla para probar; tócala otra vez para construir.
}
place-gives-up = Si colocas ahora, renuncias a tu otra acción.
rebuild-title = Reconstruir
rebuild-line = Esta es tu acción: quita una edificación o elige una de tu reserva.

consequences-label = Qué cambia
consequence-wall = Muralla: { $before }, después { $after }
consequence-kind = { $player }, { building }: { $before }, después { $after }
consequence-points = { $by ->
    [one] { $player }: { $by } punto si se contara ahora
   *[other] { $player }: { $by } puntos si se contara ahora
}

do-buy = Comprar
do-buy-anyway = Pagar de más igualmente
do-confirm = { $purpose ->
    [dirk] Regalar a Dirk
    [exchange] Cambiar
    [remove] A la reserva
   *[other] { $bonus ->
        [yes] Parar y colocar
       *[no] Colocar aquí
    }
}
do-store = Reserva
do-dirk = Para Dirk
do-cancel = Cancelar
do-rebuild = Reconstruir
do-undo = Deshacer
do-redo = Rehacer
do-restart = Empezar el turno de nuevo
do-stop = { $bonus ->
    [yes] Terminar acciones
   *[no] Pasar
}
do-end = Acabar turno
do-skip = Saltar a mi turno
do-result = Resultado

# Varias personas en un dispositivo

curtain-title = Le toca a { $player }
curtain-text = Pasa el dispositivo. No se muestra ninguna carta hasta que digas que estás ahí.
curtain-reveal = Soy { $player }

# La conexión con el servidor

line = { $state ->
    [connecting] Conectando…
   *[waiting] Se perdió la conexión. Intentándolo de nuevo…
}
line-retry = Probar ahora
line-reload = Volver a cargar

# Lo que quien aloja el servidor dice a todos

notice-label = Aviso del servidor
notice-close = Cerrar

# Gente en la mesa

people = Gente en la mesa
talk = Chat
talk-open = { $unread ->
    [0] Chat
    [one] Chat, un mensaje nuevo
   *[other] Chat, { $unread } mensajes nuevos
}
clock = Tiempo restante
plays-for = un jugador virtual juega por { $player }

why-ask = { $who ->
    [you] ¿Qué más podrías haber hecho?
   *[other] ¿Por qué jugó así { $player }?
}
why-last = ¿Por qué ese último turno?
