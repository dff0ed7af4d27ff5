home-tagline = Construye tu Alhambra, muralla a muralla.
home-lead = Un juego de dinero, edificaciones y largas murallas para dos a seis personas.
home-running = Seguir jugando
home-all-games = Las { $count } partidas

solo-title = Contra el ordenador
solo-line = Ocho rivales, desde un aprendiz curioso hasta el maestro de obras.
solo-players = Jugadores en total
solo-players-option = { $players }
solo-level = Tus rivales
solo-play = Jugar ya

friends-title = Con amigos
friends-line = Envía un enlace. Quien lo abra puede unirse a tu mesa.
friends-go = Preparar una mesa

device-title = En un dispositivo
device-line = Se pasa de mano en mano. El dinero queda oculto entre turnos.
device-go = Prepararlo

learn-offer-title = ¿Primera vez con Alhambra?
learn-offer-text = Una guía te enseña el juego en doce lecciones breves, de uno o dos minutos cada una. Se juega desde el principio.
learn-offer-go = Enséñame
learn-offer-later = Ahora no
