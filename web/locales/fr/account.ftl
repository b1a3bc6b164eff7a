# Réglages, compte, carnet de route et classements.
settings-title = Réglages
settings-kept = Ces réglages restent sur cet appareil.
settings-lang = Langue
settings-theme = Lumière
settings-theme-auto = Automatique
settings-theme-day = Jour
settings-theme-lamp = Lampe
settings-speed = Animations
settings-speed-off = Aucune
settings-speed-slow = Lentes
settings-speed-normal = Normales
settings-speed-fast = Rapides
settings-sound = Sons
settings-sound-about = Les dés, le papier, une cloche quand c’est à vous.
settings-confirm = Confirmer les coups
settings-confirm-about = Un coup est montré d’abord ; un second geste l’envoie.
settings-plain = En mots, sans dessins
settings-plain-about = La table est racontée en listes et en boutons, pour le clavier et les lecteurs d’écran.
account-title = Mon compte
account-nobody = Vous pouvez jouer sans compte, avec un simple nom. Un compte garde vos parties et votre classement, sur tous vos appareils.
account-guest = En visite : vos parties tiennent à cet appareil.
account-known = Compte : { $login }
account-profile = Mon carnet de route
account-make = Créer un compte
account-make-about = Un identifiant et un mot de passe suffisent.
account-make-guest = Vos parties en cours et passées vous suivent dans le compte.
account-make-do = Créer mon compte
account-login = Identifiant
account-login-note = De 3 à 32 lettres, chiffres, points ou tirets.
account-login-or-email = Identifiant ou adresse
account-password = Mot de passe
account-password-note = Au moins { $least } caractères. Une phrase convient très bien.
account-enter = J’ai déjà un compte
account-enter-guest = Les parties jouées ici en tant que { $name } resteront à cette visite.
account-enter-do = Me connecter
account-letter = Recevoir un lien
account-letter-about = Sans mot de passe : si ce serveur sait envoyer des lettres, un lien arrive à votre adresse.
account-letter-do = M’écrire
account-letter-done = C’est parti ! Regardez votre courrier.
account-email = Adresse électronique
account-notices = Recevoir un signe
account-notices-about = Quand une table vous attend et que vous ne la regardez pas, deux phrases vous le disent, une fois par décision. Rien de secret n’y figure.
account-notices-email = Par lettre à { $email }
account-notices-webhook = Par une requête à cette adresse
account-notices-webhook-note = Un webhook, par exemple celui d’un salon de discussion. Laissez vide pour ne rien envoyer.
account-notices-do = Retenir
account-name = Changer de nom
account-name-about = Le nouveau nom vaut à partir de la prochaine table.
account-name-label = Nom affiché
account-name-do = Changer
account-name-done = C’est fait.
account-leave = Se déconnecter
account-leave-about = Vos parties vous attendront à votre retour.
account-leave-do = Me déconnecter
account-forget = Tout effacer
account-forget-about = Votre compte, votre nom, vos messages et votre classement disparaissent. Aux tables en cours, un robot termine pour vous.
account-forget-guest = Votre nom et vos messages disparaissent. Aux tables en cours, un robot termine pour vous.
account-forget-sure = Oui, effacer pour toujours
account-forget-do = Tout effacer
profile-title = Carnet de route
profile-nobody = Vous n’avez pas encore joué ici.
profile-ratings = Classements
profile-no-ratings = Aucune partie classée pour l’instant.
profile-rating = { $rating } points, à { $uncertainty } près
profile-games = { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}
profile-history = Parties jouées
profile-no-history = Votre première partie terminée apparaîtra ici.
profile-more = Voir les précédentes
profile-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
profile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
profile-unfinished = interrompue
profile-watch = Revoir
profile-holiday = Vacances
profile-holiday-about = Vos pendules s’arrêtent à toutes vos tables au fil des jours, pour 60 jours au plus.
profile-holiday-until = Jusqu’au
profile-holiday-do = Partir en vacances
profile-holiday-back = Je suis de retour
profile-holiday-done = { $count ->
    [0] Aucune table au fil des jours en ce moment.
    [one] Noté à une table.
   *[other] Noté à { $count } tables.
}
ladder-title = Classements
ladder-about = Seules comptent les parties classées, entre comptes. Le rang se fonde sur ce qu’une personne vaut à coup sûr : plus elle joue, plus l’estimation s’affine.
ladder-empty = Personne n’est encore classé à ce jeu. La première place est à prendre !
ladder-rank = Rang
ladder-name = Nom
ladder-sure = À coup sûr
ladder-rating = Estimation
ladder-games = Parties
ladder-bot = robot
ladder-game = Le jeu
