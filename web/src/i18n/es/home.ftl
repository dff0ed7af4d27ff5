home-tagline = Construye tu palacio, muralla a muralla.
home-lead = Un juego de dinero, constructores y largas murallas para dos a seis personas.
home-running = Seguir jugando
home-all-games = Las { $count } partidas

solo-title = Contra el ordenador
solo-line = A solas y en buena compañía, desde un aprendiz curioso hasta el maestro de obras.
solo-players = Jugadores, contigo
solo-players-option = { $players }
solo-level = Tus rivales
solo-play = Jugar ya

friends-title = Con amigos
friends-line = Envía un enlace; quien lo abra se sienta a tu mesa.
friends-go = Preparar una mesa

device-title = En un dispositivo
device-line = Se pasa de mano en mano: el dinero queda oculto entre turnos.
device-go = Prepararlo

learn-offer-title = ¿Es tu primera Alhambra?
learn-offer-text = Una guía te enseña el juego en una docena de lecciones de uno o dos minutos. Se juega desde la primera.
learn-offer-go = Enséñame
learn-offer-later = Ahora no
