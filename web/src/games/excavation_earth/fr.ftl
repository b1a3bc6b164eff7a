# Le plateau d’Excavation Earth.
ee-letter-yellow = J
ee-letter-green = V
ee-letter-red = R
ee-letter-violet = I
ee-letter-orange = O
ee-zu = Zu

ee-leaves = Vues de la table
ee-tab-map = Carte
ee-tab-market = Marché
ee-tab-ship = Vaisseau
ee-tab-zu = Zu
ee-tab-round = Manche
ee-action-move = déplacer
ee-action-dig = fouiller
ee-action-haggle = marchander
ee-action-sell = vendre
ee-action-command = commander
ee-action-smuggle = trafiquer
ee-action-survey = sonder
ee-action-pass = passer
ee-supplies = Réserves
ee-kept = Votre main
ee-value = valeur
ee-forecast-more = fouilles, manche { $round }
ee-map = La Terre vue de l’orbite
ee-actions = Actions
ee-tray = Ce que vous pouvez faire
ee-nobody = personne

ee-popularity = Popularité
ee-popularity-more = tampon : prix payé · blancs : { $white }
ee-track = { $colour } : popularité { $level }, rang { $rank }, paie { $price }
ee-markets = Six marchés
ee-markets-more = tête de file à gauche
ee-market = marché { $market } sur { $most }
ee-queue = { $market }. File : { $queue }. Vendeurs : { $traders }
ee-mothership = Vaisseau-mère
ee-centre = Centre { $centre }. { $tile }. Émissaires : { $emissaries }
ee-no-tile = pas encore de tuile
ee-prizes = primes { $prizes }
ee-aboard = { $count } à bord
ee-forecast = Sondage des sols
ee-forecast-card = Sondage des sols : { $card }
ee-black-market = Marché noir
ee-black-price = valeur + { $more }
ee-pile = { $relic }, prix { $price }, pile de { $count }
ee-pile-empty = pile vide : { $colour }

ee-tile-relay = { $teleports ->
    [0] jusqu’à { $steps } pas
   *[other] une téléportation, { $steps } pas
 }
ee-tile-scanner = { $relics ->
    [one] déterrer { $relics } relique
   *[other] déterrer { $relics } reliques
 }
ee-tile-private-sale = { $markets ->
    [one] vente, { $markets } marché
   *[other] vente, jusqu’à { $markets } marchés
 }
ee-tile-rumour = { $markets ->
    [one] acheteurs, { $markets } marché
   *[other] acheteurs, { $markets } marchés
 }
ee-tile-safe-conduct = { $deals ->
    [one] { $deals } affaire à { $buy } / { $fence }
   *[other] { $deals } affaires à { $buy } / { $fence }
 }
ee-tile-archive = { $everywhere ->
    [0] échantillon sur place
   *[other] échantillon partout
 }
ee-tile-briefing = { $credits ->
    [one] { $credits } crédit, une carte sur { $draw }
   *[other] { $credits } crédits, une carte sur { $draw }
 }
ee-tile-dividends = { $credits } par marché tenu

ee-power-issisinui = Sondage : trois reliques au lieu de deux, dont une gratuite.
ee-power-kutu-kuti = Fouille : la seconde relique peut venir du même site ou d’un site voisin.
ee-power-gul = Vente : avec un explorateur sur un marché noir, achetez d’abord une relique à sa valeur.
ee-power-aquilla = Vente : pas besoin de vendeur au marché dont vous jouez le symbole.
ee-power-dal-harrai = Début de tour : un pas gratuit.
ee-power-zu = Votre rival en solo : il suit ses cartes et gagne les égalités.
ee-relic = { $relic }, { $value }
ee-store = { $store } : { $count } sur { $most }
ee-gallery = Galerie : { $worth } crédits à la fin
ee-row = rangée
ee-column = col.
ee-sampled = { $relic } : échantillon pris
ee-reserve = réserve
ee-guards = gardes
ee-traders = vendeurs
ee-emissaries = émissaires
ee-surveys = sondage
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
ee-travel = déplacement
ee-summary = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $travel ->
    [one] { $travel } carte Déplacement
   *[other] { $travel } cartes Déplacement
}, { $reserve ->
    [one] { $reserve } cube
   *[other] { $reserve } cubes
} en réserve, { $relics ->
    [one] { $relics } relique
   *[other] { $relics } reliques
}, galerie { $worth }
ee-summary-zu = { $cards ->
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
}, { $reserve ->
    [one] { $reserve } cube
   *[other] { $reserve } cubes
} en réserve, { $relics ->
    [one] { $relics } relique
   *[other] { $relics } reliques
}, galerie { $worth }

ee-draft-one = Gardez-en une, les autres sont défaussées.
ee-draft-next = Le reste du paquet passe à { $name }.
ee-draft-solo = Le hasard écartera ensuite quelques-unes des cartes restantes.
ee-draft-waits = Vos cartes sont choisies. Les autres réfléchissent…
ee-pack = { $count ->
    [one] Paquet d’une carte
   *[other] Paquet de { $count } cartes
 }

ee-sale-colour = Couleur vendue
ee-sale-markets = Marchés, { $most } au plus
ee-sale-relics = Reliques vendues
ee-sale-preview = Aperçu
ee-sale-rank = Popularité, { $colour } : rang { $rank }
ee-sale-buyers = { $count ->
    [one] un acheteur × { $each }
   *[other] { $count } acheteurs × { $each }
 }
ee-sale-bonus = { $count ->
    [2] Bonus pour deux marchés
   *[other] Bonus pour trois marchés
 }
ee-sale-total = Total
ee-sale-cards = { $count ->
    [one] Vous piochez une carte.
   *[other] Vous piochez deux cartes et en gardez une.
 }
ee-closed-yes = fermé
ee-closed-trader = pas de vendeur
ee-closed-buyer = pas d’acheteur

ee-round-sheet = Manche { $round } : les majorités
ee-sheet-total = Crédits
ee-sheet-close = Continuer
ee-zu-turn = Le tour de Zu
ee-zu-mine = À moi
ee-zu-rule = Règle
ee-zu-earlier = { $count ->
    [one] et un choix avant
   *[other] et { $count } choix avant
 }
ee-zu-look = Son vaisseau
ee-zu-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
ee-zu-deck = Pioche de Zu pour cette manche
ee-zu-carried = reportées
ee-pile-of = Marché noir : { $colour }
ee-nobody-sells = Pile vide.
ee-supply = Réserve cachée : { $count }
ee-order = ordre du tour : { $place }
ee-marker = marqueur Initiative { $number }
ee-discard = Défausse : { $count }
ee-no-discard = Aucune carte n’est défaussée.

ee-tab-plan = Plan
ee-you-pay = Vous payez
ee-plan-sale = Vendre ({ $colour }) : { $markets }
ee-line-hold = { $place } · soute { $stored }/{ $most }
ee-line-sample = échantillon : colonne { $before } → { $after }
ee-line-no-sample = pas d’échantillon
ee-line-sampled = déjà échantillonnée
ee-line-trader = Vendeur, { $market }
ee-line-white = Acheteur blanc, { $market }
ee-line-buyer = { $buyer }, { $market }
ee-line-level = popularité { $before } → { $after }
ee-line-promote = { $market } : le vendeur devient émissaire
ee-line-emissary = Émissaire, { $centre }
ee-line-recall = Utiliser la tuile : { $tile }
ee-line-recalled = un émissaire quitte le { $centre }
ee-line-slot = Sondage des sols : { $old } → { $card }
ee-line-survey = puis des reliques sont tirées
ee-effect-hand = Main { $before } → { $after }
ee-effect-level = { $colour } : popularité { $before } → { $after }, rang { $rank }
ee-effect-centre = { $centre } : vous { $mine }, meilleur rival { $most } ; prime { $now } → { $then }
ee-effect-pass = Votre manche s’arrête : de { $cards ->
    [one] votre carte
   *[other] vos { $cards } cartes
} vous en gardez deux au plus ; { $travel ->
    [0] aucune carte Déplacement n’est perdue.
    [one] une carte Déplacement reste inutilisée.
   *[other] { $travel } cartes Déplacement restent inutilisées.
}
ee-confirm-sell = Vendre : { $before } → { $after }
ee-confirm-keep = { $count ->
    [one] Garder cette carte
    [2] Garder ces deux
   *[other] Garder celles-ci
 }
ee-confirm-exchange = { $count ->
    [one] Échanger une carte
   *[other] Échanger { $count } cartes
 }
ee-confirm-place = Se poser ici
ee-confirm-buy = Acheter : { $credits }
ee-confirm-fence = Refourguer : { $credits }
ee-confirm-command = Commander
ee-confirm-command-for = Commander : +{ $credits }
ee-confirm-dig = { $count ->
    [one] La déterrer
    [2] Déterrer les deux
   *[other] Les déterrer
 }
ee-confirm-move = Déplacer
ee-confirm-haggle = Marchander
ee-confirm-survey = Sonder
ee-confirm-pass = Finir ma manche
ee-sale-with = +{ $credits }
ee-sale-better = { $card } ouvrirait aussi { $market }

ee-uses = { $card } : { $uses }.
ee-use-dig = fouille ({ $places })
ee-use-haggle = marchande ({ $market })
ee-use-smuggle = trafique
ee-use-command = commande ({ $what })
ee-use-opens = ouvre { $market } à la vente
