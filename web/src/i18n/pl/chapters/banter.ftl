# Co gracze komputerowi mówią przy stole: każda rzecz na dwa sposoby, nigdy to samo dwa razy z rzędu.

banter = { $line ->
    [apprentice-exact-1] Równo! Widzieliście?
    [apprentice-exact-2] Co do monety. Liczyłem na palcach.
    [apprentice-scoring-1] Naprawdę tyle dla mnie?
    [apprentice-scoring-2] Mistrz nie uwierzy, jak mu opowiem!
    [apprentice-steal-1] Teraz mam najwięcej? Ja?
    [apprentice-steal-2] Przepraszam! Chciałem tylko jeszcze jeden.
    [apprentice-robbed-1] Ej, tych to ja miałem najwięcej!
    [apprentice-robbed-2] Na chwilę się zagapiłem…
    [apprentice-won-1] Wygrałem? Wygrałem!
    [apprentice-won-2] Mogę dziś iść spać później?
    [apprentice-lost-1] No cóż, dużo się nauczyłem.
    [apprentice-lost-2] Zagramy jeszcze raz? Proszę!
    [trader-exact-1] Uczciwa cena, uczciwie zapłacona.
    [trader-exact-2] Ani monety za dużo. To się nazywa handel.
    [trader-scoring-1] Interes dziś kwitnie.
    [trader-scoring-2] Zysk, przyjaciele, zysk.
    [trader-steal-1] Popyt i podaż, wiadomo.
    [trader-steal-2] To było dobre miejsce. Teraz jest moje.
    [trader-robbed-1] Twardo się targujesz.
    [trader-robbed-2] To dopiszę do rachunku.
    [trader-won-1] Miło robić z tobą interesy.
    [trader-won-2] Sprzedane! Mnie.
    [trader-lost-1] Raz się wygrywa, raz się sprzedaje.
    [trader-lost-2] Dziś strata. A jutro rabat?
    [mason-exact-1] Pasuje jak ciosany kamień.
    [mason-exact-2] Dwa razy mierzę, raz płacę.
    [mason-scoring-1] Kamień do kamienia i się zbiera.
    [mason-scoring-2] Solidny fundament.
    [mason-steal-1] Ja tylko buduję. Tak wyszło.
    [mason-steal-2] Moje stoi teraz trochę wyżej.
    [mason-robbed-1] Myślałem, że to mocno siedzi.
    [mason-robbed-2] Hm. Trzeba więcej zaprawy.
    [mason-won-1] Stoi. I będzie stało.
    [mason-won-2] A teraz coś zimnego do picia.
    [mason-lost-1] Dobrze zbudowane, trzeba przyznać.
    [mason-lost-2] No, mur był dobry.
    [gardener-exact-1] Zerwane w samą porę.
    [gardener-exact-2] Tyle wody, ile trzeba, i tyle monet.
    [gardener-scoring-1] Patrzcie, jak wszystko kwitnie!
    [gardener-scoring-2] Piękne zbiory.
    [gardener-steal-1] Cóż, rośliny przechodzą przez płot.
    [gardener-steal-2] Moje kwitną teraz bujniej.
    [gardener-robbed-1] Ktoś mi zrywa kwiaty.
    [gardener-robbed-2] Chwasty! Same chwasty.
    [gardener-won-1] Cierpliwość wydaje owoce.
    [gardener-won-2] Chodź, usiądź ze mną w cieniu.
    [gardener-lost-1] Po zimie przychodzi wiosna.
    [gardener-lost-2] Dziś twój ogród jest piękniejszy.
    [banker-exact-1] Rachunek się zgadza.
    [banker-exact-2] Co do monety, jak należy.
    [banker-scoring-1] Wpłynęły odsetki.
    [banker-scoring-2] Bardzo zadowalający bilans.
    [banker-steal-1] Mały przelew na moją korzyść.
    [banker-steal-2] Ściągnęłam ten dług.
    [banker-robbed-1] Zanotuję to sobie.
    [banker-robbed-2] Tego nie było w budżecie.
    [banker-won-1] Bilans mówi sam za siebie.
    [banker-won-2] Rozsądne inwestycje, nic więcej.
    [banker-lost-1] Spisuje się na straty.
    [banker-lost-2] Proszę nie mówić moim klientom.
    [architect-exact-1] Dokładnie jak na rysunku.
    [architect-exact-2] Plan to przewidywał.
    [architect-scoring-1] Proporcje się zgadzają.
    [architect-scoring-2] Wszystko wynika z planu.
    [architect-steal-1] Drobna zmiana w planach.
    [architect-steal-2] Miałam to narysowane od początku.
    [architect-robbed-1] Tego na moim rysunku nie było.
    [architect-robbed-2] Wracam do deski kreślarskiej.
    [architect-won-1] Zbudowane zgodnie z projektem.
    [architect-won-2] Pierwszy szkic był tym właściwym.
    [architect-lost-1] Pięknie zbudowane. Naprawdę.
    [architect-lost-2] Na papierze prowadziłam.
    [vizier-exact-1] Nic na marne, nic na kredyt.
    [vizier-exact-2] Tak jak przewidziałem.
    [vizier-scoring-1] Dwór jest zadowolony.
    [vizier-scoring-2] Wszystko idzie tak, jak radziłem.
    [vizier-steal-1] Miałem to na oku. I ciebie też.
    [vizier-steal-2] Wybacz. Pokusa była zbyt wielka.
    [vizier-robbed-1] Więc taki był twój plan. Rozumiem.
    [vizier-robbed-2] Zapamiętam to sobie.
    [vizier-won-1] Ani przez chwilę nie wątpiłem. No, przez jedną.
    [vizier-won-2] Opowiem sułtanowi o twojej odwadze.
    [vizier-lost-1] Dobrze ukrywasz swoje plany.
    [vizier-lost-2] Moja rada: rewanż.
    [master-exact-1] Tak to się robi.
    [master-exact-2] Każda moneta ma swoje miejsce.
    [master-scoring-1] Lata praktyki, nic więcej.
    [master-scoring-2] Patrz i ucz się.
    [master-steal-1] Cierpliwość. A potem wszystko naraz.
    [master-steal-2] Brama była otwarta.
    [master-robbed-1] Bystre oko. Bardzo bystre.
    [master-robbed-2] Za dobrze cię uczyłem.
    [master-won-1] Mało kto był tak blisko.
    [master-won-2] Dobra gra. Buduj dalej.
    [master-lost-1] Dziś to ja jestem uczniem.
   *[master-lost-2] Mogę odpocząć. Kielnia jest twoja.
}
banter-said = { $name }: { $text }
