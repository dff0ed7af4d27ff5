# Imparare a giocare. Ogni lezione ha il suo testo (mostrato per primo), un titolo, parole per i suoi obiettivi (goal-...), per ciò
# che la guida commenta (remark-...), per i rifiuti su cui ha altro da dire (refused-...) e ciò che dice alla fine.

learn-title = Imparare a giocare
learn-lead = Dodici brevi lezioni a un tavolo vero. Ognuna ha una cosa da provare; una guida ti sta accanto e tutto si può annullare. Vai e torna quando vuoi.
learn-progress = Lezioni completate: { $done } su { $all }
learn-go = { $state ->
    [fresh] Comincia
    [over] Rigioca la prima lezione
   *[begun] Continua
}
learn-next = Prossima: { $title }
learn-state = { $state ->
    [done] fatta
   *[open] ancora da fare
}
learn-to-rules = Preferisci leggere? Tutte le regole, con figure
learn-beginning = Si prepara il tavolo…
learn-unknown = Questa lezione non esiste.
learn-all = Tutte le lezioni

coach-label = La guida
coach-count = Lezione { $number } di { $all }
coach-goals = Che cosa fare
coach-goal-state = { $state ->
    [done] fatto
   *[open] da fare
}
coach-start = Voglio provare
coach-explain = Di che cosa parla questa lezione?
coach-take-back = Annulla
coach-again = Ricomincia
coach-missed = Il turno è finito, ma non era proprio questo l’obiettivo. Poco male: la lezione può ricominciare.
coach-next = Prossima lezione
coach-finished = Ben fatto!
coach-to-games = Gioca un’altra partita
coach-zone = { $zone ->
    [market] Cortile da edificare
    [money] Denaro da prendere
    [palace] La tua Alhambra
    [prompt] Che cosa fare ora
    [hand] Il tuo denaro e i tuoi edifici
    [others] Gli altri
   *[standings] Punti
}

lesson-taking-money = Tutto costa, quindi ogni partita comincia da qui. Nel tuo turno puoi prendere **una carta** tra quelle esposte, qualunque sia il suo valore, oppure **più carte** che **insieme valgono 5 o meno** (R16).

    Le carte piccole sono buone carte: con loro si paga senza sprechi. Qui, tre delle quattro insieme valgono esattamente 5.
    .title = Prendere dei soldi
    .goal-several = Prendi in una volta le tre carte piccole
    .goal-end = Concludi il turno
    .remark-small = Anche una sola carta va bene. Ma tre in una volta sono meglio di una: annulla e scegli le tre piccole.
    .remark-single = Anche una sola carta va bene, e un 8 è una buona carta. Ma tre in una volta sono meglio di una: annulla e scegli le tre piccole.
    .remark-two = Due carte vanno bene, ma puoi prenderne una terza: le tre piccole insieme valgono 5.
    .refused-TAKES_TOO_MUCH = Una carta sola può avere qualsiasi valore. Più carte insieme non possono superare 5.
    .refused-ACTION_IS_COMPULSORY = Prima devi fare qualcosa: prendere dei soldi, comprare o ricostruire.
    .done = Tre carte in un colpo. Alla fine del tuo turno sono state esposte carte nuove per gli altri.

lesson-exact-payment = Ogni campo del cortile da edificare ha la sua moneta, e non si riceve resto (R17). Ma se paghi **esattamente** il prezzo, puoi fare **un’altra mossa** nello stesso turno (R19). È il segreto dei turni lunghi.

    Guarda la torre da 9. Le tue carte blu sono 4, 5 e 8.
    .title = L’importo esatto
    .goal-exact = Compra la torre pagando esattamente 9
    .goal-another = Usa la mossa che hai guadagnato: compra ancora o prendi dei soldi
    .remark-overpaid = La tessera è tua, ma hai pagato troppo e le tue mosse sono finite. Annulla e trova le carte che fanno esattamente 9.
    .remark-declined = Puoi fermarti, ma qui si tratta proprio dell’altra mossa. Annulla e usala.
    .remark-money = Prendere dei soldi va bene, ma mette fine alle tue mosse. Qui puoi prima comprare.
    .remark-bonus = Esatto! Puoi fare un’altra mossa. Il tuo 3 giallo basta giusto per il padiglione; oppure prendi dei soldi.
    .refused-PAYS_TOO_LITTLE = Non basta. Aggiungi una carta della stessa moneta.
    .refused-WRONG_CURRENCY = Questo campo accetta una sola moneta. Le altre qui non contano, nemmeno come spiccioli.
    .done = Due mosse in un turno. Pagare l’importo esatto è la cosa migliore che ci sia.

lesson-placing = Alla fine del turno piazzi ciò che hai comprato. Una tessera va nella tua Alhambra, dove deve toccarne un’altra **lungo un lato** (R22), oppure nella riserva, dove aspetta e non dà punti (R26).

    Hai comprato un giardino. Non ha mura, quindi entra quasi ovunque.
    .title = Piazzare
    .goal-place = Metti il giardino nella tua Alhambra
    .goal-end = Concludi il turno
    .remark-stored = Nella riserva una tessera è al sicuro, ma non dà punti. Annulla e costruiscila.
    .refused-TILES_LEFT_TO_SETTLE = Prima piazza il giardino. Tutto ciò che compri deve andare da qualche parte.
    .refused-TOUCHES_NOTHING = Lì toccherebbe la tua Alhambra al massimo con un angolo. Deve avere un lato in comune con un’altra tessera.
    .refused-CELL_IS_TAKEN = Lì c’è già qualcosa, e una tessera nuova non ne scaccia mai un’altra.
    .done = La tua Alhambra cresce. Le tessere senza mura la tengono aperta per altre.

lesson-walls-and-doors = Dove due tessere si toccano, **entrambe** devono avere le mura, o **nessuna**. E ogni tessera deve essere raggiungibile **a piedi** dalla tessera di partenza, attraverso i lati aperti, senza scavalcare le mura (R22).

    Hai comprato una torre senza mura e un serraglio con le mura a ovest. Guarda dove sono le mura della tua Alhambra.
    .title = Mura e passaggi
    .goal-tower = Costruisci la torre
    .goal-seraglio = Costruisci il serraglio
    .remark-stored = Da qualche parte entra, se guardi bene. Annulla e costruisci.
    .refused-WALL_MEETS_OPENING = Le mura starebbero contro un lato aperto. Cerca un lato dove entrambe le tessere sono aperte.
    .refused-NO_WAY_IN = Le mura si accorderebbero, muro contro muro. Ma nessuno potrebbe entrare: almeno un lato in comune deve essere aperto.
    .done = Ora sai leggere le mura. È la regola più difficile del gioco, ed è tua.

lesson-no-gaps = Non devi lasciare **buchi**: terreno vuoto circondato da tessere, anche se un angolo è aperto (R22).

    La tua Alhambra è quasi un anello. Hai due torri. Conta l’ordine: prima la corte in mezzo, poi il varco.
    .title = Niente buchi
    .goal-court = Riempi la corte in mezzo
    .goal-gap = Chiudi il varco nell’anello
    .remark-stored = Entrano entrambe. Annulla e riempi prima la corte.
    .remark-elsewhere = Lì può stare, ma poi manca una torre. Annulla: prima la corte, poi il varco.
    .refused-ENCLOSES_EMPTY = La corte resterebbe un buco per sempre. Riempila prima.
    .done = Non resta nessun buco. E all’esterno le mura possono correre tutto intorno senza interruzione.

lesson-rebuilding = Invece di comprare o di prendere dei soldi, puoi **ricostruire** (R21): costruire una tessera della riserva, toglierne una e metterla lì, o cambiarne una con un’altra sulla stessa casella.

    Nella tua riserva c’è una torre. Mettila dov’è l’appartamento privato, a est della tessera di partenza, con vicini su tutti i lati.
    .title = La riserva e la ricostruzione
    .goal-exchange = Cambia l’appartamento privato a est della tessera di partenza con la torre
    .goal-end = Concludi il turno
    .remark-elsewhere = Un buon cambio, ma sulla casella sbagliata: scegli l’appartamento privato subito a est della tessera di partenza.
    .remark-spent = Quella era la tua mossa di questo turno. Annulla e ricostruisci invece.
    .refused-ENCLOSES_EMPTY = Togliendolo resterebbe un buco. Ma in un cambio conta solo il risultato.
    .refused-FOUNTAIN_STAYS = La tessera di partenza resta dov’è, sempre.
    .done = Una mossa, due tessere spostate. Ora l’appartamento privato aspetta nella riserva.

lesson-majorities = Quando esce una carta della valutazione si conta ogni tipo di edificio. Chi ne ha **di più** riceve i punti; chi è in parità deve **dividerli** (R33).

    Tu e un avversario avete una torre ciascuno. La prima carta della valutazione sta per uscire: esce quando si prendono dei soldi. Compra la torre pagando esattamente 9, prendi dei soldi con la mossa che guadagni e costruisci la torre prima che il turno finisca.
    .title = Chi ne ha di più
    .goal-most = Porta a due le torri della tua Alhambra
    .goal-alone = Vinci le torri senza dividere nella valutazione
    .remark-reserve = Le tessere nella riserva non contano. Annulla e costruisci la torre.
    .remark-no-money = Non hai preso soldi, quindi non si pesca nessuna carta e non c’è ancora valutazione. Costruisci la torre; la valutazione la porterà qualcun altro.
    .remark-money = Se prendi soltanto dei soldi, la valutazione arriva mentre le torri sono in parità. Annulla e compra prima la torre.
    .remark-bonus = Esatto. Ora prendi dei soldi, così alla fine del turno si pesca una carta.
    .done = Sei punti per le torri, tutti tuoi. Divisi, sarebbero stati tre.

lesson-the-wall = In ognuna delle tre valutazioni tutti ricevono punti per le **mura ininterrotte più lunghe** attorno alla propria Alhambra, uno per ogni lato (R34). Chi le costruisce presto incassa tre volte.

    Il tuo padiglione ha mura di due lati. Un giardino e un serraglio possono prolungarle.
    .title = Le mura
    .goal-longer = Allunga le tue mura
    .goal-five = Arriva a mura di cinque lati
    .remark-stored = Per le mura servono entrambi. Annulla e costruisci.
    .remark-short = Le mura sono interrotte. Riprendi le tessere e mettile in fila, con le mura verso l’esterno, così che ognuna continui dove finisce l’altra.
    .remark-not-longer = Sta bene lì, ma le sue mura non sono collegate alle altre. Devono incontrarsi in un angolo.
    .refused-WALL_MEETS_OPENING = Lì le sue mura starebbero contro un lato aperto. Fa’ che guardino verso l’esterno.
    .done = Cinque punti a ogni valutazione. Le mura crescono piano, ma ne vale la pena.

lesson-timing = Una carta della valutazione esce solo quando si pescano carte, e le carte si pescano solo se si sono presi dei soldi (R30). Nessuno sa di preciso quando, ma tutti vedono quanto è vicina: guarda il mazzo.

    Hai più torri e più giardini degli altri, quindi fa’ che si valuti **adesso**. Più carte prendi, più se ne pescano.
    .title = Quando si valuta
    .goal-several = Prendi tre carte in una volta
    .goal-scored = Fai arrivare la valutazione in questo turno
    .remark-too-few = Per ogni carta che prendi se ne pesca una. Annulla e prendine quante più puoi.
    .done = Il momento l’hai scelto tu. E al contrario: chi non prende soldi tiene lontana la valutazione.

lesson-dirk = In due si aggiunge un terzo, **Carlo**. Non ha un’Alhambra né un turno, ma colleziona tessere (R40) e partecipa quando si contano gli edifici (R41). Tutto ciò che compri puoi regalarlo a lui (R42).

    Il tuo avversario ha due appartamenti privati. Anche Carlo, e così se li dividerebbero. Tu ne hai appena comprato uno, ma da solo non ti porta nulla.
    .title = In due con Carlo
    .goal-give = Regala l’appartamento privato a Carlo
    .goal-end = Concludi il turno
    .remark-kept = Uno contro due: così non si fanno punti. Annulla e lascialo a Carlo.
    .refused-TILES_LEFT_TO_SETTLE = Prima l’appartamento privato deve andare da qualche parte.
    .done = Ora è Carlo ad avere più appartamenti privati, e il tuo avversario non ne ricava nulla nella prima valutazione. Carlo non vincerà mai la partita.

lesson-last-tiles = La partita finisce quando il cortile da edificare non si può più riempire (R36). Le tessere rimaste vanno a chi ha **più soldi** nella moneta di ciascun campo, e non si paga nulla (R37).

    Il sacchetto è vuoto: chi compra adesso mette fine alla partita. Ti piacerebbe la torre da 12, ma non puoi pagarla. Hai 7 in soldi verdi, un avversario ne ha 6. Tieni i tuoi e compra il padiglione.
    .title = Le ultime tessere
    .goal-trigger = Compra il padiglione e metti fine alla partita
    .goal-receive = Ottieni la torre con più soldi verdi di tutti
    .goal-build = Costruisci la torre nella tua Alhambra
    .remark-spent = L’hai comprata, va bene. Ma la lezione era su come averla gratis.
    .remark-final = La torre è tua senza pagare. Costruiscila ora: la riserva non conta.
    .remark-bonus = Esatto, quindi potresti fare altro, ma non serve. Fermati qui, piazza il padiglione e concludi il turno: il cortile non si può più riempire, quindi nessun altro potrà prendere soldi verdi.
    .refused-PAYS_TOO_LITTLE = Sette non bastano per una torre da 12. Ma possono bastare per averla gratis.
    .refused-NO_ACTIONS_AT_THE_END = Le mosse sono finite per sempre. Costruisci la torre o lasciala in riserva.
    .done = Una torre gratis. Alla fine conviene avere soldi in più monete.

lesson-first-game = Sai tutto ciò che serve. Questa è una partita vera contro due giocatori virtuali dal carattere mite. La guida resta e ogni tanto dice una parola.

    È un tavolo come gli altri: lascialo quando vuoi e ritrovalo tra le tue partite.
    .title = La tua prima partita
    .goal-buy = Compra un edificio
    .goal-exact = Paga l’importo esatto almeno una volta
    .goal-wall = Costruisci mura di sei lati o più
    .goal-finish = Gioca fino alla fine
    .remark-over = La partita è finita. Apri il foglio dei punti e tocca un numero per vedere da dove viene.
    .remark-wait = Giocano gli altri. Guarda quali soldi prendono: dicono che cosa vogliono comprare.
    .remark-final = Si distribuiscono le ultime tessere. Costruisci ciò che hai ricevuto.
    .remark-bonus = Hai pagato l’importo esatto: un’altra mossa. Compra ancora, prendi dei soldi o ricostruisci.
    .remark-settle = Piazza le tue tessere. Rivolgi le mura verso l’esterno, accanto ad altre mura; e tieni qualche lato aperto per dopo.
    .remark-ready = Non c’è altro da fare. Se ti piace così, concludi il turno; fino ad allora tutto si può annullare.
    .remark-scored = C’è stata una valutazione. Dai un’occhiata al foglio dei punti, poi continua.
    .remark-exact = Puoi pagare una tessera con l’importo esatto. Di solito è la mossa migliore che ci sia.
    .remark-ending = Il sacchetto si sta svuotando. Soldi in più monete possono portarti una delle ultime tessere.
    .remark-soon = Tra poco può uscire una carta della valutazione. Le tue tessere sono costruite, e non nella riserva?
    .remark-begin = Raccogli prima un po’ di soldi, soprattutto carte piccole. Tre carte di una moneta pagano quasi ogni edificio.
    .remark-money = Nulla che tu possa pagare con l’importo esatto. Prendi soldi che lo rendano possibile al prossimo turno.
    .done = Hai giocato un’intera partita di Alhambra, con tutto ciò che ne fa parte.
