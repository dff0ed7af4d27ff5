## Como se quer a página

settings-look = Aparência
settings-course = Ritmo
settings-table = Na mesa
settings-keep = Levar junto
settings-keep-text = As configurações ficam neste navegador. Um arquivo as leva para outro.
settings-export = Salvar em um arquivo
settings-import = Ler um arquivo
settings-reset = Restaurar o padrão
settings-told = { $what ->
    [imported] Agora estas configurações são suas.
    [unreadable] Este arquivo não contém configurações.
   *[reset] Tudo está como na primeira visita.
  }
setting = { $name ->
    [theme] Tema
    [contrast] Contraste
    [motion] Movimento
    [pace] Jogadores virtuais
    [ending] Fim do turno
    [sound] Sons
    [hints] Mostrar onde uma construção cabe
    [coordinates] Coordenadas
   *[keys] Teclas com letras
  }
setting-hint = { $name ->
    [theme] Areia de dia, índigo à noite.
    [contrast] Mais contraste: linhas mais fortes e fundos mais lisos.
    [motion] A rapidez das peças, do dinheiro e das pontuações.
    [pace] Por quanto tempo se vê cada um dos passos deles.
    [ending] Sozinho apenas quando não resta nada a fazer.
    [sound] Sons curtos para peças, dinheiro e pontuações.
    [hints] Sem isso, toque em uma casa para saber se ela aceita a construção.
    [coordinates] Passos a partir da peça inicial, nas bordas da sua Alhambra.
   *[keys] Letras sozinhas fazem algo na mesa. O ponto de interrogação as mostra.
  }
setting-option = { $option ->
    [theme-system] Sistema
    [theme-light] Claro
    [theme-dark] Escuro
    [contrast-system] Sistema
    [contrast-more] Mais
    [motion-none] Nenhum
    [motion-fast] Rápido
    [motion-normal] Normal
    [motion-slow] Lento
    [pace-none] Direto
    [pace-fast] Rápido
    [pace-normal] Normal
    [pace-slow] Lento
    [ending-button] Pelo botão
    [ending-soon] Após um instante
   *[ending-at-once] Na hora
  }
