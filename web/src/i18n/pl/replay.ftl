## Skończona gra, krok po kroku

replay-title = Powtórka
replay-now = Co się dzieje w tym kroku
replay-quiet = Tura trwa.
replay-market = Giełda i odkryte pieniądze
replay-hand = Pieniądze w ręce
replay-controls = Przez całą grę
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
replay-chart = Jak to szło
replay-measure = { $measure ->
    [points] Punkty
    [buildings] Budynki
    [wall] Mury
   *[money] Pieniądze
  }
replay-download = Pobierz tę grę
replay-watch = Obejrzyj ponownie
