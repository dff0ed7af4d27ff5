# What a symbol, a number or a part of the table is: said of whatever is pressed and held.

what-hint = Touche n’importe quoi pour savoir ce que c’est. Pendant ce temps, rien n’est joué.
what-is = { $part ->
    [exact] Tu peux payer ce prix exactement. Tu as alors une autre action.
    [over] Tu paierais cela en trop. On ne rend pas la monnaie, et tes actions sont finies.
    [short] Il te manque cela dans cette monnaie.
    [nowhere] Pour l’instant, il ne va nulle part dans ton Alhambra ; il devrait aller sur le plateau de stockage.
    [allows] Avec cette carte, tu pourrais payer ce bâtiment exactement.
    [currency] Ce bâtiment se paie seulement dans cette monnaie.
    [slot] Un bâtiment à vendre : son prix dans le coin, ses murailles en rouge sur les bords. Un losange doré marque ce qui est nouveau depuis ton dernier tour.
    [together] Ces cartes peuvent être prises ensemble : elles valent 5 ou moins.
    [display] L’argent à prendre : une carte, ou plusieurs qui valent 5 ou moins ensemble. Un losange doré marque ce qui est nouveau depuis ton dernier tour.
    [scoring] Dans combien de cartes le prochain décompte peut venir.
    [deck] Les cartes monnaie qui restent dans la pioche.
    [bag] Les bâtiments qui restent dans le sac. Quand il n’y en a plus, la partie finit.
    [dirk] Dirk, le troisième d’une partie à deux : il a des bâtiments et des points, mais pas de tour.
    [gain] Les points que donnerait un décompte maintenant.
    [clock] Le temps qui reste.
    [points] Les points jusqu’ici. Le plus haut total est souligné ou porte une étoile.
    [standing] Un joueur et ses points. L’or montre à qui c’est de jouer ; touche pour voir son Alhambra.
    [count] Les bâtiments de cette sorte. Qui en a le plus d’une sorte reçoit des points.
    [wall] La plus longue muraille sans interruption. Chaque côté vaut un point à chaque décompte.
    [cards] Les cartes monnaie en main.
    [stored] Les bâtiments stockés. Ils ne comptent pas.
    [rival] Un autre joueur : son Alhambra, ses bâtiments par sorte, sa muraille, ses cartes et son stockage. Touche pour voir en grand.
    [chip] Quelque chose qui s’est passé depuis ton dernier tour. Touche pour savoir quoi.
    [legal] Le bâtiment peut être ici.
    [illegal] Touche pour voir pourquoi le bâtiment ne peut pas être ici.
    [building] Un bâtiment de cette Alhambra. Un cadre doré marque ce qui est nouveau depuis ton dernier tour.
    [palace] L’Alhambra : des bâtiments autour de la tuile de départ. La ligne dorée est sa plus longue muraille.
    [chain] Des bâtiments que tu pourrais tous acheter exactement à ce tour, l’un après l’autre.
    [payment] Une façon de payer. Un plus dit combien c’est en trop.
    [consequence] Ce qui changerait : la muraille, le nombre de bâtiments ou les points d’un décompte maintenant.
    [undo] Annule des étapes de ce tour ou les refait. Rien n’est définitif avant la fin de ton tour.
    [end] Finit ton tour. Après, on ne peut plus rien annuler.
    [rebuild] Réaménager au lieu d’acheter ou de prendre de l’argent : construire depuis le stockage, y mettre un bâtiment ou en échanger deux.
    [sum] Tout ton argent dans cette monnaie.
    [planned] Une des cartes pour plusieurs achats exacts à ce tour.
    [card] Une carte de ta main. Touche des cartes et un bâtiment pour l’acheter.
    [aside] Acheté à ce tour. Il faut le placer avant la fin du tour.
    [reserve] Ton plateau de stockage. Ce qui est ici peut être construit plus tard, mais ne compte pas.
    [prompt] Ce que tu peux faire maintenant.
    [log] Le déroulement de la partie. Un point d’interrogation dit pourquoi un joueur virtuel a fait quelque chose.
   *[other] Une partie de la table.
}
