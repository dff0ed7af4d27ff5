## Come si vuole la pagina

settings-look = Aspetto
settings-course = Ritmo
settings-table = Al tavolo
settings-keep = Da portare con sé
settings-keep-text = Le impostazioni restano in questo browser. Un file le porta in un altro.
settings-export = Salva in un file
settings-import = Leggi un file
settings-reset = Ripristina
settings-told = { $what ->
    [imported] Ora queste impostazioni sono le tue.
    [unreadable] Questo non è un file di impostazioni.
   *[reset] Tutto è come alla prima visita.
  }
setting = { $name ->
    [theme] Tema
    [contrast] Contrasto
    [motion] Movimento
    [pace] Giocatori virtuali
    [ending] Fine del turno
    [sound] Suoni
    [hints] Mostra dove va un edificio
    [coordinates] Coordinate
   *[keys] Tasti con lettere
  }
setting-hint = { $name ->
    [theme] Sabbia di giorno, indaco di notte.
    [contrast] Più contrasto: linee più forti e sfondi più semplici.
    [motion] Quanto in fretta si posano le tessere, volano i soldi e si mostrano le valutazioni.
    [pace] Per quanto tempo resta visibile ogni loro passo.
    [ending] Da solo soltanto quando non resta nulla da fare.
    [sound] Brevi suoni per tessere, soldi e valutazioni.
    [hints] Senza, tocca una casella per sapere se accetta l’edificio.
    [coordinates] Distanze dalla tessera di partenza, ai bordi dell’Alhambra.
   *[keys] Singole lettere fanno qualcosa al tavolo. Il punto interrogativo le mostra.
  }
setting-option = { $option ->
    [theme-system] Sistema
    [theme-light] Chiaro
    [theme-dark] Scuro
    [contrast-system] Sistema
    [contrast-more] Di più
    [motion-none] Nessuno
    [motion-fast] Veloce
    [motion-normal] Normale
    [motion-slow] Lento
    [pace-none] Senza pausa
    [pace-fast] Veloce
    [pace-normal] Normale
    [pace-slow] Lento
    [ending-button] Con il pulsante
    [ending-soon] Dopo un momento
   *[ending-at-once] Subito
  }

devices = Dispositivi
devices-text = Tutti i dispositivi su cui la tua sessione è aperta. Per giocare su un altro, crea un link personale nella pagina «Tu».
device-unknown = { $program ->
    [true] Un programma
   *[false] Un browser
  }
device-this = Questo dispositivo
device-seen = Ultima volta: { $day }
sign-out = Esci
sign-out-of = Esci da { $device }
sign-out-sure = { $where ->
    [everywhere] Uscire ovunque?
   *[here] Uscire qui?
  }
sign-out-text = { $last ->
    [true] Non c’è né account né password: poi nessuno potrà tornare ai tuoi posti e alle tue partite, nemmeno tu.
   *[false] Gli altri tuoi dispositivi restano collegati, e un link personale ti riporta qui.
  }
sign-out-yes = { $where ->
    [everywhere] Esci ovunque
   *[here] Esci qui
  }
sign-out-no = Non uscire
