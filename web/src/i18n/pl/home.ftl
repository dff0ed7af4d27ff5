home-tagline = Zbuduj swoją Alhambrę, mur za murem.
home-lead = Gra o pieniądzach, budowniczych i długich murach dla dwóch do sześciu osób.
home-running = Graj dalej
home-all-games = { $count ->
    [one] Twoja gra ({ $count })
    [few] Wszystkie { $count } gry
   *[many] Wszystkie gry: { $count }
}

solo-title = Przeciw komputerowi
solo-line = Ośmioro przeciwników: od dociekliwego ucznia po mistrza budowniczego.
solo-players = Ilu graczy razem z tobą
solo-players-option = { $players }
solo-level = Twoi przeciwnicy
solo-play = Graj teraz

friends-title = Ze znajomymi
friends-line = Wyślij link; kto go otworzy, siada przy twoim stole.
friends-go = Przygotuj stół

device-title = Na jednym urządzeniu
device-line = Podawajcie je sobie: między turami pieniądze są zakryte.
device-go = Przygotuj grę

learn-offer-title = To twoja pierwsza Alhambra?
learn-offer-text = Przewodniczka pokaże ci grę w tuzinie lekcji po minucie lub dwóch. Grasz od pierwszej z nich.
learn-offer-go = Pokaż mi
learn-offer-later = Nie teraz
