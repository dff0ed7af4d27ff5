# O que o servidor guarda sobre as pessoas, e como elas o obtêm ou se livram disso.

privacy-short = Aqui você joga sem conta. O servidor guarda o que as partidas precisam. Não mostra anúncios nem segue ninguém, e esta página não pede nada a nenhum outro computador.

privacy-kept-title = O que é guardado
privacy-kept-you = O seu nome, quando você veio pela primeira vez e quando esteve aqui pela última. Um cookie prova que os seus lugares são seus; da prova que há nele, o servidor guarda só uma impressão. As suas configurações ficam neste navegador.
privacy-kept-games = As suas partidas, passo a passo, com os nomes da mesa. Quem tem o link de uma mesa vê quem joga e, quando termina, a partida inteira.
privacy-kept-talk = O que você diz em uma mesa, para quem está lá ou chega depois, e quem você não quer ler.
privacy-kept-reports = Se alguém denuncia uma pessoa ou uma mensagem, quem hospeda este servidor vê isso, com o que foi dito antes e depois.
privacy-kept-addresses = O endereço de rede de onde você vem fica na memória enquanto o servidor funciona, para conter abusos e quem foi bloqueado. Só é anotado junto com um bloqueio. Um servidor web diante deste pode ter o seu próprio registro.
privacy-kept-calls = Se você pede para ser chamado quando é a sua vez, o endereço para isso é guardado até você desligar. O serviço que você escolheu leva a mensagem; nela não há nada sobre as cartas de ninguém.

privacy-long-title = Por quanto tempo
privacy-long = { $forgets ->
    [yes] Até você apagar. Quem não vem há { $days } dias e não tem partida em andamento é então esquecido, e também o que foi dito nas mesas. As partidas ficam, com os nomes que as pessoas tinham.
   *[no] Até você apagar.
}
privacy-long-reports = As denúncias são guardadas até { $reports } dias depois de tratadas, os bloqueios até { $reports } dias depois do fim, e o que fez quem hospeda o servidor por { $audit } dias.
privacy-long-backups = As cópias de segurança mantêm o que havia nelas até serem apagadas por sua vez. Quem hospeda este servidor sabe quando.

privacy-yours-title = Os seus dados
privacy-nobody = Este navegador ainda não é ninguém: o servidor não sabe nada de você.
privacy-banned = { $caused ->
    [yes] O seu acesso está bloqueado até { $until }. O motivo dado: { $cause }
   *[no] O seu acesso está bloqueado até { $until }.
}
privacy-export = Tudo o que este servidor sabe de você, { $name }, em um só arquivo. Das partidas em andamento ele contém o que o seu lugar sabe, e nada mais.
privacy-export-button = Baixar os meus dados
privacy-delete = Você pode apagar tudo o que se sabe de você. Antes, as partidas em andamento são abandonadas, e o computador as termina. O que você disse desaparece. As partidas com outras pessoas ficam, com { $neutral } no lugar do seu nome; as que você jogou sozinho são apagadas.
privacy-delete-button = Apagar tudo sobre mim
privacy-delete-sure = Apagar mesmo tudo sobre { $name }? Ninguém poderá trazer de volta.
privacy-delete-yes = Sim, apagar para sempre
privacy-deleted = Tudo sobre você foi apagado.
privacy-deleted-soon = Você já não é ninguém aqui. Os últimos rastros estão sendo apagados; leva alguns minutos.
