# The board of Excavation Earth.
ee-letter-yellow = Y
ee-letter-green = G
ee-letter-red = R
ee-letter-violet = V
ee-letter-orange = O
ee-zu = Zu

ee-leaves = Views of the table
ee-tab-map = Map
ee-tab-market = Market
ee-tab-ship = Ship
ee-tab-zu = Zu
ee-tab-round = Round
ee-action-move = move
ee-action-dig = dig
ee-action-haggle = haggle
ee-action-sell = sell
ee-action-command = command
ee-action-smuggle = smuggle
ee-action-survey = survey
ee-action-pass = pass
ee-supplies = Supplies
ee-kept = Your hand
ee-value = value
ee-forecast-more = round { $round } digs
ee-map = The Earth seen from orbit
ee-actions = Actions
ee-tray = What you can do
ee-nobody = nobody

ee-popularity = Popularity
ee-popularity-more = stamp: price paid · white: { $white }
ee-track = { $colour }: popularity { $level }, rank { $rank }, pays { $price }
ee-markets = Six markets
ee-markets-more = front of the queue on the left
ee-market = market { $market } of { $most }
ee-queue = { $market }. Queue: { $queue }. Traders: { $traders }
ee-mothership = Mothership
ee-centre = Centre { $centre }. { $tile }. Emissaries: { $emissaries }
ee-no-tile = no tile yet
ee-prizes = prizes { $prizes }
ee-aboard = { $count } on board
ee-forecast = Forecast
ee-forecast-card = Forecast: { $card }
ee-black-market = Black market
ee-black-price = value + { $more }
ee-pile = { $relic }, price { $price }, pile of { $count }
ee-pile-empty = empty pile: { $colour }

ee-tile-relay = { $teleports ->
    [0] { $steps ->
        [one] up to { $steps } step
       *[other] up to { $steps } steps
    }
   *[other] { $steps ->
        [one] a teleport, { $steps } step
       *[other] a teleport, { $steps } steps
    }
 }
ee-tile-scanner = { $relics ->
    [one] dig up { $relics } relic
   *[other] dig up { $relics } relics
 }
ee-tile-private-sale = { $markets ->
    [one] sale, { $markets } market
   *[other] sale, up to { $markets } markets
 }
ee-tile-rumour = { $markets ->
    [one] buyers, { $markets } market
   *[other] buyers, { $markets } markets
 }
ee-tile-safe-conduct = { $deals ->
    [one] { $deals } deal at { $buy } / { $fence }
   *[other] { $deals } deals at { $buy } / { $fence }
 }
ee-tile-archive = { $everywhere ->
    [0] sample on the spot
   *[other] sample anywhere
 }
ee-tile-briefing = { $credits ->
    [one] { $credits } credit, a card out of { $draw }
   *[other] { $credits } credits, a card out of { $draw }
 }
ee-tile-dividends = { $credits } per market held

ee-power-issisinui = Survey: three relics instead of two, one of them free.
ee-power-kutu-kuti = Dig: the second relic may come from the same site or a neighbouring one.
ee-power-gul = Sell: with an explorer on a black market, first buy a relic at its value.
ee-power-aquilla = Sell: the symbol you play opens its market without a trader.
ee-power-dal-harrai = Start of turn: one free step.
ee-power-zu = Your solo rival: it follows its cards and wins ties.
ee-relic = { $relic }, { $value }
ee-store = { $store }: { $count } of { $most }
ee-gallery = Gallery: { $worth } credits at the end
ee-row = row
ee-column = col.
ee-sampled = { $relic }: sample taken
ee-reserve = reserve
ee-guards = guards
ee-traders = traders
ee-emissaries = emissaries
ee-surveys = survey
ee-explorers = Explorers
ee-hand = { $count ->
    [one] Hand: one card
   *[other] Hand: { $count } cards
 }
ee-hidden = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
 }
ee-no-cards = No card left.
ee-travel = travel
ee-summary = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $travel ->
    [one] { $travel } travel card
   *[other] { $travel } travel cards
}, { $reserve ->
    [one] { $reserve } cube
   *[other] { $reserve } cubes
} in reserve, { $relics ->
    [one] { $relics } relic
   *[other] { $relics } relics
}, gallery { $worth }
ee-summary-zu = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left, { $reserve ->
    [one] { $reserve } cube
   *[other] { $reserve } cubes
} in reserve, { $relics ->
    [one] { $relics } relic
   *[other] { $relics } relics
}, gallery { $worth }

ee-draft-one = Keep one, the others are discarded.
ee-draft-next = The rest of the pack goes to { $name }.
ee-draft-solo = Some of the remaining cards will be lost.
ee-draft-waits = Your cards are chosen. Waiting for the others…
ee-pack = { $count ->
    [one] Pack of one card
   *[other] Pack of { $count } cards
 }

ee-sale-colour = Colour to sell
ee-sale-markets = Markets, at most { $most }
ee-sale-relics = Relics to sell
ee-sale-preview = Preview
ee-sale-rank = Popularity, { $colour }: rank { $rank }
ee-sale-buyers = { $count ->
    [one] one buyer × { $each }
   *[other] { $count } buyers × { $each }
 }
ee-sale-bonus = { $count ->
    [2] Bonus for two markets
   *[other] Bonus for three markets
 }
ee-sale-total = Total
ee-sale-cards = { $count ->
    [one] You draw one card.
   *[other] You draw two cards and keep one.
 }
ee-closed-yes = closed
ee-closed-trader = no trader
ee-closed-buyer = no buyer

ee-round-sheet = Round { $round }: majorities
ee-sheet-total = Credits
ee-sheet-close = Continue
ee-zu-turn = Zu’s turn
ee-zu-mine = My turn
ee-zu-rule = Rule
ee-zu-earlier = { $count ->
    [one] and one choice before
   *[other] and { $count } choices before
 }
ee-zu-look = Its ship
ee-zu-cards = { $count ->
    [one] one card
   *[other] { $count } cards
 }
ee-zu-deck = Zu’s deck for this round
ee-zu-carried = carried over
ee-pile-of = Black market: { $colour }
ee-nobody-sells = Empty pile.
ee-supply = Hidden supply: { $count }
ee-order = turn order: { $place }
ee-marker = initiative marker { $number }
ee-discard = Discard: { $count }
ee-no-discard = No card is discarded.

ee-tab-plan = Plan
ee-you-pay = You pay
ee-plan-sale = Sell { $colour }: { $markets }
ee-line-hold = { $place } · hold { $stored }/{ $most }
ee-line-sample = sample: column { $before } → { $after }
ee-line-no-sample = no sample
ee-line-sampled = sampled already
ee-line-trader = Trader to { $market }
ee-line-white = White buyer to { $market }
ee-line-buyer = { $buyer } to { $market }
ee-line-level = popularity { $before } → { $after }
ee-line-promote = { $market }: trader becomes emissary
ee-line-emissary = Emissary to the { $centre }
ee-line-recall = Use the tile: { $tile }
ee-line-recalled = one emissary leaves the { $centre }
ee-line-slot = Forecast: { $old } → { $card }
ee-line-survey = then relics are drawn
ee-effect-hand = Hand { $before } → { $after }
ee-effect-level = { $colour }: popularity { $before } → { $after }, rank { $rank }
ee-effect-centre = { $centre }: you { $mine }, best rival { $most }; prize { $now } → { $then }
ee-effect-pass = Your round ends: of { $cards ->
    [one] one card
   *[other] { $cards } cards
} you keep two at most, and { $travel ->
    [0] no travel card is lost.
    [one] a travel card goes unused.
   *[other] { $travel } travel cards go unused.
}
ee-confirm-sell = Sell: { $before } → { $after }
ee-confirm-keep = { $count ->
    [one] Keep this card
    [2] Keep these two
   *[other] Keep these
 }
ee-confirm-exchange = { $count ->
    [one] Exchange one card
   *[other] Exchange { $count } cards
 }
ee-confirm-place = Land here
ee-confirm-buy = Buy for { $credits }
ee-confirm-fence = Fence for { $credits }
ee-confirm-command = Command
ee-confirm-command-for = Command: +{ $credits }
ee-confirm-dig = { $count ->
    [one] Dig it up
    [2] Dig both up
   *[other] Dig them up
 }
ee-confirm-move = Move
ee-confirm-haggle = Haggle
ee-confirm-survey = Survey
ee-confirm-pass = End my round
ee-sale-with = +{ $credits }
ee-sale-better = { $card } would also open { $market }

ee-uses = { $card }: { $uses }.
ee-use-dig = digs at { $places }
ee-use-haggle = haggles at { $market }
ee-use-smuggle = smuggles
ee-use-command = commands { $what }
ee-use-opens = opens { $market } when you sell
