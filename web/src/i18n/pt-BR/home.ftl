home-tagline = Construa sua Alhambra, muralha por muralha.
home-lead = Um jogo de dinheiro, construtores e longas muralhas para duas a seis pessoas.
home-running = Continuar jogando
home-all-games = Todas as { $count } partidas

solo-title = Contra o computador
solo-line = Em boa companhia, do aprendiz curioso ao mestre de obras.
solo-players = Jogadores, com você
solo-players-option = { $players }
solo-level = Seus adversários
solo-play = Jogar agora

friends-title = Com amigos
friends-line = Envie um link; quem abrir senta à sua mesa.
friends-go = Montar uma mesa

device-title = Em um aparelho
device-line = Passe de mão em mão: o dinheiro fica escondido entre os turnos.
device-go = Preparar

learn-offer-title = Primeira vez no Alhambra?
learn-offer-text = Uma guia mostra o jogo em uma dúzia de lições de um ou dois minutos. Você joga desde a primeira.
learn-offer-go = Quero aprender
learn-offer-later = Agora não
