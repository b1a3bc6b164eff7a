# The board of Lost Cities: Roll & Write.
lc-letter-red = R
lc-letter-orange = O
lc-letter-yellow = Y
lc-letter-green = G
lc-letter-blue = B
lc-letter-violet = V

lc-bridges = Bridges
lc-total = Total
lc-artefacts = Artefacts
lc-refusals = Refusals

lc-sheet-of = { $name }’s sheet
lc-sheet = Sheet
lc-my-sheet = Your sheet
lc-turn = Turn { $turn }
lc-not-begun = The dice are waiting.

# What a screen reader says of a column; touching it says as much.
lc-column = { $colour }: { $state }, { $points } { $points ->
    [one] point
   *[other] points
}{ $fits ->
    [none] { "" }
   *[other] . Possible: { $fits }
}
lc-column-empty = empty column
lc-column-circled = circle ticked, no number
lc-column-filled = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}, last { $last }
lc-column-filled-circled = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}, last { $last }, counts double
lc-column-planned = step { $steps } of your plan
lc-fits-circle = tick the circle
lc-refuse-column = Refusals: { $count } of 9, { $points } points
lc-refuse-possible = Refuse the dice. { $column }
lc-show-points = Total { $total }: show the details

lc-choose-number = { $colour }: which number?
lc-option-write = Write { $number }
lc-option-ten = Write { $number }: a 0 counts as { $number }
lc-option-ten-die = die 0
lc-option-circle = Tick the circle: the column counts double
lc-option-circle-die = die 0
lc-touch-circle = { $colour }: tick the circle, the column counts double
lc-zero = A 0 counts as 10.
lc-see-possible-above = Possible squares further up
lc-see-possible-below = Possible squares further down

lc-dice = Dice
lc-rolled-by-you = Your roll
lc-rolled-by = { $name }’s roll
lc-have-chosen = Decided: { $done } of { $all }
lc-revealed = The choices are revealed
lc-die-colour = { $colour } die
lc-die-number = { $number } die
lc-die-taken = { $die }, taken by { $name }
lc-die-taken-by-you = { $die }, taken by you

lc-if-confirmed = If you confirm
lc-possible = { $count ->
    [0] No column fits
    [one] One column fits
    [2] Two columns fit
    [3] Three columns fit
   *[other] { $count } columns fit
}
lc-possible-arrow = An arrow: where to advance?
lc-points = Your points
lc-points-of = { $name }’s points
lc-step-square = { $colour }, square { $square }:
lc-step-circle = { $colour }: the circle, counts double
lc-step-summit = { $colour }: the summit
lc-bridge-first = { $bridge } bridge, first across
lc-bridge-late = { $bridge } bridge, already crossed
lc-bridge-late-by = { $bridge } bridge, already crossed by { $names }
lc-artefact-number = Artefact no. { $count }
lc-refusal-number = Refusal no. { $count }
lc-prospect = { $colour }: { $fits }
lc-prospect-arrow = arrow
lc-prospect-artefact = artefact
lc-prospect-bridge = bridge
lc-prospect-bridge-taken = bridge, no bonus
lc-prospect-summit = summit
lc-prospect-circle = the circle
lc-prospect-ten = { $number } (the 0)
lc-prospect-refuse = Refuse: { $count } of 9
lc-or = { $most } or { $last }

lc-other-notebooks = { $count ->
    [one] The other sheet
   *[other] The other sheets
}
lc-look-closely = View { $name }’s sheet
lc-ready = has decided
lc-notebook = { $artefacts ->
    [one] { $artefacts } artefact
   *[other] { $artefacts } artefacts
} · { $refusals ->
    [one] { $refusals } refusal
   *[other] { $refusals } refusals
} · { $bonuses ->
    [0] no bridge
    [one] { $bonuses } bridge
   *[other] { $bonuses } bridges
}

# The plan in one sentence.
lc-plan-write = { $colour } { $number }
lc-plan-circle = { $colour }: circle ticked
lc-plan-summit = { $colour }: summit
lc-plan-refuse = Refuse the dice
lc-plan-then = { $first }, then accelerate { $columns }
lc-plan-only-then = Accelerate { $columns }
lc-plan-skip = Skip the arrow
lc-plan-demand = Ask for turn order
lc-plan-sentence = { $plan }.
lc-and = { $most } and { $last }
lc-effect-bridge-first = First across the { $bridge } bridge: +20.
lc-effect-bridge-late = The { $bridge } bridge has already been crossed: no bonus.
lc-effect-bridge-late-by = { $names } already crossed the { $bridge } bridge: no bonus.
lc-effect-artefact = Artefact no. { $count }.
lc-effect-ten = The 0 counts as 10.
lc-effect-circle = It counts double: { $first } after a first number{ $square ->
    [0] { "" }
   *[other] , and points from square { $square } on
}.
lc-effect-begun = { $more ->
    [one] { $more } more square
   *[other] { $more } more squares
} before the column earns points.
lc-effect-steep = Steep: above it only { $above } will fit, and it costs points for { $more ->
    [one] { $more } more square
   *[other] { $more } more squares
}.
lc-effect-steep-arrow = an arrow
lc-effect-summit = Summit reached.
lc-effect-refusal = Refusal { $count } of 9.
lc-effect-exhausted = Exhausted: your refusals are worth nothing now.
lc-effect-demand = This turn you choose openly, once the choices of those before you are revealed.
lc-effect-nothing = Nothing else changes.

# How the points come about.
lc-how-column-empty = not begun
lc-how-column-circle = circle ticked, no number
lc-how-column = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}
lc-how-column-double = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}: { $points } × 2
lc-how-of-nine = { $count } of 9
lc-how-exhausted = 9 of 9: exhausted
lc-how-bridges = { $count ->
    [0] none crossed first
   *[other] { $names }
}

# The first game in three sentences.
