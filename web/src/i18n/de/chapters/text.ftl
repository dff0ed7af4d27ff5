## Der Tisch als Text, mit Befehlszeile

text-to-picture = Bildansicht
text-intro = Schreib, was du wissen oder tun möchtest. „{ $help }“ zeigt alle Befehle.
text-said = Was am Tisch geschieht
text-command = Befehl
text-send = Senden
text-heading = { $verb ->
    [standings] Spielstand
    [market] Bauhof
    [money] Geldauslage
    [hand] Deine Hand
    [palace] Deine Alhambra
   *[piles] Stapel
  }
# Die Wörter, auf die ein Befehl hört, mit Kommas dazwischen. Wörter für Züge kommen zur Notation hinzu.
text-verb = { $verb ->
    [help] hilfe, befehle, ?
    [market] bauhof, markt
    [money] geld, auslage, geldauslage
    [hand] hand, karten
    [standings] stand, spielstand, punkte
    [palace] alhambra, palast
    [where] wo, wohin
    [why] warum, wieso, weshalb
    [moves] züge, zuege, möglichkeiten, moeglichkeiten
    [piles] stapel
    [log] verlauf, spielverlauf, neues
    [sheet] wertung, wertungen, wertungsblatt
    [take] nimm, nehme, nehmen
    [buy] kauf, kaufe, kaufen
    [build] bau, baue, bauen, einbauen
    [remove] entferne, entfernen, abbauen
    [exchange] tausche, tausch, tauschen, austauschen
    [stop] passen, passe, pass, verzichte, verzichten, genug
    [place] lege, leg, legen, anlegen, setze, setz, setzen
    [store] behalte, behalt, behalten, aufheben
    [dirk] dirk, gib, gebe, geben, schenke, schenken
    [end] ende, beende, beenden, fertig
    [undo] rückgängig, rueckgaengig, zurück, zurueck
    [redo] wiederhole, wiederholen
   *[restart] neu, neustart
  }
# Die Wörter für Dinge, um die es gehen kann, mit Kommas dazwischen; „filler“ sind Wörter, die nichts hinzufügen.
text-noun = { $noun ->
    [yellow] gelb, gelbe, gelben, gelber, gulden
    [green] grün, grüne, grünen, grüner, gruen, dirham, dirhams
    [blue] blau, blaue, blauen, blauer, denar, denare
    [orange] orange, orangen, oranger, dukaten, dukat
    [pavilion] pavillon, pavillons
    [seraglio] serail, serails
    [arcades] arkaden, arkade
    [chambers] gemächer, gemach, gemaecher
    [garden] garten, gaerten
    [tower] turm, türme, tuerme
    [north] nord, norden, nördlich, noerdlich
    [east] ost, osten, östlich, oestlich
    [south] süd, süden, südlich, sued, sueden, suedlich
    [west] west, westen, westlich
    [fountain] startplättchen, startplaettchen, löwenbrunnen, loewenbrunnen, brunnen
    [it] es, ihn, sie, dies, diese, diesen, dieses
   *[filler] ab, als, am, an, auf, aus, bauplatz, bei, bitte, das, dem, den, der, die, dort, ein, eine, einem, einen, er, feld, für, fuer, gegen, gibt, hat, hier, hin, ich, im, in, ins, ist, kann, mein, meine, meinem, meinen, meiner, mir, mit, nach, nicht, passt, plättchen, plaettchen, soll, stehen, steht, um, und, vom, von, was, welche, zeig, zeige, zu, zum, zur
  }
text-help = Sag es in Worten, etwa „nimm Gulden 7 und Dirham 2“, „kaufe den Turm“ oder „lege Turm 9 auf 2 Ost, 1 Nord“; oder in Notation: Karten heißen Y, G, B oder O mit ihrem Wert, also Y7; Gebäude und Bauplätze stehen mit ihrem Kürzel in den Listen, also To9b und e2n1.
text-help-verb = { $verb ->
    [help] { $words }: diese Liste.
    [market] { $words }: die vier angebotenen Gebäude, und ob du sie bezahlen kannst.
    [money] { $words }: die offen ausliegenden Geldkarten.
    [hand] { $words }: dein Geld, deine Reserve und was du gekauft hast.
    [standings] { $words }: Punkte, Mauern und was eine Wertung jetzt brächte.
    [palace] { $words }: deine Alhambra; mit einem Namen die der anderen.
    [where] { $words } und ein Gebäude: wo es hinpasst.
    [why] { $words }, ein Gebäude und ein Bauplatz: warum es dort nicht hinpasst.
    [moves] { $words }: alles, was du jetzt tun darfst.
    [piles] { $words }: wie viele Karten und Gebäude noch da sind.
    [log] { $words }: die letzten Züge.
    [sheet] { $words }: die Punkte jeder Wertung, und wofür.
    [take] { $words } und Karten: sie aus der Auslage nehmen.
    [buy] { $words } und ein Feld von 1 bis 4: zahlen wie vorgeschlagen; oder nenne die Karten.
    [build] { $words }, ein Gebäude deiner Reserve und ein Bauplatz: umbauen.
    [remove] { $words } und ein Bauplatz: dieses Gebäude in die Reserve nehmen.
    [exchange] { $words }, ein Gebäude deiner Reserve und ein Bauplatz: die beiden tauschen.
    [stop] { $words }: keine weitere Aktion, oder gar keine, wenn keine möglich ist.
    [place] { $words }, ein gekauftes Gebäude und ein Bauplatz: es dort anlegen.
    [store] { $words } und ein gekauftes Gebäude: in deine Reserve.
    [dirk] { $words } und ein gekauftes Gebäude: an { dirk }.
    [end] { $words }: deinen Zug beenden.
    [undo] { $words }: den letzten Schritt zurücknehmen.
    [redo] { $words }: ihn wiederholen.
   *[restart] { $words }: den ganzen Zug zurücknehmen.
  }
text-unknown = „{ $word }“ sagt mir nichts. Versuch es mit „{ $help }“.
text-ambiguous = Welches: { $tiles }?
text-absent = Ein solches Plättchen steht nicht zur Wahl.
text-incomplete = { $verb ->
    [take] Welche Karten? Zum Beispiel: nimm Y1 G2
    [buy] Welches Feld, 1 bis 4? Wenn du es nicht bezahlen kannst, gibt es nichts vorzuschlagen.
    [build] Welches Gebäude deiner Reserve, und wohin? Zum Beispiel: baue Pa5 e2
    [remove] Welcher Bauplatz? Zum Beispiel: entferne e2
    [exchange] Welches Gebäude deiner Reserve, und welcher Bauplatz? Zum Beispiel: tausche Pa5 e2
    [place] Welches Gebäude, und wohin? Zum Beispiel: lege To9b e2
    [store] Welches Gebäude? Zum Beispiel: behalte To9b
    [dirk] Welches Gebäude? Zum Beispiel: dirk To9b
    [where] Welches Gebäude? Zum Beispiel: wo To9b
   *[why] Welches Gebäude, und welcher Bauplatz? Zum Beispiel: warum To9b e2
  }
text-coded = { $thing } ({ $code })
text-slot-empty = Feld { $slot } ist leer.
text-slot = { $how ->
    [exact] { $fits ->
        [no] Feld { $slot }, { currency }: { $tile }. Du kannst passend zahlen. Passt nirgends in deine Alhambra.
       *[yes] Feld { $slot }, { currency }: { $tile }. Du kannst passend zahlen.
      }
    [over] { $fits ->
        [no] Feld { $slot }, { currency }: { $tile }. Du kannst es bezahlen, { $by } zu viel. Passt nirgends in deine Alhambra.
       *[yes] Feld { $slot }, { currency }: { $tile }. Du kannst es bezahlen, { $by } zu viel.
      }
    [short] { $fits ->
        [no] Feld { $slot }, { currency }: { $tile }. Dir fehlen { $by }. Passt nirgends in deine Alhambra.
       *[yes] Feld { $slot }, { currency }: { $tile }. Dir fehlen { $by }.
      }
   *[unknown] Feld { $slot }, { currency }: { $tile }. Im Angebot.
  }
text-display = In der Auslage: { $cards }.
text-display-empty = Es liegt kein Geld aus.
text-hand = { $count ->
    [one] Du hast eine Karte im Wert von { $worth }: { $cards }.
   *[other] Du hast { $count } Karten im Wert von { $worth }: { $cards }.
  }
text-hand-empty = Du hast kein Geld.
text-hand-hidden = Diese Hand ist verdeckt.
text-reserve = In deiner Reserve: { $tiles }.
text-aside = Gekauft und noch anzulegen: { $tiles }.
text-standing = { $player }: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
  }, bei Wertung jetzt { $gain } mehr; Mauer { $wall }; { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
text-standing-dirk = { dirk }: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
  }, bei Wertung jetzt { $gain } mehr.
text-palace = { $player } hat { $count ->
    [0] nur das Startplättchen
    [one] ein Gebäude
   *[other] { $count } Gebäude
  }; die längste Mauer ist { $wall } lang.
text-building = { $cell }: { $tile }
text-piles = { $deck ->
    [one] Eine Karte
   *[other] { $deck } Karten
  } im Geldstapel, { $bag ->
    [one] ein Gebäude
   *[other] { $bag } Gebäude
  } im Beutel.
text-moves = { $count ->
    [one] Eine Möglichkeit:
   *[other] { $count } Möglichkeiten:
  }
text-not-your-turn = Du bist nicht dran.
text-where = { $tile } passt auf { $cells }.
text-where-nowhere = { $tile } passt nirgends.
text-why-legal = Dort passt es hin.
text-why-far = Dieser Bauplatz ist zu weit weg von deiner Alhambra.
text-corrected = { $verb ->
    [undo] Zurückgenommen.
    [redo] Wiederholt.
   *[restart] Der Zug beginnt von vorn.
  }
text-taken-back = Der letzte Schritt wurde zurückgenommen.
text-scored = { $points ->
    [0] { $player }: nichts in Wertung { $round }; jetzt { $total }.
   *[other] { $player }: { $points } in Wertung { $round }, für { $parts }; jetzt { $total }.
  }
text-scored-part = { source-name } { $points }
text-not-scored = Es wurde noch nichts gewertet.
text-dirk = { $count ->
    [0] { dirk } hat noch keine Gebäude.
   *[other] { dirk } hat { $tiles }.
  }
