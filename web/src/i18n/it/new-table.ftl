# Preparare un tavolo.

plan-title = { $purpose ->
    [device] Su un solo dispositivo
   *[friends] Un tavolo per gli amici
}
plan-lead = { $purpose ->
    [device] Più persone, un solo schermo. Date un nome a ciascuno; tra un turno e l’altro i soldi restano coperti.
   *[friends] I posti liberi sono per chi ha il link. Puoi ancora cambiarli fino all’inizio della partita.
}

plan-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
plan-seat = Posto { $number }
plan-mine = Su questo dispositivo
plan-open = Libero, con il link
plan-computers = Giocatore virtuale
plan-name = Nome
plan-name-trouble = { $trouble ->
    [missing] Ognuno deve avere un nome.
   *[twice] Qui due persone hanno lo stesso nome.
}
plan-default-name = Giocatore { $number }
plan-remove = Togli il posto { $number }
plan-add = Aggiungi un posto

plan-options = Come si gioca
plan-pace = Quando si gioca
plan-pace-hint = { $pace ->
    [live] Tutti sono presenti. Per chi manca da due minuti va avanti il computer finché non torna.
   *[days] Ognuno gioca quando può. Dopo un giorno senza mosse gli altri possono far continuare il computer.
}
plan-clock = Orologio
plan-clock-kind = { $kind ->
    [none] Nessuno
    [per_turn] Per turno
   *[bank] Per partita
}
plan-clock-time = Tempo
plan-clock-hint = { $clock }. Quando finisce, il computer va avanti finché non riprendi tu.
plan-shuffle = Sorteggia i posti
    .hint = Chi siede accanto a chi si estrae a sorte all’inizio.
plan-open-hands = Mani scoperte
    .hint = Tutti vedono i soldi di tutti: un aiuto per la memoria, perché ogni carta è stata presa sotto gli occhi di tutti.
plan-public = Mostralo nella sala
    .hint = Chiunque su questo server può sedersi. Altrimenti solo chi ha il link.
plan-spectators = Gli spettatori sono benvenuti
    .hint = Altri possono guardare. Vedono ciò che è scoperto, mai ciò che si ha in mano.

plan-watching = Non hai preso un posto: guarderai.
plan-make = { $complete ->
    [true] Comincia la partita
   *[false] Crea il tavolo
}
