# Powiadomienia dla tych, których nie ma, kiedy stół na nich czeka: w ustawieniach, w menu stołu i za linkami z e-maili.

calling-title = Powiadomienia
calling-lead = Kiedy stół czeka na ciebie, a ciebie nie ma, dostaniesz wiadomość. Mówi, kto gra, i nic o kartach.
calling-nobody = Najpierw usiądź przy stole: wtedy będzie kogo wołać.
calling-device = Na tym urządzeniu
    .hint = Przeglądarka pokazuje wiadomość, także gdy ta strona jest zamknięta.
calling-device-why = { $why ->
    [insecure] To działa tylko wtedy, gdy strona jest otwarta przez https.
    [forbidden] Ta przeglądarka nie pozwala na wiadomości z tej strony. Możesz to zmienić w jej ustawieniach.
   *[unsupported] Ta przeglądarka tego nie potrafi. Na iPhonie lub iPadzie dodaj najpierw stronę do ekranu początkowego i otwórz ją stamtąd.
}
calling-push-trouble = { $why ->
    [forbidden] Ta przeglądarka nie pozwala na wiadomości z tej strony. Możesz to zmienić w jej ustawieniach.
    [late] Usługa wiadomości przeglądarki nie odpowiada. Spróbuj później.
   *[failed] Usługa wiadomości przeglądarki się nie zgodziła. Spróbuj później albo w innej przeglądarce.
}
calling-quiet = Godziny ciszy
    .hint = Co przyjdzie w tym czasie, dowiesz się potem.
calling-quiet-time = { $which ->
    [begin] Od
   *[end] Do
}
calling-channels = Wiadomości przychodzą tutaj
calling-unnamed = { $kind ->
    [push] Przeglądarka
    [mail] Skrzynka
   *[webhook] Twój webhook
}
calling-state = { $state ->
    [unconfirmed] Najpierw otwórz link z e-maila
    [failing] Ostatnia wiadomość nie dotarła
    [stopped] Od wielu dni nic nie dociera: wstrzymano
   *[fine] { $kind ->
        [push] W przeglądarce
        [mail] Poczta elektroniczna
       *[webhook] Przez webhook
    }
}
calling-try = Wypróbuj
calling-tried = Wysłano: { $name }.
calling-remove = Usuń
calling-mail = E-mailem na adres
calling-mail-sent = E-mail jest w drodze na adres { $address }. Otwórz link z niego w ciągu dwóch dni.
calling-webhook = Adres webhooka
calling-form = Webhookiem do
calling-form-of = { $form ->
    [slack] Slack, Mattermost lub Rocket.Chat
    [discord] Discord
    [ntfy] ntfy
   *[json] Mój program
}
calling-add = Dodaj
calling-secret = Sekret, którym podpisane są wiadomości, pokazany tylko teraz:
calling-refused = { $code ->
    [address_not_allowed] Serwer nie wysyła na ten adres: musi zaczynać się od https i być dostępny dla wszystkich.
    [not_delivered] Nikt tam nie przyjął wiadomości.
    [not_understood] Z tym adresem jest coś nie tak.
    [not_offered] Ten serwer tego nie oferuje.
    [too_many] Więcej mieć nie można. Najpierw usuń jedno.
    [too_fast] Na razie wystarczy. Spróbuj później.
    [no_session] Serwer już cię nie rozpoznaje. Wczytaj stronę ponownie.
    [unreachable] Serwer nie odpowiada. Spróbuj za chwilę.
   *[other] Nie udało się. Spróbuj ponownie.
}

# Przy stole

calling-table = Wołaj mnie do tego stołu
    .hint = Kiedy mnie nie ma, tak jak wybrano w ustawieniach.
calling-table-how = Powiadamiaj, kiedy mnie nie ma

# Linki z e-maili

calling-link = { $what ->
    [confirm] Czy wysyłać tu wiadomości?
   *[stop] Koniec e-maili?
}
    .text = { $what ->
        [confirm] Kiedy stół będzie na ciebie czekać, na adres, na który przyszedł ten link, wyślemy e-mail.
       *[stop] Na adres, na który przyszedł ten link, nie będą już przychodzić e-maile. Możesz go dodać ponownie w każdej chwili.
    }
    .yes = { $what ->
        [confirm] Tak, wysyłajcie
       *[stop] Koniec e-maili
    }
calling-link-done = { $what ->
    [confirm] Damy ci znać
   *[stop] To był ostatni
}
    .text = { $what ->
        [confirm] Od teraz e-mail powie ci, kiedy jest twoja kolej.
       *[stop] Więcej e-maili nie będzie.
    }
calling-link-old = Ten link zrobił już swoje
    .text = Jest za stary albo adres został usunięty. W ustawieniach możesz poprosić o nowy.
