gallery-title = Galeria
gallery-lead = Tudo o que você vê é desenhado pelo próprio programa. Cada tipo de construção tem um padrão, uma silhueta e uma cor; cada moeda tem uma forma, uma cor e uma figura.
gallery-grey = Mostrar tudo em cinza
gallery-kinds = Seis tipos de construção
gallery-palace = Uma Alhambra
gallery-palace-text = As muralhas ficam nas bordas. Onde duas se encontram de costas, resta uma fina emenda cinza. A muralha mais longa é traçada em ouro.
gallery-palace-label = Uma Alhambra de dez construções em volta da peça inicial
gallery-fountain = A peça inicial com a Fonte dos Leões
gallery-tiles = As 54 construções em { $size } pixels
gallery-money = Dinheiro
gallery-coins = Dinheiro onde falta espaço
gallery-cards = Cartas de pontuação e versos
gallery-crests = Brasões dos jogadores
gallery-faces = Jogadores virtuais
gallery-glyphs = Sinais pequenos
gallery-marks = Marcas
gallery-mark = { $mark ->
    [legal] pode ser posicionada aqui
    [illegal] não pode
    [chosen] escolhida
   *[fresh] nova desde o seu último turno
}
gallery-by-day = De dia
gallery-by-night = De noite
gallery-in-grey = Em cinza
gallery-face = { $id ->
    [apprentice] aprendiz
    [trader] mercador
    [mason] pedreiro
    [gardener] jardineira
    [banker] banqueira
    [architect] arquiteta
    [vizier] vizir
   *[master] mestre
}
gallery-sign = { $sign ->
    [wall] muralha
    [cards] cartas
    [reserve] reserva
    [points] pontos
    [fountain] peça inicial
    [tick] sim
   *[cross] não
}
