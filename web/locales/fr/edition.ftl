# L’édition d’un jeu : les nombres de la boîte, et les nôtres.
edition-title = L’édition
edition-table = Édition
edition-table-show = Édition : { $title }. Voir les valeurs
edition-ours = La nôtre
edition-ours-about = { $count ->
    [0] aucune valeur de plateau n’est reconstruite
    [one] { $count } valeur de plateau reconstruite
   *[other] { $count } valeurs de plateau reconstruites
}
edition-ours-open = { $count ->
    [one] { $count } valeur reconstruite
   *[other] { $count } valeurs reconstruites
}
edition-complete = toutes relevées
edition-open = { $count ->
    [one] { $count } encore reconstruite
   *[other] { $count } encore reconstruites
}
edition-fingerprint = empreinte
edition-checked = vérifiée
edition-checked-about = { $count ->
    [one] Ce serveur a joué { $count } partie jusqu’au bout avec elle
   *[other] Ce serveur a joué { $count } parties jusqu’au bout avec elle
}
edition-copy = Continuer sur cet appareil : { $title }
edition-draft = sur cet appareil
edition-draft-read = { $count ->
    [0] rien de relevé
    [one] { $count } valeur relevée
   *[other] { $count } valeurs relevées
}
edition-draft-wrong = des valeurs encore impossibles
edition-draft-open = Continuer : { $title }
edition-choice-gone = L’édition choisie la dernière fois n’est plus là : la table a nos valeurs.
error-edition-gone = L’édition choisie n’est plus sur cet appareil. Choisissez-en une autre.
error-edition-wrong = Des valeurs de cette édition sont encore impossibles. Continuez-la, ou choisissez-en une autre.
edition-have = J’ai la boîte devant moi
edition-have-about = relever les nombres : environ { $minutes } minutes sur un téléphone
edition-which = Voir la liste
edition-which-title = Ce qu’aucun texte ne donne
edition-all-read = Tous les nombres viennent de cette boîte.
edition-some-read = { $count ->
    [one] Un nombre n’est pas encore relevé : c’est le nôtre.
   *[other] { $count } nombres ne sont pas encore relevés : ce sont les nôtres.
}
edition-mark-box = de votre boîte
edition-mark-ours = encore reconstruit
edition-mark-rulebook = donné par la règle
edition-mark-missing = pas encore relevé
edition-mark-edition = de cette édition
edition-origin = Ses valeurs
edition-origin-edition = { $count ->
    [one] { $count } de l’édition « { $title } »
   *[other] { $count } de l’édition « { $title } »
}
edition-origin-ours = { $count ->
    [one] { $count } reconstruite
   *[other] { $count } reconstruites
}
edition-origin-rulebook = { $count ->
    [one] { $count } donnée par la règle
   *[other] { $count } données par la règle
}
edition-new-title = Ma boîte
edition-new-source = relevé sur la boîte
edition-about-title = Les nombres des plateaux
edition-about-text = Les règles donnent beaucoup de nombres, mais pas tous ceux qui sont imprimés sur les plateaux. Les autres sont reconstruits : ils se jouent bien, mais ce ne sont pas ceux de la boîte. Si vous l’avez, vous pouvez relever les siens en créant une table.
edition-rematch = L’édition « { $title } » a changé depuis cette partie.
edition-rematch-same = Avec les mêmes valeurs
edition-rematch-newest = La plus récente : { $date }

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
    [0] plus rien à relever
    [one] encore { $count } reconstruite
   *[other] encore { $count } reconstruites
}
editor-parts = Les parties de la boîte
editor-part-progress = { $part } : { $read } sur { $total }
editor-part-complete = { $part } : tout est relevé
editor-lead-track = Touchez une case, tapez ce qui est imprimé
editor-lead-row = Touchez une valeur, tapez ce qui est imprimé
editor-lead-name = Touchez une valeur, choisissez ce qui est imprimé
editor-lead-set = Touchez les noms que la boîte réunit
editor-lead-pairs = Reliez les lieux qu’une ligne relie sur le plateau
editor-lead-squares = Touchez une case pour la changer : rien, { $marks }
editor-length = Longueur de la piste : **{ $count ->
    [one] { $count } case
   *[other] { $count } cases
}**
editor-length-list = Nombre de valeurs : **{ $count }**
editor-shorter = Une de moins : { $part }
editor-longer = Une de plus : { $part }
editor-place-field = { $part }, { $field }
editor-place-space = { $part }, case { $number }
editor-place-between = { $part }, seuil entre les cases { $number } et { $next }
editor-place-spaces = { $part }, entre les cases { $number } et { $next }
editor-place-entry = { $part }, valeur { $number }
editor-in-circle = { $field }, dans le rond
editor-between-circles = { $field }, entre les ronds
editor-above-circle = { $field }, à côté du rond
editor-cell-box = { $place }, relevé : { $value }
editor-cell-ours = { $place }, reconstruit : { $value }
editor-cell-rulebook = { $place }, donné par la règle : { $value }
editor-cell-missing = { $place }, à relever
editor-reconstructed = reconstruit : { $value }
editor-from-rulebook = donné par la règle : { $value }
editor-no-ours = notre plateau n’a pas cette case
editor-pad = Clavier
editor-minus = Moins
editor-clear = Effacer : revenir à notre valeur
editor-erase = Effacer le dernier chiffre
editor-same = Comme ici
editor-next = Suivante
editor-undo = Annuler
editor-swept-cleared = Retour à nos valeurs.
editor-swept-same = Tout est comme ici, relevé sur votre boîte.
editor-swept-file = Les valeurs sont celles du fichier.
editor-value = Valeur
editor-none = aucune
editor-rulebook-question = La règle donne { $value }. Votre boîte montre autre chose ?
editor-rulebook-question-whole = La règle le donne. Votre boîte montre autre chose ?
editor-rulebook-change = Oui, changer
editor-remark = { $place } : { $what }
editor-needed = { $place } : il faut un nombre.
editor-needed-count = { $place } : il en faut { $count }.
editor-needed-range = { $place } : il faut un nombre de { $least } à { $most }.
editor-needed-rising = { $place } : il faut plus que le nombre d’avant.
editor-keys = Entrée : valeur suivante. Flèches : une autre. « = » : comme la valeur reconstruite. Échap : quitter le champ.
editor-square = Case { $number } : { $what }
editor-square-nothing = rien
editor-squares-hint = { $name } : { $list }
editor-set-hint = { $count } sur { $wanted }
editor-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
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
editor-download = ma-boite.toml
editor-open-file = Ouvrir un fichier
editor-drop = ou déposez-le ici
editor-file-foreign = Ce n’est pas le fichier d’une édition.
editor-file-other = Ce fichier contient des nombres d’un autre jeu, { $game } : ouvrez-le là-bas.
editor-file-sure = Le fichier a { $inFile ->
    [one] { $inFile } valeur
   *[other] { $inFile } valeurs
}. Remplacer les { $here } relevées ici ?
editor-file-partly = { $inFile ->
    [one] { $inFile } valeur du fichier est possible
   *[other] { $inFile } valeurs du fichier sont possibles
} ; les autres restent les nôtres. Remplacer les { $here } relevées ici ?
editor-file-replace = Remplacer
editor-file-taken = { $count ->
    [one] Fichier lu : { $count } valeur.
   *[other] Fichier lu : { $count } valeurs.
}
editor-check = Vérifier
editor-waiting = Les valeurs sont examinées…
editor-checking = { $count ->
    [one] { $count } partie au hasard se joue…
   *[other] { $count } parties au hasard et quelques-unes entre robots se jouent…
}
editor-checks = Vérifications
editor-ok-values = Les valeurs sont possibles.
editor-ok-games = { $random ->
    [one] { $random } partie au hasard arrive au bout
   *[other] { $random } parties au hasard arrivent au bout
}{ $bots ->
    [0] .
    [one] , et { $bots } entre robots.
   *[other] , et { $bots } entre robots.
}
editor-ok-time = Le temps a manqué pour d’autres.
editor-not-tried = { $count ->
    [one] Pas encore essayée : « Vérifier » joue { $count } partie.
   *[other] Pas encore essayée : « Vérifier » joue { $count } parties, et quelques-unes entre robots.
}
editor-offline = Pas de réponse du serveur : tout reste sur cet appareil, et sera vérifié plus tard.
editor-refused-often = Assez de vérifications pour l’instant : réessayez dans quelques minutes.
editor-refused-title = Le serveur n’accepte pas ce nom, ou d’où viennent les nombres : changez-les sous le titre.
editor-offer = Proposer
editor-offering = Des parties se jouent…
editor-offer-about = Tout le monde sur ce serveur pourra la choisir. Des parties se jouent d’abord avec elle.
editor-offer-again = { $title } : cette édition est déjà proposée ici.
editor-offer-replace = La remplacer
editor-offer-add = En ajouter une seconde
editor-offered = Proposée : elle est sur la page « Créer une table ».
editor-ask-host = Pour que tout le monde puisse la choisir, envoyez { $file } à l’hôte du serveur : il le met dans le dossier « editions ».
editor-host-send = Un texte pour l’hôte
editor-host-copied = Copié
editor-host-text = Voici les nombres de ma boîte pour { $game }, l’édition « { $title } » pour Caravane. Merci de mettre le fichier { $file } dans le dossier « editions » du serveur, pour que tout le monde puisse la choisir.
editor-play = Jouer
editor-play-empty = Relevez d’abord une valeur : elle pourra alors se jouer.
editor-play-wrong = Des valeurs sont encore impossibles : elle pourra se jouer ensuite.
editor-delete = Supprimer de cet appareil
editor-delete-sure = Supprimer { $title } ? Les valeurs relevées seront perdues.
editor-saved = enregistrée
editor-saved-seconds = enregistrée il y a { $count } s
editor-not-saved = Cet appareil n’enregistre rien : téléchargez le fichier avant de partir.
editor-words = En liste
editor-drawn = Sur le plateau
editor-words-lead = Une ligne par valeur ; vide, elle reste comme ici. « = » relève notre valeur.
editor-words-value = Valeur
editor-words-here = Ici
editor-words-box = Votre boîte
editor-words-ours = reconstruit
editor-words-number = Il faut un nombre ; rien n’a changé.
editor-words-squares = Cases de { $least } à { $most }, séparées par des espaces, comme 2 8 ; 0 s’il n’y en a pas.
editor-gone = Cette édition n’est pas sur cet appareil.
editor-back = Revenir à la nouvelle table
