## Skończona gra, krok po kroku

replay-title = Powtórka
replay-now = Co się dzieje w tym kroku
replay-quiet = Tura trwa.
replay-market = Giełda i odkryte pieniądze
replay-hand = Pieniądze w ręce
replay-controls = Przewijanie gry
replay-turn-before = Turę wstecz
replay-turn-after = Turę dalej
replay-step-before = Krok wstecz
replay-step-after = Krok dalej
replay-play = Odtwórz
replay-pause = Pauza
replay-speed = Tempo
replay-speed-name = { $speed ->
    [slow] wolne
    [fast] szybkie
   *[normal] zwykłe
  }
replay-step = Krok { $step } z { $last }
replay-trouble = Nie udało się pobrać tej części gry. Spróbuj za chwilę.
replay-chart = Jak szła gra
replay-measure = { $measure ->
    [points] Punkty
    [buildings] Budynki
    [wall] Mury
   *[money] Pieniądze
  }
replay-download = Pobierz tę grę
replay-title-running = Powtórka: gra do tej pory
replay-to-table = Wróć do stołu
replay-open-text = Gra zapisana jako plik .alh, z tego serwera albo skądkolwiek. Wybierz ją lub upuść tutaj. Serwer jej nie zachowuje.
replay-choose-file = Wybierz plik
replay-open-no = { $code ->
    [too_large] Ten plik jest za duży jak na grę.
    [not_a_record] To nie jest plik gry.
    [unreachable] Serwer nie odpowiada. Spróbuj za chwilę.
   *[other] Nie udało się. Spróbuj ponownie.
  }
replay-fault = { $fault ->
    [rules] Gra według innej wersji zasad (wiersz { $line }).
    [setup] Gry nie można tak przygotować (wiersz { $line }).
    [turn] Wiersz { $line }: to tura innego gracza.
    [move] Wiersz { $line }: ten ruch jest niedozwolony.
    [result] Wiersz { $line }: to nie jest wynik tej gry.
   *[text] Wiersz { $line } jest niezrozumiały od znaku { $column }.
  }
replay-compare = Porównaj Alhambry
replay-kinds = Budynki jednego rodzaju
replay-figures = W liczbach
replay-figures-step = Krok
replay-hand-hidden = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
  }
