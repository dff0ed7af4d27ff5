# Tasowanie, którego nikt nie oszuka: każdy dokłada tajną liczbę, obiecaną, zanim widać choć jedną.

shuffle-waits = Tasujemy razem. Brakuje jeszcze: { $names }.
shuffle-elsewhere = Twoja tajna liczba do tasowania jest w przeglądarce, w której zajęto to miejsce. Otwórz ten stół tam.
shuffle-stop = Zatrzymaj początek
shuffle-missed = Ostatnia próba się nie udała, bo brakowało tajnej liczby do tasowania. Każdy daje nową.
shuffle-absent = Zanim gra się zacznie, ten stół trzeba raz otworzyć. Brakuje: { $names }.

fair-title = Uczciwe tasowanie
fair-how = Serwer i każdy, kto gra, dokładają do tasowania tajną liczbę. Wszystkie są ustalone, zanim widać pierwszą, więc nikt nie może wybrać kart. Ta strona zachowuje twoją i po grze sprawdza tasowanie.
fair-server = Obietnica serwera
fair-promise = Obietnica: { $name }
fair-mine = Twoja tajna liczba
fair-start = To próba numer { $attempt }.
fair-checking = Sprawdzam tasowanie…
fair-result = { $result ->
    [fair] Tasowanie było uczciwe. Budynki i pieniądze przyszły tak, jak mówią obiecane liczby, a twoja jest wśród nich.
    [unkept] Budynki i pieniądze przyszły tak, jak mówią liczby. Ta przeglądarka niczego nie zachowała, więc nie wie, czy to liczby obiecane.
    [unpromised] Budynki i pieniądze przyszły tak, jak mówią liczby. Ta gra jest z czasów, gdy nikt nie obiecywał swojej z góry.
    [unknown] Nie udało się sprawdzić tasowania.
   *[bent] Tasowanie nie było takie, jak obiecano.
}
fair-fault = { $fault ->
    [secret] Liczba serwera nie jest tą, którą obiecał.
    [shares] Czyjaś liczba nie jest tą obiecaną.
    [mine] Twojej liczby nie ma w tasowaniu.
    [seed] Tasowanie nie wynika z liczb.
   *[cards] Budynki lub pieniądze nie przyszły w kolejności tasowania.
}
fair-starts = Liczba prób: { $attempts }. Wcześniej brakowało czyjejś liczby.
fair-keep = Zapisz to, co zachowała przeglądarka
fair-record = Zapisz grę
