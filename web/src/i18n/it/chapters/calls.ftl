# Ciò che il server dice a chi non è qui: sui dispositivi, per e-mail e tramite webhook.

call-turn = Tocca a te
call-rematch = Un’altra partita?
call-with = Con { $names }
call-several = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
call-line = { $what ->
    [rematch] Un’altra partita con { $names }?
   *[turn] Tocca a te al tavolo con { $names }
}
call-trial = Funziona
    .body = D’ora in poi ti avvisiamo qui quando tocca a te.

mail-confirm = Ti avvisiamo a questo indirizzo?
    .body = Qualcuno, molto probabilmente tu, vuole essere avvisato a questo indirizzo quando è il suo turno ad Alhambra. Se è così, apri questo link entro due giorni:
    .ignore = Altrimenti non devi fare nulla: non arriverà altro.
mail-foot = Per non ricevere più queste e-mail: { $stop }
    Quando e come ti avvisiamo: { $settings }
