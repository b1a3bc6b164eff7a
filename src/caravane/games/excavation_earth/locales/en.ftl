# Excavation Earth: English texts, in our own words.
title = Excavation Earth
subtitle = 90 relics · six markets
about = Dig up what humans left behind, make buyers want it, and sell before your rivals do. Alone, against the corporation Zu.
designers = by Dávid Turczi and Wai Yee, developed by Gordon Calleja; Mighty Boards, French edition Matagot
automaton = Zu

option-faction-1 = Faction of seat 1
option-faction-1-random = left open
option-faction-1-issisinui = Is’sisinui
option-faction-1-kutu-kuti = Kutu Kuti
option-faction-1-gul = Gul
option-faction-1-aquilla = Aquilla
option-faction-1-dal-harrai = Dal-Harrai
option-faction-2 = Faction of seat 2
option-faction-2-random = left open
option-faction-2-issisinui = Is’sisinui
option-faction-2-kutu-kuti = Kutu Kuti
option-faction-2-gul = Gul
option-faction-2-aquilla = Aquilla
option-faction-2-dal-harrai = Dal-Harrai
option-faction-3 = Faction of seat 3
option-faction-3-random = left open
option-faction-3-issisinui = Is’sisinui
option-faction-3-kutu-kuti = Kutu Kuti
option-faction-3-gul = Gul
option-faction-3-aquilla = Aquilla
option-faction-3-dal-harrai = Dal-Harrai
option-faction-4 = Faction of seat 4
option-faction-4-random = left open
option-faction-4-issisinui = Is’sisinui
option-faction-4-kutu-kuti = Kutu Kuti
option-faction-4-gul = Gul
option-faction-4-aquilla = Aquilla
option-faction-4-dal-harrai = Dal-Harrai
option-factions = Factions left open
option-factions-chosen = chosen by the players, seat by seat
option-factions-drawn = drawn at random
option-promotion = After a sale, a trader becomes an emissary
option-promotion-mandatory = always
option-promotion-optional = if the seller wants it
option-row-table = Gallery rows pay
option-row-table-by-value = more for rarer relics
option-row-table-uniform = all the same
option-starting-draft = First hands
option-starting-draft-off = are dealt
option-starting-draft-on = are drafted
option-zu-credits = Zu starts with
option-zu-credits-usual = 8 credits
option-zu-credits-none = nothing (easier)
option-zu-failure = When Zu can do nothing, it gains
option-zu-failure-usual = 10 credits
option-zu-failure-nothing = nothing (easier)
option-zu-failure-more = 15 credits (harder)
option-zu-haggle = When it haggles, Zu brings
option-zu-haggle-usual = a white and a coloured buyer
option-zu-haggle-white-only = a white buyer only (easier)
option-zu-deck = After a snipe, a survey or a dig of the most popular colour
option-zu-deck-usual = Zu’s deck stays as it is
option-zu-deck-shorter = Zu loses a card (easier)
option-zu-crew = Zu’s crew
option-zu-crew-unlimited = has no limit
option-zu-crew-limited = has 22 cubes (easier)
option-zu-two-colours = A dig card with two colours
option-zu-two-colours-higher = digs the more popular one
option-zu-two-colours-both = digs one relic of each (harder)
option-zu-store = Zu stores dug relics
option-zu-store-usual = in its hold
option-zu-store-anywhere = wherever there is room (harder)
option-your-unsold-relics = Your unsold relics at the end
option-your-unsold-relics-nothing = count nothing
option-your-unsold-relics-cost = cost you their value (harder)
option-zu-purchases = On the black market Zu buys
option-zu-purchases-one = one relic
option-zu-purchases-two = two relics (harder)
option-zu-initiative-marker = When it surveys, Zu
option-zu-initiative-marker-off = takes no initiative marker
option-zu-initiative-marker-on = takes a marker as you do

step-choose-faction = Choose your faction.
step-draw-faction = A faction is drawn.
step-shuffle-cards = The action cards are shuffled.
step-deal-hands = Hands are dealt.
step-redraw-next = Who may exchange cards?
step-redraw = { $count ->
    [0] Four or more cards alike: discard any of them, and draw as many.
    [one] You will draw { $count } card. Discard more, or finish.
   *[other] You will draw { $count } cards. Discard more, or finish.
}
step-travel-back = Travel cards come back.
step-shuffle-supply = Relics are shuffled.
step-shuffle-buyers = The buyer cards are shuffled.
step-lay-queues = Queues form.
step-shuffle-zu-kind = Zu’s cards are dealt to the rounds.
step-shuffle-zu-deck = Zu’s deck is shuffled.
step-first-turn = The action phase begins.
step-prepare = The next round is prepared.
step-shuffle-tiles = Command tiles are drawn.
step-turn-tiles = Command tiles are turned.
step-shorten-queues = Queues move up.
step-fill-queues = New buyers come.
step-work-forecast = The forecast comes true.
step-new-forecast = A new forecast is laid out.
step-set-order = The turn order is set.
step-deal-packs = Packs are dealt.
step-open-packs = Packs are opened.
step-pick = { $left ->
    [one] Keep one more card; the rest goes to your left.
   *[other] Keep two cards from this pack; the rest goes to your left.
}
step-pass-packs = Packs are passed on.
step-solo-open = Nine cards are drawn.
step-solo-pick = { $left ->
    [one] Keep one more card; then some of the others are lost.
   *[other] Keep two cards; then some of the others are lost.
}
step-solo-lose = Chance takes cards away.
step-carry-zu = Zu keeps three of its cards.
step-turn-piles = The black market is rearranged.
step-begin-turn = A turn begins.
step-place-third = Where does your third explorer land?
step-free-step = Dal-Harrai’s free step: move one explorer, or stay.
step-turn = The turn goes on.
step-action = { $left ->
    [one] Your last action this turn?
   *[other] What will you do? { $left } actions left.
}
step-card = Which card do you play to { $action }?
step-next-turn = Whose turn is it?
step-keep-on-pass = { $left ->
    [one] Keep one more card for the next round.
   *[other] Keep two cards for the next round; the others are discarded.
}
step-step = { $fuel ->
    [one] Fuel for one more step. Move an explorer, or stop.
   *[other] Fuel for { $fuel } steps. Move an explorer, or stop.
}
step-dig = { $left ->
    [one] Dig up one more relic?
   *[other] What do you dig up?
}
step-sample = Take a sample of the { $relic }?
step-pick-guard = Your reserve is empty: which guard do you take away?
step-place-guard = A guard takes its place.
step-store-place = { $relic }: in the hold or in the container?
step-draw = Cards are drawn.
step-reshuffle = The discard becomes the deck.
step-haggle-trader = { $market }: send a trader?
step-place-trader = A trader takes its place.
step-haggle-white = { $market }: add a white buyer?
step-haggle-colour = { $market }: which buyer do you add?
step-gul-buy = Gul: buy a relic from the black market at its value, before you sell?
step-sell-colour = Which colour do you sell?
step-sell-market = Selling { $colour }: at which market?
step-sell-relic = { $left ->
    [one] Which relic do you sell?
   *[other] Which relics do you sell? { $left } are needed.
}
step-promote = { $market }: does your trader become an emissary?
step-board-buyers = The buyers go on board.
step-sold-out = The relics leave the game.
step-keep-guard = One card may stay.
step-keep-card = Which card do you keep? The others are discarded.
step-command-more = The command goes on.
step-command = Command, { $market } and its centre: what do you do?
step-place-emissary = An emissary takes its place.
step-teleport = Orbital relay: which explorer do you teleport?
step-put-down = Where does the explorer land?
step-rumour-market = { $left ->
    [one] Rumours: at which market?
   *[other] Rumours: at which market first?
}
step-safe-more = Safe conduct goes on.
step-safe-deal = Safe conduct: buy a relic, or fence one? Deals left: { $left }.
step-archive = Archive cast: which relic do you sample? It stays where it is.
step-smuggle-mode = Black market: fence your relics, or buy?
step-fence = { $left ->
    [one] Fence another relic?
   *[other] Which relic do you fence?
}
step-buy-more = Another purchase?
step-buy = { $left ->
    [one] Buy another relic, of another colour?
   *[other] Which relic do you buy?
}
step-survey-slot = Which forecast card does { $card } replace?
step-survey-cube = A cube guards the forecast card.
step-survey-draw = Relics are drawn.
step-survey-site = Which { $colour } relic goes to its site?
step-survey-offer = A relic may be bought.
step-survey-free = Is’sisinui: take one of these relics for free?
step-survey-buy = Buy one of these relics for twice its value?
step-survey-back = The rest goes back.
step-return-supply = The supply is shuffled.
step-score = The centres are scored.
step-end-round = The round is over.
step-zu-turn = Zu’s turn goes on.
step-zu-done = Zu’s card is done.
step-zu-dig = Zu digs.
step-zu-dig-other = Zu digs in the other colour.
step-zu-dig-relic = Zu digs up a relic.
step-zu-fence = Zu fences.
step-zu-haggle = Zu looks for a market.
step-zu-trader = Zu sends a trader.
step-zu-buyers = Zu brings buyers.
step-zu-add-buyer = Zu brings a buyer.
step-zu-sale = Zu sells.
step-zu-sale-colour = Zu chooses a colour.
step-zu-sale-market = Zu chooses a market.
step-zu-snipe = Zu snipes.
step-zu-snipe-market = Zu chooses a market.
step-zu-survey = Zu surveys.
step-zu-survey-site = Zu puts a relic on its site.
step-tie-colour = Chance chooses a colour for Zu.
step-tie-lead = Chance chooses Zu’s lead colour.
step-tie-relic = Chance chooses a relic for Zu.
step-tie-market = Chance chooses a market for Zu.

verb-draw-faction = Faction: { $faction }
verb-shuffle-cards = Shuffle: { $order }
verb-shuffle-relics = Shuffle: { $order }
verb-shuffle-buyers = Shuffle: { $order }
verb-shuffle-tiles = Shuffle: { $order }
verb-shuffle-zu = Shuffle: { $order }
verb-lot-colour = Random: { $colour }
verb-lot-relic = Random: { $relic }
verb-lot-market = Random: { $market }
verb-discard = Discard { $card }
verb-finish-redraw = Finish exchanging
verb-keep = Keep { $card }
verb-place = Land at { $location }
verb-step = { $start } → { $end }
verb-skip-step = Stay where you are
verb-choose = { $action }
verb-play = Play { $card }
verb-stop-moving = Stop moving
verb-dig = Dig up { $relic }
verb-stop-digging = Stop digging
verb-sample = Take a sample
verb-skip-sample = No sample
verb-move-guard = Take the guard of { $relic }
verb-store = Store it in the { $store }
verb-send-trader = Send a trader
verb-skip-trader = No trader
verb-add-white = Add a white buyer
verb-skip-white = No white buyer
verb-add-buyer = Add one { $colour } buyer
verb-skip-buyer = No coloured buyer
verb-buy = Buy the top { $colour } relic
verb-skip-purchase = Buy nothing
verb-pick-colour = Sell { $colour }
verb-skip-sale = No sale
verb-pick-market = { $market }
verb-stop-markets = No more markets
verb-sell = Sell { $relic }, { $store }
verb-promote = Promote the trader
verb-leave = Leave the trader there
verb-send-emissary = Send an emissary
verb-recall = Recall an emissary, use the tile
verb-finish-command = Finish the command
verb-fence-relics = Fence
verb-buy-relics = Buy
verb-fence = Fence { $relic }, { $store }
verb-stop-fencing = Stop fencing
verb-stop-buying = Stop buying
verb-replace = Replace card { $slot }
verb-put = To its site: { $relic }
verb-take = Take { $relic }
verb-leave-relics = Take nothing
verb-buy-relic = Buy { $relic }
verb-return-relics = Buy nothing
verb-lift = Teleport from { $location }
verb-skip-lift = Teleport nobody
verb-skip-rumour = No rumours
verb-stop-deals = No more deals
verb-sample-relic = Sample { $relic }
verb-skip-archive = No sample
verb-choose-faction = Choose { $faction }

event-faction-drawn = { $seat } plays { $faction }.
event-turn-order = Turn order: { $order }.
event-dealt = { $seat } is dealt: { $cards }.
event-redraw-discarded = { $seat } exchanges { $card }.
event-redraw-finished = { $seat } has four or more cards alike and { $count ->
    [0] exchanges none.
    [one] exchanges { $count }.
   *[other] exchanges { $count }.
}
event-drew = { $seat } draws: { $cards }.
event-drew-unseen = { $seat } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
event-deck-shuffled = The { $count } cards of the discard become the new deck.
event-forecast-laid = Forecast: { $cards }.
event-sites-laid = On the sites: { $relics }.
event-pile-laid = On the black market, from the top: { $relics }.
event-buyers-shuffled = The buyer cards are shuffled.
event-buyers-burned = Set aside without effect: { $buyers }.
event-queue-filled = New at { $market }: { $buyers }.
event-round-began = Round { $round } of { $rounds } begins.
event-tiles-drawn = Command tiles: left { $left }, middle { $middle }, right { $right }.
event-tiles-turned = The tiles show their yellow side: { $left }, { $middle }, { $right }.
event-buyer-left = { $market }: the { $buyer } at the front goes home.
event-buyer-missing = No { $buyer } is left in stock: another card is drawn.
event-ground-gave = Forecast { $card } brings to the sites: { $relics }.
event-pile-gained = Under its pile on the black market: { $relic }.
event-forecast-cleared = The forecast is cleared; its cubes go home.
event-pack-seen = In { $seat }’s pack: { $cards }.
event-packs-dealt = Everyone gets a pack of eight cards.
event-packs-passed = The packs go to the left.
event-picked = { $seat } keeps { $card }.
event-picks-made = { $seat } has chosen.
event-draft-ended = The draft is over; the last two cards of each pack are discarded unseen.
event-cards-lost = { $seat } loses: { $cards }.
event-travel-returned = Everyone has all travel cards again.
event-piles-turned = On the black market, the top relic of every pile goes to the bottom.
event-explorer-placed = { $seat } lands an explorer: { $location }.
event-stepped = { $seat } moves: { $start } → { $end }.
event-step-skipped = { $seat } makes no free step.
event-moving-stopped = { $seat } stops moving.
event-action-chosen = { $seat } chooses to { $action }.
event-card-played = { $seat } plays { $card } to { $action }.
event-passed = { $seat } passes.
event-no-card-left = { $seat } has no card left.
event-kept = { $seat } keeps { $card }.
event-kept-one = { $seat } keeps one of them.
event-cards-kept = { $seat } keeps { $count ->
    [one] { $count } card for the next round.
   *[other] { $count } cards for the next round.
}
event-cards-discarded = { $seat } discards: { $cards }.
event-dug = { $seat } digs at { $location }: { $relic }.
event-digging-stopped = { $seat } digs no more.
event-sampled = { $seat } takes a sample: { $relic }.
event-sample-skipped = { $seat } takes no sample of { $relic }.
event-reserve-empty = { $seat } has no cube in reserve: a guard must go.
event-guard-moved = { $seat } takes away the guard of { $relic }.
event-column-filled = { $seat } completes the { $colour } column.
event-stored = { $seat } stores the { $relic } in the { $store }.
event-trader-sent = { $seat } sends a trader to { $market }.
event-trader-skipped = { $seat } sends no trader.
event-buyer-added = { $seat } brings one { $buyer } to { $market }.
event-white-skipped = { $seat } brings no white buyer.
event-buyer-skipped = { $seat } brings no coloured buyer.
event-bought = { $seat } buys for { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}: { $relic }.
event-purchase-skipped = { $seat } buys nothing before the sale.
event-sale-colour = { $seat } sells { $colour }.
event-sale-market = { $seat } sells at { $market }.
event-sale-markets-chosen = { $count ->
    [one] { $seat } sells at one market.
   *[other] { $seat } sells at { $count } markets.
}
event-sale-relic = { $seat } offers { $relic }, { $store }.
event-sale-skipped = { $seat } skips the sale.
event-sale-price = { $colour } has popularity rank { $rank }: { $credits ->
    [one] { $credits } credit.
   *[other] { $credits } credits.
}
event-sale-buyers = { $market }, { $count ->
    [one] one interested buyer
   *[other] { $count } interested buyers
}: { $credits } credits.
event-sale-bonus = { $markets } markets at once: { $credits } credits more.
event-sold = { $seat } sells { $colour } for { $credits ->
    [one] { $credits } credit in all.
   *[other] { $credits } credits in all.
}
event-mothership-left = { $count ->
    [one] A buyer leaves the Mothership for the stock.
   *[other] { $count } buyers leave the Mothership for the stock.
}
event-boarded = { $count ->
    [one] One buyer boards the Mothership.
   *[other] { $count } buyers board the Mothership.
}
event-promoted = { $seat }: the trader at { $market } becomes an emissary in the { $centre }.
event-promotion-declined = { $seat } leaves the trader at { $market }.
event-relics-gone = Sold and gone: { $relics }.
event-emissary-sent = { $seat } sends an emissary to the { $centre }.
event-recalled = { $seat } recalls an emissary from the { $centre } and uses { $tile }.
event-command-finished = { $seat } finishes the command.
event-fencing-began = { $seat } fences on the black market.
event-buying-began = { $seat } buys on the black market.
event-fenced = { $seat } fences the { $relic } for { $credits } credits.
event-fencing-stopped = { $seat } fences no more.
event-buying-stopped = { $seat } buys no more.
event-forecast-replaced = { $seat } replaces { $old } in the forecast with { $card }.
event-marker-taken = { $seat } takes initiative marker { $number }.
event-relics-shown = { $seat } draws from the supply: { $relics }.
event-none-left = The { $colour } supply is empty.
event-relic-placed = The { $relic } goes to { $location }.
event-relic-taken = { $seat } takes for free: { $relic }.
event-relics-left = { $seat } takes nothing.
event-relics-returned = Back into the supply: { $relics }.
event-lifted = { $seat } teleports the explorer from { $location }.
event-lift-skipped = { $seat } teleports nobody.
event-rumour-at = { $seat } spreads rumours at { $market }.
event-rumour-skipped = { $seat } spreads no rumours.
event-deals-stopped = { $seat } makes no more deals.
event-archive-skipped = { $seat } takes no sample.
event-tile-paid = { $seat } gains { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} from { $tile }.
event-round-ended = Everyone has passed: round { $round } is scored.
event-centre-scored = { $seat }, { $emissaries ->
    [one] one emissary
   *[other] { $emissaries } emissaries
} in the { $centre }: { $credits ->
    [one] { $credits } credit.
   *[other] { $credits } credits.
}
event-column-scored = { $seat }: the { $colour } column with { $guards } samples pays { $credits } credits.
event-row-scored = { $seat }: the { $glyph } row with { $guards } samples pays { $credits } credits.
event-unsold-counted = { $seat } counts unsold relics: { $credits } credits.
event-unsold-lost = { $seat } loses { $credits } credits for unsold relics.
event-ended-with = { $seat } ends with { $credits ->
    [one] { $credits } credit.
   *[other] { $credits } credits.
}
event-game-ended = The game is over.
event-zu-dealt = Zu’s deck for this round: { $count } cards.
event-zu-carried = Zu keeps { $count } unknown cards from the last round; the others leave the game.
event-zu-revealed = Zu plays: { $card }.
event-zu-colour = Zu chooses { $colour }: { $why }.
event-zu-relic = Zu chooses the { $relic }: { $why }.
event-zu-market = Zu chooses { $market }: { $why }.
event-zu-lead = Zu’s lead colour is { $colour }: { $why }.
event-zu-buys-instead = Zu buys on the black market instead: { $why }.
event-zu-fences-instead = Zu fences instead: { $why }.
event-zu-second-skipped = Zu finds no second relic to buy.
event-zu-no-sample = Zu has no cube for a sample of { $relic }.
event-zu-failed = Zu cannot act ({ $why }) and gains { $credits ->
    [0] nothing.
   *[other] { $credits } credits.
}
event-zu-card-dropped = Zu loses a card from its deck: { $card }.
event-zu-passed = Zu’s deck is empty: Zu passes.
event-zu-drew = Zu draws { $card }.
event-zu-card-discarded = { $card } goes to the discard.
event-zu-compared-colour = Zu compares { $colour }: { $mark }.
event-zu-compared-relic = Zu compares the { $relic }: { $mark }.
event-zu-compared-market = Zu compares { $market }: { $mark }.

# The same events, told to the player whose seat it is.
event-faction-drawn-you = You play { $faction }.
event-dealt-you = You are dealt: { $cards }.
event-redraw-discarded-you = You exchange { $card }.
event-redraw-finished-you = You have four or more cards alike and { $count ->
    [0] exchange none.
    [one] exchange { $count }.
   *[other] exchange { $count }.
}
event-drew-you = You draw: { $cards }.
event-drew-unseen-you = You draw { $count ->
    [one] a card.
   *[other] { $count } cards.
}
event-pack-seen-you = In your pack: { $cards }.
event-picked-you = You keep { $card }.
event-picks-made-you = You have chosen.
event-cards-lost-you = You lose: { $cards }.
event-explorer-placed-you = You land an explorer: { $location }.
event-stepped-you = You move: { $start } → { $end }.
event-step-skipped-you = You make no free step.
event-moving-stopped-you = You stop moving.
event-action-chosen-you = You choose to { $action }.
event-card-played-you = You play { $card } to { $action }.
event-passed-you = You pass.
event-no-card-left-you = You have no card left.
event-kept-you = You keep { $card }.
event-kept-one-you = You keep one of them.
event-cards-kept-you = You keep { $count ->
    [one] { $count } card for the next round.
   *[other] { $count } cards for the next round.
}
event-cards-discarded-you = You discard: { $cards }.
event-dug-you = You dig at { $location }: { $relic }.
event-digging-stopped-you = You dig no more.
event-sampled-you = You take a sample: { $relic }.
event-sample-skipped-you = You take no sample of { $relic }.
event-reserve-empty-you = You have no cube in reserve: a guard must go.
event-guard-moved-you = You take away the guard of { $relic }.
event-column-filled-you = You complete the { $colour } column.
event-stored-you = You store the { $relic } in the { $store }.
event-trader-sent-you = You send a trader to { $market }.
event-trader-skipped-you = You send no trader.
event-buyer-added-you = You bring one { $buyer } to { $market }.
event-white-skipped-you = You bring no white buyer.
event-buyer-skipped-you = You bring no coloured buyer.
event-bought-you = You buy for { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}: { $relic }.
event-purchase-skipped-you = You buy nothing before the sale.
event-sale-colour-you = You sell { $colour }.
event-sale-market-you = You sell at { $market }.
event-sale-markets-chosen-you = { $count ->
    [one] You sell at one market.
   *[other] You sell at { $count } markets.
}
event-sale-relic-you = You offer { $relic }, { $store }.
event-sale-skipped-you = You skip the sale.
event-sold-you = You sell { $colour } for { $credits ->
    [one] { $credits } credit in all.
   *[other] { $credits } credits in all.
}
event-promoted-you = You: the trader at { $market } becomes an emissary in the { $centre }.
event-promotion-declined-you = You leave the trader at { $market }.
event-emissary-sent-you = You send an emissary to the { $centre }.
event-recalled-you = You recall an emissary from the { $centre } and use { $tile }.
event-command-finished-you = You finish the command.
event-fencing-began-you = You fence on the black market.
event-buying-began-you = You buy on the black market.
event-fenced-you = You fence the { $relic } for { $credits } credits.
event-fencing-stopped-you = You fence no more.
event-buying-stopped-you = You buy no more.
event-forecast-replaced-you = You replace { $old } in the forecast with { $card }.
event-marker-taken-you = You take initiative marker { $number }.
event-relics-shown-you = You draw from the supply: { $relics }.
event-relic-taken-you = You take for free: { $relic }.
event-relics-left-you = You take nothing.
event-lifted-you = You teleport the explorer from { $location }.
event-lift-skipped-you = You teleport nobody.
event-rumour-at-you = You spread rumours at { $market }.
event-rumour-skipped-you = You spread no rumours.
event-deals-stopped-you = You make no more deals.
event-archive-skipped-you = You take no sample.
event-tile-paid-you = You gain { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} from { $tile }.
event-centre-scored-you = You, { $emissaries ->
    [one] one emissary
   *[other] { $emissaries } emissaries
} in the { $centre }: { $credits ->
    [one] { $credits } credit.
   *[other] { $credits } credits.
}
event-column-scored-you = You: the { $colour } column with { $guards } samples pays { $credits } credits.
event-row-scored-you = You: the { $glyph } row with { $guards } samples pays { $credits } credits.
event-unsold-counted-you = You count unsold relics: { $credits } credits.
event-unsold-lost-you = You lose { $credits } credits for unsold relics.
event-ended-with-you = You end with { $credits ->
    [one] { $credits } credit.
   *[other] { $credits } credits.
}

# Why the game ended, for the page of the result.
ending-game-ended = All the rounds have been played.

reason-no-dig = No relic to dig: you need a card of its colour, an explorer there, and room in your hold.
reason-no-haggle = None of your explorers stands on a market whose symbol you hold.
reason-no-sale = Nothing to sell: you need a trader at a market, and a buyer there for one of your relics.
reason-no-command = None of your cards names a market or centre where you can send or recall anyone.
reason-no-smuggle = Nothing to smuggle: you need an explorer on a black market, its symbol, and a relic or credits.
reason-no-survey = There is nothing to survey with your cards: every forecast card is taken, or the supply is empty.
reason-not-in-hand = You do not have { $card }.
reason-travel-card = A travel card pays for moving and selling only.
reason-nothing-of-colour = None of your explorers can dig up anything { $colour } now.
reason-not-at-market = None of your explorers is at { $market }.
reason-not-at-black-market = You have no explorer at { $location }, or nothing to trade there.
reason-no-cube-left = You have no cube left to place, in reserve or in your gallery.
reason-supply-empty = The { $colour } supply is empty.
reason-slot-taken = A cube protects this forecast card.
reason-no-line = No line joins { $start } and { $end }.
reason-no-explorer-there = You have no explorer at { $location }.
reason-too-little-fuel = You would not have enough fuel left to separate your explorers.
reason-same-place = Two of your explorers are in the same place: keep moving.
reason-own-explorer-there = You already have an explorer at { $location }.
reason-no-step-yet = Make at least one step.
reason-hold-is-full = Your hold is full, and dug or surveyed relics go nowhere else.
reason-no-relic-there = { $relic } is not available.
reason-wrong-colour = Your card digs { $colour } only, not { $relic }.
reason-nobody-at-site = You have no explorer at { $location }.
reason-same-site = The second relic must come from another site ({ $location } is used).
reason-too-expensive = The { $relic } costs { $price }, and you have { $credits }.
reason-pile-empty = The { $colour } pile is empty.
reason-same-colour = The second relic must have another colour ({ $colour } is used).
reason-stores-full = Your hold and your container are full.
reason-store-is-full = There is no room left in the { $store }.
reason-no-buyer-in-stock = No { $buyer } is left in stock.
reason-do-something = You have done nothing yet: add a buyer.
reason-faction-taken = Already taken: { $faction }.
reason-no-tile-of-colour = You have no { $colour } relic.
reason-no-market-for = { $colour }: nobody wants it where you have a trader.
reason-no-trader-there = You have no trader at { $market }.
reason-nobody-interested = { $market }: nobody there wants { $colour }.
reason-market-order = Markets are chosen in the order of the list, and { $market } comes earlier: undo to choose it.
reason-not-stored-there = { $relic } is not in your { $store }.
reason-relic-order = Relics are chosen in order, and { $relic } would leave too few after it: undo to sell it.
reason-no-tile-in-round-1 = In round 1 there are no command tiles yet.
reason-no-emissary = You have no emissary in the { $centre }.
reason-already-done = You have already done this part of the command.
reason-nothing-done-yet = Do at least one part of the command.
reason-not-a-set = { $card } is not among your cards alike.
reason-card-order = Cards are chosen in ascending order, and { $card } would leave too few after it: undo to choose it.
reason-pick-order = Cards are chosen in ascending order, and { $card } would leave too few after it: undo to choose it.
reason-no-guard = You have no guard for { $relic }.
reason-no-sale-after = With { $relic } you would still have nothing to sell.
reason-sampled-already = You already have a sample of { $relic }.

line-start = starting credits
line-sales = sales
line-fences = fenced relics
line-tiles = command tiles
line-purchases = purchases
line-centres = command centres
line-columns = gallery columns
line-rows = gallery rows
line-failures = failed actions
line-unsold = unsold relics

# Credits if the round and the game ended now.
projected-now = credits so far
projected-centre = { $centre }
projected-columns = gallery columns
projected-rows = gallery rows
projected-unsold = unsold relics

# How far the game is, for the header of a table.
headline-round = Round { $round } / { $rounds }
headline-draft = Round { $round }, choice { $choice }

# First steps for new players.
first-step-1 = On your turn you take two actions: choose one, then the card that pays for it. Tap what glows.
first-step-2 = Move your explorers, dig where they stand, then sell where you have a trader and buyers want that colour.
first-step-3 = Three rounds. Emissaries on the Mothership pay every round, your gallery of samples at the end. Most credits wins.

# Parts of the box that people can point at.
part-card = { $card }
part-action = action: { $action }
part-relic = { $relic }
part-location = { $location }
part-market = { $market }
part-buyer = { $buyer }
part-centre = { $centre }
part-tile = command tile: { $tile }
part-faction = { $faction }
part-store = { $store }
part-column = gallery column, { $colour }
part-row = gallery row, { $glyph }
part-popularity = popularity of { $colour }
part-supply = { $colour } supply
part-pile = { $colour } pile of the black market
part-forecast = forecast card { $slot }
part-marker = initiative marker { $number }
part-mothership = Mothership
part-deck = deck
part-discard = discard pile
part-turn-order = turn order
part-zu-card = Zu’s card: { $card }

# What a part is and does, for its card.
explain-card = Pays for one action. Its colour can be dug or surveyed; its symbol stands for the market { $market } with its centre and a black market; it gives { $fuel } steps.
explain-card-travel-2 = Pays for moving, { $travel } steps, or for a sale; nothing else. It comes back in the next round.
explain-card-travel-3 = { explain-card-travel-2 }
explain-card-travel-4 = { explain-card-travel-2 }
explain-action-move = As many steps as the card has fuel, shared among your explorers. At the end no two of yours may stand in one place.
explain-action-dig = Dig up a relic of the card’s colour on a site with one of your explorers; up to { $relics }, from different sites. You need room in your hold.
explain-action-haggle = At the market of the card’s symbol, with an explorer there: a trader, then a white buyer, then a buyer of any colour. At least one of them.
explain-action-sell = One colour, up to { $markets } markets with a trader of yours and someone interested, one relic for each. Pays the colour’s price once, { $buyer } per interested buyer, and { $two } more for two markets or { $three } for three. Any card pays for it.
explain-action-command = At the market of the card’s symbol a trader, and one thing at its centre: send an emissary, or, from round 2 on, recall one and use the tile.
explain-action-smuggle = At the black market of the card’s symbol, with an explorer there: fence up to { $deals } relics at their value, or buy up to { $deals } of different colours at their value plus { $surcharge }.
explain-action-survey = Your card replaces a free one of the forecast, with a cube on it, and you take an initiative marker. Then draw { $drawn } relics of its colour: one goes to its site, the other may be bought at { $times } times its value.
explain-action-pass = Costs no card and ends your round. You keep up to { $kept } action cards; the others are discarded.
explain-relic = Value { $value }, { $copies } copies. On the map it lies at { $site }. Dig it up, then sell or fence it; when you store it, a cube may mark its space in your gallery.
explain-location-site = Relics of its region lie here. An explorer of yours here may dig, if you pay with a card of that colour.
explain-location-market = Buyers queue here. An explorer of yours may haggle; a trader of yours may sell.
explain-location-market-site = Market and site at once: relics lie here and buyers queue here.
explain-location-black-market = With an explorer here and a card of its symbol you fence or buy relics. All black markets share the same piles.
explain-market = Up to { $most } buyers queue here; new ones join at the back and push out the front. You sell here if you have a trader and someone wants the colour.
now-market = In the queue: { $buyers }. Your traders: { $traders }.
explain-buyer = Wants relics of its colour and pays { $credits } credits in a sale. The fewer of them are left in stock, the more popular the colour.
explain-buyer-white = Wants relics of every colour and pays { $credits } credits in a sale.
now-buyer = Left in stock: { $left }.
explain-centre = At the end of a round the most emissaries here are paid: { $prizes1 } in round 1, { $prizes2 } in round 2, { $prizes3 } in round 3, by rank.
now-centre = Your emissaries: { $emissaries }.
explain-tile-relay = Recall an emissary here: { $teleports1 ->
    [0] steps as in a move
   *[other] teleport an explorer, then steps as in a move
}, at most { $steps1 }. In the last round: { $teleports2 ->
    [0] steps as in a move
   *[other] teleport an explorer, then steps as in a move
}, at most { $steps2 }.
explain-tile-scanner = Recall an emissary here: dig up relics of any colours, each at another site where you have an explorer. Relics: at most { $relics1 }; in the last round, { $relics2 }.
explain-tile-private-sale = Recall an emissary here: a sale. Markets: at most { $markets1 }; in the last round, { $markets2 }.
explain-tile-rumour = Recall an emissary here: a white buyer, then a coloured one, at any market; a coloured one at each further market. Markets: at most { $markets1 }; in the last round, { $markets2 }.
explain-tile-safe-conduct = Recall an emissary here: from anywhere, buy a relic at its value { $buy } or fence one at its value { $fence }. Deals: at most { $deals1 }; in the last round, { $deals2 }.
explain-tile-archive = Recall an emissary here: sample a relic, which stays where it is: { $everywhere1 ->
    [0] { archive-0 }
   *[other] { archive-1 }
}. In the last round: { $everywhere2 ->
    [0] { archive-0 }
   *[other] { archive-1 }
}.
archive-0 = on a site of one of your explorers
archive-1 = anywhere on the sites, or on top of a pile
explain-tile-briefing = Recall an emissary here: gain credits, draw cards and keep { $keep }. Credits: { $credits1 }; in the last round, { $credits2 }. Cards drawn: { $draw1 }; in the last round, { $draw2 }.
explain-tile-dividends = Recall an emissary here: gain credits for each market where you have a trader. Credits: { $credits1 }; in the last round, { $credits2 }.
explain-faction-issisinui = **Survey:** you draw { $relics } relics, take one of them for free, and may still buy one. Initiative { $initiative }.
explain-faction-kutu-kuti = **Dig:** the second relic may come from the same site as the first or a neighbouring one, without an explorer. Initiative { $initiative }.
explain-faction-gul = **Sale:** with an explorer on any black market, first buy the top relic of a pile at its value. Initiative { $initiative }.
explain-faction-aquilla = **Sale:** you need no trader at the market of the symbol on the card you play. Initiative { $initiative }.
explain-faction-dal-harrai = **Every turn:** one explorer may take a free step first, to a place where you have none. Initiative { $initiative }.
explain-store-hold = Spaces: { $most }, for relics that you dig up, gain from a survey, or buy.
explain-store-container = More spaces: { $most }, only for relics that you buy on the black market.
now-store = Yours: { $stored } of { $most } taken.
explain-column = Samples of one colour. At the end it pays { $pays }, from no sample to all of them; the first time it is complete you draw a card.
now-column = Your samples: { $samples }.
explain-row = Samples of one type. At the end it pays { $pays }, from no sample to all of them.
now-row = Your samples: { $samples }.
explain-popularity = A colour is popular when few of its buyers are left in stock. A sale pays by rank: { $prices }. Equal colours share the better rank.
now-popularity = A sale pays { $price } now; buyers left in stock: { $left }.
explain-supply = Relics of this colour that nobody has seen yet. Surveys and the forecast draw from here.
now-supply = Left: { $left }.
explain-pile = The black market. Buy the top relic at its value plus { $surcharge }; what you fence goes under the pile. You may look through it at any time.
now-pile = On top: { $top }; relics in the pile: { $count }.
explain-forecast = Before the next round it brings three relics of its colour: two to their sites, one under the pile of the black market. A survey replaces it, unless a cube protects it.
explain-marker = Taken with a survey. Before the next round, players with a marker go first, lowest number first.
explain-mothership = Emissaries in its three centres are paid at the end of each round. Buyers of the last sale are on board and return to stock with the next one.
now-mothership = Buyers on board: { $buyers }.
explain-deck = Action cards. When it is empty, the discard is shuffled into a new one.
now-deck = In the deck: { $cards }; discarded: { $discard }.
explain-discard = Action cards that were paid or discarded; everyone may look through them. When the deck is empty, they are shuffled into a new one.
now-discard = Cards here: { $discard }.
explain-turn-order = The order in which everyone takes turns. Before the next round, players with an initiative marker go first, lowest number first; the others follow in the order they were in.
explain-zu-card-dig = Zu digs up two relics that it needs, if it can: of the named colours the more popular one. With no room it buys or fences instead; if nothing works, it gains { $fail } credits.
explain-zu-card-haggle = Zu sends traders to two markets where it has none, each with a white buyer and one of its lead colour. If it has traders everywhere, it gains { $fail } credits.
explain-zu-card-command = Zu sends a trader to the market, if it has none there, and always an emissary to its centre.
explain-zu-card-sale = Zu sells the colour that reaches the most markets, as you would, but draws no cards. If it cannot sell, it gains { $fail } credits.
explain-zu-card-snipe = Zu sells a single relic of the colour it has the fewest of, where the most buyers want it. If it cannot, it gains { $fail } credits.
explain-zu-card-survey = An action card replaces a free one of the forecast. Of two relics of its colour Zu buys the better one it needs; the other goes to its site.
explain-symbol = Stands for three places at once: the market { $market }, the { $centre } and the black market { $black }.
explain-hand = Cards pay for actions. The hand has no limit during a round; after passing you keep up to { $kept } action cards.
explain-credits = The player with the most credits at the end of the game wins. Nobody can owe any.
explain-reserve = { $cubes } cubes in all. They become traders at markets, emissaries on the Mothership, guards in your gallery.
now-reserve = Yours left: { $left }.
explain-stores = Relics in hold (spaces: { $hold }) and container (spaces: { $container }). Unsold ones count for nothing at the end, but decide ties.
explain-trader = Opens a market for your sales. A sale may turn one of your traders there into an emissary at the centre with its symbol.
explain-emissary = Counts for the majority of its centre at the end of a round: { $prizes1 }, then { $prizes2 }, then { $prizes3 }. Recall it to use the centre’s tile.
explain-guard = Marks a sample in your gallery and stays when the relic goes. If your reserve is empty, a guard may be used instead.
explain-explorer = Moves along the lines. Where it stands you may dig, haggle or smuggle. No two of yours end in one place.
explain-gallery = One space for each type of relic. A cube marks it when you store that relic; rows and columns pay at the end.
explain-zu = Your opponent when you play alone: it reveals two cards a turn and follows fixed priorities. What it cannot do pays it { $fail } credits. You win only with more credits than Zu.

# Names of those parts.
part-symbol = { $symbol }
part-hand = hand
part-credits = credits
part-points = credits
part-reserve = reserve of cubes
part-stores = stored relics
part-trader = trader
part-emissary = emissary
part-guard = guard
part-explorer = explorer
part-gallery = gallery
part-zu = Zu

symbol-crescent = Crescent
symbol-fist = Fist
symbol-star = Star
symbol-eye = Eye
symbol-hive = Hive
symbol-seal = Seal

place-sort-site = site
place-sort-market = market
place-sort-market-site = market and site
place-sort-black-market = black market

action-move = move
action-dig = dig
action-haggle = haggle
action-sell = sell
action-command = command
action-smuggle = smuggle
action-survey = survey
action-pass = pass

store-hold = hold
store-container = container

side-white = white
side-yellow = yellow

colour-yellow = yellow
colour-green = green
colour-red = red
colour-violet = violet
colour-orange = orange

buyer-yellow = yellow buyer
buyer-green = green buyer
buyer-red = red buyer
buyer-violet = violet buyer
buyer-orange = orange buyer
buyer-white = white buyer

glyph-spiral = spiral
glyph-fork = fork
glyph-ladder = ladder
glyph-wave = wave

# A market with its preposition, for the languages that need it.
at-market = at { $market }
market-1 = Vancouver
market-2 = Amazon
market-3 = Dakar
market-4 = Scandinavia
market-5 = Samarkand
market-6 = Australia

centre-left = left centre
centre-middle = middle centre
centre-right = right centre

faction-issisinui = Is’sisinui
faction-kutu-kuti = Kutu Kuti
faction-gul = Gul
faction-aquilla = Aquilla
faction-dal-harrai = Dal-Harrai

tile-relay = Orbital relay
tile-scanner = Deep scanner
tile-private-sale = Private sale
tile-rumour = Rumours
tile-safe-conduct = Safe conduct
tile-archive = Archive cast
tile-briefing = Briefing
tile-dividends = Dividends

location-M1 = Vancouver
location-Y1 = Yukon
location-Y2 = Great Lakes
location-Y3 = Mexico
location-BW = Bermuda
location-G1 = Amazon
location-G2 = Atacama
location-M3 = Dakar
location-M4 = Scandinavia
location-V1 = Gaul
location-V2 = Ural
location-V3 = Baikal
location-R1 = Giza
location-R2 = Congo
location-R3 = Cape
location-BC = Seychelles
location-M5 = Samarkand
location-O1 = Ganges
location-O2 = Yellow River
location-O3 = Australia
location-BE = Fiji

relic-yellow-spiral = stag trophy (yellow 6)
relic-yellow-fork = stop sign (yellow 5)
relic-yellow-ladder = hubcap (yellow 4)
relic-yellow-wave = number plate (yellow 3)
relic-green-spiral = party crown (green 6)
relic-green-fork = football (green 5)
relic-green-ladder = mate gourd (green 4)
relic-green-wave = flip-flop (green 3)
relic-red-spiral = talking drum (red 6)
relic-red-fork = vuvuzela (red 5)
relic-red-ladder = jerrycan (red 4)
relic-red-wave = phone card (red 3)
relic-violet-spiral = cuckoo clock (violet 6)
relic-violet-fork = gnome (violet 5)
relic-violet-ladder = nesting doll (violet 4)
relic-violet-wave = beer mug (violet 3)
relic-orange-spiral = joystick (orange 6)
relic-orange-fork = lucky cat (orange 5)
relic-orange-ladder = karaoke mic (orange 4)
relic-orange-wave = toilet sign (orange 3)

zu-kind-dig = dig
zu-kind-haggle = haggle
zu-kind-command = command
zu-kind-sale = sale
zu-kind-snipe = snipe
zu-kind-survey = survey

zu-card-dig-most-popular = dig the most popular colour
zu-card-dig-orange-green = dig orange or green
zu-card-dig-green-violet = dig green or violet
zu-card-dig-violet-red = dig violet or red
zu-card-dig-red-yellow = dig red or yellow
zu-card-dig-yellow-orange = dig yellow or orange
zu-card-command-1 = command Vancouver
zu-card-command-2 = command Amazon
zu-card-command-3 = command Dakar
zu-card-command-4 = command Scandinavia
zu-card-command-5 = command Samarkand
zu-card-command-6 = command Australia
zu-card-sale = sale
zu-card-snipe = snipe
zu-card-haggle = haggle
zu-card-survey = survey

why-only = nothing else is possible
why-lot = chance between equals
why-level = the more popular colour
why-could-dig = more relics to dig there
why-not-stored = Zu stores none of it
why-fewest-yours = you have the fewest of it
why-not-sampled-by-you = you have no sample of it
why-rarest = the rarest on the sites
why-value = the higher value
why-hold-first = from the hold first
why-least-popular = the less popular colour
why-most-tiles = Zu has the most of it
why-interested = the most interested buyers
why-your-traders = more of your traders there
why-influence = the most influence to gain
why-reach = it reaches the most markets
why-income = the higher income
why-fewest-tiles = Zu has the fewest of it
why-hold-full = its hold is full
why-store-full = its hold and container are full
why-nothing-to-dig = nothing it needs is there
why-nothing-to-buy = nothing it needs is for sale
why-nothing-stored = it has no relic
why-no-buyer = nobody wants its relics
why-trader-everywhere = it has traders everywhere
why-no-cube = it has no cube left
why-nothing-left = nothing is left to draw

# Names of what can be seen, for interfaces that do not know the game.
view-round = round
view-rounds = rounds
view-order = turn order (nobody: Zu)
view-active = whose turn
view-actions = actions left
view-players = players
view-players-credits = credits
view-players-marker = initiative marker
view-players-passed = has passed
view-players-reserve = cubes in reserve
view-players-hold = hold
view-players-container = container
view-players-gallery = samples
view-players-columns = columns pay
view-players-rows = rows pay
view-players-worth = gallery in all
view-players-traders = traders
view-players-emissaries = emissaries
view-players-faction = faction
view-players-hand = hand
view-players-travel = travel cards
view-players-used = travel cards used or aside
view-players-explorers = explorers
view-players-rewarded = columns that gave their card
view-zu = Zu
view-zu-credits = credits
view-zu-marker = initiative marker
view-zu-passed = has passed
view-zu-reserve = cubes in reserve
view-zu-hold = hold
view-zu-container = container
view-zu-gallery = samples
view-zu-columns = columns pay
view-zu-rows = rows pay
view-zu-worth = gallery in all
view-zu-traders = traders
view-zu-emissaries = emissaries
view-zu-deck = cards in its deck
view-zu-kinds = cards of this round
view-zu-colour = colour it has settled on
view-zu-markets = markets it has settled on
view-zu-carried = also carried over
view-zu-card = card being played
view-zu-discard = cards played this round
view-zu-past = cards of the last round
view-sites = on the sites
view-supply = supplies
view-piles = black market, from the top
view-sold = sold and gone
view-surveyed = relics just drawn
view-queues = queues, from the front
view-stock = buyers in stock
view-levels = popularity
view-prices = what a sale pays now
view-mothership = on the Mothership
view-tiles = command tiles
view-tile-side = side of the tiles
view-forecast = forecast
view-forecast-card = card
view-forecast-cube = cube owner
view-forecast-zu = cube of Zu
view-markers = initiative markers left
view-deck = cards in the deck
view-discard = discard
view-face-down = face-down cards in the discard
view-buyer-deck = buyer cards left
view-buyer-discard = buyer cards used
view-sale = sale under way
view-sale-colour = colour
view-sale-markets = markets
view-sale-relics = relics
view-choice = draft choice
view-pack = your pack
view-picked = picked from it
view-packs-seen = packs you have held
view-drawn = cards drawn, one may stay
view-keeping = cards you keep

card-yellow-crescent = yellow Crescent
card-yellow-fist = yellow Fist
card-yellow-star = yellow Star
card-yellow-eye = yellow Eye
card-yellow-hive = yellow Hive
card-yellow-seal = yellow Seal
card-green-crescent = green Crescent
card-green-fist = green Fist
card-green-star = green Star
card-green-eye = green Eye
card-green-hive = green Hive
card-green-seal = green Seal
card-red-crescent = red Crescent
card-red-fist = red Fist
card-red-star = red Star
card-red-eye = red Eye
card-red-hive = red Hive
card-red-seal = red Seal
card-violet-crescent = violet Crescent
card-violet-fist = violet Fist
card-violet-star = violet Star
card-violet-eye = violet Eye
card-violet-hive = violet Hive
card-violet-seal = violet Seal
card-orange-crescent = orange Crescent
card-orange-fist = orange Fist
card-orange-star = orange Star
card-orange-eye = orange Eye
card-orange-hive = orange Hive
card-orange-seal = orange Seal
card-travel-2 = travel card 2
card-travel-3 = travel card 3
card-travel-4 = travel card 4

# What an edition can change.
edition-part-map = Map
edition-part-stores = Hold and container
edition-part-gallery = Gallery
edition-part-prizes = Command centres
edition-part-initiative = Initiative
edition-part-symbols = Symbols
edition-part-tile-relay = { tile-relay }
edition-part-tile-scanner = { tile-scanner }
edition-part-tile-private-sale = { tile-private-sale }
edition-part-tile-rumour = { tile-rumour }
edition-part-tile-safe-conduct = { tile-safe-conduct }
edition-part-tile-archive = { tile-archive }
edition-part-tile-briefing = { tile-briefing }
edition-part-tile-dividends = { tile-dividends }
edition-field-between = lines between two places
edition-field-round-the-back = lines round the back of the map
edition-field-hold = relics in the hold
edition-field-container = relics in the container
edition-field-points = credits
edition-field-gallery-rows-spiral-points = credits of the spiral row
edition-field-gallery-rows-fork-points = credits of the fork row
edition-field-gallery-rows-ladder-points = credits of the ladder row
edition-field-gallery-rows-wave-points = credits of the wave row
edition-field-columns = credits of a column
edition-field-bonus = bonus by number of markets
edition-field-numbers = numbers on the markers
edition-field-initiative = initiative
edition-field-centre = command centre
edition-field-black-market = black market
edition-field-centres-prizes-round-1-points = prizes, round 1
edition-field-centres-prizes-round-2-points = prizes, round 2
edition-field-centres-prizes-round-3-points = prizes, round 3
edition-field-sale-prices-points = prices by rank
edition-field-steps = steps, white and yellow side
edition-field-teleports = teleports, white and yellow side
edition-field-relics = relics, white and yellow side
edition-field-markets = markets, white and yellow side
edition-field-deals = deals, white and yellow side
edition-field-buy = difference when buying
edition-field-fence = difference when fencing
edition-field-everywhere = anywhere (1) or on the spot (0), white and yellow side
edition-field-credits = credits, white and yellow side
edition-field-draw = cards drawn, white and yellow side
edition-problem-line-to-itself = this line leads from { $location } to itself. Expected: two places.
edition-problem-line-twice = there is already a line between { $one } and { $other }. Expected: each line only once.
edition-problem-no-such-line = there is no line between { $one } and { $other }. Expected: one of the lines of the map.
edition-problem-cut-off = no lines lead to { $location }. Expected: a map in one piece.
edition-problem-not-named = no symbol names { $name }. Expected: at least one symbol for it.
edition-problem-bonus-of-one = only a sale on several markets brings a bonus. Expected: zero.
edition-problem-same-initiative = another board has initiative { $number } too. Expected: a number of its own for each faction and for Zu.

# What no text gives: the same words in the rules, on pages and in the list of games.
edition-about = Boards and tiles of Excavation Earth show what no text gives: **map lines, command powers, the hold and the row credits**, and a few more. Ours are reconstructed and play well; they are not those of the box.
