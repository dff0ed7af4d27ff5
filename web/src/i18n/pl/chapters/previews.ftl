preview-home = Alhambra
    .text = Gra planszowa w przeglądarce. Graj przeciw komputerowi, na jednym urządzeniu albo ze znajomymi, bez zakładania konta.
preview-table = Dołącz do gry w Alhambrę
    .text = Otwórz link, aby usiąść do stołu albo popatrzeć. Konto nie jest potrzebne.
preview-replay = Gra w Alhambrę, ruch po ruchu
    .text = Obejrzyj każdą turę i sprawdź, skąd wziął się każdy punkt.
preview-rules = Zasady gry Alhambra
    .text = Wszystkie zasady prostymi słowami, z rysunkami, pytaniami i odpowiedziami.
