# Co serwer mówi tym, których tu nie ma: na ich urządzeniach, e-mailem i przez webhooki.

call-turn = Twoja kolej
call-rematch = Jeszcze jedna gra?
call-with = Grają: { $names }
call-several = { $count ->
    [one] Czeka na ciebie jeden stół
    [few] Czekają na ciebie { $count } stoły
   *[many] Czeka na ciebie { $count } stołów
}
call-line = { $what ->
    [rematch] Jeszcze jedna gra? Grają: { $names }
   *[turn] Twoja kolej. Grają: { $names }
}
call-trial = Działa
    .body = Od teraz tutaj dostaniesz wiadomość, kiedy przyjdzie twoja kolej.

mail-confirm = Czy wysyłać tu wiadomości z Alhambry?
    .body = Ktoś, najpewniej ty, chce dostawać na ten adres wiadomość, kiedy przyjdzie jego kolej w Alhambrze. Jeśli tak jest, otwórz ten link w ciągu dwóch dni:
    .ignore = Jeśli nie, nie musisz nic robić: nic więcej nie przyjdzie.
mail-foot = Nie chcę więcej takich wiadomości: { $stop }
    Kiedy i jak przychodzą wiadomości: { $settings }
