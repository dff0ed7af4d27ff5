# O fim de uma partida.

ending-palaces = O que cada um construiu
ending-milestones = Seus recordes
ending-next = E agora
ending-self = { $who ->
    [you] { $kind ->
        [ahead] { $margin ->
            [one] Um ponto à frente de { $other }, sobretudo por { $reasons }.
           *[other] { $margin } pontos à frente de { $other }, sobretudo por { $reasons }.
        }
       *[behind] { $margin ->
            [one] Você ficou em { $place }º lugar, a um ponto de { $other }, sobretudo por { $reasons }.
           *[other] Você ficou em { $place }º lugar, a { $margin } pontos de { $other }, sobretudo por { $reasons }.
        }
    }
   *[other] { $kind ->
        [ahead] { $margin ->
            [one] { $player } está um ponto à frente de { $other }, sobretudo por { $reasons }.
           *[other] { $player } está { $margin } pontos à frente de { $other }, sobretudo por { $reasons }.
        }
       *[behind] { $margin ->
            [one] { $player } está a um ponto de { $other }, sobretudo por { $reasons }.
           *[other] { $player } está a { $margin } pontos de { $other }, sobretudo por { $reasons }.
        }
    }
}
ending-milestone = { $what ->
    [first] Sua primeira partida completa
    [first-win] Sua primeira vitória
    [streak] { $value } vitórias seguidas
    [level] Sua primeira vitória contra este adversário: { level }
    [points] Sua maior pontuação: { $value } (antes: { $before })
    [wall] Sua muralha mais longa: { $value } (antes: { $before })
   *[exact] Seu maior número de pagamentos exatos: { $value } (antes: { $before })
}
ending-picture = { $state ->
    [drawing] Desenhando…
    [saved] Imagem salva
    [failed] Não deu certo. Tente de novo.
   *[ready] Compartilhar a imagem
}
