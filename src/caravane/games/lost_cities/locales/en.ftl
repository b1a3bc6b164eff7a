# Lost Cities: Roll & Write: English texts, in our own words.
title = Lost Cities: Roll & Write
about = Roll the dice, choose a colour and a number, and lead six expeditions as far as you can. Start low, cross the bridges before the others, and refuse with care.
designers = by Reiner Knizia; KOSMOS, French edition IELLO

option-choice-order = Order of the choices
option-choice-order-on-demand = sealed, everyone at once; on any turn, you may ask for turn order
option-choice-order-simultaneous = always sealed: everyone at once, then revealed together
option-choice-order-turn-order = always spoken: one after the other, in turn order
option-zero-after-circle = A 0 after a ticked circle
option-zero-after-circle-ten = is written as a 10
option-zero-after-circle-none = cannot be used
option-first-roller = First to roll
option-first-roller-random = random
option-first-roller-1 = seat 1
option-first-roller-2 = seat 2
option-first-roller-3 = seat 3
option-first-roller-4 = seat 4
option-first-roller-5 = seat 5

step-first-roller = Chance decides who rolls first.
step-roll = The six dice are rolled.
step-take-dice = You rolled: take a colour and a number, or refuse.
step-offer = The others choose from the remaining dice.
step-use-dice = Use a colour and a number from the remaining dice, or refuse.
step-accelerate = An arrow! Advance one square in any column, or skip.
step-reveal = All choices are revealed.
step-end-turn = The turn is over.
step-show-choice = A choice is revealed.

verb-roller = First to roll: { $seat }
verb-roll = Roll { $c1 }, { $c2 }, { $c3 }, { $n1 }, { $n2 }, { $n3 }
verb-take = Take { $colour } { $number }
verb-use = Use { $colour } { $number }
verb-refuse = Refuse the dice
verb-accelerate = Accelerate { $colour }
verb-skip = Skip
verb-demand-order = Ask for turn order

event-first-roller = { $seat } rolls first.
event-rolled = { $seat } rolls { $c1 }, { $c2 }, { $c3 } and { $n1 }, { $n2 }, { $n3 }.
event-took = { $seat } takes { $colour } { $number }.
event-used = { $seat } uses { $colour } { $number }.
event-refused = { $seat } refuses the dice.
event-circle-ticked = { $seat } ticks the { $colour } circle: this column will count double.
event-wrote = { $seat } writes { $number } in { $colour }, square { $square }.
event-summit-ticked = { $seat } reaches the summit of { $colour }.
event-artefact-hatched = { $seat } finds an artefact ({ $count } of 9).
event-dice-hatched = Refusal { $count } of 9 for { $seat }.
event-bridge-bonus = { $seat } crosses the { $bridge } bridge: 20 points!
event-bridge-struck = { $seat } crosses the { $bridge } bridge after others: no bonus.
event-accelerated = { $seat } accelerates { $colour }.
event-skipped = { $seat } skips the arrow.
event-finished = { $seat } has decided.
event-exhausted = { $seat } is exhausted: their refusals are now worth nothing.
event-ended-by-bridges = All eight bridges have been crossed: the game is over.
event-order-demanded = { $seat } asked for turn order.
event-ended-by-exhaustion = Everyone is exhausted: the game is over.

# The same events, told to the player whose seat it is.
event-first-roller-you = You roll first.
event-rolled-you = You roll { $c1 }, { $c2 }, { $c3 } and { $n1 }, { $n2 }, { $n3 }.
event-took-you = You take { $colour } { $number }.
event-used-you = You use { $colour } { $number }.
event-refused-you = You refuse the dice.
event-circle-ticked-you = You tick the { $colour } circle: this column will count double.
event-wrote-you = You write { $number } in { $colour }, square { $square }.
event-summit-ticked-you = You reach the summit of { $colour }.
event-artefact-hatched-you = You find an artefact ({ $count } of 9).
event-dice-hatched-you = Refusal { $count } of 9 for you.
event-bridge-bonus-you = You cross the { $bridge } bridge: 20 points!
event-bridge-struck-you = You cross the { $bridge } bridge after others: no bonus.
event-accelerated-you = You accelerate { $colour }.
event-skipped-you = You skip the arrow.
event-finished-you = You have decided.
event-order-demanded-you = You ask for turn order: you will choose when those before you have been revealed.
event-exhausted-you = You are exhausted: your refusals are now worth nothing.

# Why the game ended, for the page of the result.
ending-ended-by-bridges = All eight bridges have been crossed.
ending-ended-by-exhaustion = Everyone is exhausted.

reason-colour-not-rolled = No { $colour } die this turn.
reason-number-not-rolled = No { $number } this turn.
reason-colour-taken = The only { $colour } die is already taken.
reason-number-taken = The only { $number } is already taken.
reason-too-low = { $number } is too low for { $colour }: you need { $top ->
    [10] a 0, which counts as 10
   *[other] { $top } or more
}.
reason-no-ten-after-circle = The { $colour } circle is ticked: at this table a 0 cannot open the column.
reason-summit-done = { $colour } is full, and its summit is already ticked.
reason-no-artefact-left = { $colour } is full, and you have already found all nine artefacts.
reason-summit-too-low = { $number } is too low for the summit of { $colour }: you need { $top ->
    [10] a 0, which counts as 10
   *[other] { $top } or more
}.

line-column = { $colour }
line-artefacts = artefacts
line-dice = refusals
line-bridges = bridges

# How far the game is, for the header of a table.
headline-turn = Turn { $turn } · bridges { $crossed } / 8

# First steps for new players.
first-step-1 = Tap a golden square to write a number there. Going up, numbers never get smaller: start low.
first-step-2 = A short column costs you points, a long one earns them. Better a few tall columns than many short ones.
first-step-3 = A 0 in an untouched column makes it count double. Nothing fits? Refuse, but not too often.

# Parts of the box that people can point at.
part-colour-die = { $colour } die
part-number-die = number die { $number }
part-column = { $colour } column
part-circle = { $colour } circle
part-square = { $colour } column, square { $square }
part-summit = { $colour } summit
part-bridge = { $bridge } bridge
part-artefact = artefact { $count }
part-refusal = refusal { $count }
part-sealed = choice made
part-points = points

# What a part is and does, for its card.
explain-colour-die = The player who rolled takes one colour die and one number die. Everyone else chooses from the dice that are left.
explain-number-die = { $number ->
    [0] In an untouched column a 0 ticks the circle. In a column that has begun it is written as { $ten }.
   *[other] It goes into the lowest free square of the colour you choose, if no number below it is higher.
}
explain-column = An expedition of { $squares } squares, climbed from the bottom. Numbers may stay the same or rise, never fall.
    Short columns cost points, long ones earn them: { $first } for a single number, { $full } for a full column.
now-column = Yours now: { $filled ->
    [one] { $filled } number
   *[other] { $filled } numbers
}, worth { $points }.
explain-circle = A 0 of this colour ticks it before the column has any number. The column then counts ×{ $times }, losses too. Your first number strikes out a free circle for good.
now-circle = { $ticked ->
    [1] Yours is ticked.
   *[other] Yours is not ticked.
}
explain-square = A column filled up to here is worth { $points }.
    Squares with an arrow ({ $arrows } in this column) give a free step in any column; those with an artefact ({ $artefacts }) shade the next artefact.
explain-summit = A full column can be used once more: a number at least as high as its last one ticks the summit and shades an artefact. It adds no points to the column.
now-summit = { $ticked ->
    [1] Yours is ticked.
   *[other] Yours is still free.
}
explain-bridge = You cross it by filling the place after number { $after }. If nobody crossed it in an earlier turn, it earns you { $points } points; after that it earns nothing.
now-bridge = { $crossing ->
    [bonus] You crossed it in time.
    [struck] You crossed it after someone else: no points.
   *[other] You have not crossed it yet.
}
explain-artefact = Found on squares with an artefact and on summits; you cannot decline one. With artefact { $count } shaded, the column is worth { $points }.
now-artefact = You have found { $found }.
explain-refusal = Every time you refuse the dice, the next symbol is shaded. With refusal { $count } shaded, the column is worth { $points }. After refusal { $most } you are exhausted, and refusals count for nothing.
now-refusal = You have refused { $refusals ->
    [0] no dice yet
    [one] { $refusals } time
   *[other] { $refusals } times
}.
explain-sealed = This player has decided. What the others choose after a roll stays hidden until everyone is done; after a request for turn order, until their place in it.
explain-points = Six columns, artefacts, refusals and bridges. Everyone’s points can be seen at any time; the highest total wins.

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-violet = violet

bridge-red = red
bridge-orange = orange
bridge-yellow = yellow
bridge-green = green
bridge-blue = blue
bridge-violet = violet
bridge-artefact = artefact
bridge-dice = dice

# Names of what can be seen, for interfaces that do not know the game.
view-turn = turn
view-roller = roller
view-order-of-choices = order of the choices
view-dice = dice rolled
view-dice-colours = colours
view-dice-numbers = numbers
view-left = remaining dice
view-left-colours = colours
view-left-numbers = numbers
view-taken = taken by the roller
view-sheets = sheets
view-sheets-columns = columns
view-sheets-circles = circles ticked
view-sheets-summits = summits ticked
view-sheets-artefacts = artefacts
view-sheets-dice = refusals
view-sheets-bridges = bridges
view-sheets-boxes = points
view-sheets-total = total
view-crossed = bridges crossed before this turn
view-finished = have decided

choice-order-simultaneous = all together
choice-order-turn_order = in turn order
choice-order-on_demand = all together, or in turn order if someone asks

crossing-open = not yet crossed
crossing-bonus = 20 points
crossing-struck = no bonus

box-red = red
box-orange = orange
box-yellow = yellow
box-green = green
box-blue = blue
box-violet = violet
box-artefact = artefacts
box-dice = refusals
box-bridges = bridges

# What an edition can change, and what may be wrong with it.
edition-part-scores = Points
edition-field-arrows = squares with an arrow
edition-field-artefacts = squares with an artefact
edition-field-expedition = points by numbers in a column, from none to nine
edition-field-artefact = points by artefacts, from none to nine
edition-field-dice = points by refusals, from none to nine
edition-problem-two-symbols = square { $square } has an arrow too. Expected: one symbol per square.
edition-problem-too-few-artefacts = too few squares with an artefact on the whole sheet. Expected: at least { $least }.
edition-problem-nothing-hatched = points for nothing. Expected: 0 as the first entry, since none are shaded.
edition-problem-exhausted-scores = points for the last refusal. Expected: 0 as the last entry, since an exhausted player loses the column.

# What no text gives: the same words in the rules, on pages and in the list of games.
edition-about = **The arrow and artefact squares** of the sheet stand in no text. Ours are reconstructed and play well; they are not those of the box.
