# Quel che i giocatori del computer dicono al tavolo: ogni cosa in due modi, mai lo stesso due volte di fila.

banter = { $line ->
    [apprentice-exact-1] Preciso! Avete visto?
    [apprentice-exact-2] Fino all’ultima moneta. Ho contato sulle dita.
    [apprentice-scoring-1] Davvero sono tutti miei?
    [apprentice-scoring-2] Aspettate che lo racconti al mio maestro!
    [apprentice-steal-1] Adesso ne ho più di tutti? Io?
    [apprentice-steal-2] Scusa! Ne volevo solo uno in più.
    [apprentice-robbed-1] Ehi, di quelli ne avevo più di tutti!
    [apprentice-robbed-2] Mi distraggo un attimo e…
    [apprentice-won-1] Ho vinto? Ho vinto!
    [apprentice-won-2] Stasera posso andare a letto tardi?
    [apprentice-lost-1] Be’, ho imparato tanto.
    [apprentice-lost-2] Un’altra partita? Per favore!
    [trader-exact-1] Prezzo onesto, pagato onestamente.
    [trader-exact-2] Nemmeno una moneta di troppo. Questo è commercio.
    [trader-scoring-1] Oggi gli affari vanno bene.
    [trader-scoring-2] Guadagni, amici miei, guadagni.
    [trader-steal-1] Domanda e offerta, si sa.
    [trader-steal-2] Avevi un buon posto. Adesso è mio.
    [trader-robbed-1] Con te è dura trattare.
    [trader-robbed-2] Questo lo metto sul tuo conto.
    [trader-won-1] È un piacere fare affari con te.
    [trader-won-2] Venduto! A me.
    [trader-lost-1] A volte si vince, a volte si vende.
    [trader-lost-2] Oggi perdo. Domani mi fai lo sconto?
    [mason-exact-1] Combacia come pietra squadrata.
    [mason-exact-2] Misurare due volte, pagare una.
    [mason-scoring-1] Pietra su pietra, il conto torna.
    [mason-scoring-2] Buone fondamenta, queste.
    [mason-steal-1] Io continuo a costruire. Capita.
    [mason-steal-2] Il mio adesso è un po’ più alto.
    [mason-robbed-1] Pensavo che fosse ben saldo.
    [mason-robbed-2] Mah. Ci vuole più malta.
    [mason-won-1] Sta in piedi. E ci resterà.
    [mason-won-2] E adesso qualcosa di fresco da bere.
    [mason-lost-1] Ben costruito, bisogna dirlo.
    [mason-lost-2] Be’, il muro era buono.
    [gardener-exact-1] Colto al punto giusto.
    [gardener-exact-2] Acqua quanto basta, monete quanto basta.
    [gardener-scoring-1] Guardate come fiorisce tutto!
    [gardener-scoring-2] Un bel raccolto.
    [gardener-steal-1] Le piante scavalcano sempre il recinto.
    [gardener-steal-2] Le mie adesso sono più in fiore.
    [gardener-robbed-1] Qualcuno ha colto i miei fiori.
    [gardener-robbed-2] Erbacce! Solo erbacce.
    [gardener-won-1] La pazienza dà i suoi frutti.
    [gardener-won-2] Vieni a sederti all’ombra con me.
    [gardener-lost-1] Dopo l’inverno viene la primavera.
    [gardener-lost-2] Oggi il giardino più bello è il tuo.
    [banker-exact-1] I conti tornano.
    [banker-exact-2] Fino all’ultima moneta, come si deve.
    [banker-scoring-1] Ecco gli interessi.
    [banker-scoring-2] Un bilancio molto soddisfacente.
    [banker-steal-1] Un piccolo bonifico a mio favore.
    [banker-steal-2] Ho riscosso quel prestito.
    [banker-robbed-1] Ne prendo nota.
    [banker-robbed-2] Questo non era a bilancio.
    [banker-won-1] Il bilancio parla da sé.
    [banker-won-2] Investimenti prudenti, nient’altro.
    [banker-lost-1] Si mette tra le perdite.
    [banker-lost-2] La prego, non lo dica ai miei clienti.
    [architect-exact-1] Proprio come da disegno.
    [architect-exact-2] Il progetto lo prevedeva.
    [architect-scoring-1] Le proporzioni sono giuste.
    [architect-scoring-2] Tutto discende dal progetto.
    [architect-steal-1] Una piccola modifica al progetto.
    [architect-steal-2] L’avevo disegnato fin dall’inizio.
    [architect-robbed-1] Questo nel mio disegno non c’era.
    [architect-robbed-2] Si torna al tavolo da disegno.
    [architect-won-1] Costruito come da progetto.
    [architect-won-2] Il primo schizzo era quello giusto.
    [architect-lost-1] Che bell’opera, la tua. Davvero.
    [architect-lost-2] Sulla carta ero in testa io.
    [vizier-exact-1] Niente di sprecato, niente di dovuto.
    [vizier-exact-2] Come avevo previsto.
    [vizier-scoring-1] La corte è compiaciuta.
    [vizier-scoring-2] Tutto va come ho consigliato.
    [vizier-steal-1] L’avevo adocchiato. E anche te.
    [vizier-steal-2] Perdonami. Era troppo allettante.
    [vizier-robbed-1] Era questo il tuo piano, dunque.
    [vizier-robbed-2] Me ne ricorderò.
    [vizier-won-1] Mai avuto dubbi. Be’, uno.
    [vizier-won-2] Racconterò al sultano del tuo coraggio.
    [vizier-lost-1] Hai nascosto bene i tuoi piani.
    [vizier-lost-2] Il mio consiglio: una rivincita.
    [master-exact-1] Ecco come si fa.
    [master-exact-2] Ogni moneta ha il suo posto.
    [master-scoring-1] Anni di pratica, nient’altro.
    [master-scoring-2] Guarda e impara.
    [master-steal-1] Pazienza. Poi tutto insieme.
    [master-steal-2] Avevi lasciato la porta aperta.
    [master-robbed-1] Buon occhio. Davvero buono.
    [master-robbed-2] Ti ho insegnato troppo bene.
    [master-won-1] Ci sei andato più vicino di tanti altri.
    [master-won-2] Bella partita. Continua a costruire.
    [master-lost-1] Oggi l’allievo sono io.
   *[master-lost-2] Ora posso riposare. La cazzuola è tua.
}
banter-said = { $name }: { $text }
