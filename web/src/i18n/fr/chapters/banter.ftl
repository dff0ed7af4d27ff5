# Ce que disent les joueurs de l’ordinateur à la table : chaque chose de deux façons, jamais la même deux fois de suite.

banter = { $line ->
    [apprentice-exact-1] Le compte est bon ! Vous avez vu ?
    [apprentice-exact-2] À la pièce près. J’ai compté sur mes doigts.
    [apprentice-scoring-1] Tout ça, c’est vraiment pour moi ?
    [apprentice-scoring-2] Attendez que mon maître l’apprenne !
    [apprentice-steal-1] C’est moi qui en ai le plus ? Moi ?
    [apprentice-steal-2] Pardon ! J’en voulais juste un de plus.
    [apprentice-robbed-1] Hé, c’est moi qui en avais le plus !
    [apprentice-robbed-2] Un instant d’inattention, et voilà…
    [apprentice-won-1] J’ai gagné ? J’ai gagné !
    [apprentice-won-2] Je peux me coucher tard ce soir ?
    [apprentice-lost-1] Bon, j’ai beaucoup appris.
    [apprentice-lost-2] Encore une partie ? S’il vous plaît !
    [trader-exact-1] Un prix honnête, payé honnêtement.
    [trader-exact-2] Pas une pièce de trop. C’est ça, le commerce.
    [trader-scoring-1] Les affaires marchent, aujourd’hui.
    [trader-scoring-2] Du bénéfice, mes amis, du bénéfice.
    [trader-steal-1] L’offre et la demande, que veux-tu.
    [trader-steal-2] C’était une bonne place. La voici à moi.
    [trader-robbed-1] Tu sais marchander, toi.
    [trader-robbed-2] Je le mets sur ta note.
    [trader-won-1] C’est un plaisir de traiter avec toi.
    [trader-won-2] Vendu ! À moi-même.
    [trader-lost-1] Tantôt on gagne, tantôt on vend.
    [trader-lost-2] Une perte. Tu me fais un prix demain ?
    [mason-exact-1] Ajusté comme une pierre de taille.
    [mason-exact-2] Mesuré deux fois, payé une fois.
    [mason-scoring-1] Pierre sur pierre, ça finit par compter.
    [mason-scoring-2] De bonnes fondations, ça.
    [mason-steal-1] Moi, je bâtis. Ce sont des choses qui arrivent.
    [mason-steal-2] Le mien monte un peu plus haut, maintenant.
    [mason-robbed-1] Je croyais que ça tenait bien.
    [mason-robbed-2] Hum. Il me faut plus de mortier.
    [mason-won-1] Ça tient. Et ça tiendra.
    [mason-won-2] Et maintenant, quelque chose de frais à boire.
    [mason-lost-1] Bien bâti, il faut le dire.
    [mason-lost-2] Enfin, la muraille était bonne.
    [gardener-exact-1] Cueilli à point.
    [gardener-exact-2] Juste assez d’eau, juste assez de pièces.
    [gardener-scoring-1] Regardez comme tout fleurit !
    [gardener-scoring-2] Une belle récolte.
    [gardener-steal-1] Les plantes passent par-dessus la clôture.
    [gardener-steal-2] Les miens fleurissent mieux, à présent.
    [gardener-robbed-1] On a cueilli mes fleurs.
    [gardener-robbed-2] De l’ivraie ! Rien que de l’ivraie.
    [gardener-won-1] La patience porte ses fruits.
    [gardener-won-2] Viens t’asseoir à l’ombre avec moi.
    [gardener-lost-1] Après l’hiver vient le printemps.
    [gardener-lost-2] Ton jardin est le plus beau, aujourd’hui.
    [banker-exact-1] Les comptes sont justes.
    [banker-exact-2] À la pièce près, comme il se doit.
    [banker-scoring-1] Les intérêts sont versés.
    [banker-scoring-2] Un bilan des plus satisfaisants.
    [banker-steal-1] Un petit virement en ma faveur.
    [banker-steal-2] J’ai réclamé ce prêt.
    [banker-robbed-1] J’en prends note.
    [banker-robbed-2] Ce n’était pas au budget.
    [banker-won-1] Le bilan parle de lui-même.
    [banker-won-2] De bons placements, rien de plus.
    [banker-lost-1] On passe cela en perte.
    [banker-lost-2] Surtout, n’en dites rien à mes clients.
    [architect-exact-1] Exactement comme sur le dessin.
    [architect-exact-2] Le plan le prévoyait.
    [architect-scoring-1] Les proportions sont justes.
    [architect-scoring-2] Tout découle du plan.
    [architect-steal-1] Une légère retouche aux plans.
    [architect-steal-2] Je l’avais dessiné dès le début.
    [architect-robbed-1] Ce n’était pas sur mon dessin.
    [architect-robbed-2] Retour à la planche à dessin.
    [architect-won-1] Bâti selon le projet.
    [architect-won-2] La première esquisse était la bonne.
    [architect-lost-1] Un bel ouvrage, le tien. Vraiment.
    [architect-lost-2] Sur le papier, j’étais en tête.
    [vizier-exact-1] Rien de gâché, rien à devoir.
    [vizier-exact-2] Comme je l’avais prévu.
    [vizier-scoring-1] La cour est satisfaite.
    [vizier-scoring-2] Tout va comme je l’ai conseillé.
    [vizier-steal-1] J’avais l’œil dessus. Et sur toi.
    [vizier-steal-2] Pardonne-moi. C’était trop tentant.
    [vizier-robbed-1] C’était donc ton plan. Je vois.
    [vizier-robbed-2] Je m’en souviendrai.
    [vizier-won-1] Je n’en ai jamais douté. Enfin, une fois.
    [vizier-won-2] Je parlerai de ton courage au sultan.
    [vizier-lost-1] Tu as bien caché tes plans.
    [vizier-lost-2] Mon conseil : une revanche.
    [master-exact-1] Voilà comment on fait.
    [master-exact-2] Chaque pièce a sa place.
    [master-scoring-1] Des années de pratique, rien d’autre.
    [master-scoring-2] Regarde et apprends.
    [master-steal-1] De la patience. Puis tout d’un coup.
    [master-steal-2] La porte était restée ouverte.
    [master-robbed-1] Bon œil. Très bon œil.
    [master-robbed-2] Je t’ai trop bien appris.
    [master-won-1] Peu sont venus si près.
    [master-won-2] Une bonne partie. Continue de bâtir.
    [master-lost-1] Aujourd’hui, c’est moi l’élève.
   *[master-lost-2] Je peux me reposer. La truelle est à toi.
}
banter-said = { $name }: { $text }
