# Ce que cet appareil peut dire du hasard d’une partie.
luck-verified = Hasard vérifié par cet appareil
luck-verified-about = Votre part de hasard a été prise en compte, et la partie est bien celle que vous avez vue.
luck-verified-missing = { $name } n’a pas révélé sa part : la partie a commencé sans elle.
luck-verified-stamp = Vérifié ici · Caravane
luck-no-part = Hasard non vérifié par cet appareil
luck-no-part-no-notes = Le fichier ne se contredit pas, mais cet appareil n’a pas pris part à la partie : il n’en a aucune note.
luck-no-part-unchecked = Le fichier et cette page viennent de versions différentes de Caravane : les dés et les cartes ne peuvent pas être vérifiés ici. Rechargez la page ; si cela ne suffit pas, utilisez « caravane verify » dans la version qui a joué la partie.
luck-no-part-first-algorithm = Cette partie a commencé dans une version antérieure de Caravane, dont le hasard pouvait être calculé d’avance : il ne prouve rien.
luck-no-part-irregular = Cet appareil a vu quelque chose qu’il n’a pas pu noter, ou qui contredit ses notes : il ne peut pas attester que le hasard n’a pas été truqué.
luck-no-part-unseen = Cet appareil a joué un coup sans avoir noté ce qu’il avait vu : il ne peut pas attester que c’est la partie que vous avez vue.
luck-no-part-no-result = Cet appareil n’a pas vu la fin de la partie.
luck-no-part-share = Le fichier ne se contredit pas, mais cet appareil n’a pas pris part à la partie : le hasard ne contient aucune part venue de lui.
luck-no-part-restarted = { $count ->
    [one] Le lancement de la partie a été annulé une fois après que cet appareil a révélé sa part : quelqu’un a pu choisir entre deux hasards.
   *[other] Le lancement de la partie a été annulé { $count } fois après que cet appareil a révélé sa part : quelqu’un a pu choisir entre plusieurs hasards.
}
luck-no-part-upgrade = Cet appareil ne peut pas tout comparer : le fichier ou le serveur est d’une autre version.
luck-no-part-stamp = Non vérifié · Caravane
luck-differs = Il y a un écart
luck-differs-about = Ne vous fiez pas à ce fichier. Gardez-le avec les notes de cet appareil : ce sont les preuves.
luck-differs-file-about = Ne vous fiez pas à ce fichier.
luck-differs-stamp = Écart · À regarder de près
luck-differs-game = Le fichier est celui d’une autre partie.
luck-differs-commitment = L’empreinte du secret n’est pas celle que cet appareil a vue avant la partie.
luck-differs-own-entropy = { $name } : la part de hasard donnée par cet appareil n’est pas dans le fichier.
luck-differs-others-entropy = { $name } : la part de hasard du fichier n’est pas celle qui était fixée avant que cet appareil donne la sienne.
luck-differs-move = { $name } : le coup n° { $number } joué sur cet appareil n’est pas dans le fichier.
luck-differs-shown = { $name } : à l’étape { $number }, le fichier montre autre chose que cet appareil.
luck-differs-result = Le résultat n’est pas celui que cet appareil a montré.
luck-save-notes = Enregistrer les notes de cet appareil
luck-save-file = Enregistrer le fichier
