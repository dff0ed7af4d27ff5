# Barajar sin que nadie pueda hacer trampas: cada uno añade un número secreto, prometido antes de que se vea ninguno.

shuffle-waits = Barajamos entre todos. Falta: { $names }.
shuffle-elsewhere = Tu número secreto para barajar está en el navegador con el que te sentaste. Abre allí esta mesa.
shuffle-stop = Detener el comienzo
shuffle-missed = El último intento de empezar no salió, porque faltaba un número secreto para barajar. Cada uno da uno nuevo.
shuffle-absent = Antes de que empiece la partida, { $names } tiene que abrir esta mesa una vez.

fair-title = Una baraja limpia
fair-how = El servidor y cada persona que juega añaden un número secreto al barajar. Todos quedan fijados antes de que se vea el primero, así que nadie puede elegir las cartas. Esta página guarda el tuyo y lo comprueba todo al acabar la partida.
fair-server = La promesa del servidor
fair-promise = La promesa de { $name }
fair-mine = Tu número secreto
fair-start = Este es el intento { $attempt }.
fair-checking = Comprobando cómo se barajó…
fair-result = { $result ->
    [fair] Se barajó limpiamente. Las edificaciones y el dinero salieron como dicen los números prometidos, y el tuyo está entre ellos.
    [unkept] Las edificaciones y el dinero salieron como dicen los números. Este navegador no guardó nada de esta baraja, así que no puede decir si eran los prometidos.
    [unpromised] Las edificaciones y el dinero salieron como dicen los números. Esta partida es anterior a que cada uno prometiera el suyo.
    [unknown] No se pudo comprobar cómo se barajó.
   *[bent] No se barajó como estaba prometido.
}
fair-fault = { $fault ->
    [secret] El número del servidor no es el que había prometido.
    [shares] El número de alguien no es el prometido.
    [mine] Tu número no está en la baraja.
    [seed] El orden no se sigue de los números.
   *[cards] Las edificaciones o el dinero no salieron en el orden de la baraja.
}
fair-starts = Hicieron falta { $attempts } intentos: antes faltaba un número.
fair-keep = Guardar lo que conserva este navegador
fair-record = Guardar la partida
