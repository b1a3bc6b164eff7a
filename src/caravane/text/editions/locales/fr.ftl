# Éditions : le fichier que l’on remplit avec sa boîte devant soi, et ce qui peut y être faux.
edition-file-head =
    { $game } : les nombres de votre boîte.
    Remplacez chaque "?" par ce qui est imprimé ; ce qui reste "?" est à nous. Le nombre de valeurs est celui des cases :
    retirez-en ou ajoutez-en si votre plateau en a moins ou plus. Les lignes qui commencent par # sont des remarques.
edition-file-field = { $field } ; chez nous : { $ours }
edition-named = { $name } : { $field }
edition-problem-line = ligne { $line }
edition-problem-start = début du fichier
edition-problem-entry = { $place }, valeur { $entry }
edition-problem-field = { $place }, { $key }
edition-problem = { $where } : { $what }
edition-problem-not-toml = ce n’est pas un fichier TOML ({ $reason }). Attendu : des lignes comme points = [0, 1, 2], chaque table sous son nom entre crochets.
edition-problem-too-long = le fichier est trop long. Attendu : { $most } caractères au plus.
edition-problem-no-head = la table [edition] manque. Attendu : [edition] avec game, name, title et source.
edition-problem-unknown-game = { $found } n’est pas un jeu d’ici. Attendu : l’un des noms que donne « caravane games ».
edition-problem-head-missing = { $key } manque. Attendu : { $key } = "..." avec un texte.
edition-problem-bad-name = { $found } ne peut pas être un nom. Attendu : des minuscules, des chiffres et des traits d’union, comme ma-boite.
edition-problem-bad-title = { $found } ne peut pas être affiché. Attendu : un texte de 1 à { $most } caractères sur une ligne.
edition-problem-unknown-table = la table { $table } n’existe pas. Attendu : par exemple { $known }.
edition-problem-unknown-key = { $key } n’existe pas ici. Attendu : { $known }.
edition-problem-unknown = une édition ne peut pas changer cela.
edition-problem-list-expected = { $found } est une valeur seule. Attendu : une liste entre crochets, comme [1, 2, 3].
edition-problem-single-expected = { $found } est une liste. Attendu : une seule valeur, sans crochets.
edition-problem-number-expected = { $found } n’est pas un nombre entier. Attendu : un nombre de { $least } à { $most }.
edition-problem-out-of-range = { $found } est hors limites. Attendu : un nombre de { $least } à { $most }.
edition-problem-name-expected = { $found } n’est pas un élément du jeu. Attendu, au choix : { $names }.
edition-problem-pair-expected = { $found } n’est pas une paire. Attendu : deux noms entre crochets, comme ["M1", "Y1"].
edition-problem-length = Longueur : { $found }. Attendu : { $least }.
edition-problem-length-between = Longueur : { $found }. Attendu : de { $least } à { $most }.
edition-problem-length-like = Longueur : { $found }. Attendu : { $expected }, pour aller avec { $other }.
edition-problem-not-rising = { $found } vient après { $before }. Attendu : chaque nombre plus grand que le précédent.
edition-problem-twice = { $found } y est deux fois. Attendu : une seule fois chacun.
edition-problem-given-twice = { $key } est donné deux fois. Attendu : une seule valeur.
edition-problem-ours-too-short = "?" désigne une valeur à nous, mais notre liste a { $length } valeurs. Attendu : le nombre imprimé.
edition-problem-falls = { $found } vient après { $before }. Est-ce bien imprimé ainsi ?
edition-problem-jumps = de { $before } à { $found }, le pas est grand. Est-ce bien imprimé ainsi ?
edition-problem-large = { $found }, c’est bien plus que notre plus grande valeur, { $most }. Est-ce bien imprimé ainsi ?
edition-problem-trial = une partie à { $seats } ne va pas au bout avec ces valeurs : { $reason }.
edition-problem-trial-slow = avec ces valeurs, les parties durent trop longtemps.
edition-problem-endless = elle n’en finit pas
edition-problem-components = du matériel apparaît ou disparaît
