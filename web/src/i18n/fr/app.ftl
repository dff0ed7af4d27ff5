formats = fr

app-name = Alhambra
skip-to-content = Aller au contenu

nav-label = Menu principal
nav-home = Alhambra : accueil
nav-games = Mes parties
nav-waiting = { $count ->
    [one] { $count } partie t’attend
   *[other] { $count } parties t’attendent
}
nav-lobby = Salon
nav-more = Plus
nav-learn = Apprendre
nav-rules = Règles
nav-gallery = Galerie
nav-about = À propos
nav-privacy = Confidentialité

language-label = Langue

theme-label = Couleurs
theme = { $theme ->
    [light] Clair
    [dark] Sombre
   *[system] Système
}

page-title = { $page } · Alhambra

loading = Chargement…

# Une règle montrée sur place, où qu’elle soit citée.
book-whole = Ouvrir le livret de règles
book-close = Fermer
book-rule = Règle { $rule }

# De la table vers d’autres vues de la même partie.
text-to-text = Vue texte
replay-watch = Revoir la partie
keys-title = Raccourcis clavier
settings-title = Réglages
ending-soon = Ton tour va se terminer.
replay-open = Ouvrir une partie
stats-title = Mes statistiques
what-title = Qu’est-ce que c’est ?
