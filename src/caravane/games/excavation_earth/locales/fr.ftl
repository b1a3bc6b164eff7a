# Excavation Earth : textes français, dans nos propres mots.
title = Excavation Earth
subtitle = 90 reliques · six marchés
about = Déterrez ce que les humains ont laissé, faites-le désirer, vendez avant vos rivaux. En solo, contre la corporation Zu.
designers = de Dávid Turczi et Wai Yee, développé par Gordon Calleja ; Mighty Boards, édition française Matagot
automaton = Zu

option-faction-1 = Faction de la place 1
option-faction-1-random = libre
option-faction-1-issisinui = Is’sisinui
option-faction-1-kutu-kuti = Kutu Kuti
option-faction-1-gul = Gul
option-faction-1-aquilla = Aquilla
option-faction-1-dal-harrai = Dal-Harrai
option-faction-2 = Faction de la place 2
option-faction-2-random = libre
option-faction-2-issisinui = Is’sisinui
option-faction-2-kutu-kuti = Kutu Kuti
option-faction-2-gul = Gul
option-faction-2-aquilla = Aquilla
option-faction-2-dal-harrai = Dal-Harrai
option-faction-3 = Faction de la place 3
option-faction-3-random = libre
option-faction-3-issisinui = Is’sisinui
option-faction-3-kutu-kuti = Kutu Kuti
option-faction-3-gul = Gul
option-faction-3-aquilla = Aquilla
option-faction-3-dal-harrai = Dal-Harrai
option-faction-4 = Faction de la place 4
option-faction-4-random = libre
option-faction-4-issisinui = Is’sisinui
option-faction-4-kutu-kuti = Kutu Kuti
option-faction-4-gul = Gul
option-faction-4-aquilla = Aquilla
option-faction-4-dal-harrai = Dal-Harrai
option-factions = Factions libres
option-factions-chosen = choisies, place après place
option-factions-drawn = tirées au sort
option-promotion = Après une vente, un vendeur devient émissaire
option-promotion-mandatory = toujours
option-promotion-optional = si l’on veut
option-row-table = Les rangées de la galerie rapportent
option-row-table-by-value = plus pour les reliques rares
option-row-table-uniform = toutes autant
option-starting-draft = Les premières mains
option-starting-draft-off = sont distribuées
option-starting-draft-on = sont choisies dans des paquets qui tournent
option-zu-credits = Zu commence avec
option-zu-credits-usual = 8 crédits
option-zu-credits-none = rien (plus facile)
option-zu-failure = Quand Zu ne peut rien faire, il gagne
option-zu-failure-usual = 10 crédits
option-zu-failure-nothing = rien (plus facile)
option-zu-failure-more = 15 crédits (plus difficile)
option-zu-haggle = Quand il marchande, Zu amène
option-zu-haggle-usual = un acheteur blanc et un coloré
option-zu-haggle-white-only = un acheteur blanc seulement (plus facile)
option-zu-deck = Après un coup de fusil, un sondage ou une fouille (plus populaire)
option-zu-deck-usual = la pioche de Zu reste entière
option-zu-deck-shorter = Zu perd une carte (plus facile)
option-zu-crew = L’équipage de Zu
option-zu-crew-unlimited = est sans limite
option-zu-crew-limited = a 22 cubes (plus facile)
option-zu-two-colours = Une carte Fouille à deux couleurs
option-zu-two-colours-higher = vise la plus populaire
option-zu-two-colours-both = donne une relique de chacune (plus difficile)
option-zu-store = Zu stocke ce qu’il fouille
option-zu-store-usual = dans sa soute
option-zu-store-anywhere = où il y a de la place (plus difficile)
option-your-unsold-relics = Vos reliques invendues à la fin
option-your-unsold-relics-nothing = ne comptent pas
option-your-unsold-relics-cost = vous coûtent leur valeur (plus difficile)
option-zu-purchases = Au marché noir, Zu achète
option-zu-purchases-one = une relique
option-zu-purchases-two = deux reliques (plus difficile)
option-zu-initiative-marker = Quand il sonde, Zu
option-zu-initiative-marker-off = ne prend pas de marqueur Initiative
option-zu-initiative-marker-on = prend un marqueur, comme vous

step-choose-faction = Choisissez votre faction.
step-draw-faction = Une faction est tirée au sort.
step-shuffle-cards = Les cartes Action sont mélangées.
step-deal-hands = Les mains sont distribuées.
step-redraw-next = Qui peut échanger des cartes ?
step-redraw = { $count ->
    [0] Quatre cartes semblables ou plus : défaussez-en à volonté, vous en piocherez autant.
    [one] Vous piocherez { $count } carte. Défaussez encore, ou terminez.
   *[other] Vous piocherez { $count } cartes. Défaussez encore, ou terminez.
}
step-travel-back = Les cartes Déplacement reviennent.
step-shuffle-supply = Des reliques sont mélangées.
step-shuffle-buyers = Les cartes Acheteur sont mélangées.
step-lay-queues = Les files se forment.
step-shuffle-zu-kind = Les cartes de Zu sont réparties entre les manches.
step-shuffle-zu-deck = La pioche de Zu est mélangée.
step-first-turn = La phase d’actions commence.
step-prepare = La manche suivante se prépare.
step-shuffle-tiles = Des tuiles Commandement sont tirées.
step-turn-tiles = Les tuiles Commandement se retournent.
step-shorten-queues = Les files avancent.
step-fill-queues = De nouveaux acheteurs arrivent.
step-work-forecast = Le sondage des sols livre ses reliques.
step-new-forecast = Un nouveau sondage des sols est posé.
step-set-order = L’ordre du tour est fixé.
step-deal-packs = Les paquets sont distribués.
step-open-packs = Les paquets s’ouvrent.
step-pick = { $left ->
    [one] Gardez encore une carte ; le reste part à votre gauche.
   *[other] Gardez deux cartes de ce paquet ; le reste part à votre gauche.
}
step-pass-packs = Les paquets tournent.
step-solo-open = Neuf cartes sont piochées.
step-solo-pick = { $left ->
    [one] Gardez encore une carte ; le hasard en écartera ensuite d’autres.
   *[other] Gardez deux cartes ; le hasard en écartera ensuite d’autres.
}
step-solo-lose = Le hasard écarte des cartes.
step-carry-zu = Zu garde trois de ses cartes.
step-turn-piles = Le marché noir se renouvelle.
step-begin-turn = Un tour commence.
step-place-third = Où se pose votre troisième explorateur ?
step-free-step = Dal-Harrai : un pas gratuit pour un explorateur, ou aucun.
step-turn = Le tour continue.
step-action = { $left ->
    [one] Votre dernière action de ce tour ?
   *[other] Que faites-vous ? Il reste { $left } actions.
}
step-card = { $action } : quelle carte jouez-vous ?
step-next-turn = À qui le tour ?
step-keep-on-pass = { $left ->
    [one] Gardez encore une carte pour la manche suivante.
   *[other] Gardez deux cartes pour la manche suivante ; les autres sont défaussées.
}
step-step = { $fuel ->
    [one] Il reste un pas. Déplacez un explorateur, ou arrêtez.
   *[other] Il reste { $fuel } pas. Déplacez un explorateur, ou arrêtez.
}
step-dig = { $left ->
    [one] Déterrer une relique de plus ?
   *[other] Que déterrez-vous ?
}
step-sample = { $relic } : prélever un échantillon ?
step-pick-guard = Votre réserve est vide : quel garde retirez-vous ?
step-place-guard = Un garde prend place.
step-store-place = { $relic } : en soute ou dans le conteneur ?
step-draw = Des cartes sont piochées.
step-reshuffle = La défausse devient la pioche.
step-haggle-trader = { $market } : envoyer un vendeur ?
step-place-trader = Un vendeur prend place.
step-haggle-white = { $market } : ajouter un acheteur blanc ?
step-haggle-colour = { $market } : quel acheteur ajoutez-vous ?
step-gul-buy = Gul : avant de vendre, acheter une relique au marché noir à sa valeur ?
step-sell-colour = Quelle couleur vendez-vous ?
step-sell-market = Vente ({ $colour }) : sur quel marché ?
step-sell-relic = { $left ->
    [one] Quelle relique vendez-vous ?
   *[other] Quelles reliques vendez-vous ? Il en faut { $left }.
}
step-promote = { $market } : votre vendeur devient-il émissaire ?
step-board-buyers = Les acheteurs embarquent.
step-sold-out = Les reliques quittent le jeu.
step-keep-guard = Une carte peut rester.
step-keep-card = Quelle carte gardez-vous ? Les autres sont défaussées.
step-command-more = Le commandement continue.
step-command = Commandement, { $market } et son centre : que faites-vous ?
step-place-emissary = Un émissaire prend place.
step-teleport = Relais orbital : quel explorateur téléporter ?
step-put-down = Où l’explorateur se pose-t-il ?
step-rumour-market = { $left ->
    [one] Rumeurs : sur quel marché ?
   *[other] Rumeurs : sur quel marché d’abord ?
}
step-safe-more = Le passe-droit continue.
step-safe-deal = Passe-droit : acheter une relique, ou en refourguer une ? Affaires restantes : { $left }.
step-archive = Moulage d’archives : quelle relique échantillonner ? Elle reste où elle est.
step-smuggle-mode = Marché noir : refourguer vos reliques, ou acheter ?
step-fence = { $left ->
    [one] Refourguer une autre relique ?
   *[other] Quelle relique refourguez-vous ?
}
step-buy-more = Un autre achat ?
step-buy = { $left ->
    [one] Acheter une autre relique, d’une autre couleur ?
   *[other] Quelle relique achetez-vous ?
}
step-survey-slot = Quelle carte du sondage des sols remplacer par { $card } ?
step-survey-cube = Un cube protège la carte du sondage des sols.
step-survey-draw = Des reliques sont piochées.
step-survey-site = Quelle relique va sur son site ({ $colour }) ?
step-survey-offer = Une relique peut s’acheter.
step-survey-free = Is’sisinui : prendre gratuitement une de ces reliques ?
step-survey-buy = Acheter une de ces reliques au double de sa valeur ?
step-survey-back = Le reste retourne dans la réserve.
step-return-supply = La réserve est mélangée.
step-score = Les centres sont décomptés.
step-end-round = La manche est terminée.
step-zu-turn = Le tour de Zu continue.
step-zu-done = La carte de Zu est résolue.
step-zu-dig = Zu fouille.
step-zu-dig-other = Zu fouille dans l’autre couleur.
step-zu-dig-relic = Zu déterre une relique.
step-zu-fence = Zu refourgue.
step-zu-haggle = Zu cherche un marché.
step-zu-trader = Zu envoie un vendeur.
step-zu-buyers = Zu amène des acheteurs.
step-zu-add-buyer = Zu amène un acheteur.
step-zu-sale = Zu vend.
step-zu-sale-colour = Zu choisit une couleur.
step-zu-sale-market = Zu choisit un marché.
step-zu-snipe = Zu fait un coup de fusil.
step-zu-snipe-market = Zu choisit un marché.
step-zu-survey = Zu sonde.
step-zu-survey-site = Zu pose une relique sur son site.
step-tie-colour = Le hasard choisit une couleur pour Zu.
step-tie-lead = Le hasard choisit la couleur phare de Zu.
step-tie-relic = Le hasard choisit une relique pour Zu.
step-tie-market = Le hasard choisit un marché pour Zu.

verb-draw-faction = Faction : { $faction }
verb-shuffle-cards = Mélange : { $order }
verb-shuffle-relics = Mélange : { $order }
verb-shuffle-buyers = Mélange : { $order }
verb-shuffle-tiles = Mélange : { $order }
verb-shuffle-zu = Mélange : { $order }
verb-lot-colour = Tirage : { $colour }
verb-lot-relic = Tirage : { $relic }
verb-lot-market = Tirage : { $market }
verb-discard = Défausser { $card }
verb-finish-redraw = Terminer l’échange
verb-keep = Garder { $card }
verb-place = Se poser : { $location }
verb-step = { $start } → { $end }
verb-skip-step = Ne pas bouger
verb-choose = { $action }
verb-play = Jouer { $card }
verb-stop-moving = Arrêter les déplacements
verb-dig = Déterrer { $relic }
verb-stop-digging = Arrêter la fouille
verb-sample = Prélever un échantillon
verb-skip-sample = Pas d’échantillon
verb-move-guard = Retirer : { $relic }
verb-store = Stocker : { $store }
verb-send-trader = Envoyer un vendeur
verb-skip-trader = Pas de vendeur
verb-add-white = Ajouter un acheteur blanc
verb-skip-white = Pas d’acheteur blanc
verb-add-buyer = Ajouter un acheteur { $colour }
verb-skip-buyer = Pas d’acheteur coloré
verb-buy = Acheter au marché noir : { $colour }
verb-skip-purchase = Ne rien acheter
verb-pick-colour = Vendre : { $colour }
verb-skip-sale = Pas de vente
verb-pick-market = { $market }
verb-stop-markets = Aucun autre marché
verb-sell = Vendre { $relic }, { $store }
verb-promote = Promouvoir le vendeur
verb-leave = Laisser le vendeur
verb-send-emissary = Envoyer un émissaire
verb-recall = Rappeler un émissaire (tuile)
verb-finish-command = Terminer le commandement
verb-fence-relics = Refourguer
verb-buy-relics = Acheter
verb-fence = Céder { $relic }, { $store }
verb-stop-fencing = Arrêter
verb-stop-buying = Arrêter
verb-replace = Remplacer la carte { $slot }
verb-put = Sur son site : { $relic }
verb-take = Prendre { $relic }
verb-leave-relics = Ne rien prendre
verb-buy-relic = Acheter { $relic }
verb-return-relics = Ne rien acheter
verb-lift = Téléporter depuis : { $location }
verb-skip-lift = Ne téléporter personne
verb-skip-rumour = Pas de rumeurs
verb-stop-deals = Arrêter les affaires
verb-sample-relic = Échantillon : { $relic }
verb-skip-archive = Pas d’échantillon
verb-choose-faction = Choisir { $faction }

event-faction-drawn = { $seat } joue { $faction }.
event-turn-order = Ordre du tour : { $order }.
event-dealt = { $seat } reçoit : { $cards }.
event-redraw-discarded = { $seat } échange { $card }.
event-redraw-finished = { $seat } a au moins quatre cartes semblables et { $count ->
    [0] n’en échange aucune.
    [one] en échange { $count }.
   *[other] en échange { $count }.
}
event-drew = { $seat } pioche : { $cards }.
event-drew-unseen = { $seat } pioche { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
event-deck-shuffled = Les { $count } cartes de la défausse deviennent la pioche.
event-forecast-laid = Sondage des sols : { $cards }.
event-sites-laid = Sur les sites : { $relics }.
event-pile-laid = Au marché noir, à partir du dessus : { $relics }.
event-buyers-shuffled = Les cartes Acheteur sont mélangées.
event-buyers-burned = Cartes écartées sans effet : { $buyers }.
event-queue-filled = { $market }, nouveaux acheteurs : { $buyers }.
event-round-began = La manche { $round } sur { $rounds } commence.
event-tiles-drawn = Tuiles Commandement : à gauche { $left }, au milieu { $middle }, à droite { $right }.
event-tiles-turned = Les tuiles montrent leur face jaune : { $left }, { $middle }, { $right }.
event-buyer-left = { $market } : l’{ $buyer } en tête de file repart.
event-buyer-missing = Il n’y a plus d’{ $buyer } en réserve : une autre carte est piochée.
event-ground-gave = Sondage des sols, { $card } ; sur les sites : { $relics }.
event-pile-gained = Sous sa pile au marché noir : { $relic }.
event-forecast-cleared = Le sondage des sols est défaussé ; ses cubes reviennent.
event-pack-seen = { $seat } a dans son paquet : { $cards }.
event-packs-dealt = Tout le monde reçoit un paquet de huit cartes.
event-packs-passed = Les paquets passent à gauche.
event-picked = { $seat } garde { $card }.
event-picks-made = { $seat } a choisi.
event-draft-ended = Fin du choix ; les deux dernières cartes de chaque paquet sont défaussées sans être vues.
event-cards-lost = { $seat } perd : { $cards }.
event-travel-returned = Toutes les cartes Déplacement reviennent en main.
event-piles-turned = Au marché noir, la relique du dessus de chaque pile passe dessous.
event-explorer-placed = { $seat } pose un explorateur : { $location }.
event-stepped = { $seat } se déplace : { $start } → { $end }.
event-step-skipped = { $seat } renonce au pas gratuit.
event-moving-stopped = { $seat } arrête les déplacements.
event-action-chosen = { $seat } choisit : { $action }.
event-card-played = { $seat } joue { $card } : { $action }.
event-passed = { $seat } passe.
event-no-card-left = { $seat } n’a plus de carte.
event-kept = { $seat } garde { $card }.
event-kept-one = { $seat } en garde une.
event-cards-kept = { $seat } garde { $count ->
    [one] { $count } carte pour la manche suivante.
   *[other] { $count } cartes pour la manche suivante.
}
event-cards-discarded = { $seat } défausse : { $cards }.
event-dug = { $seat } déterre ({ $location }) : { $relic }.
event-digging-stopped = { $seat } arrête la fouille.
event-sampled = { $seat } prélève un échantillon : { $relic }.
event-sample-skipped = { $seat } ne prélève pas d’échantillon ({ $relic }).
event-reserve-empty = { $seat } n’a plus de cube en réserve : un garde doit partir.
event-guard-moved = { $seat } retire un garde : { $relic }.
event-column-filled = { $seat } complète une colonne ({ $colour }).
event-stored = { $seat } stocke ({ $store }) : { $relic }.
event-trader-sent = { $seat } envoie un vendeur { at-market }.
event-trader-skipped = { $seat } n’envoie pas de vendeur.
event-buyer-added = { $seat } amène un { $buyer } { at-market }.
event-white-skipped = { $seat } n’amène pas d’acheteur blanc.
event-buyer-skipped = { $seat } n’amène pas d’acheteur coloré.
event-bought = { $seat } achète pour { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
} : { $relic }.
event-purchase-skipped = { $seat } n’achète rien avant la vente.
event-sale-colour = { $seat } vend : { $colour }.
event-sale-market = { $seat } vend { at-market }.
event-sale-markets-chosen = { $count ->
    [one] { $seat } vend sur un marché.
   *[other] { $seat } vend sur { $count } marchés.
}
event-sale-relic = { $seat } propose une relique : { $relic }, { $store }.
event-sale-skipped = { $seat } renonce à la vente.
event-sale-price = Popularité, { $colour } au rang { $rank } : { $credits ->
    [one] { $credits } crédit.
   *[other] { $credits } crédits.
}
event-sale-buyers = { $market }, { $count ->
    [one] un acheteur intéressé
   *[other] { $count } acheteurs intéressés
} : { $credits } crédits.
event-sale-bonus = { $markets } marchés à la fois : { $credits } crédits de plus.
event-sold = { $seat } vend ({ $colour }) pour { $credits ->
    [one] { $credits } crédit en tout.
   *[other] { $credits } crédits en tout.
}
event-mothership-left = { $count ->
    [one] Un acheteur quitte le Vaisseau-mère pour la réserve.
   *[other] { $count } acheteurs quittent le Vaisseau-mère pour la réserve.
}
event-boarded = { $count ->
    [one] Un acheteur embarque sur le Vaisseau-mère.
   *[other] { $count } acheteurs embarquent sur le Vaisseau-mère.
}
event-promoted = { $seat } : le vendeur posté { at-market } devient émissaire au { $centre }.
event-promotion-declined = { $seat } laisse son vendeur { at-market }.
event-relics-gone = Reliques vendues, hors du jeu : { $relics }.
event-emissary-sent = { $seat } envoie un émissaire au { $centre }.
event-recalled = { $seat } rappelle un émissaire du { $centre } et utilise une tuile : { $tile }.
event-command-finished = { $seat } termine le commandement.
event-fencing-began = { $seat } refourgue au marché noir.
event-buying-began = { $seat } achète au marché noir.
event-fenced = { $seat } refourgue une relique, { $relic } : { $credits } crédits.
event-fencing-stopped = { $seat } ne refourgue plus rien.
event-buying-stopped = { $seat } n’achète plus rien.
event-forecast-replaced = Sondage des sols : { $seat } remplace { $old } par { $card }.
event-marker-taken = { $seat } prend le marqueur Initiative { $number }.
event-relics-shown = { $seat } pioche dans la réserve : { $relics }.
event-none-left = La réserve est vide ({ $colour }).
event-relic-placed = { $location } reçoit : { $relic }.
event-relic-taken = { $seat } prend gratuitement : { $relic }.
event-relics-left = { $seat } ne prend rien.
event-relics-returned = Retour dans la réserve : { $relics }.
event-lifted = { $seat } téléporte son explorateur depuis : { $location }.
event-lift-skipped = { $seat } ne téléporte personne.
event-rumour-at = { $seat } répand des rumeurs { at-market }.
event-rumour-skipped = { $seat } ne répand pas de rumeurs.
event-deals-stopped = { $seat } ne fait plus d’affaires.
event-archive-skipped = { $seat } ne prélève pas d’échantillon.
event-tile-paid = { $seat } gagne { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
} ({ $tile }).
event-round-ended = Tout le monde a passé : décompte de la manche { $round }.
event-centre-scored = { $seat }, { $emissaries ->
    [one] un émissaire
   *[other] { $emissaries } émissaires
} ({ $centre }) : { $credits ->
    [one] { $credits } crédit.
   *[other] { $credits } crédits.
}
event-column-scored = { $seat } : une colonne ({ $colour }), { $guards } échantillons, { $credits } crédits.
event-row-scored = { $seat } : rangée { $glyph }, { $guards } échantillons, { $credits } crédits.
event-unsold-counted = { $seat } compte ses invendus : { $credits } crédits.
event-unsold-lost = { $seat } perd { $credits } crédits pour ses invendus.
event-ended-with = { $seat } termine avec { $credits ->
    [one] { $credits } crédit.
   *[other] { $credits } crédits.
}
event-game-ended = La partie est terminée.
event-zu-dealt = Pioche de Zu pour cette manche : { $count } cartes.
event-zu-carried = Zu garde { $count } cartes inconnues de la manche passée ; les autres quittent le jeu.
event-zu-revealed = Zu joue : { $card }.
event-zu-colour = Zu choisit une couleur, { $colour } : { $why }.
event-zu-relic = Zu choisit une relique, { $relic } : { $why }.
event-zu-market = Zu choisit { $market } : { $why }.
event-zu-lead = Couleur phare de Zu : { $colour }, { $why }.
event-zu-buys-instead = Zu achète plutôt au marché noir : { $why }.
event-zu-fences-instead = Zu refourgue plutôt : { $why }.
event-zu-second-skipped = Zu ne trouve pas de seconde relique à acheter.
event-zu-no-sample = Zu n’a pas de cube pour un échantillon ({ $relic }).
event-zu-failed = Zu échoue ({ $why }) et { $credits ->
    [0] ne gagne rien.
   *[other] gagne { $credits } crédits.
}
event-zu-card-dropped = Zu perd une carte de sa pioche : { $card }.
event-zu-passed = La pioche de Zu est vide : Zu passe.
event-zu-drew = Zu pioche { $card }.
event-zu-card-discarded = { $card } va à la défausse.
event-zu-compared-colour = Zu compare { $colour } : { $mark }.
event-zu-compared-relic = Zu compare { $relic } : { $mark }.
event-zu-compared-market = Zu compare { $market } : { $mark }.

# Les mêmes événements, racontés à la personne concernée.
event-faction-drawn-you = Vous jouez { $faction }.
event-dealt-you = Vous recevez : { $cards }.
event-redraw-discarded-you = Vous échangez { $card }.
event-redraw-finished-you = Vous avez au moins quatre cartes semblables et { $count ->
    [0] n’en échangez aucune.
    [one] en échangez { $count }.
   *[other] en échangez { $count }.
}
event-drew-you = Vous piochez : { $cards }.
event-drew-unseen-you = Vous piochez { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
event-pack-seen-you = Vous avez dans votre paquet : { $cards }.
event-picked-you = Vous gardez { $card }.
event-picks-made-you = Vous avez choisi.
event-cards-lost-you = Vous perdez : { $cards }.
event-explorer-placed-you = Vous posez un explorateur : { $location }.
event-stepped-you = Vous vous déplacez : { $start } → { $end }.
event-step-skipped-you = Vous renoncez au pas gratuit.
event-moving-stopped-you = Vous arrêtez les déplacements.
event-action-chosen-you = Vous choisissez : { $action }.
event-card-played-you = Vous jouez { $card } : { $action }.
event-passed-you = Vous passez.
event-no-card-left-you = Vous n’avez plus de carte.
event-kept-you = Vous gardez { $card }.
event-kept-one-you = Vous en gardez une.
event-cards-kept-you = Vous gardez { $count ->
    [one] { $count } carte pour la manche suivante.
   *[other] { $count } cartes pour la manche suivante.
}
event-cards-discarded-you = Vous défaussez : { $cards }.
event-dug-you = Vous déterrez ({ $location }) : { $relic }.
event-digging-stopped-you = Vous arrêtez la fouille.
event-sampled-you = Vous prélevez un échantillon : { $relic }.
event-sample-skipped-you = Vous ne prélevez pas d’échantillon ({ $relic }).
event-reserve-empty-you = Vous n’avez plus de cube en réserve : un garde doit partir.
event-guard-moved-you = Vous retirez un garde : { $relic }.
event-column-filled-you = Vous complétez une colonne ({ $colour }).
event-stored-you = Vous stockez ({ $store }) : { $relic }.
event-trader-sent-you = Vous envoyez un vendeur { at-market }.
event-trader-skipped-you = Vous n’envoyez pas de vendeur.
event-buyer-added-you = Vous amenez un { $buyer } { at-market }.
event-white-skipped-you = Vous n’amenez pas d’acheteur blanc.
event-buyer-skipped-you = Vous n’amenez pas d’acheteur coloré.
event-bought-you = Vous achetez pour { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
} : { $relic }.
event-purchase-skipped-you = Vous n’achetez rien avant la vente.
event-sale-colour-you = Vous vendez : { $colour }.
event-sale-market-you = Vous vendez { at-market }.
event-sale-markets-chosen-you = { $count ->
    [one] Vous vendez sur un marché.
   *[other] Vous vendez sur { $count } marchés.
}
event-sale-relic-you = Vous proposez une relique : { $relic }, { $store }.
event-sale-skipped-you = Vous renoncez à la vente.
event-sold-you = Vous vendez ({ $colour }) pour { $credits ->
    [one] { $credits } crédit en tout.
   *[other] { $credits } crédits en tout.
}
event-promoted-you = Vous : le vendeur posté { at-market } devient émissaire au { $centre }.
event-promotion-declined-you = Vous laissez votre vendeur { at-market }.
event-emissary-sent-you = Vous envoyez un émissaire au { $centre }.
event-recalled-you = Vous rappelez un émissaire du { $centre } et utilisez une tuile : { $tile }.
event-command-finished-you = Vous terminez le commandement.
event-fencing-began-you = Vous refourguez au marché noir.
event-buying-began-you = Vous achetez au marché noir.
event-fenced-you = Vous refourguez une relique, { $relic } : { $credits } crédits.
event-fencing-stopped-you = Vous ne refourguez plus rien.
event-buying-stopped-you = Vous n’achetez plus rien.
event-forecast-replaced-you = Sondage des sols : vous remplacez { $old } par { $card }.
event-marker-taken-you = Vous prenez le marqueur Initiative { $number }.
event-relics-shown-you = Vous piochez dans la réserve : { $relics }.
event-relic-taken-you = Vous prenez gratuitement : { $relic }.
event-relics-left-you = Vous ne prenez rien.
event-lifted-you = Vous téléportez votre explorateur depuis : { $location }.
event-lift-skipped-you = Vous ne téléportez personne.
event-rumour-at-you = Vous répandez des rumeurs { at-market }.
event-rumour-skipped-you = Vous ne répandez pas de rumeurs.
event-deals-stopped-you = Vous ne faites plus d’affaires.
event-archive-skipped-you = Vous ne prélevez pas d’échantillon.
event-tile-paid-you = Vous gagnez { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
} ({ $tile }).
event-centre-scored-you = Vous, { $emissaries ->
    [one] un émissaire
   *[other] { $emissaries } émissaires
} ({ $centre }) : { $credits ->
    [one] { $credits } crédit.
   *[other] { $credits } crédits.
}
event-column-scored-you = Vous : une colonne ({ $colour }), { $guards } échantillons, { $credits } crédits.
event-row-scored-you = Vous : rangée { $glyph }, { $guards } échantillons, { $credits } crédits.
event-unsold-counted-you = Vous comptez vos invendus : { $credits } crédits.
event-unsold-lost-you = Vous perdez { $credits } crédits pour vos invendus.
event-ended-with-you = Vous terminez avec { $credits ->
    [one] { $credits } crédit.
   *[other] { $credits } crédits.
}

# Pourquoi la partie est finie, pour la page du résultat.
ending-game-ended = Toutes les manches sont jouées.

reason-no-dig = Rien à déterrer : il faut une carte de la couleur, un explorateur sur place et de la place en soute.
reason-no-haggle = Aucun de vos explorateurs n’est sur un marché dont vous avez le symbole.
reason-no-sale = Rien à vendre : il faut un vendeur sur un marché, et un acheteur qui veut une de vos reliques.
reason-no-command = Aucune de vos cartes ne désigne un marché ou un centre où envoyer ou rappeler quelqu’un.
reason-no-smuggle = Il faut un explorateur sur un marché noir, son symbole, et une relique ou des crédits.
reason-no-survey = Rien à sonder : chaque carte du sondage des sols porte un cube, ou la réserve est vide.
reason-not-in-hand = Vous n’avez pas { $card }.
reason-travel-card = Une carte Déplacement sert à se déplacer ou à vendre, à rien d’autre.
reason-nothing-of-colour = Vos explorateurs ne peuvent rien déterrer dans cette couleur ({ $colour }).
reason-not-at-market = Aucun de vos explorateurs n’est { at-market }.
reason-not-at-black-market = Vous n’avez pas d’explorateur là ({ $location }), ou rien à y négocier.
reason-no-cube-left = Il ne vous reste aucun cube, ni en réserve ni dans votre galerie.
reason-supply-empty = La réserve de cette couleur est vide ({ $colour }).
reason-slot-taken = Un cube protège cette carte du sondage des sols.
reason-no-line = Aucune ligne ne relie { $start } et { $end }.
reason-no-explorer-there = Vous n’avez pas d’explorateur là : { $location }.
reason-too-little-fuel = Il ne resterait pas assez de Fuel pour séparer vos explorateurs.
reason-same-place = Deux de vos explorateurs sont au même endroit : continuez.
reason-own-explorer-there = Vous avez déjà un explorateur là : { $location }.
reason-no-step-yet = Faites au moins un pas.
reason-hold-is-full = Votre soute est pleine ; ces reliques ne vont nulle part ailleurs.
reason-no-relic-there = Cette relique n’est pas disponible : { $relic }.
reason-wrong-colour = Cette relique n’est pas de la couleur de votre carte ({ $colour }) : { $relic }.
reason-nobody-at-site = Vous n’avez pas d’explorateur là : { $location }.
reason-same-site = La seconde relique doit venir d’un autre site ({ $location } a déjà servi).
reason-too-expensive = Cette relique coûte { $price }, et vous avez { $credits } : { $relic }.
reason-pile-empty = Cette pile est vide ({ $colour }).
reason-same-colour = La seconde relique doit être d’une autre couleur ({ $colour } a déjà servi).
reason-stores-full = Votre soute et votre conteneur sont pleins.
reason-store-is-full = Il n’y a plus de place : { $store }.
reason-no-buyer-in-stock = Il n’y a plus d’{ $buyer } en réserve.
reason-do-something = Vous n’avez encore rien fait : ajoutez un acheteur.
reason-faction-taken = Déjà prise : { $faction }.
reason-no-tile-of-colour = Vous n’avez pas de relique de cette couleur ({ $colour }).
reason-no-market-for = Cette couleur n’est demandée nulle part où vous avez un vendeur ({ $colour }).
reason-no-trader-there = Vous n’avez pas de vendeur { at-market }.
reason-nobody-interested = { $market } : personne n’y veut cette couleur ({ $colour }).
reason-market-order = Les marchés se choisissent dans l’ordre de la liste : annulez pour choisir { $market }.
reason-not-stored-there = Cette relique n’est pas là ({ $store }) : { $relic }.
reason-relic-order = Les reliques se choisissent dans l’ordre : annulez pour vendre { $relic }.
reason-no-tile-in-round-1 = À la manche 1, il n’y a pas encore de tuile Commandement.
reason-no-emissary = Vous n’avez pas d’émissaire au { $centre }.
reason-already-done = Vous avez déjà fait cette partie du commandement.
reason-nothing-done-yet = Faites au moins une partie du commandement.
reason-not-a-set = { $card } n’est pas parmi vos cartes semblables.
reason-card-order = Les cartes se choisissent dans l’ordre croissant : annulez pour choisir { $card }.
reason-pick-order = Les cartes se choisissent dans l’ordre croissant : annulez pour choisir { $card }.
reason-no-guard = Vous n’avez pas de garde là : { $relic }.
reason-no-sale-after = Avec { $relic }, vous n’auriez toujours rien à vendre.
reason-sampled-already = Vous avez déjà un échantillon : { $relic }.

line-start = crédits de départ
line-sales = ventes
line-fences = reliques refourguées
line-tiles = tuiles Commandement
line-purchases = achats
line-centres = centres de commandement
line-columns = colonnes de la galerie
line-rows = rangées de la galerie
line-failures = actions échouées
line-unsold = reliques invendues

# Crédits si la manche et la partie finissaient maintenant.
projected-now = crédits actuels
projected-centre = { $centre }
projected-columns = colonnes de la galerie
projected-rows = rangées de la galerie
projected-unsold = reliques invendues

# Où en est la partie, pour l’en-tête d’une table.
headline-round = Manche { $round } / { $rounds }
headline-draft = Manche { $round }, choix { $choice }

# Premiers pas pour les nouveaux venus.
first-step-1 = À votre tour, deux actions : choisissez-en une, puis la carte qui la paie. Touchez ce qui brille.
first-step-2 = Déplacez vos explorateurs, fouillez sous leurs pieds, puis vendez là où vous avez un vendeur et des acheteurs de cette couleur.
first-step-3 = Trois manches. Les émissaires du Vaisseau-mère rapportent à chaque manche, la galerie d’échantillons à la fin. Qui a le plus de crédits gagne.

# Éléments de la boîte que l’on peut montrer.
part-card = { $card }
part-action = action : { $action }
part-relic = { $relic }
part-location = { $location }
part-market = { $market }
part-buyer = { $buyer }
part-centre = { $centre }
part-tile = tuile Commandement : { $tile }
part-faction = { $faction }
part-store = { $store }
part-column = colonne de la galerie ({ $colour })
part-row = rangée de la galerie ({ $glyph })
part-popularity = popularité ({ $colour })
part-supply = réserve ({ $colour })
part-pile = marché noir ({ $colour })
part-forecast = carte { $slot } du sondage des sols
part-marker = marqueur Initiative { $number }
part-mothership = Vaisseau-mère
part-deck = pioche
part-discard = défausse
part-turn-order = ordre du tour
part-zu-card = carte de Zu : { $card }

# Ce qu’est et ce que fait chaque élément, pour sa carte.
explain-card = Paie une action. Sa couleur se fouille ou se sonde ; son symbole désigne un marché ({ $market }), son centre et un marché noir ; elle donne { $fuel } pas.
explain-card-travel-2 = Paie un déplacement de { $travel } pas ou une vente, rien d’autre. Elle revient à la manche suivante.
explain-card-travel-3 = { explain-card-travel-2 }
explain-card-travel-4 = { explain-card-travel-2 }
explain-action-move = Autant de pas que la carte a de Fuel, répartis entre vos explorateurs. À la fin, jamais deux des vôtres au même endroit.
explain-action-dig = Déterrez une relique de la couleur de la carte, sur un site où vous avez un explorateur ; jusqu’à { $relics }, de sites différents. Il faut de la place en soute.
explain-action-haggle = Au marché du symbole de la carte, avec un explorateur sur place : un vendeur, puis un acheteur blanc, puis un acheteur d’une couleur au choix. Au moins l’un des trois.
explain-action-sell = Une couleur, jusqu’à { $markets } marchés où vous avez un vendeur et quelqu’un d’intéressé, une relique par marché. Paie une fois le prix de la couleur, { $buyer } par acheteur intéressé, et { $two } de plus pour deux marchés ou { $three } pour trois. Toute carte la paie.
explain-action-command = Un vendeur au marché du symbole de la carte, et une chose à son centre : envoyer un émissaire ou, dès la manche 2, en rappeler un pour utiliser la tuile.
explain-action-smuggle = Au marché noir du symbole de la carte, avec un explorateur sur place : refourguez jusqu’à { $deals } reliques à leur valeur, ou achetez-en jusqu’à { $deals } de couleurs différentes, à leur valeur plus { $surcharge }.
explain-action-survey = Votre carte en remplace une libre du sondage des sols, avec un cube dessus, et vous prenez un marqueur Initiative. Puis piochez { $drawn } reliques de sa couleur : l’une va sur son site, l’autre s’achète à { $times } fois sa valeur.
explain-action-pass = Ne coûte pas de carte et termine votre manche. Vous gardez jusqu’à { $kept } cartes Action ; les autres sont défaussées.
explain-relic = Valeur { $value }, { $copies } exemplaires. Sa place sur la carte : { $site }. Déterrez-la, puis vendez-la ou refourguez-la ; en la stockant, un cube peut marquer sa case de votre galerie.
explain-location-site = Des reliques de sa région sont ici. Avec un explorateur sur place, vous fouillez en payant d’une carte de cette couleur.
explain-location-market = Des acheteurs y font la queue. Un de vos explorateurs y marchande, un de vos vendeurs y vend.
explain-location-market-site = Marché et site à la fois : on y fouille, et des acheteurs y font la queue.
explain-location-black-market = Avec un explorateur ici et une carte de son symbole, vous refourguez ou achetez des reliques. Tous les marchés noirs partagent les mêmes piles.
explain-market = Jusqu’à { $most } acheteurs y font la queue ; les nouveaux entrent par l’arrière et poussent la tête dehors. Vous y vendez avec un vendeur, si quelqu’un veut la couleur.
now-market = Dans la file : { $buyers }. Vos vendeurs : { $traders }.
explain-buyer = Veut des reliques de sa couleur et paie { $credits } crédits dans une vente. Moins il en reste en réserve, plus la couleur est populaire.
explain-buyer-white = Veut des reliques de toutes les couleurs et paie { $credits } crédits dans une vente.
now-buyer = En réserve : { $left }.
explain-centre = En fin de manche, les plus nombreux émissaires y sont payés, par rang : { $prizes1 } à la manche 1, { $prizes2 } à la manche 2, { $prizes3 } à la manche 3.
now-centre = Vos émissaires : { $emissaries }.
explain-tile-relay = Rappelez d’ici un émissaire : { $teleports1 ->
    [0] des pas comme au déplacement
   *[other] téléportez un explorateur, puis des pas comme au déplacement
}, au plus { $steps1 }. À la dernière manche : { $teleports2 ->
    [0] des pas comme au déplacement
   *[other] téléportez un explorateur, puis des pas comme au déplacement
}, au plus { $steps2 }.
explain-tile-scanner = Rappelez d’ici un émissaire : déterrez des reliques de couleurs au choix, chacune d’un autre site où vous avez un explorateur. Reliques au plus : { $relics1 } ; à la dernière manche : { $relics2 }.
explain-tile-private-sale = Rappelez d’ici un émissaire : une vente. Marchés au plus : { $markets1 } ; à la dernière manche : { $markets2 }.
explain-tile-rumour = Rappelez d’ici un émissaire : un acheteur blanc, puis un coloré, sur un marché au choix ; un coloré sur chacun des suivants. Marchés au plus : { $markets1 } ; à la dernière manche : { $markets2 }.
explain-tile-safe-conduct = Rappelez d’ici un émissaire : d’où que vous soyez, achetez une relique à sa valeur { $buy } ou refourguez-en une à sa valeur { $fence }. Affaires au plus : { $deals1 } ; à la dernière manche : { $deals2 }.
explain-tile-archive = Rappelez d’ici un émissaire : échantillonnez une relique, qui reste où elle est : { $everywhere1 ->
    [0] { archive-0 }
   *[other] { archive-1 }
}. À la dernière manche : { $everywhere2 ->
    [0] { archive-0 }
   *[other] { archive-1 }
}.
archive-0 = sur un site où vous avez un explorateur
archive-1 = sur n’importe quel site ou en haut d’une pile
explain-tile-briefing = Rappelez d’ici un émissaire : gagnez des crédits, piochez des cartes et gardez-en { $keep }. Crédits : { $credits1 } ; à la dernière manche : { $credits2 }. Cartes piochées : { $draw1 } ; à la dernière manche : { $draw2 }.
explain-tile-dividends = Rappelez d’ici un émissaire : gagnez des crédits par marché où vous avez un vendeur. Crédits : { $credits1 } ; à la dernière manche : { $credits2 }.
explain-faction-issisinui = **Sondage :** vous piochez { $relics } reliques, en prenez une sans payer et pouvez encore en acheter une. Initiative { $initiative }.
explain-faction-kutu-kuti = **Fouille :** la seconde relique peut venir du même site que la première ou d’un site voisin, sans explorateur. Initiative { $initiative }.
explain-faction-gul = **Vente :** avec un explorateur sur un marché noir, achetez d’abord la relique du dessus d’une pile, à sa valeur. Initiative { $initiative }.
explain-faction-aquilla = **Vente :** pas besoin de vendeur au marché dont vous jouez le symbole. Initiative { $initiative }.
explain-faction-dal-harrai = **À chaque tour :** un explorateur peut d’abord faire un pas gratuit, là où vous n’en avez pas. Initiative { $initiative }.
explain-store-hold = Places : { $most }, pour les reliques d’une fouille, d’un sondage ou d’un achat.
explain-store-container = Places de plus : { $most }, pour les seuls achats au marché noir.
now-store = Vos places prises : { $stored } sur { $most }.
explain-column = Les échantillons d’une couleur. À la fin, elle paie { $pays }, d’aucun échantillon à tous ; la première fois que vous la complétez, vous piochez une carte.
now-column = Vos échantillons : { $samples }.
explain-row = Les échantillons d’un type. À la fin, elle paie { $pays }, d’aucun échantillon à tous.
now-row = Vos échantillons : { $samples }.
explain-popularity = Une couleur est populaire quand il lui reste peu d’acheteurs en réserve. Une vente paie selon le rang : { $prices }. À égalité, les couleurs partagent le meilleur rang.
now-popularity = Une vente paie { $price } ; acheteurs en réserve : { $left }.
explain-supply = Les reliques de cette couleur que personne n’a encore vues. Les sondages y puisent.
now-supply = Il en reste { $left }.
explain-pile = Le marché noir. Achetez la relique du dessus à sa valeur plus { $surcharge } ; ce que vous refourguez va dessous. La pile se consulte à tout moment.
now-pile = Dessus : { $top } ; reliques dans la pile : { $count }.
explain-forecast = Avant la manche suivante, elle amène trois reliques de sa couleur : deux sur leurs sites, une sous la pile du marché noir. Un sondage la remplace, sauf si un cube la protège.
explain-marker = Pris avec un sondage. À la manche suivante, les marqueurs passent en tête de l’ordre du tour, par numéro croissant.
explain-mothership = Les émissaires de ses trois centres sont payés à chaque fin de manche. Les acheteurs de la dernière vente sont à bord et reviennent en réserve à la suivante.
now-mothership = Acheteurs à bord : { $buyers }.
explain-deck = Les cartes Action. Quand elle est vide, la défausse est mélangée pour en faire une autre.
now-deck = Dans la pioche : { $cards } ; défaussées : { $discard }.
explain-discard = Les cartes Action payées ou défaussées ; tout le monde peut les consulter. Quand la pioche est vide, elles sont mélangées pour en faire une autre.
now-discard = Cartes ici : { $discard }.
explain-turn-order = L’ordre dans lequel chaque personne joue. Avant la manche suivante, les marqueurs Initiative passent en tête, par numéro croissant ; les autres suivent dans l’ordre où ils étaient.
explain-zu-card-dig = Zu déterre deux reliques qui lui manquent, s’il le peut, de la plus populaire des couleurs nommées. Sans place, il achète ou refourgue ; si rien ne va, il gagne { $fail } crédits.
explain-zu-card-haggle = Zu envoie des vendeurs sur deux marchés où il n’en a pas, chacun avec un acheteur blanc et un de sa couleur phare. S’il en a partout, il gagne { $fail } crédits.
explain-zu-card-command = Zu envoie un vendeur au marché, s’il n’en a pas là, et toujours un émissaire à son centre.
explain-zu-card-sale = Zu vend la couleur qui touche le plus de marchés, comme vous le feriez, mais sans piocher de cartes. S’il ne peut pas vendre, il gagne { $fail } crédits.
explain-zu-card-snipe = Zu vend une seule relique, de la couleur qu’il a le moins, là où le plus d’acheteurs la veulent. S’il ne le peut pas, il gagne { $fail } crédits.
explain-zu-card-survey = Une carte Action en remplace une libre du sondage des sols. Sur deux reliques de sa couleur, Zu achète la meilleure qui lui manque ; l’autre va sur son site.
explain-symbol = Désigne trois lieux à la fois : marché ({ $market }), { $centre }, marché noir ({ $black }).
explain-hand = Les cartes paient les actions. Pendant une manche, la main n’a pas de limite ; après avoir passé, vous gardez jusqu’à { $kept } cartes Action.
explain-credits = À la fin de la partie, le plus de crédits l’emporte. Personne ne peut en devoir.
explain-reserve = { $cubes } cubes en tout. Ils deviennent vendeurs sur les marchés, émissaires sur le Vaisseau-mère, gardes dans votre galerie.
now-reserve = Il vous en reste { $left }.
explain-stores = Les reliques en soute (places : { $hold }) et en conteneur (places : { $container }). Non vendues, elles ne comptent pas à la fin, mais départagent les égalités.
explain-trader = Vous ouvre un marché pour vos ventes. Après une vente, un de vos vendeurs peut y devenir émissaire, au centre du même symbole.
explain-emissary = Compte pour la majorité de son centre en fin de manche : { $prizes1 }, puis { $prizes2 }, puis { $prizes3 }. Rappelez-le pour utiliser la tuile du centre.
explain-guard = Marque un échantillon dans votre galerie et reste quand la relique part. Si votre réserve est vide, un garde peut servir à la place.
explain-explorer = Se déplace le long des lignes. Là où il est, vous fouillez, marchandez ou faites de la contrebande. Jamais deux des vôtres au même endroit.
explain-gallery = Une case par type de relique. Un cube la marque quand vous stockez cette relique ; rangées et colonnes paient à la fin.
explain-zu = Votre adversaire en solo : il révèle deux cartes par tour et suit des priorités fixes. Ce qu’il ne peut pas faire lui rapporte { $fail } crédits. Il faut plus de crédits que Zu pour gagner.

# Les noms de ces éléments.
part-symbol = { $symbol }
part-hand = main
part-credits = crédits
part-points = crédits
part-reserve = réserve de cubes
part-stores = reliques stockées
part-trader = vendeur
part-emissary = émissaire
part-guard = garde
part-explorer = explorateur
part-gallery = galerie
part-zu = Zu

symbol-crescent = Croissant
symbol-fist = Poing
symbol-star = Étoile
symbol-eye = Œil
symbol-hive = Ruche
symbol-seal = Sceau

place-sort-site = site
place-sort-market = marché
place-sort-market-site = marché et site
place-sort-black-market = marché noir

action-move = déplacement
action-dig = fouille
action-haggle = marchandage
action-sell = vente
action-command = commandement
action-smuggle = contrebande
action-survey = sondage
action-pass = passer

store-hold = soute
store-container = conteneur

side-white = blanche
side-yellow = jaune

colour-yellow = jaune
colour-green = vert
colour-red = rouge
colour-violet = violet
colour-orange = orange

buyer-yellow = acheteur jaune
buyer-green = acheteur vert
buyer-red = acheteur rouge
buyer-violet = acheteur violet
buyer-orange = acheteur orange
buyer-white = acheteur blanc

glyph-spiral = spirale
glyph-fork = fourche
glyph-ladder = échelle
glyph-wave = vague

# Un marché avec sa préposition.
at-market = { $market ->
    [Amazonie] en { $market }
    [Scandinavie] en { $market }
    [Australie] en { $market }
   *[other] à { $market }
}
market-1 = Vancouver
market-2 = Amazonie
market-3 = Dakar
market-4 = Scandinavie
market-5 = Samarcande
market-6 = Australie

centre-left = centre de gauche
centre-middle = centre du milieu
centre-right = centre de droite

faction-issisinui = Is’sisinui
faction-kutu-kuti = Kutu Kuti
faction-gul = Gul
faction-aquilla = Aquilla
faction-dal-harrai = Dal-Harrai

tile-relay = Relais orbital
tile-scanner = Scanner profond
tile-private-sale = Vente privée
tile-rumour = Rumeurs
tile-safe-conduct = Passe-droit
tile-archive = Moulage d’archives
tile-briefing = Briefing
tile-dividends = Dividendes

location-M1 = Vancouver
location-Y1 = Yukon
location-Y2 = Grands Lacs
location-Y3 = Mexique
location-BW = Bermudes
location-G1 = Amazonie
location-G2 = Atacama
location-M3 = Dakar
location-M4 = Scandinavie
location-V1 = Gaule
location-V2 = Oural
location-V3 = Baïkal
location-R1 = Gizeh
location-R2 = Congo
location-R3 = Le Cap
location-BC = Seychelles
location-M5 = Samarcande
location-O1 = Gange
location-O2 = Fleuve Jaune
location-O3 = Australie
location-BE = Fidji

relic-yellow-spiral = tête de cerf (jaune 6)
relic-yellow-fork = panneau stop (jaune 5)
relic-yellow-ladder = enjoliveur (jaune 4)
relic-yellow-wave = plaque auto (jaune 3)
relic-green-spiral = couronne (vert 6)
relic-green-fork = ballon (vert 5)
relic-green-ladder = calebasse (vert 4)
relic-green-wave = tong (vert 3)
relic-red-spiral = tambour (rouge 6)
relic-red-fork = vuvuzela (rouge 5)
relic-red-ladder = jerrican (rouge 4)
relic-red-wave = télécarte (rouge 3)
relic-violet-spiral = coucou (violet 6)
relic-violet-fork = gnome (violet 5)
relic-violet-ladder = matriochka (violet 4)
relic-violet-wave = chope (violet 3)
relic-orange-spiral = manette (orange 6)
relic-orange-fork = chat chanceux (orange 5)
relic-orange-ladder = micro karaoké (orange 4)
relic-orange-wave = panneau WC (orange 3)

zu-kind-dig = fouille
zu-kind-haggle = marchandage
zu-kind-command = commandement
zu-kind-sale = vente
zu-kind-snipe = coup de fusil
zu-kind-survey = sondage

zu-card-dig-most-popular = fouille, couleur la plus populaire
zu-card-dig-orange-green = fouille, orange ou vert
zu-card-dig-green-violet = fouille, vert ou violet
zu-card-dig-violet-red = fouille, violet ou rouge
zu-card-dig-red-yellow = fouille, rouge ou jaune
zu-card-dig-yellow-orange = fouille, jaune ou orange
zu-card-command-1 = commandement, Vancouver
zu-card-command-2 = commandement, Amazonie
zu-card-command-3 = commandement, Dakar
zu-card-command-4 = commandement, Scandinavie
zu-card-command-5 = commandement, Samarcande
zu-card-command-6 = commandement, Australie
zu-card-sale = vente
zu-card-snipe = coup de fusil
zu-card-haggle = marchandage
zu-card-survey = sondage

why-only = rien d’autre n’est possible
why-lot = le hasard entre choix égaux
why-level = la couleur la plus populaire
why-could-dig = plus de reliques à y déterrer
why-not-stored = Zu n’en a aucune
why-fewest-yours = vous en avez le moins
why-not-sampled-by-you = vous n’en avez pas d’échantillon
why-rarest = la plus rare sur les sites
why-value = la plus grande valeur
why-hold-first = la soute d’abord
why-least-popular = la couleur la moins populaire
why-most-tiles = Zu en a le plus
why-interested = le plus d’acheteurs intéressés
why-your-traders = plus de vos vendeurs y sont
why-influence = le plus d’influence à gagner
why-reach = le plus de marchés atteints
why-income = le meilleur revenu
why-fewest-tiles = Zu en a le moins
why-hold-full = sa soute est pleine
why-store-full = soute et conteneur sont pleins
why-nothing-to-dig = rien qui lui manque sur les sites
why-nothing-to-buy = rien qui lui manque à acheter
why-nothing-stored = il n’a aucune relique
why-no-buyer = personne ne veut de ses reliques
why-trader-everywhere = il a des vendeurs partout
why-no-cube = il n’a plus de cube
why-nothing-left = il n’y a plus rien à piocher

# Noms de ce qui se voit, pour les interfaces qui ne connaissent pas le jeu.
view-round = manche
view-rounds = manches
view-order = ordre du tour (personne : Zu)
view-active = à qui de jouer
view-actions = actions restantes
view-players = places
view-players-credits = crédits
view-players-marker = marqueur Initiative
view-players-passed = a passé
view-players-reserve = cubes en réserve
view-players-hold = soute
view-players-container = conteneur
view-players-gallery = échantillons
view-players-columns = valeur des colonnes
view-players-rows = valeur des rangées
view-players-worth = galerie en tout
view-players-traders = vendeurs
view-players-emissaries = émissaires
view-players-faction = faction
view-players-hand = main
view-players-travel = cartes Déplacement
view-players-used = cartes Déplacement utilisées ou écartées
view-players-explorers = explorateurs
view-players-rewarded = colonnes qui ont donné leur carte
view-zu = Zu
view-zu-credits = crédits
view-zu-marker = marqueur Initiative
view-zu-passed = a passé
view-zu-reserve = cubes en réserve
view-zu-hold = soute
view-zu-container = conteneur
view-zu-gallery = échantillons
view-zu-columns = valeur des colonnes
view-zu-rows = valeur des rangées
view-zu-worth = galerie en tout
view-zu-traders = vendeurs
view-zu-emissaries = émissaires
view-zu-deck = cartes dans sa pioche
view-zu-kinds = cartes de cette manche
view-zu-colour = couleur retenue
view-zu-markets = marchés retenus
view-zu-carried = reportées en plus
view-zu-card = carte en cours
view-zu-discard = cartes jouées cette manche
view-zu-past = cartes de la manche passée
view-sites = sur les sites
view-supply = réserves
view-piles = marché noir, à partir du dessus
view-sold = reliques vendues, hors du jeu
view-surveyed = reliques piochées à l’instant
view-queues = files, à partir de la tête
view-stock = acheteurs en réserve
view-levels = popularité
view-prices = ce que paie une vente maintenant
view-mothership = sur le Vaisseau-mère
view-tiles = tuiles Commandement
view-tile-side = face des tuiles
view-forecast = sondage des sols
view-forecast-card = carte
view-forecast-cube = propriétaire du cube
view-forecast-zu = cube de Zu
view-markers = marqueurs Initiative disponibles
view-deck = cartes dans la pioche
view-discard = défausse
view-face-down = cartes cachées dans la défausse
view-buyer-deck = cartes Acheteur restantes
view-buyer-discard = cartes Acheteur utilisées
view-sale = vente en cours
view-sale-colour = couleur
view-sale-markets = marchés
view-sale-relics = reliques
view-choice = tour du choix des cartes
view-pack = votre paquet
view-picked = choisi dans ce paquet
view-packs-seen = paquets que vous avez eus
view-drawn = cartes piochées, une peut rester
view-keeping = cartes que vous gardez

card-yellow-crescent = Croissant jaune
card-yellow-fist = Poing jaune
card-yellow-star = Étoile jaune
card-yellow-eye = Œil jaune
card-yellow-hive = Ruche jaune
card-yellow-seal = Sceau jaune
card-green-crescent = Croissant vert
card-green-fist = Poing vert
card-green-star = Étoile verte
card-green-eye = Œil vert
card-green-hive = Ruche verte
card-green-seal = Sceau vert
card-red-crescent = Croissant rouge
card-red-fist = Poing rouge
card-red-star = Étoile rouge
card-red-eye = Œil rouge
card-red-hive = Ruche rouge
card-red-seal = Sceau rouge
card-violet-crescent = Croissant violet
card-violet-fist = Poing violet
card-violet-star = Étoile violette
card-violet-eye = Œil violet
card-violet-hive = Ruche violette
card-violet-seal = Sceau violet
card-orange-crescent = Croissant orange
card-orange-fist = Poing orange
card-orange-star = Étoile orange
card-orange-eye = Œil orange
card-orange-hive = Ruche orange
card-orange-seal = Sceau orange
card-travel-2 = Déplacement 2
card-travel-3 = Déplacement 3
card-travel-4 = Déplacement 4

# Ce qu’une édition peut changer.
edition-part-map = Carte
edition-part-stores = Soute et conteneur
edition-part-gallery = Galerie
edition-part-prizes = Centres de commandement
edition-part-initiative = Initiative
edition-part-symbols = Symboles
edition-part-tile-relay = { tile-relay }
edition-part-tile-scanner = { tile-scanner }
edition-part-tile-private-sale = { tile-private-sale }
edition-part-tile-rumour = { tile-rumour }
edition-part-tile-safe-conduct = { tile-safe-conduct }
edition-part-tile-archive = { tile-archive }
edition-part-tile-briefing = { tile-briefing }
edition-part-tile-dividends = { tile-dividends }
edition-field-between = lignes entre deux lieux
edition-field-round-the-back = lignes qui font le tour de la carte
edition-field-hold = reliques dans la soute
edition-field-container = reliques dans le conteneur
edition-field-points = crédits
edition-field-gallery-rows-spiral-points = crédits de la rangée spirale
edition-field-gallery-rows-fork-points = crédits de la rangée fourche
edition-field-gallery-rows-ladder-points = crédits de la rangée échelle
edition-field-gallery-rows-wave-points = crédits de la rangée vague
edition-field-columns = crédits d’une colonne
edition-field-bonus = bonus selon le nombre de marchés
edition-field-numbers = numéros des marqueurs
edition-field-initiative = initiative
edition-field-centre = centre de commandement
edition-field-black-market = marché noir
edition-field-centres-prizes-round-1-points = gains, manche 1
edition-field-centres-prizes-round-2-points = gains, manche 2
edition-field-centres-prizes-round-3-points = gains, manche 3
edition-field-sale-prices-points = prix selon le rang
edition-field-steps = pas, face blanche et face jaune
edition-field-teleports = téléportations, face blanche et face jaune
edition-field-relics = reliques, face blanche et face jaune
edition-field-markets = marchés, face blanche et face jaune
edition-field-deals = affaires, face blanche et face jaune
edition-field-buy = écart à l’achat
edition-field-fence = écart en refourguant
edition-field-everywhere = partout (1) ou sur place (0), face blanche et face jaune
edition-field-credits = crédits, face blanche et face jaune
edition-field-draw = cartes piochées, face blanche et face jaune
edition-problem-line-to-itself = les deux bouts de cette ligne sont au même lieu : { $location }. Attendu : deux lieux.
edition-problem-line-twice = il y a déjà une ligne entre { $one } et { $other }. Attendu : chaque ligne une seule fois.
edition-problem-no-such-line = il n’y a pas de ligne entre { $one } et { $other }. Attendu : une paire qui est aussi une ligne de la carte.
edition-problem-cut-off = aucune suite de lignes ne mène à ce lieu : { $location }. Attendu : une carte d’un seul tenant.
edition-problem-not-named = aucun symbole ne désigne ceci : { $name }. Attendu : au moins un symbole.
edition-problem-bonus-of-one = seule une vente sur plusieurs marchés rapporte un bonus. Attendu : zéro.
edition-problem-same-initiative = un autre plateau a aussi l’initiative { $number }. Attendu : un nombre à soi pour chaque faction et pour Zu.

# Ce qu’aucun texte ne donne : les mêmes mots dans les règles, sur les pages et dans la liste des jeux.
edition-about = Les plateaux et tuiles d’Excavation Earth montrent ce qu’aucun texte ne donne : **lignes de la carte, pouvoirs de commandement, soute et crédits des rangées**, et quelques autres valeurs. Les nôtres sont reconstruits et se jouent bien ; ce ne sont pas ceux de la boîte.
