# Quem se é: nome, outros aparelhos.

suggested-name = { $which ->
    [0] Andorinha
    [1] Romã
    [2] Lanterna
    [3] Jasmim
    [4] Cipreste
    [5] Rouxinol
    [6] Murta
    [7] Açafrão
    [8] Amêndoa
    [9] Falcão
    [10] Luar
    [11] Flor de Laranjeira
    [12] Cedro
    [13] Turquesa
    [14] Gazela
   *[15] Canela
}

you-menu = { $name }: nome e ajustes
you-other-device = Jogar em outro aparelho

name-label = Seu nome
name-save = Salvar
name-hint = Não precisa de conta. Os outros na mesa veem o nome.

me-title = Você
me-device = Em outro aparelho
me-device-text = Seus lugares estão ligados a este navegador. Um link pessoal leva todos para um celular, um tablet ou outro computador. Ele funciona uma só vez, por 15 minutos. Não o dê a mais ninguém.
me-link-make = Criar um link pessoal
me-link = Abra este link no outro aparelho
me-link-message = Meus lugares no Alhambra
me-link-code = O link pessoal como código QR

arrive-sure = Você já está jogando aqui
arrive-sure-text = Este navegador joga como { $name }. Se você seguir o link pessoal, ele vai jogar como quem criou o link e não chegará mais aos lugares de { $name }.
arrive-yes = Seguir o link
arrive-no = Continuar jogando como { $name }
arrived = Boas-vindas, { $name }
arrived-text = Agora este aparelho também tem os seus lugares. O outro continua com eles.
