# Mescolare senza che nessuno possa barare: ognuno aggiunge un numero segreto, promesso prima che se ne veda uno.

shuffle-waits = Si mescola insieme. Manca ancora: { $names }.
shuffle-elsewhere = Il tuo numero segreto per mescolare è nel browser con cui ti sei seduto al tavolo. Apri lì questo tavolo.
shuffle-stop = Ferma l’inizio
shuffle-missed = L’ultimo inizio non è riuscito, perché mancava un numero segreto per mescolare. Ognuno ne dà uno nuovo.
shuffle-absent = Prima che la partita cominci, { $names } deve aprire una volta questo tavolo.

fair-title = Mescolare senza trucchi
fair-how = Il server e chiunque giochi aggiungono un numero segreto quando si mescola. Tutti sono fissati prima che si veda il primo, così nessuno può scegliere le carte. Questa pagina conserva il tuo e controlla tutto a fine partita.
fair-server = La promessa del server
fair-promise = La promessa di { $name }
fair-mine = Il tuo numero segreto
fair-start = Questo è il tentativo { $attempt }.
fair-checking = Controllo come si è mescolato…
fair-result = { $result ->
    [fair] Si è mescolato senza trucchi. Edifici e denaro sono usciti come dicono i numeri promessi, e il tuo è tra questi.
    [unkept] Edifici e denaro sono usciti come dicono i numeri. Questo browser non ha conservato nulla, quindi non può dire se erano quelli promessi.
    [unpromised] Edifici e denaro sono usciti come dicono i numeri. Questa partita è di quando nessuno prometteva prima il suo.
    [unknown] Non si è potuto controllare come si è mescolato.
   *[bent] Non si è mescolato come promesso.
}
fair-fault = { $fault ->
    [secret] Il numero del server non è quello promesso.
    [shares] Il numero di qualcuno non è quello promesso.
    [mine] Il tuo numero non c’è.
    [seed] L’ordine non segue dai numeri.
   *[cards] Edifici o denaro non sono usciti nell’ordine stabilito.
}
fair-starts = Ci sono voluti { $attempts } tentativi: prima mancava un numero.
fair-keep = Salva ciò che questo browser ha conservato
fair-record = Salva la partita
