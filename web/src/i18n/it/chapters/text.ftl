## Il tavolo come testo, con una riga di comando

text-to-picture = Vista disegnata
text-intro = Scrivi che cosa vuoi sapere o fare. «{ $help }» elenca tutti i comandi.
text-said = Che cosa succede al tavolo
text-command = Comando
text-send = Invia
text-heading = { $verb ->
    [standings] Classifica
    [market] Cortile da edificare
    [money] Soldi esposti
    [hand] La tua mano
    [palace] La tua Alhambra
   *[piles] Mazzi
  }
# Le parole a cui risponde un comando, separate da virgole. Si aggiungono a quelle della notazione.
text-verb = { $verb ->
    [help] aiuto, ?
    [market] cortile, c
    [money] soldi, esposti
    [hand] mano, m
    [standings] classifica, punti
    [palace] alhambra, a
    [where] dove, d
    [why] perché
    [moves] mosse, scelte
    [piles] mazzi
    [log] cronaca, novità
    [sheet] foglio, tabella, valutazioni
    [take] prendi, p
    [buy] compra
    [build] costruisci
    [remove] togli
    [exchange] cambia, scambia
    [stop] basta, rinuncia, passa
    [place] piazza, metti
    [store] riserva, conserva
    [dirk] carlo, regala
    [end] fine, fatto
    [undo] annulla, indietro
    [redo] ripeti
   *[restart] ricomincia
  }
# Le parole per le cose di cui può trattare un comando, separate da virgole; «filler» sono parole che non aggiungono nulla.
text-noun = { $noun ->
    [yellow] giallo, gialli, gialla
    [green] verde, verdi
    [blue] blu
    [orange] arancione, arancioni, arancio
    [pavilion] padiglione, padiglioni
    [seraglio] serraglio, serragli
    [arcades] portici, portico
    [chambers] appartamento, appartamenti
    [garden] giardino, giardini
    [tower] torre, torri
    [north] nord
    [east] est
    [south] sud
    [west] ovest
    [fountain] partenza, fontana
    [it] questo, questa, quello
   *[filler] a, ad, al, alla, andare, campo, che, con, cosa, da, del, della, di, e, gli, i, il, in, la, le, lo, mi, mia, mio, mostra, nel, nella, non, può, privati, privato, su, un, una, va
  }
text-help = Dillo a parole, come «prendi 7 giallo e 2 verde», «compra la torre» o «piazza torre 9 a 2 est, 1 nord»; oppure in notazione: le carte sono Y (giallo), G (verde), B (blu) o O (arancione) e un valore, come Y7; gli edifici e le caselle hanno il nome che si legge negli elenchi, come To9b ed e2n1.
text-help-verb = { $verb ->
    [help] { $words }: questo elenco.
    [market] { $words }: i quattro edifici in vendita, e se puoi pagarli.
    [money] { $words }: le carte dei soldi esposte.
    [hand] { $words }: i tuoi soldi, la tua riserva e ciò che hai comprato.
    [standings] { $words }: punti, mura e ciò che porterebbe una valutazione adesso.
    [palace] { $words }: la tua Alhambra; con un nome, quella di quel giocatore.
    [where] { $words } e un edificio: dove può andare.
    [why] { $words }, un edificio e una casella: perché non può andare lì.
    [moves] { $words }: tutto ciò che puoi fare ora.
    [piles] { $words }: quante carte e quanti edifici restano.
    [log] { $words }: gli ultimi turni.
    [sheet] { $words }: i punti di ogni valutazione, e per che cosa.
    [take] { $words } e delle carte: prendile tra quelle esposte.
    [buy] { $words } e un campo da 1 a 4: paghi come proposto; oppure indica le carte.
    [build] { $words }, un edificio della tua riserva e una casella: ricostruisci.
    [remove] { $words } e una casella: porta quell’edificio nella tua riserva.
    [exchange] { $words }, un edificio della tua riserva e una casella: li cambi.
    [stop] { $words }: nessun’altra mossa, o nessuna se nessuna è possibile.
    [place] { $words }, un edificio che hai comprato e una casella: lo metti lì.
    [store] { $words } e un edificio che hai comprato: nella tua riserva.
    [dirk] { $words } e un edificio che hai comprato: a { dirk }.
    [end] { $words }: concludi il turno.
    [undo] { $words }: annulla l’ultimo passo.
    [redo] { $words }: lo rigioca.
   *[restart] { $words }: annulla tutto il turno.
  }
text-unknown = «{ $word }» qui non significa nulla. Prova con «{ $help }».
text-ambiguous = Quale: { $tiles }?
text-absent = Non c’è un edificio così da scegliere.
text-incomplete = { $verb ->
    [take] Quali carte? Per esempio: prendi Y1 G2
    [buy] Quale campo, da 1 a 4? Se non puoi pagarlo, non c’è nulla da proporre.
    [build] Quale edificio della tua riserva, e dove? Per esempio: costruisci Pa5 e2
    [remove] Quale casella? Per esempio: togli e2
    [exchange] Quale edificio della tua riserva, e quale casella? Per esempio: cambia Pa5 e2
    [place] Quale edificio, e dove? Per esempio: piazza To9b e2
    [store] Quale edificio? Per esempio: riserva To9b
    [dirk] Quale edificio? Per esempio: carlo To9b
    [where] Quale edificio? Per esempio: dove To9b
   *[why] Quale edificio, e quale casella? Per esempio: perché To9b e2
  }
text-coded = { $thing } ({ $code })
text-slot-empty = Il campo { $slot } è vuoto.
text-slot = { $how ->
    [exact] { $fits ->
        [no] Campo { $slot }, { currency }: { $tile }. Puoi pagare l’importo esatto. Non entra nella tua Alhambra.
       *[yes] Campo { $slot }, { currency }: { $tile }. Puoi pagare l’importo esatto.
      }
    [over] { $fits ->
        [no] Campo { $slot }, { currency }: { $tile }. Puoi pagarlo, con { $by } di troppo. Non entra nella tua Alhambra.
       *[yes] Campo { $slot }, { currency }: { $tile }. Puoi pagarlo, con { $by } di troppo.
      }
    [short] { $fits ->
        [no] { $by ->
            [one] Campo { $slot }, { currency }: { $tile }. Ti manca { $by }. Non entra nella tua Alhambra.
           *[other] Campo { $slot }, { currency }: { $tile }. Ti mancano { $by }. Non entra nella tua Alhambra.
          }
       *[yes] { $by ->
            [one] Campo { $slot }, { currency }: { $tile }. Ti manca { $by }.
           *[other] Campo { $slot }, { currency }: { $tile }. Ti mancano { $by }.
          }
      }
   *[unknown] Campo { $slot }, { currency }: { $tile }. In vendita.
  }
text-display = Carte esposte: { $cards }.
text-display-empty = Non ci sono soldi esposti.
text-hand = { $count ->
    [one] Hai in mano una carta per un valore di { $worth }: { $cards }.
   *[other] Hai in mano { $count } carte per un valore di { $worth }: { $cards }.
  }
text-hand-empty = Non hai soldi in mano.
text-hand-hidden = Questa mano è nascosta.
text-reserve = Nella tua riserva: { $tiles }.
text-aside = Comprati e da piazzare: { $tiles }.
text-standing = { $player }, punti: { $score }, { $gain } in più se si valutasse ora; mura: { $wall }; carte: { $cards }.
text-standing-dirk = { dirk }, punti: { $score }, { $gain } in più se si valutasse ora.
text-palace = { $player }: { $count ->
    [0] solo la tessera di partenza
    [one] un edificio
   *[other] { $count } edifici
  }; le mura più lunghe: { $wall }.
text-building = { $cell }: { $tile }
text-piles = Carte nel mazzo dei soldi: { $deck }. Edifici nel sacchetto: { $bag }.
text-moves = { $count ->
    [one] Una possibilità:
   *[other] { $count } possibilità:
  }
text-not-your-turn = Non tocca a te.
text-where = { $tile } può andare qui: { $cells }.
text-where-nowhere = { $tile }: non entra da nessuna parte.
text-why-legal = Può andare lì.
text-why-far = Quella casella è troppo lontana dalla tua Alhambra.
text-corrected = { $verb ->
    [undo] Annullato.
    [redo] Rigiocato.
   *[restart] Il turno ricomincia.
  }
text-taken-back = L’ultimo passo è stato annullato.
text-scored = { $points ->
    [0] { $player }: nulla nella valutazione { $round }; ora { $total }.
   *[other] { $player }: { $points } nella valutazione { $round }, per { $parts }; ora { $total }.
  }
text-scored-part = { source-name } { $points }
text-not-scored = Non c’è ancora stata una valutazione.
text-dirk = { $count ->
    [0] { dirk } non ha ancora edifici.
   *[other] { dirk } ha { $tiles }.
  }
