preview-home = Alhambra
    .text = El juego de mesa en tu navegador. Juega contra el ordenador, en un solo dispositivo o con amigos, sin necesidad de cuenta.
preview-table = Únete a una partida de Alhambra
    .text = Abre el enlace para sentarte a la mesa o para mirar. No hace falta cuenta.
preview-replay = Una partida de Alhambra, jugada a jugada
    .text = Repasa cada turno y mira de dónde sale cada punto.
preview-rules = Las reglas de Alhambra
    .text = Todas las reglas en palabras sencillas, con dibujos, preguntas y respuestas.
