# Co ożywia stół i co można wyłączyć.

lively = { $name ->
    [ambience] Szum wody
   *[banter] Uwagi graczy komputerowych
}
lively-hint = { $name ->
    [ambience] Cichy szum wody, dopóki jesteś przy stole.
   *[banter] Kilka słów przy zapłacie co do monety, przy punktowaniu, gdy ktoś kogoś wyprzedzi, i na koniec.
}
