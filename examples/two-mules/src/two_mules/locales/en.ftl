# Two Mules: English texts.
title = Two Mules
about = A small game for two traders: bring what the market wants, and be the lighter one on the narrow pass.

option-days = Length
option-days-long = five days
option-days-short = three days

step-shuffle = The loads are shuffled.
step-day = A day begins.
step-call-good = The market calls a good.
step-load-mule = The market wants { $good }. Choose a load for your mule.
step-arrive = The mules arrive.
step-restock = Take the load in the depot ({ $load }), or draw one.

verb-shuffle = Shuffle: { $order }
verb-call = Call { $good }
verb-load = Load { $load }
verb-take = Take from the depot
verb-draw = Draw

event-dealt = { $seat } receives { $loads }.
event-opened = { $load } comes into the depot.
event-called = The market wants { $good } today.
event-loaded = { $seat } loads { $load } in secret.
event-ready = { $seat } has loaded a mule.
event-shown = { $seat } brings { $load }.
event-sold = { $seat } sells for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-too-late = { $seat } comes too late and sells nothing.
event-took = { $seat } takes { $load } from the depot.
event-drew = { $seat } draws { $load }.
event-drew-unseen = { $seat } draws a load.

reason-not-in-hand = You do not have { $load }.

line-sale = { $load }

# Names of what can be seen, for interfaces that do not know the game.
view-days = days
view-day = day
view-demand = wanted today
view-depot = depot
view-deck = loads to draw
view-hands = loads in hand
view-chosen = on your mule
view-used = loads brought to market
view-sales = sales
view-coins = coins

good-salt = salt
good-cloth = cloth
good-tea = tea

load-salt-1 = salt 1
load-salt-2 = salt 2
load-salt-3 = salt 3
load-salt-4 = salt 4
load-salt-5 = salt 5
load-salt-6 = salt 6
load-cloth-1 = cloth 1
load-cloth-2 = cloth 2
load-cloth-3 = cloth 3
load-cloth-4 = cloth 4
load-cloth-5 = cloth 5
load-cloth-6 = cloth 6
load-tea-1 = tea 1
load-tea-2 = tea 2
load-tea-3 = tea 3
load-tea-4 = tea 4
load-tea-5 = tea 5
load-tea-6 = tea 6

# How far the game is, the first sentences for new players, and the parts of the box.
headline-day = Day { $day } of { $days }

first-step-1 = The market calls a good; both traders load a mule in secret.
first-step-2 = A load sells for its weight, twice that if the market wants it. If both bring the same good, only the lighter one sells.
first-step-3 = Afterwards take the load in the depot, which both of you see, or draw one unseen.

part-load = { $load }
part-good = { $good }
part-deck = loads to draw
part-market = market
part-points = coins

# What the parts are and do, for their cards.
explain-load = Sells for its weight in coins, or { $demand } times that if its good is called. If your rival brings the same good, only the lighter load sells.
explain-good = One of three goods, each in loads with the weights 1 to { $heaviest }.
explain-deck = Instead of the load in the depot you may draw from here; only you see what it is.
now-deck = Loads left: { $loads }.
explain-market = Each day it calls a good, before you load. That good sells for { $demand } times its weight.
now-market = Wanted today: { $good }.
explain-points = What your loads have brought. The trader with the most coins wins; in a tie, the one with more sales.
