# Przebieg gry, każdy wiersz to całe zdanie. Czas teraźniejszy nie zdradza płci graczy.

log-start = { $who ->
    [you] Zaczynasz grę.
   *[other] Zaczyna { $player }.
}
log-took = { $who ->
    [you] Pobierasz: { $cards }.
   *[other] { $player } pobiera: { $cards }.
}
log-bought = { $how ->
    [exact] { $who ->
        [you] Kupujesz { building-accusative } za { $price }, odliczona kwota: { $cards }.
       *[other] { $player } kupuje { building-accusative } za { $price }, odliczona kwota: { $cards }.
    }
   *[over] { $who ->
        [you] Kupujesz { building-accusative } za { $price }, z nadpłatą { $amount }: { $cards }.
       *[other] { $player } kupuje { building-accusative } za { $price }, z nadpłatą { $amount }: { $cards }.
    }
}
log-built = { $who ->
    [you] Dokładasz z rezerwy { building-accusative } za { $price } ({ $cell }).
   *[other] { $player } dokłada z rezerwy { building-accusative } za { $price } ({ $cell }).
}
log-removed = { $who ->
    [you] Przenosisz { building-accusative } za { $price } do rezerwy.
   *[other] { $player } przenosi { building-accusative } za { $price } do rezerwy.
}
log-exchanged = { $who ->
    [you] Zamieniasz { other-building-accusative } ({ $otherprice }) na { building-accusative } ({ $price }).
   *[other] { $player } zamienia { other-building-accusative } ({ $otherprice }) na { building-accusative } ({ $price }).
}
other-building-accusative = { $otherkind ->
    [pavilion] pawilon
    [seraglio] seraj
    [arcades] arkady
    [chambers] komnaty
    [garden] ogród
   *[tower] wieżę
}
log-stopped = { $how ->
    [bonus] { $who ->
        [you] Rezygnujesz z dalszych akcji.
       *[other] { $player } rezygnuje z dalszych akcji.
    }
   *[pass] { $who ->
        [you] Nie możesz nic zrobić.
       *[other] { $player } nie może nic zrobić.
    }
}
log-placed = { $who ->
    [you] Umieszczasz { building-accusative } za { $price } ({ $cell }).
   *[other] { $player } umieszcza { building-accusative } za { $price } ({ $cell }).
}
log-stored = { $who ->
    [you] Odkładasz { building-accusative } za { $price } do rezerwy.
   *[other] { $player } odkłada { building-accusative } za { $price } do rezerwy.
}
log-given = { $who ->
    [you] Przekazujesz Markowi { building-accusative } za { $price }.
   *[other] { $player } przekazuje Markowi { building-accusative } za { $price }.
}
log-dirk-received = { $amount ->
    [0] Dla Marka nie ma już budynków.
   *[other] { dirk } otrzymuje: { $tiles }.
}
log-reshuffled = { $amount ->
    [one] Nowa talia z zapłaconych pieniędzy: { $amount } karta.
    [few] Nowa talia z zapłaconych pieniędzy, potasowana: { $amount } karty.
   *[many] Nowa talia z zapłaconych pieniędzy, potasowana: { $amount } kart.
}
log-scoring-card = { $amount ->
    [1] Pojawia się pierwsza karta punktowania.
   *[2] Pojawia się druga karta punktowania.
}
log-scored = { $amount ->
    [1] Odbywa się pierwszy etap punktowania.
    [2] Odbywa się drugi etap punktowania.
   *[3] Odbywa się ostatni etap punktowania.
}
log-leftover = { $who ->
    [you] Z ostatnich żetonów dostajesz { building-accusative } za { $price }: masz najwięcej pieniędzy w tej walucie.
   *[other] Z ostatnich żetonów { $player } dostaje { building-accusative } za { $price }: ma najwięcej pieniędzy w tej walucie.
}
log-leftover-nobody = Nikt nie dostaje { building-genitive } za { $price } z ostatnich żetonów.
log-won = { $many ->
    [one] Wygrywa { $players }.
   *[other] Gra kończy się remisem: { $players }.
}
