# As próprias partidas e as mesas abertas a todos.

game-status = { $status ->
    [your-turn] Sua vez
    [their-turn] Vez de { $actor }
    [played-for] O computador joga por você
    [watching] Vez de { $actor }
    [rematch] Outra partida? Esperam por você
    [ready] Todos os lugares estão ocupados: comece a partida
    [gathering] { $open ->
        [0] Esperando o início
        [one] Há um lugar vago
       *[other] Há { $open } lugares vagos
    }
    [conceded] Você deixou seu lugar
    [broken] Partida salva incompleta
    [over] Encerrada
   *[closed] Fechada
}
game-outcome = { $winners }: { $points } pontos
game-empty = Ninguém ainda

games-title = Minhas partidas
games-none = Você não está em nenhuma mesa no momento.
games-past = Partidas encerradas

lobby-title = Saguão
lobby-lead = Mesas deste servidor abertas a todos. Sente-se a uma delas ou mostre a sua aqui.
lobby-waiting = Lugares vagos
lobby-none = Nenhuma mesa espera jogadores agora.
lobby-playing = Para assistir
