# Chi si è: nome, altri dispositivi.

suggested-name = { $which ->
    [0] Rondine
    [1] Melagrana
    [2] Lanterna
    [3] Gelsomino
    [4] Cipresso
    [5] Usignolo
    [6] Mirto
    [7] Zafferano
    [8] Mandorla
    [9] Falco
    [10] Chiaro di Luna
    [11] Zagara
    [12] Cedro
    [13] Turchese
    [14] Gazzella
   *[15] Cannella
}

you-menu = { $name }: nome e impostazioni
you-other-device = Gioca su un altro dispositivo

name-label = Il tuo nome
name-save = Salva
name-hint = Non serve un account. Il nome lo vede chi siede al tavolo.

me-title = Tu
me-device = Su un altro dispositivo
me-device-text = I tuoi posti sono legati a questo browser. Un link personale li porta con te su un telefono, un tablet o un altro computer. Funziona una volta sola, entro 15 minuti. Non darlo a nessun altro.
me-link-make = Crea un link personale
me-link = Apri questo link sull’altro dispositivo
me-link-message = I miei posti ad Alhambra
me-link-code = Il link personale come codice QR

arrive-sure = Stai già giocando qui
arrive-sure-text = Questo browser gioca come { $name }. Se usi il link personale, giocherà come chi l’ha creato e perderà i posti di { $name }.
arrive-yes = Usa il link
arrive-no = Continua come { $name }
arrived = Ciao, { $name }
arrived-text = Ora anche questo dispositivo ha i tuoi posti. L’altro li conserva comunque.
