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
name-hint = No account needed. The others at your table will see it.

me-title = You
me-device = Play on another device
me-device-text = Your seats belong to this browser. A personal link takes them to your phone, tablet or another computer. It works once, within 15 minutes. Keep it to yourself.
me-link-make = Make a personal link
me-link = Open this link on the other device
me-link-message = My seats in Alhambra
me-link-code = The personal link as a QR code

arrive-sure = You are already playing here
arrive-sure-text = This browser plays as { $name }. If you use the personal link, it will play as whoever made the link and lose { $name }’s seats.
arrive-yes = Use the link
arrive-no = Keep playing as { $name }
arrived = Welcome, { $name }
arrived-text = Your seats are now on this device too. The other one keeps them as well.
