# La salle d’attente.
waiting-invitation = Invitation
waiting-qr = Code QR de l’invitation
waiting-share = Partager
waiting-share-text = On joue ensemble ? { $title }
waiting-copy = Copier le lien
waiting-copied = Lien copié
waiting-luck = Hasard vérifiable.
waiting-luck-commitment = Empreinte du secret
waiting-luck-about = Le serveur a déjà choisi son secret ; en voici l’empreinte. Chaque personne y mêle sa part de hasard, et à la fin tout le monde peut vérifier que rien n’a été changé.
waiting-is-person = joue ici.
waiting-is-companion = joue sur l’appareil de quelqu’un d’autre.
waiting-is-bot = est un robot
waiting-stand = Se lever
waiting-remove = Libérer la place
waiting-free-about = Cette place ira à la première personne qui ouvrira l’invitation.
waiting-bot = Ajouter un robot ici
waiting-companion = Ajouter quelqu’un à mes côtés
waiting-companion-name = Quelqu’un sur cet appareil
waiting-came = { $name } est là.
waiting-went = { $name } a quitté sa place.
waiting-free = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
waiting-full = La table est complète. L’hôte peut commencer la partie.
waiting-full-host = La table est complète.
waiting-starting = On mêle les parts de hasard…
waiting-start-without = Commencer sans attendre
waiting-start-bots = Jouer avec des robots
waiting-sit = S’asseoir ici
waiting-clock = { $bank }, plus { $increment } par coup.
waiting-begin-host = Quand l’hôte le dit
waiting-starts = Tout le monde est là : la partie commence toute seule.
waiting-start-in = Commencer · { $seconds } s
waiting-seconds = dans { $seconds } s
waiting-title = ({ $count }/{ $most }) { $title }
waiting-title-came = { $name } est là · { $title }
waiting-chat = En attendant
waiting-rules = Lire les règles
