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

devices = Dispositivos
devices-text = Todos os dispositivos em que sua sessão está aberta. Para jogar em outro, crie um link pessoal na página “Você”.
device-unknown = { $program ->
    [true] Um programa
   *[false] Um navegador
  }
device-this = Este dispositivo
device-seen = Última vez: { $day }
sign-out = Sair
sign-out-of = Sair de { $device }
sign-out-sure = { $where ->
    [everywhere] Sair de todos?
   *[here] Sair aqui?
  }
sign-out-text = { $last ->
    [true] Não há conta nem senha: depois disso ninguém poderá voltar aos seus lugares e partidas, nem mesmo você.
   *[false] Seus outros dispositivos continuam conectados, e um link pessoal traz você de volta.
  }
sign-out-yes = { $where ->
    [everywhere] Sair de todos
   *[here] Sair aqui
  }
sign-out-no = Não sair
