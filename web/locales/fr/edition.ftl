# L’édition d’un jeu : les nombres de la boîte, et les nôtres.
edition-title = L’édition
edition-ours = La nôtre
edition-ours-about = { $count ->
    [one] { $count } valeur de plateau reconstruite
   *[other] { $count } valeurs de plateau reconstruites
}
edition-complete = toutes relevées
edition-open = { $count ->
    [one] { $count } encore reconstruite
   *[other] { $count } encore reconstruites
}
edition-fingerprint = empreinte
edition-draft = sur cet appareil
edition-draft-read = { $count ->
    [0] rien de relevé
    [one] { $count } valeur relevée
   *[other] { $count } valeurs relevées
}
edition-draft-open = Continuer { $title }
edition-have = J’ai la boîte devant moi
edition-have-about = relever les nombres : { edition-time }, au téléphone
edition-time = 15 minutes
edition-which = Lesquels
edition-which-title = Ce qu’aucun texte ne donne
edition-all-read = Tous les nombres viennent de cette boîte.
edition-some-read = { $count ->
    [one] Un nombre n’est pas encore relevé : c’est le nôtre.
   *[other] { $count } nombres ne sont pas encore relevés : ce sont les nôtres.
}
edition-mark-box = de votre boîte
edition-mark-ours = encore reconstruit
edition-mark-stated = dit par la règle
edition-mark-missing = pas encore relevé
edition-mark-edition = de cette édition
edition-new-title = Ma boîte
edition-new-source = relevé sur la boîte
edition-about-title = Les nombres des plateaux
edition-about-text = Les règles disent beaucoup de nombres, mais pas tous ceux qui sont imprimés sur les plateaux. Ceux-là sont reconstruits : ils se jouent bien, ce ne sont pas ceux de la boîte. Si vous avez la boîte, vous pouvez les relever en créant une table.

# Relever une édition.
editor-name = Nom de l’édition
editor-source = D’où viennent les nombres
editor-rename = Nom, fichier et autres réglages
editor-read = { $count ->
    [0] Aucune valeur relevée
    [one] { $count } valeur relevée
   *[other] { $count } valeurs relevées
}
editor-still = { $count ->
    [0] plus rien de reconstruit
    [one] encore { $count } reconstruite
   *[other] encore { $count } reconstruites
}
editor-parts = Les parties de la boîte
editor-part-progress = { $part } : { $read } sur { $total }
editor-part-complete = { $part }, complet
editor-lead = Touchez une case, tapez ce qui est imprimé
editor-length = Longueur de la piste : **{ $count ->
    [one] { $count } case
   *[other] { $count } cases
}**
editor-length-list = Nombre d’entrées : **{ $count }**
editor-shorter = Une de moins
editor-longer = Une de plus
editor-place-space = { $part }, case { $number }
editor-place-between = { $part }, seuil entre les cases { $number } et { $next }
editor-place-entry = { $part }, valeur { $number }
editor-cell-box = { $place }, { $field }, relevé { $value }
editor-cell-ours = { $place }, { $field }, reconstruit { $value }
editor-cell-stated = { $place }, { $field }, dit par la règle { $value }
editor-cell-missing = { $place }, { $field }, à relever
editor-reconstructed = reconstruit : { $value }
editor-by-rule = dit par la règle : { $value }
editor-no-ours = notre plateau n’a pas cette case
editor-pad = Clavier
editor-minus = Moins
editor-clear = Effacer : reprendre la valeur d’ici
editor-erase = Effacer le dernier chiffre
editor-same = Comme ici
editor-next = Suivante
editor-value = Valeur
editor-none = aucune
editor-stated-question = La règle dit { $value }. Votre boîte montre autre chose ?
editor-stated-change = Oui, changer
editor-unusual = Est-ce bien imprimé ainsi ?
editor-unusual-falls = { $place } : les points baissent. { editor-unusual }
editor-unusual-jump = { $place } : un saut de plus de 5 points. { editor-unusual }
editor-unusual-high = { $place } : un seuil de plus de 6. { editor-unusual }
editor-needed = { $place } : il faut un nombre.
editor-needed-count = { $place } : il en faut { $count }.
editor-needed-range = { $place } : de { $least } à { $most }.
editor-needed-rising = { $place } : plus que le nombre d’avant.
editor-keys = Entrée : valeur suivante. Flèches : une autre. = : comme la valeur reconstruite. Échap : quitter le champ.
editor-squares = Touchez une case pour changer : rien, { $marks }
editor-square = Case { $number } : { $what }
editor-square-nothing = rien
editor-squares-hint = { $name } : { $list }
editor-set-hint = { $count } sur { $wanted }
editor-lines = { $count ->
    [one] { $count } liaison
   *[other] { $count } liaisons
}
editor-line-from = De
editor-line-to = À
editor-line-add = Ajouter
editor-line-remove = Retirer { $line }
editor-line-read = { $line } : comme sur ma boîte
editor-lines-same = Les autres sont comme ici
editor-map = Carte : touchez deux lieux pour les relier ou les séparer
editor-map-from = Depuis { $place } : touchez l’autre lieu
editor-file = Le fichier
editor-file-waits = Le fichier s’affichera quand le serveur répondra.
editor-download = my-box.toml
editor-open-file = Ouvrir un fichier
editor-drop = ou déposez-le ici
editor-check = Vérifier
editor-checking = 40 parties au hasard se jouent…
editor-checks = Vérifications
editor-ok-values = Les valeurs sont possibles.
editor-ok-games = 40 parties au hasard arrivent au bout, les robots aussi.
editor-not-tried = Pas encore essayée : Vérifier joue 40 parties.
editor-offline = Pas de réponse du serveur : tout reste sur cet appareil, la vérification attend.
editor-offer = Proposer
editor-offer-about = Tout le monde sur ce serveur pourra la choisir.
editor-offered = Proposée : elle est sur la page de création.
editor-ask-host = Pour que tout le monde puisse la choisir, envoyez le fichier à l’hôte du serveur : il le met dans le dossier « editions ».
editor-play = Jouer
editor-delete = Supprimer de cet appareil
editor-delete-sure = Supprimer { $title } ? Les valeurs relevées sont perdues.
editor-saved = enregistrée
editor-saved-seconds = enregistrée il y a { $count } s
editor-not-saved = Cet appareil n’enregistre rien : téléchargez le fichier avant de partir.
editor-words = En liste
editor-drawn = Dessin
editor-words-lead = Une ligne par valeur ; vide, elle reste comme ici.
editor-gone = Ce relevé n’est pas sur cet appareil.
editor-back = Revenir à la création
