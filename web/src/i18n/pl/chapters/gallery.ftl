gallery-title = Galeria
gallery-lead = Wszystko, co widzisz, rysuje sam program. Każdy rodzaj budynku ma swój wzór, zarys i kolor; każda waluta ma swój kształt, kolor i znak.
gallery-grey = Pokaż wszystko w szarości
gallery-kinds = Sześć rodzajów budynków
gallery-palace = Przykładowa Alhambra
gallery-palace-text = Mury stoją na krawędziach. Gdzie stykają się dwa, zostaje cienki szary szew. Najdłuższy mur zaznacza złota linia.
gallery-palace-label = Alhambra z dziesięcioma budynkami wokół żetonu startowego
gallery-fountain = Żeton startowy z Fontanną Lwów
gallery-tiles = Wszystkie 54 budynki, rozmiar w pikselach: { $size }
gallery-money = Pieniądze
gallery-coins = Pieniądze tam, gdzie brak miejsca
gallery-cards = Karty punktowania i rewersy
gallery-crests = Herby graczy
gallery-faces = Gracze komputerowi
gallery-glyphs = Małe znaki
gallery-marks = Oznaczenia
gallery-mark = { $mark ->
    [legal] tu wolno umieścić
    [illegal] tu nie wolno
    [chosen] wybrane
   *[fresh] nowe od twojej ostatniej tury
}
gallery-by-day = W dzień
gallery-by-night = W nocy
gallery-in-grey = W szarości
gallery-face = { $id ->
    [apprentice] uczeń
    [trader] kupiec
    [mason] murarz
    [gardener] ogrodniczka
    [banker] bankierka
    [architect] architektka
    [vizier] wezyr
   *[master] mistrz
}
gallery-sign = { $sign ->
    [wall] mur
    [cards] karty
    [reserve] rezerwa
    [points] punkty
    [fountain] żeton startowy
    [tick] tak
   *[cross] nie
}
