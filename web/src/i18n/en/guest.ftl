# Who one is: name, other devices.

suggested-name = { $which ->
    [0] Swallow
    [1] Pomegranate
    [2] Lantern
    [3] Jasmine
    [4] Cypress
    [5] Nightingale
    [6] Myrtle
    [7] Saffron
    [8] Almond
    [9] Falcon
    [10] Moonlight
    [11] Orange Blossom
    [12] Cedar
    [13] Turquoise
    [14] Gazelle
   *[15] Cinnamon
}

you-menu = { $name }: name and settings
you-other-device = Play on another device

name-label = Your name
name-save = Save
name-hint = No account needed. The others at the table see it.
