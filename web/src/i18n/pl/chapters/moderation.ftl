# Zgłaszanie oraz to, kto może przyjść do stołu i przy nim rozmawiać.

report-title = Zgłoszenie do osoby prowadzącej serwer
report-about = { $what ->
    [remark] Chodzi o wypowiedź: { $name }.
   *[person] Chodzi o osobę: { $name }.
}
report-reason = O co chodzi?
report-reasons = { $reason ->
    [insult] Obelgi lub groźby
    [spam] Reklama lub zalewanie rozmowy
    [name] Imię, którego nikt nie powinien musieć czytać
    [spoiling] Psucie gry
   *[other] Coś innego
}
report-note = Co jeszcze warto wiedzieć?
report-who-sees = Osoba prowadząca ten serwer zobaczy twoje imię i to, co powiedziano przedtem i potem. Przy stole nikt się o tym nie dowie.
report-mute = Wycisz też: { $name }
    .hint = Przy żadnym stole nie zobaczysz już nic od tej osoby.
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Osoba prowadząca ten serwer się temu przyjrzy.
report-refused = { $code ->
    [too_fast] Masz już za sobą kilka zgłoszeń. Z następnym trochę zaczekaj.
    [too_many] Czeka zbyt wiele zgłoszeń. Spróbuj ponownie jutro.
    [no_such_remark] Tej wypowiedzi już nie ma. Zgłoś osobę.
    [unreachable] Serwer nie odpowiada. Twój tekst wciąż tu jest; spróbuj za chwilę.
   *[other] Nie udało się wysłać. Spróbuj ponownie.
}

company-title = Kto może przyjść i rozmawiać
company-public = Wśród otwartych stołów
    .hint = Tam każdy może znaleźć ten stół.
company-spectators = Widzowie mile widziani
    .hint = W przeciwnym razie zostają tylko ci, którzy mają miejsce.
company-talk = Kto może rozmawiać
company-talk-rule = { $rule ->
    [everybody] Wszyscy
    [players] Tylko grający
    [reactions] Tylko reakcje
   *[nobody] Nikt
}
company-slow = Przerwa między wypowiedziami
company-slow-choice = { $seconds ->
    [0] Bez przerwy
   *[other] { $seconds } s
}
