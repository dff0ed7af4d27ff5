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
