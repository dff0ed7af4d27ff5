# Lo que dice el servidor a quienes no están aquí: en sus dispositivos, por correo y por webhooks.

call-turn = Te toca
call-rematch = ¿Otra partida?
call-with = Con { $names }
call-several = { $count ->
    [one] Una mesa te espera
   *[other] { $count } mesas te esperan
}
call-line = { $what ->
    [rematch] ¿Otra partida con { $names }?
   *[turn] Te toca jugar con { $names }
}
call-trial = Funciona
    .body = A partir de ahora te avisaremos aquí cuando te toque jugar.

mail-confirm = ¿Te avisamos en esta dirección?
    .body = Alguien, seguramente tú, quiere recibir en esta dirección un aviso cuando le toque jugar a Alhambra. Si es así, sigue este enlace antes de dos días:
    .ignore = Si no es así, no tienes que hacer nada: no llegará nada más.
mail-foot = No recibir más estos correos: { $stop }
    Cuándo y cómo te avisamos: { $settings }
