# Qué guarda el servidor sobre la gente, y cómo cada cual lo obtiene o se deshace de ello.

privacy-short = Aquí juegas sin cuenta. El servidor guarda lo que necesitan las partidas. No muestra anuncios ni sigue a nadie, y esta página no pide nada a ningún otro ordenador.

privacy-kept-title = Qué se guarda
privacy-kept-you = Tu nombre, cuándo viniste por primera vez y cuándo estuviste aquí por última vez. Una cookie demuestra que tus asientos son tuyos; de la prueba que contiene, el servidor solo guarda una huella. Tus ajustes se quedan en este navegador.
privacy-kept-games = Tus partidas, paso a paso, con los nombres de la mesa. Quien tiene el enlace de una mesa ve quién juega y, cuando termina, la partida entera.
privacy-kept-talk = Lo que dices en una mesa, para quien está allí o llega después, y a quién no quieres leer.
privacy-kept-reports = Si alguien denuncia a una persona o un comentario, quien lleva este servidor lo ve, junto con lo que se dijo antes y después.
privacy-kept-addresses = La dirección de red desde la que te conectas está en la memoria mientras funciona el servidor, para frenar avalanchas y a quien se le ha cerrado el paso. Solo se anota cuando se cierra el paso a alguien. Un servidor web situado delante de este puede llevar su propio registro.
privacy-kept-calls = Si pides que se te avise cuando te toque jugar, la dirección para ello se guarda hasta que lo desactives. El aviso viaja por el servicio que elegiste y no dice nada de las cartas de nadie.

privacy-long-title = Por cuánto tiempo
privacy-long = { $forgets ->
    [yes] Hasta que lo borres. A quien lleva { $days } días sin venir y no tiene ninguna partida en marcha se le olvida entonces, y también lo que se dijo en las mesas. Las partidas quedan, con los nombres que tenía la gente.
   *[no] Hasta que lo borres.
}
privacy-long-reports = Las denuncias se guardan hasta { $reports } días después de atenderlas, los cierres de paso hasta { $reports } días después de terminar, y lo que hizo quien lleva el servidor, { $audit } días.
privacy-long-backups = Las copias de seguridad conservan lo que contenían hasta que se borran a su vez. Quien lleva este servidor sabe cuándo.

privacy-yours-title = Tus datos
privacy-nobody = Este navegador todavía no es nadie: el servidor no sabe nada de ti.
privacy-banned = { $caused ->
    [yes] Se te ha cerrado el paso hasta el { $until }. Motivo indicado: { $cause }
   *[no] Se te ha cerrado el paso hasta el { $until }.
}
privacy-export = Todo lo que este servidor sabe de ti, { $name }, en un solo archivo. De las partidas en marcha contiene lo que sabe tu propio asiento y nada más.
privacy-export-button = Descargar mis datos
privacy-delete = Puedes borrar todo lo que se sabe de ti. Las partidas en marcha se dejan antes, y las termina el ordenador. Lo que dijiste desaparece. Las partidas con otras personas quedan, con { $neutral } en lugar de tu nombre; las que jugaste a solas se borran.
privacy-delete-button = Borrar todo lo mío
privacy-delete-sure = ¿De verdad quieres borrar todo lo de { $name }? Nadie podrá recuperarlo.
privacy-delete-yes = Sí, borrarlo para siempre
privacy-deleted = Todo lo tuyo se ha borrado.
privacy-deleted-soon = Aquí ya no eres nadie. Los últimos rastros se están borrando; tardará unos minutos.
