# Il libro delle regole. Ogni regola ha il suo titolo e il suo testo.
# Nei testi una riga vuota comincia un paragrafo, le righe che iniziano con "- " sono un elenco, **parole** sono in grassetto,
# e R22 o A28 diventa un link a quella regola o a quel chiarimento.

book-title = Le regole
book-lead = Tutte le regole, in parole semplici. Ogni regola ha un numero; quando una mossa è rifiutata o si contano i punti, il programma cita la regola che segue.
book-contents = Indice
book-search = Cerca nelle regole
book-search-hint = Parola o numero
book-search-clear = Cancella la ricerca
book-found = { $count ->
    [0] Nelle regole non c’è nulla che corrisponda.
    [one] Un punto nelle regole
   *[other] { $count } punti nelle regole
}
book-questions = { $count ->
    [one] Una domanda su questo
   *[other] Domande su questo
}
book-unknown = La regola { $rule } non esiste. Ecco tutte quelle che ci sono.

chapter-pieces = Che cosa c’è nella scatola
chapter-setup = La preparazione
chapter-turn = Il tuo turno
chapter-building = Un’Alhambra in regola
chapter-redesign = Ricostruire
chapter-placing = Piazzare ciò che hai comprato
chapter-refill = La fine di un turno
chapter-scoring = Le valutazioni
chapter-end = La fine del gioco
chapter-dirk = In due con Carlo
chapter-secrets = Ciò che tutti possono sapere

rule-1 = Sei tessere di partenza con la fontana dei leoni, una per ogni giocatore. Non costano nulla, non hanno mura e non appartengono a nessun tipo di edificio. Sono tutte uguali.
    .title = La tessera di partenza
rule-2 = I 54 edifici sono di sei tipi. Ogni tessera mostra il suo tipo e il suo prezzo, e ognuno dei suoi quattro lati ha le mura oppure è aperto. Una tessera sta sempre dritta; nessuno può girarla.

    Più un tipo è caro, più punti può portare.
    .title = Gli edifici
rule-3 = Queste sono tutte le tessere. Non ce ne sono due uguali. Dieci non hanno mura, sedici le hanno su un lato, venti su due lati che si incontrano in un angolo e otto su tre.
    .title = Tutte le 54 tessere
rule-4 = I soldi sono di quattro monete, in carte da 1 a 9. Con tre o più giocatori ogni carta compare tre volte, 108 in tutto. In due ogni carta compare due volte, 72 in tutto.
    .title = I soldi
rule-5 = Tra i soldi si nascondono due carte della valutazione. Quando ne esce una, si tiene una valutazione. Non sono soldi, e nessuno può prenderle.
    .title = Le carte della valutazione
rule-6 = Il cortile da edificare ha quattro campi, numerati da 1 a 4, con una tessera ciascuno. Ogni campo ha la sua moneta, e ciò che sta lì si paga solo in quella. La moneta dunque appartiene al campo, non all’edificio.
    .title = Il cortile da edificare
rule-7 = Ogni giocatore ha tre cose:

    - una **riserva** per le tessere non ancora costruite, quante se ne vuole
    - un **punteggio**, che comincia da 0
    - una **mano** di carte dei soldi, di qualsiasi grandezza
    .title = Che cosa ha un giocatore

rule-8 = Ogni Alhambra comincia con la tessera di partenza, e nient’altro.
    .title = Da dove comincia la tua Alhambra
rule-9 = Tutte le 54 tessere vanno nel sacchetto. Se ne pescano quattro per i campi da 1 a 4 del cortile. In due, Carlo ne riceve altre sei dal sacchetto, scoperte (R40).
    .title = Riempire il cortile
rule-10 = Le carte della valutazione si mettono da parte e i soldi si mischiano. Poi i giocatori ricevono i loro soldi uno dopo l’altro: si danno carte scoperte, una alla volta, finché valgono 20 o più. La moneta non importa. Così si comincia con una somma da 20 a 28. Da quel momento le mani sono segrete.
    .title = I soldi per cominciare
rule-11 = Comincia chi ha ricevuto **meno carte**. In caso di parità, chi tra questi ha **meno soldi**. Se c’è ancora parità, per il regolamento comincia il più giovane; qui decide l’ordine dei posti (A1).
    .title = Chi comincia
rule-12 = Altre quattro carte dei soldi si scoprono accanto al cortile: sono le carte esposte. A questo punto nel mazzo non ci sono ancora carte della valutazione.
    .title = Le carte esposte
rule-13 = Il resto dei soldi si divide in cinque mazzetti uguali, o quasi. La prima carta della valutazione si mischia nel secondo mazzetto, la seconda nel quarto. Poi si impilano, con il primo in cima.

    Così la prima valutazione arriva al più presto dopo un quinto del mazzo e al più tardi dopo due quinti; la seconda tra tre e quattro quinti. Non possono mai uscire insieme.
    .title = Dove stanno le carte della valutazione

rule-14 = Si gioca in senso orario. Nel tuo turno fai **una di tre mosse**: prendere dei soldi, comprare una tessera o ricostruire la tua Alhambra. Se paghi l’importo esatto puoi farne un’altra (R19). Poi piazzi le tessere comprate (R26) e il turno finisce (R28).
    .title = Che cos’è un turno
rule-15 = Devi fare una delle tre mosse. Passi solo se nessuna è possibile: non ci sono soldi esposti, non puoi pagare nulla e non c’è nulla da ricostruire.
    .title = Qualcosa bisogna fare
rule-16 = Prendi **una carta qualsiasi** tra quelle esposte, qualunque sia il suo valore. Oppure prendine **più d’una**, se insieme valgono **non più di 5**; le monete possono essere diverse. Poi le tue mosse sono finite.
    .title = Prendere dei soldi
rule-17 = Scegli una tessera nel cortile e pagala con carte della tua mano. Devono essere tutte della **moneta del suo campo** e insieme valere **almeno il suo prezzo**. Nessuno dà il resto. Le carte vanno negli scarti.

    La tessera ora è tua, ma la tieni da parte finché le tue mosse non sono finite (R26).
    .title = Comprare
rule-18 = Se paghi più del prezzo, la differenza è persa e le tue mosse sono finite. Puoi persino aggiungere carte che non servono; conta solo ciò che hai pagato.
    .title = Pagare troppo
rule-19 = Se paghi **esattamente** il prezzo, **puoi fare un’altra mossa**: prendere dei soldi, comprare ancora o ricostruire. È il motore del gioco: le carte piccole danno l’importo esatto, e l’importo esatto dà turni lunghi.

    Nessuno ti obbliga a usarla; puoi fermarti quando vuoi.
    .title = L’importo esatto
rule-20 = Durante il tuo turno non si completano né le carte esposte né il cortile. Da ogni campo puoi quindi comprare una volta sola. Il turno più lungo possibile ha cinque mosse: quattro acquisti esatti, e poi soldi o una ricostruzione.
    .title = Niente tessere nuove durante il turno

rule-21 = Per ricostruire, fai **una** di queste cose:

    - **costruire**: metti una tessera della riserva su una casella vuota
    - **togliere**: porta una tessera della tua Alhambra nella riserva
    - **cambiare**: cambia una tessera della riserva con una della tua Alhambra, sulla stessa casella

    Dopo, la tua Alhambra deve essere in regola (R22). La tessera di partenza resta sempre. Poi le tue mosse sono finite.
    .title = Ricostruire
rule-22 = Ogni volta che si costruisce, si toglie o si cambia una tessera, alla fine la tua Alhambra deve essere in regola:

    - Ogni tessera sta **dritta**.
    - Dove due tessere si toccano, **hanno le mura entrambe o nessuna**.
    - Ogni tessera è raggiungibile **a piedi** dalla tessera di partenza, di tessera in tessera attraverso i lati aperti, senza scavalcare le mura.
    - Le tessere si toccano lungo un **lato**. Un angolo non basta.
    - Non ci sono **buchi**: nessuna casella vuota può essere circondata da tessere.
    .title = Un’Alhambra in regola
rule-23 = Per una tessera su una casella vuota, tutto si riduce a tre domande:

    - Si accordano tutti i lati che si toccano?
    - Almeno uno di questi è aperto?
    - Le tessere attorno alla casella, angoli compresi, formano una sola fila ininterrotta? Se nella fila c’è un salto, resterebbe un buco.

    Un cambio è possibile quando le due tessere coincidono su ogni lato che ha un vicino. E poiché non ci sono buchi, il contorno di un’Alhambra è una sola linea che non tocca mai sé stessa, quindi le mura non si biforcano mai.
    .title = Come vederlo a colpo d’occhio
rule-24 = Una tessera comprata in questo turno non si può usare per ricostruire nello stesso turno. Aspetta accanto alla tua Alhambra finché le tue mosse non sono finite.
    .title = Non nello stesso turno
rule-25 = Le tessere nella riserva non danno punti, e tenerle non costa nulla.
    .title = La riserva non conta
rule-26 = Quando le tue mosse sono finite, piazzi le tessere comprate: una dopo l’altra, nell’ordine che vuoi. Ognuna va su una **casella vuota** della tua Alhambra o nella tua **riserva**. In due puoi anche regalarla a Carlo (R42). La tua Alhambra deve essere in regola dopo ogni singola tessera. Una tessera nuova non ne sostituisce mai un’altra.
    .title = Piazzare
rule-27 = Nessuna tessera comprata può restare in giro, ma nessuno è obbligato a costruire: la riserva è sempre aperta.
    .title = Nulla resta da parte

rule-28 = Alla fine di un turno succede questo, in quest’ordine:

    - Le carte esposte tornano a essere quattro. Una carta della valutazione che esce si mette da parte, e al suo posto si pesca la carta seguente.
    - Il cortile si riempie dal campo 1 al campo 4, finché nel sacchetto ci sono tessere.
    - Se è uscita una carta della valutazione, si fa la sua valutazione (R31).
    - In due, Carlo riceve le sue tessere (R40).
    - Se un campo è ancora vuoto, il gioco finisce (R36). Altrimenti comincia il giocatore seguente.
    .title = Che cosa succede alla fine di un turno
rule-29 = Se serve una carta e il mazzo è vuoto, gli scarti si mischiano e diventano il nuovo mazzo; anche ciò che è stato pagato in questo stesso turno ne fa parte. Se non ce ne sono, per ora le carte esposte sono di meno. Le carte della valutazione non tornano mai.
    .title = Quando il mazzo è vuoto
rule-30 = Se nessuno ha preso soldi non si pesca nessuna carta, e una carta della valutazione in cima al mazzo resta nascosta. Se nessuno ha comprato non si pesca nessuna tessera. Chi non prende soldi, dunque, tiene lontana la prossima valutazione.
    .title = Nulla preso, nulla pescato

rule-31 = Ci sono tre valutazioni: quando esce la prima carta della valutazione, quando esce la seconda e alla fine del gioco. Ognuna ha le stesse due parti: chi ha **più edifici di ogni tipo**, e quanto sono lunghe le **mura** di ciascuno.
    .title = Tre valutazioni
rule-32 = Questi sono i punti per ogni posto. Nella prima valutazione dà punti solo il primo posto, nella seconda due posti, nell’ultima tre.
    .title = I punti
rule-33 = Per ogni tipo si contano le tessere **nelle Alhambra**; i prezzi non importano. Chi ne ha di più prende il primo posto, e così via. Senza nemmeno una tessera di quel tipo non si riceve nulla.

    In caso di parità si divide: si occupano tanti posti quanti si è, i punti di questi posti si sommano, si dividono per il numero di giocatori e si **arrotondano per difetto**. Chi viene dopo prende il posto seguente: dietro a due primi c’è un terzo.
    .title = Chi ne ha di più
rule-34 = In ogni valutazione tutti ricevono punti per le **mura ininterrotte più lunghe** attorno alla propria Alhambra, uno per ogni lato di tessera. Contano solo le mura esterne, quelle oltre le quali non c’è nulla. Le mura addossate fra loro all’interno non contano, ma le mura esterne possono proseguire oltre il punto dove quelle finiscono.
    .title = Le mura
rule-35 = Se le mura fanno tutto il giro, conta ogni loro lato. L’anello più piccolo possibile è lungo 12: quattro tessere con mura su tre lati attorno alla tessera di partenza.
    .title = Un anello chiuso

rule-36 = Il gioco finisce quando, dopo un turno, nel sacchetto **non ci sono abbastanza tessere** per riportare il cortile a quattro. Se il sacchetto si svuota proprio allora ma il cortile è pieno, si continua; e finché nessuno compra, un sacchetto vuoto non cambia nulla.
    .title = Quando finisce
rule-37 = Le tessere rimaste nel cortile si distribuiscono. Ognuna va a chi ha **più soldi nella moneta del suo campo**, qualunque sia il prezzo. In caso di parità, o se nessuno ha soldi in quella moneta, la tessera resta nel cortile. Non si paga nulla.
    .title = Le ultime tessere
rule-38 = Chi riceve una di queste tessere può costruirla secondo le solite regole o lasciarla in riserva. Non si ricostruisce più, e Carlo non ne riceve. Lo si fa uno dopo l’altro, in senso orario, a partire da chi sarebbe di turno.
    .title = Costruire le ultime tessere
rule-39 = Si fa la terza valutazione. Vince chi ha più punti. In caso di parità ci si divide la vittoria.
    .title = Chi vince

rule-40 = In due c’è un immaginario terzo giocatore, chiamato Carlo. Riceve tessere dal sacchetto:

    - sei all’inizio
    - sei dopo la prima valutazione
    - dopo la seconda, un terzo delle tessere allora nel sacchetto, arrotondato per difetto

    Pesca dopo che il cortile è stato riempito. Se nel sacchetto ce ne sono meno, prende quelle che ci sono.
    .title = Le tessere di Carlo
rule-41 = Carlo partecipa al conto degli edifici come un giocatore, e in caso di parità si divide con lui. Non ha un’Alhambra, né mura, né turno, né soldi, e non riceve nessuna delle ultime tessere. I suoi punti si vedono, ma a vincere è uno dei due giocatori.
    .title = Che punti fa Carlo
rule-42 = Quando piazzi ciò che hai comprato, puoi regalare una tessera a Carlo, ogni tessera per conto suo. Da quel momento conta per lui. Può valerne la pena: una tessera che toglie il primo posto all’altro giocatore aiuta anche te.
    .title = Regalare una tessera a Carlo

rule-43 = **Tutti vedono** le Alhambra, le riserve, le carte esposte, il cortile, le tessere di Carlo, i punti, quante carte ha ciascuno, quanto resta nel mazzo e nel sacchetto e ogni carta quando è data, presa o pagata.

    L’ordine del mazzo e del sacchetto **non lo conosce nessuno**, e le mani sono nascoste. Con un’ottima memoria potresti comunque conoscere ogni mano, perché tutte le sue carte si sono viste.
    .title = Scoperto e segreto

# Ciò che sta scritto sotto le figure.

figure-verdict = { $verdict ->
    [legal] Permesso
   *[illegal] Non permesso
}
figure-palace-label = { $count ->
    [0] La tessera di partenza
    [one] La tessera di partenza e un edificio: { $tiles }
   *[other] La tessera di partenza e { $count } edifici: { $tiles }
}
figure-player = { $seat ->
    [0] Tu
    [1] Amina
    [2] Bruno
    [3] Carmen
   *[other] Giocatore { $seat }
}
figure-dirk = Carlo
figure-payment-sum = { $paid } per { $price }
figure-payment-outcome = { $outcome ->
    [exact] esatto: un’altra mossa
    [over] { $difference } di troppo, fine delle tue mosse
    [short] { $difference ->
        [one] manca { $difference }
       *[other] mancano { $difference }
    }
   *[mixed] non tutto in una moneta
}
figure-stays = resta nella tua mano
figure-taking-sum = { $total } in tutto
figure-wall-length = { $length ->
    [one] { $length } punto
   *[other] { $length } punti
}
figure-round = { $round ->
    [1] Prima valutazione
    [2] Seconda valutazione
   *[other] Ultima valutazione
}
figure-count = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
figure-place = { $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
   *[other] nessun punto
}
figure-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
figure-share = ({ $sum }) ÷ { $sharers } = { $each } a testa
figure-share-rounded = ({ $sum }) ÷ { $sharers } = { $each } a testa, per difetto
figure-award = { $seat ->
    [none] resta nel cortile
    [0] va a te
    [1] va ad { figure-player }
   *[other] va a { figure-player }
}
figure-money-held = { currency }: soldi in mano alla fine
figure-bag = { $count ->
    [one] { $count } tessera nel sacchetto
   *[other] { $count } tessere nel sacchetto
}
figure-dirk-had = { $count ->
    [one] Carlo aveva { $count } tessera
   *[other] Carlo aveva { $count } tessere
}
figure-dirk-draws = { $count ->
    [one] { $bag } ÷ 3, per difetto: Carlo pesca { $count } tessera
   *[other] { $bag } ÷ 3, per difetto: Carlo pesca { $count } tessere
}

figure-take-one = Una carta sola può avere qualsiasi valore.
figure-take-several = Tre carte di qualsiasi moneta, che insieme valgono 5.
figure-take-too-much = Due carte che valgono 6 sono troppo; ognuna da sola andrebbe bene.
figure-pay-exactly = 4 e 5 fanno 9. L’importo è esatto, quindi puoi fare un’altra mossa.
figure-pay-more = 11 per un prezzo di 10. La tessera è tua, uno è perso e le tue mosse sono finite.
figure-pay-too-little = 9 per un prezzo di 10. Manca uno.
figure-pay-in-two-currencies = La somma è giusta, ma una carta è di un’altra moneta. Questo campo ne accetta una sola.
figure-place-by-an-open-side = A ovest, mura contro mura; a sud si entra da un lato aperto. Tutti i lati si accordano e c’è un passaggio.
figure-place-anywhere = Questo giardino ha le mura a est. I segni di spunta mostrano dove può andare. Sulle caselle tratteggiate uno dei suoi lati non si accorderebbe.
figure-wall-meets-opening = Il padiglione ha le mura dove la torre è aperta. Lì devono averle entrambi, o nessuno dei due.
figure-no-way-in = Le mura si accordano, ma nessuno potrebbe entrare a piedi nel serraglio: l’unico lato in comune è murato.
figure-corner-only = La torre tocca l’Alhambra solo con un angolo.
figure-empty-court = Con questa torre il buco in mezzo sarebbe circondato da tessere.
figure-empty-court-with-an-open-corner = Anche questo è un buco. Quattro lati bastano a chiuderlo; che manchi un angolo non lo apre.
figure-build-from-the-reserve = Costruire: l’appartamento privato viene dalla riserva.
figure-remove = Togliere: la torre va nella riserva. Può tornare più tardi, altrove.
figure-remove-cuts-off = Senza questi portici non si arriva più a piedi alla torre.
figure-remove-leaves-a-court = Una tessera con vicini su tutti e quattro i lati non si può togliere: resterebbe un buco.
figure-exchange = Cambiare: la stessa tessera si può cambiare, perché non resta nessun buco e tutti i lati si accordano.
figure-exchange-clashes = Il giardino ha le mura a est, dove la torre è aperta.
figure-not-yet = L’appartamento privato è stato comprato in questo turno. Si piazza quando le tue mosse sono finite, non con una ricostruzione.
figure-clear-places = Tre, due e una torre. In questa valutazione danno punti i primi due posti.
figure-tie-for-first = Tu e Amina vi dividete il primo e il secondo posto. Bruno è terzo, e in questa valutazione il terzo posto non dà punti.
figure-tie-for-second = Hai più giardini di tutti. Amina e Bruno si dividono il secondo e il terzo posto.
figure-tie-for-one-point = Un punto non si può dividere per due. Arrotondando per difetto, non lo riceve nessuno.
figure-tie-with-dirk = Carlo ha tanti appartamenti privati quanti ne hai tu, quindi dividi con lui. La sua parte è sua.
figure-longest-wall = La linea d’oro segna le mura più lunghe: un punto per ogni lato.
figure-only-the-longest = Due tratti di mura non collegati. Conta solo il più lungo.
figure-inner-wall = I due tratti addossati in mezzo non contano. Le mura a sud proseguono oltre.
figure-closed-ring = L’anello più piccolo. Contano tutti e dodici i lati.
figure-last-tiles = Amina ha più soldi verdi di tutti e riceve la torre. Sui blu c’è parità e nessuno ha soldi arancioni, quindi queste due tessere restano.
figure-dirk-draws-a-third = Dopo la seconda valutazione.

# Tabelle e disegni che appartengono a una regola.

table-kinds-label = I tipi di edifici, quanti sono e quanto costano
table-kind = Tipo
table-tiles = Tessere
table-prices = Prezzi
table-price-range = da { $lowest } a { $highest }
table-slots-label = I campi del cortile da edificare e le loro monete
table-slot = Campo { $slot }
table-deck-label = Cinque mazzetti di carte dei soldi. La prima carta della valutazione sta nel secondo mazzetto dall’alto, la seconda nel quarto.
table-deck-top = in cima
table-deck-pile = Mazzetto { $pile }
table-deck-somewhere = { $round ->
    [1] prima carta della valutazione, da qualche parte in questo mazzetto
   *[other] seconda carta della valutazione, da qualche parte in questo mazzetto
}
table-place = { $place ->
    [1] 1º
    [2] 2º
   *[3] 3º
}
table-prizes-label = Punti per tipo, valutazione e posto
table-round = { $round ->
    [1] Valutazione 1
    [2] Valutazione 2
   *[other] Valutazione 3
}
