# What a symbol, a number or a part of the table is: said of whatever is pressed and held.

what-hint = Dotknij czegokolwiek, aby się dowiedzieć, co to jest. W tym czasie nic się nie zagrywa.
what-is = { $part ->
    [exact] Możesz zapłacić dokładnie tę cenę. Wtedy masz jeszcze jedną akcję.
    [over] O tyle zapłacisz za dużo. Reszty się nie wydaje, a twoje akcje się kończą.
    [short] Tyle ci brakuje w tej walucie.
    [nowhere] Na razie nigdzie nie pasuje w twojej Alhambrze; musiałoby trafić do rezerwy.
    [allows] Z tą kartą możesz zapłacić dokładnie za ten budynek.
    [currency] Za ten budynek płaci się tylko w tej walucie.
    [slot] Budynek na sprzedaż: cena w rogu, mury na czerwono przy krawędziach. Złoty romb oznacza to, co nowe od twojej ostatniej tury.
    [together] Te karty można wziąć razem: są warte najwyżej 5.
    [display] Pieniądze do wzięcia: jedna karta albo kilka wartych razem najwyżej 5. Złoty romb oznacza to, co nowe od twojej ostatniej tury.
    [scoring] Za ile kart może nastąpić następna punktacja.
    [deck] Karty pieniędzy pozostałe w talii.
    [bag] Budynki pozostałe w worku. Gdy się skończą, kończy się gra.
    [dirk] Dirk, trzeci w grze dwuosobowej: ma budynki i punkty, ale nie ma tury.
    [gain] Punkty, które dałaby punktacja teraz.
    [clock] Pozostały czas.
    [points] Dotychczasowe punkty. Najwyższy wynik jest podkreślony albo ma gwiazdkę.
    [standing] Uczestnik i jego punkty. Złoto pokazuje, czyja jest tura; dotknij, aby zobaczyć jego Alhambrę.
    [count] Budynki tego rodzaju. Kto ma najwięcej danego rodzaju, dostaje za to punkty.
    [wall] Najdłuższy nieprzerwany mur. Każdy jego bok to punkt w każdej punktacji.
    [cards] Karty pieniędzy na ręce.
    [stored] Budynki w rezerwie. Nie liczą się.
    [rival] Inny uczestnik: jego Alhambra, budynki według rodzajów, mur, karty i rezerwa. Dotknij, aby powiększyć.
    [chip] Coś, co zdarzyło się od twojej ostatniej tury. Dotknij, aby się dowiedzieć, co.
    [legal] Budynek może tu stać.
    [illegal] Dotknij, aby zobaczyć, dlaczego budynek nie może tu stać.
    [building] Budynek tej Alhambry. Złota ramka oznacza to, co nowe od twojej ostatniej tury.
    [palace] Alhambra: budynki wokół żetonu startowego. Złota linia to jej najdłuższy mur.
    [chain] Budynki, które możesz wszystkie kupić za odliczoną kwotę w tej turze, jeden po drugim.
    [payment] Sposób zapłaty. Plus mówi, o ile za dużo.
    [consequence] Co się zmieni: mur, liczba budynków albo punkty, gdyby punktować teraz.
    [undo] Cofa kroki tej tury albo je powtarza. Nic nie jest ostateczne, dopóki nie zakończysz tury.
    [end] Kończy twoją turę. Potem niczego nie można już cofnąć.
    [rebuild] Przebudowa zamiast zakupu lub brania pieniędzy: budowa z rezerwy, przeniesienie tam budynku albo zamiana dwóch.
    [sum] Wszystkie twoje pieniądze w tej walucie.
    [planned] Jedna z kart na kilka dokładnych zakupów w tej turze.
    [card] Karta z twojej ręki. Dotknij kart i budynku, aby go kupić.
    [aside] Kupione w tej turze. Trzeba to umieścić przed jej końcem.
    [reserve] Twoja rezerwa. Co tu leży, można zbudować później, ale się nie liczy.
    [prompt] Co możesz teraz zrobić.
    [log] Przebieg gry. Znak zapytania mówi, dlaczego komputer coś zrobił.
   *[other] Część stołu.
}
