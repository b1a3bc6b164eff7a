# Réglages, compte, profil et classement.
settings-title = Réglages
settings-saved = Ces réglages sont enregistrés sur cet appareil.
settings-lang = Langue
settings-theme = Éclairage
settings-theme-auto = Automatique
settings-theme-day = Jour
settings-theme-lamp = Lampe
settings-speed = Animations
settings-speed-off = Aucune
settings-speed-slow = Lentes
settings-speed-normal = Normales
settings-speed-fast = Rapides
settings-sound = Sons
settings-sound-about = Les dés, le papier, et une cloche quand c’est à vous de jouer.
settings-confirm = Confirmer les coups
settings-confirm-turn = le tour
settings-confirm-turn-about = Vous voyez tout le tour, puis le confirmez d’un coup.
settings-confirm-step = chaque étape
settings-confirm-step-about = Chaque étape d’un tour se confirme à part.
settings-confirm-never = jamais
settings-confirm-never-about = Ce que vous touchez est joué aussitôt.
settings-plain = Mode texte
settings-plain-about = La table en listes et en boutons, pour le clavier et les lecteurs d’écran.
account-title = Mon compte
account-nobody = Vous pouvez jouer sans compte, avec un simple nom. Un compte garde vos parties et votre cote sur tous vos appareils.
account-guest = En visite : vos parties sont liées à cet appareil.
account-known = Compte : { $login }
account-profile = Mon profil
account-sign-up = Créer un compte
account-sign-up-about = Un identifiant et un mot de passe suffisent.
account-sign-up-guest = Vos parties, en cours et terminées, vous suivront.
account-sign-up-do = Créer mon compte
account-login = Identifiant
account-login-note = De 3 à 32 lettres, chiffres, points ou tirets.
account-login-or-email = Identifiant ou adresse e-mail
account-password = Mot de passe
account-password-note = Au moins { $least } caractères. Une phrase entière fait très bien l’affaire.
account-log-in = J’ai déjà un compte
account-log-in-guest = Vos parties jouées ici ({ $name }) ne passeront pas dans ce compte.
account-log-in-do = Se connecter
account-login-link = Recevoir un lien de connexion
account-login-link-about = Sans mot de passe : si ce serveur peut envoyer des e-mails, vous recevrez un lien de connexion.
account-login-link-do = Recevoir le lien
account-login-link-done = C’est parti ! Consultez votre messagerie.
account-email = Adresse e-mail
account-notices = Notifications
account-notices-about = Quand une table vous attend en votre absence, nous vous envoyons deux phrases, une seule fois par décision. Elles ne révèlent rien de secret.
account-notices-email = Par e-mail à { $email }
account-notices-webhook = Par webhook à cette adresse
account-notices-webhook-note = Par exemple celui d’un salon de discussion. Laissez vide pour désactiver.
account-notices-do = Enregistrer
account-name = Changer de nom
account-name-about = Votre nouveau nom apparaîtra dès votre prochaine table.
account-name-label = Nom affiché
account-name-do = Changer
account-name-done = C’est fait.
account-log-out = Se déconnecter
account-log-out-about = Vos parties vous attendront à votre retour.
account-log-out-do = Se déconnecter
account-delete = Tout supprimer
account-delete-about = Votre compte, votre nom, vos messages et votre cote seront supprimés pour de bon. Aux tables en cours, un robot prendra le relais.
account-delete-guest = Votre nom et vos messages seront supprimés pour de bon. Aux tables en cours, un robot prendra le relais.
account-delete-sure = Oui, tout supprimer
account-delete-do = Tout supprimer
profile-title = Profil
profile-nobody = Vous n’avez pas encore joué ici.
profile-ratings = Cotes
profile-no-ratings = Aucune partie classée pour l’instant.
profile-rating = { $rating } points, à { $uncertainty } près
profile-games = { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}
profile-history = Parties jouées
profile-no-history = Votre première partie terminée apparaîtra ici.
profile-more = Voir les parties précédentes
profile-rank = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
profile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
profile-unfinished = interrompue
profile-holiday = Vacances
profile-holiday-about = Votre pendule s’arrête à toutes vos tables sur plusieurs jours, 60 jours par an au plus à chacune.
profile-holiday-until = Jusqu’au
profile-holiday-do = Partir en vacances
profile-holiday-back = Je suis de retour
profile-holiday-done = { $count ->
    [0] Vous n’avez aucune table sur plusieurs jours en ce moment.
    [one] C’est fait à une table.
   *[other] C’est fait à { $count } tables.
}
leaderboard-title = Classement
leaderboard-about = Seules comptent les parties classées, entre comptes ou contre des robots. La cote des robots est mesurée et reste fixe. Le rang suit une estimation prudente : plus on joue, plus elle s’affine.
leaderboard-empty = Personne n’est encore classé à ce jeu. La première place est à prendre !
leaderboard-rank = Rang
leaderboard-name = Nom
leaderboard-lower-bound = Au moins
leaderboard-rating = Cote
leaderboard-games = Parties
leaderboard-bot = robot
leaderboard-game = Jeu
