# Por que alguém jogou assim: os melhores turnos que havia e ao que cada um levaria.

why-thinking = { $player } está relembrando…
why-lead = Cada um destes turnos foi jogado em pensamento { $games } vezes até o fim da partida, com as cartas e construções que ninguém conhece distribuídas de novo a cada vez.
why-none = Não havia o que escolher.
why-played = Jogado
why-share = Chance de vencer: { $share }%, com margem de { $error }
why-points = Pontos esperados
why-compared = { $with ->
    [second] Em comparação com o segundo melhor turno
   *[best] Em comparação com o melhor turno
}
why-source = { source-name }, { round-name }: { $points }
why-money = valor do dinheiro na mão: { $points }, já incluído nos pontos acima
why-even = nenhuma diferença digna de nota
why-move = { $does ->
    [take] Dinheiro: { $cards }
    [buy] Compra: { $tile } ({ $cards })
    [build] Da reserva: { $tile }, { $cell }
    [remove] Para a reserva: construção ({ $cell })
    [exchange] Troca: { $tile }, { $cell }
    [place] Posicionar: { $tile }, { $cell }
    [store] Na reserva: { $tile }
    [dirk] Para o { dirk }: { $tile }
   *[stop] Nenhuma outra ação
}
