"""Positions of Expéditions in which a turn can be tried."""

from tests.browser.random_touch import Projection


def begins_a_turn(projection: Projection) -> bool:
    """Return whether the viewer has tickets and lays the first arrow of a turn, with a tip that can go on freely."""
    view = projection.get("view") or {"turn": 0}
    mine = view["turn"] > 0 and view["active"] == 0 and not view["main_done"] and view["spent"] == 0
    return bool(mine and view["players"][0]["tickets"] > 0 and "spend:arrow" in projection.get("legal", []))


def has_tips_apart(projection: Projection) -> bool:
    """Return whether the viewer begins a turn with three expeditions that are at different places."""
    tips = [expedition["tip"] for expedition in projection["view"]["expeditions"]]
    return begins_a_turn(projection) and None not in tips and len(set(tips)) == len(tips)
