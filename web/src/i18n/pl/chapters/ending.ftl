# Koniec gry.

ending-palaces = Co kto zbudował
ending-milestones = Twoje rekordy
ending-next = Co dalej
ending-points = { $margin ->
    [one] jeden punkt
    [few] { $margin } punkty
   *[other] { $margin } punktów
}
ending-self = { $who ->
    [you] { $kind ->
        [ahead] Masz { ending-points } więcej niż { $other }, przede wszystkim za: { $reasons }.
       *[behind] Zajmujesz { $place }. miejsce: { $other } ma { ending-points } więcej, przede wszystkim za: { $reasons }.
    }
   *[other] { $kind ->
        [ahead] { $player } ma { ending-points } więcej niż { $other }, przede wszystkim za: { $reasons }.
       *[behind] { $other } ma { ending-points } więcej niż { $player }, przede wszystkim za: { $reasons }.
    }
}
ending-milestone = { $what ->
    [first] Twoja pierwsza skończona gra
    [first-win] Twoje pierwsze zwycięstwo
    [streak] Zwycięstwa z rzędu: { $value }
    [level] Pierwsze zwycięstwo z tym rywalem: { level }
    [points] Twój najlepszy wynik: { $value } (dotąd: { $before })
    [wall] Twój najdłuższy mur: { $value } (dotąd: { $before })
   *[exact] Najwięcej zapłat co do monety: { $value } (dotąd: { $before })
}
ending-picture = { $state ->
    [drawing] Rysuję…
    [saved] Obraz zapisany
    [failed] Nie udało się. Spróbuj jeszcze raz.
   *[ready] Udostępnij obraz
}
