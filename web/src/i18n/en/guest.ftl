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

me-title = You
me-device = On another device
me-device-text = Your seats are tied to this browser. A personal link takes them along to a phone, a tablet or another computer. It works once, within a quarter of an hour; give it to nobody else.
me-link-make = Make a personal link
me-link = Open this link on the other device
me-link-message = My seats at Alhambra
me-link-code = The personal link as a QR code

arrive-sure = You are somebody here already
arrive-sure-text = This browser plays as { $name }. If you follow the personal link, it will play as whoever made the link, and can no longer reach { $name }’s seats.
arrive-yes = Follow the link
arrive-no = Stay { $name }
arrived = Welcome, { $name }
arrived-text = This device now has your seats as well. The other one keeps them too.
