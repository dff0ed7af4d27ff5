## Atajos de teclado en la mesa

keys-intro = Con el tabulador se llega a todo; estas teclas son más rápidas. Se pulsan solas, sin Ctrl ni Alt. Puedes desactivar las letras en los ajustes.
key-does = { $does ->
    [market] al recinto de construcción
    [money] al dinero a la vista
    [palace] a tu Alhambra, a la primera casilla donde cabe la edificación
    [hand] a tu mano y tus edificaciones
    [buttons] a los botones de tu turno
    [standings] a la clasificación
    [move] a lo siguiente en esa dirección
    [press] elegir, tomar, mostrar o colocar lo que tiene el foco
    [slot] elegir la edificación de ese espacio
    [confirm] confirmar: comprar, colocar, reconstruir
    [store] dejar la edificación en tu reserva
    [dirk] regalar la edificación a { dirk }
    [rebuild] reconstruir tu Alhambra
    [cancel] cancelar lo elegido
    [stop] no hacer más acciones
    [end] acabar el turno
    [undo] deshacer un paso
    [redo] rehacerlo
    [restart] empezar el turno de nuevo
    [sheet] la hoja de puntos
    [log] el registro de la partida
    [menu] el menú
   *[keys] esta lista
  }
