# Os jogadores do computador.

level = { $level ->
    [apprentice] Aprendiz
    [trader] Mercador
    [mason] Pedreiro
    [gardener] Jardineiro
    [banker] Banqueiro
    [architect] Arquiteto
    [vizier] Vizir
    [master] Mestre
   *[other] { $level }
}

level-about = { $level ->
    [apprentice] O aprendiz ainda está aprendendo e deixa passar coisas.
    [trader] O mercador compra o que rende na hora.
    [mason] O pedreiro ergue longas muralhas.
    [gardener] O jardineiro quer os jardins e as torres.
    [banker] O banqueiro nunca desperdiça uma moeda.
    [architect] O arquiteto planeja turnos inteiros à frente.
    [vizier] O vizir também observa o que você procura.
    [master] O mestre de obras pensa o tempo que for preciso.
   *[other] Um jogador vindo de outro lugar.
}
strength = Força { $rung } de { $most }
