# Un lien à transmettre.

share-copy = Copier le lien
share-share = Partager…
share-copied = { $copied ->
    [yes] Copié
   *[failed] À copier à la main
}
share-only-here = Cette adresse ne marche que sur cet ordinateur. Pour que d’autres sur ton réseau puissent jouer, démarre le serveur avec --lan et ouvre la page à l’adresse qu’il affiche.
