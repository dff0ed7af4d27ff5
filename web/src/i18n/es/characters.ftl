# Un jugador del ordenador: nombre y oficio.

character = { $name } ({ level })
