# Kim się jest: imię, inne urządzenia.

suggested-name = { $which ->
    [0] Jaskółka
    [1] Granat
    [2] Latarnia
    [3] Jaśmin
    [4] Cyprys
    [5] Słowik
    [6] Mirt
    [7] Szafran
    [8] Migdał
    [9] Sokół
    [10] Blask Księżyca
    [11] Kwiat Pomarańczy
    [12] Cedr
    [13] Turkus
    [14] Gazela
   *[15] Cynamon
}

you-menu = { $name }: imię i ustawienia
you-other-device = Graj na innym urządzeniu

name-label = Twoje imię
name-save = Zapisz
name-hint = Konto nie jest potrzebne. Imię widzą inni przy stole.

me-title = Ty
me-device = Na innym urządzeniu
me-device-text = Twoje miejsca są związane z tą przeglądarką. Link osobisty przeniesie je na telefon, tablet albo inny komputer. Działa raz, w ciągu kwadransa; nie dawaj go nikomu innemu.
me-link-make = Utwórz link osobisty
me-link = Otwórz ten link na drugim urządzeniu
me-link-message = Moje miejsca w Alhambrze
me-link-code = Link osobisty jako kod QR

arrive-sure = Tutaj już ktoś gra
arrive-sure-text = Ta przeglądarka gra jako { $name }. Jeśli użyjesz linku osobistego, będzie grać jako osoba, która go utworzyła, i straci dostęp do miejsc gracza { $name }.
arrive-yes = Użyj linku
arrive-no = Zostań jako { $name }
arrived = Witaj, { $name }
arrived-text = To urządzenie ma teraz także twoje miejsca. Tamto też je zachowuje.
