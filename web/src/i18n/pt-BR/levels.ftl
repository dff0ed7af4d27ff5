# Os jogadores virtuais.

level = { $level ->
    [apprentice] Aprendiz
    [trader] Mercador
    [mason] Pedreiro
    [gardener] Jardineira
    [banker] Banqueira
    [architect] Arquiteta
    [vizier] Vizir
    [master] Mestre
   *[other] { $level }
}

level-about = { $level ->
    [apprentice] Ainda está aprendendo e deixa passar coisas.
    [trader] O mercador compra o que rende na hora.
    [mason] O pedreiro ergue longas muralhas.
    [gardener] A jardineira quer os jardins e as torres.
    [banker] A banqueira nunca desperdiça uma moeda.
    [architect] A arquiteta planeja turnos inteiros à frente.
    [vizier] O vizir também observa o que você procura.
    [master] O mestre de obras pensa o tempo que for preciso.
   *[other] Um jogador vindo de outro lugar.
}
strength = Força { $rung } de { $most }
