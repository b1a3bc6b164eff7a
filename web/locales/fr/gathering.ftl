# La salle d’attente.
gathering-invitation = Invitation
gathering-qr = Code QR de l’invitation
gathering-share = Partager
gathering-share-text = Viens jouer avec moi : { $title }
gathering-copy = Copier le lien
gathering-copied = Lien copié
gathering-luck = Hasard vérifiable.
gathering-luck-sealed = Empreinte scellée
gathering-luck-about = Le serveur a déjà fixé le secret de ses dés ; en voici l’empreinte. Chaque personne y mêle sa part de hasard, et à la fin tout le monde peut vérifier que rien n’a été changé.
gathering-is-person = joue ici.
gathering-is-companion = joue sur l’appareil de quelqu’un d’autre.
gathering-is-bot = est un robot
gathering-stand = Me lever
gathering-remove = Libérer la place
gathering-free-about = Cette place attend la première personne qui ouvrira l’invitation.
gathering-bot = Asseoir un robot ici
gathering-companion = Asseoir à mes côtés
gathering-companion-name = Quelqu’un sur cet appareil
gathering-came = { $name } est là.
gathering-went = { $name } a quitté sa place.
gathering-free = { $count ->
    [one] Une place attend encore.
   *[other] { $count } places attendent encore.
}
gathering-full = La table est complète, l’hôte va commencer.
gathering-full-host = La table est complète.
gathering-mixing = On mêle les parts de hasard…
gathering-start-without = Commencer sans les parts manquantes
gathering-start-bots = Compléter avec des robots et jouer
gathering-sit = M’asseoir ici
gathering-clock = { $bank }, et { $increment } par réponse.
