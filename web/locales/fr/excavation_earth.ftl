# Le plateau d’Excavation Earth.
ee-letter-yellow = J
ee-letter-green = V
ee-letter-red = R
ee-letter-violet = I
ee-letter-orange = O
ee-zu = Zu
ee-headline = Manche { $round } / { $rounds }
ee-headline-draft = Manche { $round }, choix { $choice }

ee-leaves = Vues de la table
ee-leaf-map = Carte
ee-leaf-market = Marché
ee-leaf-ship = Vaisseau
ee-map = La Terre vue de l’orbite
ee-actions = Actions
ee-tray = Ce que vous pouvez faire
ee-nobody = personne

ee-popularity = Popularité
ee-popularity-more = tampon : prix payé · blancs : { $white }
ee-track = { $colour } : popularité { $level }, rang { $rank }, paie { $price }
ee-markets = Les six marchés
ee-markets-more = tête de file à gauche
ee-market = Marché { $market }
ee-queue = Marché { $market }. File : { $queue }. Négociants : { $traders }
ee-mothership = Vaisseau mère
ee-centre = Centre { $centre }. { $tile }. Émissaires : { $emissaries }
ee-no-tile = pas encore de tuile
ee-prizes = Majorités : { $prizes }
ee-aboard = à bord : { $count }
ee-forecast = Prévisions
ee-forecast-card = Prévision : { $card }
ee-black-market = Marché noir
ee-black-price = valeur + { $more }
ee-pile = { $relic }, prix { $price }, pile de { $count }
ee-pile-empty = pile vide : { $colour }

ee-tile-relay = { $side ->
    [yellow] téléporter un, 3 pas
   *[white] jusqu’à 4 pas
 }
ee-tile-scanner = { $side ->
    [yellow] fouiller 2 reliques
   *[white] fouiller 1 relique
 }
ee-tile-private-sale = { $side ->
    [yellow] vente, 1 ou 2 marchés
   *[white] vente, 1 marché
 }
ee-tile-rumour = { $side ->
    [yellow] acheteurs, 2 marchés
   *[white] acheteurs, 1 marché
 }
ee-tile-safe-conduct = { $side ->
    [yellow] 2 affaires à −2 / +3
   *[white] 1 affaire à −2 / +3
 }
ee-tile-archive = { $side ->
    [yellow] échantillon partout
   *[white] échantillon sur place
 }
ee-tile-briefing = { $side ->
    [yellow] 6 crédits, 1 carte sur 4
   *[white] 3 crédits, 1 carte sur 3
 }
ee-tile-dividends = { $side ->
    [yellow] 3 par marché tenu
   *[white] 2 par marché tenu
 }

ee-power-issisinui = Prospection : trois reliques au lieu de deux, dont une gratuite.
ee-power-kutu-kuti = Fouille : la seconde relique peut venir du même site ou d’un site voisin.
ee-power-gul = Vente : sur un marché noir, une relique d’abord, à sa valeur.
ee-power-aquilla = Vente : le marché du symbole joué s’ouvre sans négociant.
ee-power-dal-harrai = Début de tour : un pas gratuit.
ee-power-zu = Le rival solitaire : il suit ses cartes et gagne les égalités.
ee-relic = { $relic }, { $value }
ee-store = { $store } : { $count } sur { $most }
ee-gallery = Galerie : { $worth } crédits à la fin
ee-row = rang
ee-column = col.
ee-sampled = { $relic } : échantillon pris
ee-reserve = réserve
ee-guards = gardes
ee-traders = négociants
ee-emissaries = émissaires
ee-surveys = prospection
ee-explorers = Explorateurs
ee-hand = { $count ->
    [one] Main : une carte
   *[other] Main : { $count } cartes
 }
ee-hidden = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
 }
ee-no-cards = Plus aucune carte.
ee-travel = voyage
ee-standing = { $cards } cartes et { $travel } voyages, { $reserve } cubes en réserve, { $relics } reliques, galerie { $worth }
ee-standing-zu = { $cards } cartes restantes, { $reserve } cubes en réserve, { $relics } reliques, galerie { $worth }

ee-tells-reach = À portée : { $relics }
ee-tells-dig = { $relic } en soute, { $stored } sur { $most }.
ee-tells-sample = Échantillon : la colonne passe de { $before } à { $credits }.
ee-tells-sampled = Son échantillon est déjà pris.
ee-tells-sale = Vendre en { $colour }, { $count ->
        [one] marché
       *[other] marchés
    } { $markets } : { $before } + { $total } = { $after } crédits

ee-draft = Choisissez deux cartes
ee-draft-drawn = Cartes piochées
ee-draft-one = Gardez-en une, les autres sont défaussées.
ee-draft-next = Le reste du paquet passe à { $name }.
ee-draft-solo = Des cartes restantes, quelques-unes se perdent.
ee-draft-waits = Vos cartes sont choisies : les autres réfléchissent encore.
ee-pack = { $count ->
    [one] Paquet d’une carte
   *[other] Paquet de { $count } cartes
 }

ee-sale-colour = Couleur vendue
ee-sale-offers = Les meilleures ventes
ee-sale-markets = Marchés, 1 à 3
ee-sale-relics = Reliques cédées
ee-sale-slip = Bordereau de vente
ee-sale-preview = Aperçu
ee-sale-rank = Cote, { $colour } : rang { $rank }
ee-sale-buyers = { $count ->
    [one] 1 acheteur × 2
   *[other] { $count } acheteurs × 2
 }
ee-sale-power = sans négociant : pouvoir
ee-sale-bonus = { $count ->
    [2] Prime de deux marchés
   *[other] Prime de trois marchés
 }
ee-sale-total = Total
ee-sale-cards = { $count ->
    [one] Une carte piochée.
   *[other] Deux cartes piochées, vous en gardez une.
 }
ee-sale-rising = { $count ->
    [one] Un négociant devient émissaire ({ $centres }).
   *[other] { $count } négociants deviennent émissaires ({ $centres }).
 }
ee-sale-leave = { $count ->
    [one] Un acheteur quitte le vaisseau mère.
   *[other] { $count } acheteurs quittent le vaisseau mère.
 }
ee-closed-yes = fermé
ee-closed-trader = pas de négociant
ee-closed-buyer = pas d’acheteur

ee-round-sheet = Manche { $round } : les majorités
ee-sheet-total = Crédits
ee-sheet-close = Continuer
ee-sheet-skip = Tout montrer
ee-zu-turn = Le tour de Zu
ee-zu-next = Carte suivante
ee-zu-has = Zu a maintenant
ee-zu-look = Son vaisseau
ee-zu-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
ee-zu-deck = Paquet de Zu pour cette manche
ee-zu-carried = reportées
ee-pile-of = Marché noir : { $colour }
ee-nobody-sells = Pile vide.
ee-supply = Réserve cachée : { $count }

ee-first-cards = À votre tour, deux actions : choisissez-en une, puis la carte qui la paie. Ce qui brille se touche.
ee-first-relics = Déplacez vos explorateurs, fouillez sous leurs pieds, puis vendez là où se tiennent vos négociants et des acheteurs de cette couleur.
ee-first-rounds = Trois manches. Les émissaires du vaisseau mère rapportent à chaque manche, la galerie d’échantillons à la fin. Qui a le plus de crédits gagne.
