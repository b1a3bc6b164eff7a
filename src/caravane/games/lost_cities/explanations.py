"""What people are told about the parts of the sheet and the dice: rules, and where the figures stand."""

from typing import Final

from caravane.kernel.explanation import Explanation

EXPLANATIONS: Final = {
    "colour-die": Explanation("LC-PICK-01", "LC-PICK-02"),
    "number-die": Explanation(
        "LC-FILL-03", "LC-FILL-04", "LC-DOUBLE-01", figures={"ten": "box/dice/zero_in_started_column"}
    ),
    "column": Explanation(
        "LC-FILL-01",
        "LC-FILL-03",
        "LC-SCORE-01",
        figures={
            "squares": "box/sheet/squares_per_expedition",
            "first": "box/scoring/expedition/1",
            "full": "box/scoring/expedition/-1",
        },
        now={"filled": "view/sheets/$me/columns/$colour/#", "points": "view/sheets/$me/boxes/$colour"},
    ),
    "circle": Explanation(
        "LC-DOUBLE-01",
        "LC-DOUBLE-03",
        "LC-SCORE-02",
        figures={"times": "box/scoring/circle_multiplier"},
        now={"ticked": "view/sheets/$me/circles/$colour"},
    ),
    "square": Explanation(
        "LC-SCORE-01",
        "LC-FILL-01",
        "LC-ACCEL-01",
        "LC-ARTEFACT-01",
        figures={
            "points": "box/scoring/expedition/$square",
            "arrows": "box/sheet/columns/$colour/arrows",
            "artefacts": "box/sheet/columns/$colour/artefacts",
        },
    ),
    "summit": Explanation("LC-ARTEFACT-04", "LC-ARTEFACT-06", now={"ticked": "view/sheets/$me/summits/$colour"}),
    "bridge": Explanation(
        "LC-BRIDGE-02",
        "LC-BRIDGE-03",
        figures={"points": "box/sheet/bridge_points", "after": "box/sheet/bridge_after"},
        now={"crossing": "view/sheets/$me/bridges/$bridge"},
    ),
    "artefact": Explanation(
        "LC-ARTEFACT-01",
        "LC-SCORE-05",
        figures={"points": "box/scoring/artefact/$count"},
        now={"found": "view/sheets/$me/artefacts"},
    ),
    "refusal": Explanation(
        "LC-REFUSE-02",
        "LC-REFUSE-06",
        figures={"points": "box/scoring/dice/$count", "most": "box/sheet/dice_symbols"},
        now={"refusals": "view/sheets/$me/dice"},
    ),
    "sealed": Explanation("LC-ROLL-04", "LC-PICK-09"),
    "points": Explanation("LC-SCORE-11", "LC-SCORE-10", "LC-SCORE-12"),
}
