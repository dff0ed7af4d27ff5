# O que os jogadores do computador dizem à mesa: cada coisa de dois jeitos, nunca o mesmo duas vezes seguidas.

banter = { $line ->
    [apprentice-exact-1] Na conta! Vocês viram?
    [apprentice-exact-2] Até a última moeda. Contei nos dedos.
    [apprentice-scoring-1] São todos meus mesmo?
    [apprentice-scoring-2] Espera só o meu mestre saber disso!
    [apprentice-steal-1] Agora quem tem mais sou eu? Eu?
    [apprentice-steal-2] Desculpa! Eu só queria mais um.
    [apprentice-robbed-1] Ei, desses quem mais tinha era eu!
    [apprentice-robbed-2] Foi só eu me distrair um momento…
    [apprentice-won-1] Eu ganhei? Ganhei!
    [apprentice-won-2] Posso dormir tarde hoje?
    [apprentice-lost-1] Bom, aprendi bastante.
    [apprentice-lost-2] Mais uma partida? Por favor!
    [trader-exact-1] Preço justo, bem pago.
    [trader-exact-2] Nem uma moeda a mais. Isso é comércio.
    [trader-scoring-1] Os negócios vão bem hoje.
    [trader-scoring-2] Lucro, meus amigos, lucro.
    [trader-steal-1] Oferta e procura, sabe como é.
    [trader-steal-2] Você tinha um bom ponto. Agora é meu.
    [trader-robbed-1] É difícil pechinchar com você.
    [trader-robbed-2] Isso vai para a sua conta.
    [trader-won-1] É um prazer fazer negócio com você.
    [trader-won-2] Vendido! Para mim.
    [trader-lost-1] Às vezes se ganha, às vezes se vende.
    [trader-lost-2] Hoje perdi. Amanhã tem desconto?
    [mason-exact-1] Encaixa feito pedra talhada.
    [mason-exact-2] Medir duas vezes, pagar uma.
    [mason-scoring-1] Pedra sobre pedra, tudo soma.
    [mason-scoring-2] Bons alicerces, estes.
    [mason-steal-1] Eu só continuo construindo. Acontece.
    [mason-steal-2] O meu agora está um pouco mais alto.
    [mason-robbed-1] Pensei que isso estivesse bem firme.
    [mason-robbed-2] Hum. Vou precisar de mais argamassa.
    [mason-won-1] Está de pé. E de pé vai ficar.
    [mason-won-2] E agora, alguma coisa gelada para beber.
    [mason-lost-1] Bem construído, tenho que admitir.
    [mason-lost-2] Bom, a muralha era boa.
    [gardener-exact-1] Colhido bem na hora.
    [gardener-exact-2] Água na medida, moedas na medida.
    [gardener-scoring-1] Vejam como tudo floresce!
    [gardener-scoring-2] Uma bela colheita.
    [gardener-steal-1] As plantas sempre pulam a cerca.
    [gardener-steal-2] As minhas agora estão mais floridas.
    [gardener-robbed-1] Alguém andou colhendo as minhas flores.
    [gardener-robbed-2] Ervas daninhas! Só ervas daninhas.
    [gardener-won-1] A paciência dá frutos.
    [gardener-won-2] Venha se sentar na sombra comigo.
    [gardener-lost-1] Depois do inverno vem a primavera.
    [gardener-lost-2] Hoje o seu jardim é o mais bonito.
    [banker-exact-1] As contas fecham.
    [banker-exact-2] Até a última moeda, como deve ser.
    [banker-scoring-1] Caíram os juros.
    [banker-scoring-2] Um balanço muito satisfatório.
    [banker-steal-1] Uma pequena transferência a meu favor.
    [banker-steal-2] Cobrei aquele empréstimo.
    [banker-robbed-1] Vou tomar nota disso.
    [banker-robbed-2] Isso não estava no orçamento.
    [banker-won-1] O balanço fala por si.
    [banker-won-2] Investimentos sensatos, nada mais.
    [banker-lost-1] Lança-se como perda.
    [banker-lost-2] Por favor, não conte aos meus clientes.
    [architect-exact-1] Exatamente como no desenho.
    [architect-exact-2] A planta já previa isso.
    [architect-scoring-1] As proporções estão certas.
    [architect-scoring-2] Tudo decorre da planta.
    [architect-steal-1] Uma pequena mudança na planta.
    [architect-steal-2] Eu tinha isso desenhado desde o começo.
    [architect-robbed-1] Isso não estava no meu desenho.
    [architect-robbed-2] De volta à prancheta.
    [architect-won-1] Construído conforme o projeto.
    [architect-won-2] O primeiro esboço era o certo.
    [architect-lost-1] Que bela obra, a sua. De verdade.
    [architect-lost-2] No papel, eu estava na frente.
    [vizier-exact-1] Nada desperdiçado, nada devido.
    [vizier-exact-2] Como eu previa.
    [vizier-scoring-1] A corte está satisfeita.
    [vizier-scoring-2] Tudo corre como aconselhei.
    [vizier-steal-1] Eu estava de olho nisso. E em você.
    [vizier-steal-2] Perdoe-me. Era tentador demais.
    [vizier-robbed-1] Então esse era o seu plano. Entendi.
    [vizier-robbed-2] Vou me lembrar disso.
    [vizier-won-1] Nunca houve dúvida. Bem, uma vez.
    [vizier-won-2] Contarei ao sultão da sua coragem.
    [vizier-lost-1] Você escondeu bem os seus planos.
    [vizier-lost-2] Meu conselho: uma revanche.
    [master-exact-1] É assim que se faz.
    [master-exact-2] Cada moeda tem o seu lugar.
    [master-scoring-1] Anos de prática, nada mais.
    [master-scoring-2] Observe e aprenda.
    [master-steal-1] Paciência. E depois, tudo de uma vez.
    [master-steal-2] Você deixou o portão aberto.
    [master-robbed-1] Bom olho. Muito bom olho.
    [master-robbed-2] Ensinei você bem demais.
    [master-won-1] Você chegou mais perto do que a maioria.
    [master-won-2] Boa partida. Continue construindo.
    [master-lost-1] Hoje o aluno sou eu.
   *[master-lost-2] Agora posso descansar. A colher de pedreiro é sua.
}
banter-said = { $name }: { $text }
