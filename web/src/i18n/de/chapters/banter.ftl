# Was Computerspieler am Tisch sagen: jedes auf zwei Arten, nie dasselbe zweimal nacheinander.

banter = { $line ->
    [apprentice-exact-1] Passend! Habt ihr das gesehen?
    [apprentice-exact-2] Bis auf die letzte Münze. Mit den Fingern gezählt.
    [apprentice-scoring-1] Gehören die wirklich alle mir?
    [apprentice-scoring-2] Wenn das mein Meister erfährt!
    [apprentice-steal-1] Jetzt habe ich die meisten? Ich?
    [apprentice-steal-2] Entschuldigung! Ich wollte nur noch eins.
    [apprentice-robbed-1] He, davon hatte ich die meisten!
    [apprentice-robbed-2] Einmal nicht aufgepasst …
    [apprentice-won-1] Gewonnen? Ich? Hurra!
    [apprentice-won-2] Darf ich heute länger aufbleiben?
    [apprentice-lost-1] Na ja, ich habe viel gelernt.
    [apprentice-lost-2] Noch eine Partie? Bitte!
    [trader-exact-1] Ein fairer Preis, fair bezahlt.
    [trader-exact-2] Keine Münze zu viel. Das nenne ich Handel.
    [trader-scoring-1] Die Geschäfte laufen gut heute.
    [trader-scoring-2] Gewinn, meine Freunde, Gewinn.
    [trader-steal-1] Angebot und Nachfrage, so ist das.
    [trader-steal-2] Das war ein guter Platz. Jetzt ist er meiner.
    [trader-robbed-1] Mit dir ist schwer handeln.
    [trader-robbed-2] Das kommt auf deine Rechnung.
    [trader-won-1] Mit dir macht man gern Geschäfte.
    [trader-won-2] Verkauft! An mich.
    [trader-lost-1] Mal gewinnt man, mal verkauft man.
    [trader-lost-2] Heute Verlust. Morgen Rabatt?
    [mason-exact-1] Sitzt wie ein behauener Stein.
    [mason-exact-2] Zweimal gemessen, einmal bezahlt.
    [mason-scoring-1] Stein auf Stein, so wird es was.
    [mason-scoring-2] Gutes Fundament, das.
    [mason-steal-1] Ich baue nur weiter. So etwas passiert.
    [mason-steal-2] Meins steht jetzt ein Stück höher.
    [mason-robbed-1] Ich dachte, das sitzt fest.
    [mason-robbed-2] Hm. Da braucht es mehr Mörtel.
    [mason-won-1] Es steht. Und es bleibt stehen.
    [mason-won-2] Und jetzt etwas Kaltes zu trinken.
    [mason-lost-1] Schön gebaut, das muss man sagen.
    [mason-lost-2] Na ja, die Mauer war gut.
    [gardener-exact-1] Gepflückt, als es reif war.
    [gardener-exact-2] Gerade genug Wasser, gerade genug Münzen.
    [gardener-scoring-1] Seht nur, wie alles blüht!
    [gardener-scoring-2] Eine schöne Ernte.
    [gardener-steal-1] Manches wächst eben über den Zaun.
    [gardener-steal-2] Meine blühen jetzt üppiger.
    [gardener-robbed-1] Da hat jemand meine Blumen gepflückt.
    [gardener-robbed-2] Unkraut! Nichts als Unkraut.
    [gardener-won-1] Geduld trägt Früchte.
    [gardener-won-2] Komm, setz dich zu mir in den Schatten.
    [gardener-lost-1] Nach dem Winter kommt der Frühling.
    [gardener-lost-2] Dein Garten ist heute der schönere.
    [banker-exact-1] Die Bücher stimmen.
    [banker-exact-2] Auf die Münze genau, wie es sich gehört.
    [banker-scoring-1] Die Zinsen sind da.
    [banker-scoring-2] Ein höchst erfreulicher Abschluss.
    [banker-steal-1] Eine kleine Überweisung zu meinen Gunsten.
    [banker-steal-2] Diesen Kredit habe ich fällig gestellt.
    [banker-robbed-1] Das werde ich mir notieren.
    [banker-robbed-2] Das war nicht eingeplant.
    [banker-won-1] Die Bilanz spricht für sich.
    [banker-won-2] Solide Anlagen, weiter nichts.
    [banker-lost-1] Das schreibt man ab.
    [banker-lost-2] Bitte sagen Sie es nicht meinen Kunden.
    [architect-exact-1] Genau wie gezeichnet.
    [architect-exact-2] Der Plan sah das vor.
    [architect-scoring-1] Die Proportionen stimmen.
    [architect-scoring-2] Alles ergibt sich aus dem Plan.
    [architect-steal-1] Eine kleine Planänderung.
    [architect-steal-2] Das war von Anfang an so gezeichnet.
    [architect-robbed-1] Das stand nicht in meiner Zeichnung.
    [architect-robbed-2] Zurück ans Reißbrett.
    [architect-won-1] Gebaut wie entworfen.
    [architect-won-2] Der erste Entwurf war der richtige.
    [architect-lost-1] Deine ist schön gebaut. Wirklich.
    [architect-lost-2] Auf dem Papier lag ich vorn.
    [vizier-exact-1] Nichts verschwendet, nichts geschuldet.
    [vizier-exact-2] Wie ich es voraussah.
    [vizier-scoring-1] Der Hof ist zufrieden.
    [vizier-scoring-2] Alles läuft, wie ich es riet.
    [vizier-steal-1] Ich hatte ein Auge darauf. Und auf dich.
    [vizier-steal-2] Vergib mir. Es war zu verlockend.
    [vizier-robbed-1] Das also war dein Plan. Ich verstehe.
    [vizier-robbed-2] Das merke ich mir.
    [vizier-won-1] Ich habe nie gezweifelt. Nun ja, einmal.
    [vizier-won-2] Ich werde dem Sultan von deinem Mut erzählen.
    [vizier-lost-1] Deine Pläne hast du gut verborgen.
    [vizier-lost-2] Mein Rat: eine Revanche.
    [master-exact-1] So macht man das.
    [master-exact-2] Jede Münze hat ihren Platz.
    [master-scoring-1] Jahrelange Übung, sonst nichts.
    [master-scoring-2] Schau zu und lerne.
    [master-steal-1] Geduld. Und dann alles auf einmal.
    [master-steal-2] Das Tor stand offen.
    [master-robbed-1] Gut gesehen. Sehr gut sogar.
    [master-robbed-2] Ich habe dich zu gut gelehrt.
    [master-won-1] So nah kommen die wenigsten.
    [master-won-2] Eine gute Partie. Bau weiter.
    [master-lost-1] Heute bin ich der Schüler.
   *[master-lost-2] Nun darf ich ruhen. Die Kelle gehört dir.
}
banter-said = { $name }: { $text }
