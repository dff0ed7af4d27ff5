# Por que alguém jogou assim: os melhores turnos que havia e ao que cada um levaria.

why-thinking = { $player } está relembrando…
why-lead = O computador jogou cada turno { $games } vezes ou mais até o fim da partida, distribuindo de novo a cada vez as cartas e construções que ninguém conhece.
why-none = Não havia o que escolher.
why-played = Jogado
why-grade = { $grade ->
    [best] O melhor turno que havia.
    [fine] Tão bom quanto o melhor, até onde dá para saber.
    [inaccuracy] Dava para fazer um pouco melhor.
    [mistake] Havia um turno melhor.
   *[blunder] Havia um turno muito melhor.
}
why-cost-points = O melhor turno prometia cerca de { $points } pontos a mais.
why-cost-share = A chance de vencer teria sido { $share }% maior.
why-exact = Nada mais dependia da sorte: o cálculo é exato.
why-cause = { $cause ->
    [payment] As mesmas peças, pagas com outras cartas.
    [placement] A mesma ação, com outros lugares para as peças.
    [reserve] A mesma ação, com outras peças na reserva.
    [purchase] Outras peças para comprar.
    [timing] Comprar ou poupar: justamente o contrário.
    [money] Outras cartas de dinheiro.
   *[redesign] A diferença está em uma reforma.
}
why-weak = { $player } joga em um nível que deixa passar coisas de propósito.
why-best = O melhor turno
why-others = Outros turnos
why-behind = { $points } pontos e { $share }% atrás do melhor
why-same = tão bom quanto o melhor, até onde dá para saber
why-share = Chance de vencer: { $share }%
why-points = Pontos esperados
why-lost = Para onde foram os pontos
why-source = { source-name }, { round-name }: { $points }
why-money = dinheiro: { $points }
why-dirk = tirado por { dirk }, { round-name }: { $points }
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
