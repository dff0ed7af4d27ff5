# Wer man ist: Name, andere Geräte.

suggested-name = { $which ->
    [0] Schwalbe
    [1] Granatapfel
    [2] Laterne
    [3] Jasmin
    [4] Zypresse
    [5] Nachtigall
    [6] Myrte
    [7] Safran
    [8] Mandel
    [9] Falke
    [10] Mondschein
    [11] Orangenblüte
    [12] Zeder
    [13] Türkis
    [14] Gazelle
   *[15] Zimt
}

you-menu = { $name }: Name und Einstellungen
you-other-device = Auf einem anderen Gerät spielen

name-label = Dein Name
name-save = Speichern
name-hint = Ganz ohne Konto. Die anderen am Tisch sehen ihn.

me-title = Du
me-device = Auf einem anderen Gerät
me-device-text = Deine Plätze gehören zu diesem Browser. Mit einem persönlichen Link nimmst du sie mit auf ein Handy, ein Tablet oder einen anderen Computer. Er gilt einmal und eine Viertelstunde lang; gib ihn niemandem.
me-link-make = Persönlichen Link erstellen
me-link = Öffne diesen Link auf dem anderen Gerät
me-link-message = Meine Plätze bei Alhambra
me-link-code = Der persönliche Link als QR-Code

arrive-sure = Du spielst hier schon
arrive-sure-text = Dieser Browser spielt als { $name }. Wenn du dem persönlichen Link folgst, spielt er als die Person, die den Link erstellt hat, und kommt nicht mehr an die bisherigen Plätze ({ $name }).
arrive-yes = Dem Link folgen
arrive-no = Als { $name } weiterspielen
arrived = Willkommen, { $name }
arrived-text = Deine Plätze sind jetzt auch auf diesem Gerät. Das andere behält sie ebenfalls.
