## La mesa con el teclado

keys-intro = Con el tabulador se llega a todo; estas teclas son más rápidas. Van sin Ctrl ni Alt, y las letras se pueden desactivar en los ajustes.
key-does = { $does ->
    [market] al recinto de construcción
    [money] al dinero a la vista
    [palace] a tu palacio, a la primera casilla posible
    [hand] a tu mano y tus edificaciones
    [buttons] a los botones de tu turno
    [standings] a la clasificación
    [move] a lo siguiente en esa dirección
    [press] activar lo que tiene el foco: elegir, tomar, mostrar, colocar
    [slot] elegir la edificación de ese espacio
    [confirm] confirmar: comprar, colocar, reconstruir
    [store] guardar la edificación en la reserva
    [dirk] dar la edificación a { dirk }
    [rebuild] reconstruir tu palacio
    [cancel] soltar lo elegido
    [stop] no hacer más acciones
    [end] acabar el turno
    [undo] deshacer un paso
    [redo] rehacerlo
    [restart] empezar el turno de nuevo
    [sheet] la tabla de puntos
    [log] el curso de la partida
    [menu] el menú
   *[keys] esta lista
  }
