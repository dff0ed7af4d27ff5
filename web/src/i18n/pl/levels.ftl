# Gracze komputerowi.

level = { $level ->
    [apprentice] Uczeń
    [trader] Kupiec
    [mason] Murarz
    [gardener] Ogrodniczka
    [banker] Bankierka
    [architect] Architektka
    [vizier] Wezyr
    [master] Mistrz
   *[other] { $level }
}

level-about = { $level ->
    [apprentice] Uczeń dopiero się uczy i czasem coś przeoczy.
    [trader] Kupiec kupuje to, co od razu się opłaca.
    [mason] Murarz buduje długie mury.
    [gardener] Ogrodniczka stawia na ogrody i wieże.
    [banker] Bankierka nie zmarnuje ani jednej monety.
    [architect] Architektka planuje całe tury naprzód.
    [vizier] Wezyr patrzy też, na czym zależy tobie.
    [master] Mistrz budowniczy myśli tak długo, jak trzeba.
   *[other] Gracz z zewnątrz.
}
strength = Siła { $rung } z { $most }
