# Lost Cities: Roll & Write: English texts, in our own words.
title = Lost Cities: Roll & Write
about = Roll the dice, choose a colour and a number, and lead six expeditions as far as you can. Start low, cross the bridges first, and refuse with care.

option-choice-order = Order of the choices
option-choice-order-simultaneous = all together, shown at the same time
option-choice-order-turn-order = one after the other, in turn order
option-zero-after-circle = A 0 after a ticked circle
option-zero-after-circle-ten = is written as a 10
option-zero-after-circle-none = cannot be used
option-first-roller = First to roll
option-first-roller-random = drawn by lot
option-first-roller-1 = seat 1
option-first-roller-2 = seat 2
option-first-roller-3 = seat 3
option-first-roller-4 = seat 4
option-first-roller-5 = seat 5

step-first-roller = The first roller is drawn by lot.
step-roll = The six dice are rolled.
step-take-dice = You rolled: take one colour and one number, or refuse the dice.
step-offer = The others choose among the dice left.
step-use-dice = Use one colour and one number of the dice left, or refuse them.
step-accelerate = An arrow! Advance any column by one square, or skip.
step-reveal = All choices are shown.
step-end-turn = The turn is over.

verb-roller = First to roll: { $seat }
verb-roll = Roll { $c1 }, { $c2 }, { $c3 }, { $n1 }, { $n2 }, { $n3 }
verb-take = Take { $colour } { $number }
verb-use = Use { $colour } { $number }
verb-refuse = Refuse the dice
verb-accelerate = Accelerate { $colour }
verb-skip = Skip the acceleration

event-first-roller = { $seat } rolls first.
event-rolled = { $seat } rolls { $c1 }, { $c2 }, { $c3 } and { $n1 }, { $n2 }, { $n3 }.
event-took = { $seat } takes { $colour } { $number }.
event-used = { $seat } uses { $colour } { $number }.
event-refused = { $seat } refuses the dice.
event-circle-ticked = { $seat } ticks the { $colour } circle: this column counts double.
event-wrote = { $seat } writes { $number } in { $colour }, square { $square }.
event-summit-ticked = { $seat } reaches the summit of { $colour }.
event-artefact-hatched = { $seat } finds an artefact ({ $count } of 9).
event-dice-hatched = { $seat } hatches a dice symbol ({ $count } of 9).
event-bridge-bonus = { $seat } is among the first to cross the { $bridge } bridge: 20 points.
event-bridge-struck = { $seat } crosses the { $bridge } bridge, after others: no bonus.
event-accelerated = { $seat } accelerates { $colour }.
event-skipped = { $seat } skips the acceleration.
event-finished = { $seat } has chosen.
event-exhausted = { $seat } is exhausted: the dice symbols are now worth nothing.
event-ended-by-bridges = All eight bridges have been crossed: the game is over.
event-ended-by-exhaustion = Everyone is exhausted: the game is over.

reason-colour-not-rolled = No die shows { $colour } this turn.
reason-number-not-rolled = No die shows a { $number } this turn.
reason-colour-taken = The roller has taken the only { $colour } die.
reason-number-taken = The roller has taken the only { $number }.
reason-too-low = { $number } is too low for { $colour }: its last number is { $top }, and numbers never go down.
reason-no-ten-after-circle = At this table a 0 cannot start { $colour } once its circle is ticked.
reason-summit-done = { $colour } is full and its summit is ticked already.
reason-no-artefact-left = { $colour } is full, and all nine artefacts are hatched: no summit can be ticked any more.
reason-summit-too-low = { $colour } is full: only a number from { $top } up reaches its summit, not { $number }.

line-column = { $colour }
line-artefacts = artefacts
line-dice = dice symbols
line-bridges = bridges

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
