## Comment on veut la page

settings-look = Apparence
settings-course = Rythme
settings-table = À la table
settings-keep = Emporter tes réglages
settings-keep-text = Tes réglages restent dans ce navigateur. Enregistre-les dans un fichier pour les emporter dans un autre.
settings-export = Enregistrer dans un fichier
settings-import = Ouvrir un fichier
settings-reset = Réinitialiser
settings-told = { $what ->
    [imported] Tes réglages sont en place.
    [unreadable] Ce n’est pas un fichier de réglages.
   *[reset] Tout est comme à la première visite.
  }
setting = { $name ->
    [theme] Couleurs
    [contrast] Contraste
    [motion] Mouvement
    [pace] Joueurs virtuels
    [ending] Fin du tour
    [sound] Sons
    [hints] Montrer où un bâtiment peut aller
    [coordinates] Coordonnées
   *[keys] Raccourcis à une lettre
  }
setting-hint = { $name ->
    [theme] Sable le jour, indigo la nuit.
    [contrast] Plus de contraste : des traits plus forts, des fonds plus simples.
    [motion] La vitesse des tuiles, de l’argent et des décomptes.
    [pace] La pause après chacune de leurs étapes.
    [ending] De lui-même, seulement quand il ne reste rien à faire.
    [sound] De petits sons pour les tuiles, l’argent et les décomptes.
    [hints] Sans cette aide, touche un emplacement pour savoir si le bâtiment y va.
    [coordinates] Les pas depuis la tuile de départ, au bord de ton Alhambra.
   *[keys] Une seule lettre agit à la table. Le point d’interrogation les montre.
  }
setting-option = { $option ->
    [theme-system] Système
    [theme-light] Clair
    [theme-dark] Sombre
    [contrast-system] Système
    [contrast-more] Plus
    [motion-none] Aucun
    [motion-fast] Rapide
    [motion-normal] Normal
    [motion-slow] Lent
    [pace-none] Sans pause
    [pace-fast] Rapides
    [pace-normal] Normaux
    [pace-slow] Lents
    [ending-button] Avec le bouton
    [ending-soon] Après un instant
   *[ending-at-once] Aussitôt
  }

devices = Appareils
devices-text = Tous les appareils où ta session est ouverte. Pour jouer sur un autre, crée un lien personnel sur la page « Toi ».
device-unknown = { $program ->
    [true] Un programme
   *[false] Un navigateur
  }
device-this = Cet appareil
device-seen = Vu le { $day }
sign-out = Se déconnecter
sign-out-of = Déconnecter { $device }
sign-out-sure = { $where ->
    [everywhere] Se déconnecter partout ?
   *[here] Se déconnecter ici ?
  }
sign-out-text = { $last ->
    [true] Il n’y a ni compte ni mot de passe : ensuite, personne ne pourra revenir à tes places et à tes parties, pas même toi.
   *[false] Tes autres appareils restent connectés, et un lien personnel te ramène ici.
  }
sign-out-yes = { $where ->
    [everywhere] Se déconnecter partout
   *[here] Se déconnecter ici
  }
sign-out-no = Ne pas me déconnecter
