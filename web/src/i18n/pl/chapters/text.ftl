## Stół jako tekst, z wierszem poleceń

text-to-picture = Widok rysunkowy
text-intro = Wpisz, co chcesz wiedzieć lub zrobić. „{ $help }” pokazuje wszystkie polecenia.
text-said = Co dzieje się przy stole
text-command = Polecenie
text-send = Wyślij
text-heading = { $verb ->
    [standings] Wyniki
    [market] Giełda budynków
    [money] Odkryte pieniądze
    [hand] Twoja ręka
    [palace] Twoja Alhambra
   *[piles] Stosy
  }
# Słowa, na które reaguje polecenie, oddzielone przecinkami. Dochodzą do słów notacji.
text-verb = { $verb ->
    [help] pomoc, ?
    [market] giełda, g
    [money] pieniądze, odkryte
    [hand] ręka, r
    [standings] wyniki, punkty
    [palace] alhambra, a
    [where] gdzie
    [why] dlaczego, czemu
    [moves] ruchy, możliwości
    [piles] stosy, talia
    [log] przebieg, nowości
    [sheet] arkusz, tabela
    [take] pobierz, weź
    [buy] kup, k
    [build] dołóż, buduj
    [remove] usuń, zdejmij
    [exchange] zamień, wymień
    [stop] dość, zrezygnuj, pasuj
    [place] umieść, postaw
    [store] rezerwa, odłóż
    [dirk] marek, przekaż
    [end] koniec, zakończ
    [undo] cofnij, wstecz
    [redo] ponów
   *[restart] odnowa, zacznij
  }
# Słowa na rzeczy, których może dotyczyć polecenie, oddzielone przecinkami; „filler” to słowa, które nic nie wnoszą.
text-noun = { $noun ->
    [yellow] żółty, żółta, żółte
    [green] zielony, zielona, zielone
    [blue] niebieski, niebieska, niebieskie
    [orange] pomarańczowy, pomarańczowa, pomarańczowe
    [pavilion] pawilon, pawilony
    [seraglio] seraj, seraje
    [arcades] arkady
    [chambers] komnaty, komnata, komnatę
    [garden] ogród, ogrody
    [tower] wieża, wieżę
    [north] północ, północy
    [east] wschód, wschodu
    [south] południe, południa
    [west] zachód, zachodu
    [fountain] startowy, fontanna, fontannę
    [it] go, je, ją, to, ten, tę
   *[filler] a, być, czy, dla, do, i, iść, jaka, jakie, jest, karta, kartę, karty, mam, mi, mogę, moja, moje, można, na, nie, od, oraz, pokaż, pole, się, są, w, z, za
  }
text-help = Powiedz to słowami, na przykład „pobierz żółtą 7 i zieloną 2”, „kup wieżę” albo „umieść wieżę 9 na 2 wschód, 1 północ”; albo w notacji: karty to Y (żółta), G (zielona), B (niebieska) albo O (pomarańczowa) i wartość, na przykład Y7; budynki i pola mają nazwy podane na listach, na przykład To9b i e2n1.
text-help-verb = { $verb ->
    [help] { $words }: ta lista.
    [market] { $words }: cztery budynki na sprzedaż i czy możesz za nie zapłacić.
    [money] { $words }: odkryte karty pieniędzy.
    [hand] { $words }: twoje pieniądze, twoja rezerwa i kupione budynki.
    [standings] { $words }: punkty, mury i co dałoby punktowanie teraz.
    [palace] { $words }: twoja Alhambra; z imieniem – Alhambra tego gracza.
    [where] { $words } i budynek: gdzie można go umieścić.
    [why] { $words }, budynek i pole: dlaczego tam nie można.
    [moves] { $words }: wszystko, co możesz teraz zrobić.
    [piles] { $words }: ile zostało kart i budynków.
    [log] { $words }: ostatnie tury.
    [sheet] { $words }: punkty z każdego etapu i za co.
    [take] { $words } i karty: pobierz je spośród odkrytych.
    [buy] { $words } i pole od 1 do 4: zapłata według propozycji; możesz też podać karty.
    [build] { $words }, budynek z rezerwy i pole: przebudowa.
    [remove] { $words } i pole: przenieś ten budynek do rezerwy.
    [exchange] { $words }, budynek z rezerwy i pole: zamień je.
    [stop] { $words }: bez dalszych akcji albo bez żadnej, gdy żadna nie jest możliwa.
    [place] { $words }, kupiony budynek i pole: umieść go tam.
    [store] { $words } i kupiony budynek: do rezerwy.
    [dirk] { $words } i kupiony budynek: dla Marka.
    [end] { $words }: zakończ turę.
    [undo] { $words }: cofnij ostatni krok.
    [redo] { $words }: zagraj go ponownie.
   *[restart] { $words }: cofnij całą turę.
  }
text-unknown = „{ $word }” nic tu nie znaczy. Spróbuj „{ $help }”.
text-ambiguous = Który z nich: { $tiles }?
text-absent = Nie ma takiego budynku do wyboru.
text-incomplete = { $verb ->
    [take] Które karty? Na przykład: pobierz Y1 G2
    [buy] Które pole, od 1 do 4? Jeśli nie możesz zapłacić, nie ma czego proponować.
    [build] Który budynek z rezerwy i gdzie? Na przykład: dołóż Pa5 e2
    [remove] Które pole? Na przykład: usuń e2
    [exchange] Który budynek z rezerwy i które pole? Na przykład: zamień Pa5 e2
    [place] Który budynek i gdzie? Na przykład: umieść To9b e2
    [store] Który budynek? Na przykład: rezerwa To9b
    [dirk] Który budynek? Na przykład: marek To9b
    [where] Który budynek? Na przykład: gdzie To9b
   *[why] Który budynek i które pole? Na przykład: dlaczego To9b e2
  }
text-coded = { $thing } ({ $code })
text-slot-empty = Pole { $slot } jest puste.
text-slot = { $how ->
    [exact] { $fits ->
        [no] Pole { $slot }, waluta { currency-feminine }: { $tile }. Możesz zapłacić odliczoną kwotę. Nie pasuje nigdzie w twojej Alhambrze.
       *[yes] Pole { $slot }, waluta { currency-feminine }: { $tile }. Możesz zapłacić odliczoną kwotę.
      }
    [over] { $fits ->
        [no] Pole { $slot }, waluta { currency-feminine }: { $tile }. Możesz zapłacić, o { $by } za dużo. Nie pasuje nigdzie w twojej Alhambrze.
       *[yes] Pole { $slot }, waluta { currency-feminine }: { $tile }. Możesz zapłacić, o { $by } za dużo.
      }
    [short] { $fits ->
        [no] Pole { $slot }, waluta { currency-feminine }: { $tile }. Brakuje ci { $by }. Nie pasuje nigdzie w twojej Alhambrze.
       *[yes] Pole { $slot }, waluta { currency-feminine }: { $tile }. Brakuje ci { $by }.
      }
   *[unknown] Pole { $slot }, waluta { currency-feminine }: { $tile }. Na sprzedaż.
  }
text-display = Odkryte karty: { $cards }.
text-display-empty = Nie ma odkrytych pieniędzy.
text-hand = { $count ->
    [one] Masz w ręce jedną kartę o wartości { $worth }: { $cards }.
    [few] Masz w ręce { $count } karty o wartości { $worth }: { $cards }.
   *[many] Masz w ręce { $count } kart o wartości { $worth }: { $cards }.
  }
text-hand-empty = Nie masz pieniędzy w ręce.
text-hand-hidden = Ta ręka jest ukryta.
text-reserve = W twojej rezerwie: { $tiles }.
text-aside = Kupione i do umieszczenia: { $tiles }.
text-standing = { $player }, punkty: { $score }, przy punktowaniu teraz jeszcze { $gain }; mur: { $wall }; karty: { $cards }.
text-standing-dirk = { dirk }, punkty: { $score }, przy punktowaniu teraz jeszcze { $gain }.
text-palace = { $player }: { $count ->
    [0] tylko żeton startowy
    [one] jeden budynek
    [few] { $count } budynki
   *[many] { $count } budynków
  }; najdłuższy mur: { $wall }.
text-building = { $cell }: { $tile }
text-piles = Karty w talii pieniędzy: { $deck }. Budynki w worku: { $bag }.
text-moves = { $count ->
    [one] Jedna możliwość:
    [few] { $count } możliwości:
   *[many] { $count } możliwości:
  }
text-not-your-turn = To nie twoja tura.
text-where = { $tile } – możliwe pola: { $cells }.
text-where-nowhere = { $tile }: nigdzie nie pasuje.
text-why-legal = Można tam umieścić.
text-why-far = To pole jest za daleko od twojej Alhambry.
text-corrected = { $verb ->
    [undo] Cofnięto.
    [redo] Zagrano ponownie.
   *[restart] Tura zaczyna się od nowa.
  }
text-taken-back = Ostatni krok został cofnięty.
text-scored = { $points ->
    [0] { $player }: nic w etapie { $round }; teraz { $total }.
   *[other] { $player }: { $points } w etapie { $round }, za: { $parts }; teraz { $total }.
  }
text-scored-part = { source-name } { $points }
text-not-scored = Jeszcze nie było punktowania.
text-dirk = { $count ->
    [0] { dirk } nie ma jeszcze budynków.
   *[other] { dirk } ma: { $tiles }.
  }
