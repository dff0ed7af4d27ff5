# Les joueurs virtuels.

level = { $level ->
    [apprentice] Apprenti
    [trader] Marchand
    [mason] Maçon
    [gardener] Jardinière
    [banker] Banquière
    [architect] Architecte
    [vizier] Vizir
    [master] Maître
   *[other] { $level }
}

level-about = { $level ->
    [apprentice] L’apprenti débute encore et laisse passer des choses.
    [trader] Le marchand achète ce qui rapporte tout de suite.
    [mason] Le maçon bâtit de longues murailles.
    [gardener] La jardinière veut les jardins et les tours.
    [banker] La banquière ne gaspille jamais une pièce.
    [architect] L’architecte prévoit des tours entiers à l’avance.
    [vizier] Le vizir surveille aussi ce que tu prépares.
    [master] Le maître bâtisseur réfléchit aussi longtemps qu’il le faut.
   *[other] Un joueur venu d’ailleurs.
}
strength = Force { $rung } sur { $most }
