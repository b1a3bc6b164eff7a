"""Command (13) and command tiles (20)."""

from typing import Any, cast

import pytest

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.components import TILES
from caravane.kernel.codec import pack, unpack
from tests.games.excavation_earth.scenario import BOX, A, B, Table
from tests.rule_marker import rule

OTHERS = "relay scanner"
"""Tiles of the middle and the right centre, while the left one is under test."""


def commanding(moves: str = "", **more: Any) -> Table:
    """Return a table where A commands market 1 and the left centre."""
    return Table("red-crescent red-star", **more).act(A, "command", "red-crescent", moves)


def using(tile: str, yellow: bool = False, hand: str = "red-crescent", **more: Any) -> Table:
    """Return a table where A recalls an emissary from the left centre, where a tile lies."""
    rest = [other for other in ("relay", "scanner", "rumour") if other != tile][:2]
    settings: dict[str, Any] = {"emissaries": {A: "left"}, "factions": "gul aquilla"}
    table = Table(hand, number=3 if yellow else 2, tiles=" ".join([tile, *rest]), **(settings | more))
    return table.act(A, "command", "red-crescent", "recall")


@rule("EE-COMMAND-01", "EE-COMMAND-02")
def test_the_symbol_names_a_market_and_a_centre() -> None:
    table = commanding(at={A: "R1 R2 R3"})
    assert table.legal(A) == ["send-trader", "send-emissary"]
    table.play(A, "send-trader")
    assert table.legal(A) == ["send-emissary", "finish-command"]
    table.play(A, "send-emissary")
    assert (table.traders(A), table.emissaries(A), table.decision(A)) == ("1", [1, 0, 0], "action")


@rule("EE-COMMAND-03")
def test_an_emissary_is_either_sent_to_the_centre_or_recalled() -> None:
    table = commanding(number=2, tiles="dividends relay scanner", emissaries={A: "left"})
    assert table.legal(A) == ["send-trader", "send-emissary", "recall"]
    table.play(A, "send-emissary")
    assert table.legal(A) == ["send-trader", "finish-command"]
    assert table.why_not(A, "recall") == "already-done EE-COMMAND-02"


@rule("EE-COMMAND-04")
def test_the_parts_come_in_either_order_and_a_tile_is_finished_first() -> None:
    assert commanding("send-emissary send-trader").traders(A) == "1"
    table = using("relay")
    assert table.decision(A) == "step"
    table.play(A, "stop-moving")
    assert table.legal(A) == ["send-trader", "finish-command"]
    assert table.why_not(A, "send-emissary") == "already-done EE-COMMAND-02"


@rule("EE-COMMAND-05")
def test_a_recalled_emissary_goes_home_first() -> None:
    table = using("dividends")
    assert (table.emissaries(A), table.reserve(A)) == ([0, 0, 0], 22)
    assert table.visible_events()[-2:][0].startswith("A recalled:left:dividends")


@rule("EE-COMMAND-06")
def test_in_round_one_no_emissary_is_recalled() -> None:
    table = commanding(emissaries={A: "left"})
    assert "recall" not in table.legal(A)
    assert table.why_not(A, "recall") == "no-tile-in-round-1 EE-COMMAND-06"
    other = commanding(number=2, tiles="dividends relay scanner")
    assert other.why_not(A, "recall") == "no-emissary:left EE-COMMAND-03"


@rule("EE-COMMAND-08")
def test_a_recall_is_legal_even_if_the_tile_has_no_effect() -> None:
    table = using("private-sale", hand="red-crescent green-crescent", emissaries={A: "left left"})
    assert table.decision(A) == "command"
    table.play(A, "finish-command").act(A, "command", "green-crescent", "recall")
    assert table.emissaries(A) == [0, 0, 0]
    assert TILES[table.state.tiles[0]] == "private-sale"


@rule("C-14")
def test_a_recall_gives_the_cube_for_the_other_part() -> None:
    settings: dict[str, Any] = {
        "reserve": {A: 0},
        "emissaries": {A: "left"},
        "traders": {A: "4 5"},
        "purse": {A: 0},
    }
    table = Table("red-crescent", number=2, tiles="dividends relay scanner", **settings)
    # The spare cubes of this table stand at market 6, the third market with a trader.
    table.act(A, "command", "red-crescent")
    assert table.legal(A) == ["recall"]
    assert table.play(A, "recall").credits(A) == 6
    assert table.legal(A) == ["send-trader", "finish-command"]
    first = Table("red-crescent", **settings)
    assert "command" not in first.actions(A)


@rule("EE-TILE-ALL-01")
def test_effects_are_optional_and_follow_the_side() -> None:
    white, yellow = using("scanner", sites="red-fork"), using("scanner", yellow=True, sites="red-fork")
    assert white.legal(A) == yellow.legal(A) == ["dig:red-fork", "stop-digging"]
    assert (white.view()["tile_side"], yellow.view()["tile_side"]) == ("white", "yellow")
    assert white.play(A, "stop-digging").hold(A) == ""


@rule("EE-TILE-ALL-02")
def test_tile_effects_follow_the_usual_rules() -> None:
    table = using("scanner", sites="red-fork", galleries={A: "red-spiral red-ladder red-wave"}, deck="green-eye")
    table.play(A, "dig:red-fork sample")
    assert "green-eye" in table.hand(A), "the column is full"
    full = using("scanner", sites="red-fork", holds={A: "violet-wave*4"})
    assert full.decision(A) == "command", "there is no space in the hold"


@rule("EE-TILE-ALL-03", "C-32")
def test_every_other_effect_can_be_declined() -> None:
    sale: dict[str, Any] = {"holds": {A: "violet-wave"}, "traders": {A: "1"}, "queues": {1: "violet"}}
    table = using("private-sale", yellow=True, **sale)
    assert table.legal(A) == ["pick-colour:violet", "skip-sale"]
    table.play(A, "skip-sale")
    assert (table.emissaries(A), table.hold(A), table.traders(A)) == ([0, 0, 0], "violet-wave", "1")
    declined = {
        "relay": "stop-moving",
        "rumour": "skip-rumour",
        "safe-conduct": "stop-deals",
        "archive": "skip-archive",
    }
    for tile, move in declined.items():
        assert move in using(tile, sites="red-fork", holds={A: "violet-wave"}).legal(A)


@rule("EE-TILE-RELAY-01")
def test_the_relay_gives_four_steps() -> None:
    table = using("relay", at={A: "M1 M4 R3"})
    assert table.legal(A)[-1] == "stop-moving", "no step at all is allowed"
    table.play(A, "step:R3:BC step:BC:O1 step:O1:O3 step:O3:G2")
    assert (table.at(A), table.decision(A)) == ("M1 G2 M4", "command")
    close = using("relay", at={A: "Y1 M1 Y2"}).play(A, "step:Y1:M1")
    assert "stop-moving" not in close.legal(A)


@rule("EE-TILE-RELAY-02")
def test_the_yellow_relay_lifts_an_explorer_first() -> None:
    table = using("relay", yellow=True, at={A: "M1 M4 R3"})
    assert table.legal(A) == ["lift:M1", "lift:M4", "lift:R3", "skip-lift"]
    assert table.why_not(A, "lift:G2") == "no-explorer-there:G2 EE-MOVE-02"
    table.play(A, "lift:R3")
    assert len(table.legal(A)) == 18
    assert table.why_not(A, "place:M1") == "own-explorer-there:M1 EE-SETUP-24"
    table.play(A, "place:BE step:BE:O3 step:O3:O1 step:O1:M5")
    assert (table.at(A), table.decision(A)) == ("M1 M4 M5", "command")


@rule("EE-TILE-SCANNER-01")
def test_the_scanner_digs_any_colour() -> None:
    table = using("scanner", at={A: "R1 V1 M1"}, sites="red-wave violet-wave green-fork")
    assert table.legal(A) == ["dig:red-wave", "dig:violet-wave", "stop-digging"]
    assert table.play(A, "dig:violet-wave skip-sample").decision(A) == "command"


@rule("EE-TILE-SCANNER-02")
def test_the_yellow_scanner_digs_twice_on_two_sites() -> None:
    table = using("scanner", yellow=True, at={A: "R3 V1 M1"}, sites="red-spiral red-fork violet-wave")
    table.play(A, "dig:red-spiral skip-sample")
    assert table.legal(A) == ["dig:violet-wave", "stop-digging"]
    kutu = using("scanner", yellow=True, at={A: "R3 V1 M1"}, sites="red-spiral red-fork", factions="kutu-kuti gul")
    assert kutu.play(A, "dig:red-spiral skip-sample").decision(A) == "command", "powers do not serve tiles"


@rule("EE-TILE-PRIVATESALE-01", "EE-TILE-PRIVATESALE-02")
@pytest.mark.parametrize(("yellow", "markets"), [(False, 1), (True, 2)])
def test_a_private_sale_is_a_sale_on_few_markets(yellow: bool, markets: int) -> None:
    table = using(
        "private-sale",
        yellow=yellow,
        holds={A: "violet-wave*3"},
        traders={A: "1 2 3"},
        queues={1: "violet", 2: "violet", 3: "violet"},
    )
    table.play(A, "pick-colour:violet pick-market:1")
    if markets == 2:
        table.play(A, "pick-market:2 sell:violet-wave:hold")
    assert table.decision(A) == "sell-relic"
    hand = len(table.state.hands[A])
    table.play(A, "sell:violet-wave:hold", "promote " * markets)
    assert table.emissaries(A) == [markets, 0, 0]
    assert len(table.state.hands[A]) - hand == markets - 1


@rule("EE-TILE-RUMOUR-01")
def test_rumours_bring_buyers_anywhere() -> None:
    table = using("rumour", at={A: "R1 R2 R3"}, queues={5: "red"})
    assert table.legal(A) == [*[f"pick-market:{market}" for market in range(1, 7)], "skip-rumour"]
    assert table.play(A, "pick-market:5").legal(A) == ["add-white", "skip-white"]
    assert table.play(A, "skip-white").legal(A)[-1] == "skip-buyer"
    assert table.play(A, "add-buyer:green").queue(5) == "red green"
    assert table.decision(A) == "command"


@rule("EE-TILE-RUMOUR-02")
def test_yellow_rumours_bring_another_buyer_elsewhere() -> None:
    table = using("rumour", yellow=True).play(A, "pick-market:5 add-white add-buyer:green")
    assert "pick-market:5" not in table.legal(A)
    table.play(A, "pick-market:1")
    assert table.decision(A) == "haggle-colour"
    assert table.play(A, "add-buyer:red").queue(1) == "red"
    skipped = using("rumour", yellow=True).play(A, "skip-rumour")
    assert skipped.decision(A) == "command"


def test_a_first_rumour_is_stored_as_it_always_was() -> None:
    table = using("rumour")
    packed = pack(GAME, table.state)
    assert cast("list[list[object]]", packed["frames"])[-1] == ["rumour-market", A, 1, -1]
    table.state = unpack(GAME, packed)
    assert table.play(A, "pick-market:5").legal(A) == ["add-white", "skip-white"]


@rule("EE-TILE-SAFECONDUCT-01")
def test_safe_conduct_deals_from_afar_at_better_prices() -> None:
    settings: dict[str, Any] = {
        "at": {A: "R1 R2 R3"},
        "piles": {"green": "fork"},
        "purse": {A: 3},
        "holds": {A: "red-wave"},
    }
    table = using("safe-conduct", **settings)
    assert table.legal(A) == ["buy:green", "fence:red-wave:hold", "stop-deals"]
    assert table.why_not(A, "buy:red") == "pile-empty:red EE-SMUGGLE-05"
    table.play(A, "buy:green store:container skip-sample")
    assert (table.credits(A), table.container(A), table.decision(A)) == (0, "green-fork", "command")
    assert using("safe-conduct", **settings).play(A, "fence:red-wave:hold").credits(A) == 9


@rule("EE-TILE-SAFECONDUCT-02")
def test_yellow_safe_conduct_deals_twice() -> None:
    table = using("safe-conduct", yellow=True, piles={"green": "wave wave"}, purse={A: 4})
    table.play(A, "buy:green store:hold skip-sample")
    assert table.legal(A) == ["fence:green-wave:hold", "stop-deals"]
    assert table.why_not(A, "buy:green") == "same-colour:green EE-SMUGGLE-05"
    assert table.play(A, "fence:green-wave:hold").credits(A) == 4 - 1 + 6


@rule("EE-TILE-ARCHIVE-01")
def test_archive_cast_samples_where_explorers_stand() -> None:
    table = using("archive", at={A: "R3 M1 M4"}, sites="red-spiral red-fork violet-wave", galleries={A: "red-fork"})
    assert table.legal(A) == ["sample-relic:red-spiral", "skip-archive"]
    assert table.why_not(A, "sample-relic:red-fork") == "sampled-already:red-fork EE-TILE-ARCHIVE-02"
    table.play(A, "sample-relic:red-spiral")
    assert (table.gallery(A), table.site("red-spiral"), table.hold(A)) == ("red-spiral red-fork", 1, "")


@rule("EE-TILE-ARCHIVE-02")
def test_yellow_archive_cast_reaches_everything() -> None:
    table = using("archive", yellow=True, at={A: "M1 M4 Y2"}, sites="violet-wave", piles={"green": "fork wave"})
    assert table.legal(A) == ["sample-relic:green-fork", "sample-relic:violet-wave", "skip-archive"]
    assert table.why_not(A, "sample-relic:green-wave") == "no-relic-there:green-wave EE-DIG-02"


@rule("EE-TILE-BRIEFING-01")
@pytest.mark.parametrize(("yellow", "paid", "drawn"), [(False, 3, 3), (True, 6, 4)])
def test_a_briefing_pays_and_offers_a_choice_of_cards(yellow: bool, paid: int, drawn: int) -> None:
    table = using("briefing", yellow=yellow, deck="green-eye yellow-fist orange-hive violet-seal")
    assert (table.credits(A), len(table.view(A)["drawn"])) == (8 + paid, drawn)
    table.play(A, "keep:green-eye")
    assert table.hand(A) == "green-eye"
    assert [text for text in table.visible_events(B) if "green-eye" in text] == []
    assert table.visible_events(B)[-1].count(":") == drawn - 1


@rule("EE-TILE-BRIEFING-02")
def test_no_tile_keeps_more_than_one_card() -> None:
    keeps = [tile["keep"] for tile in BOX.tables["tiles"] if "keep" in tile]
    assert keeps == [1]
    assert BOX.tile.briefing_draws == (3, 4)


@rule("EE-TILE-DIVIDENDS-01")
@pytest.mark.parametrize(("yellow", "paid"), [(False, 2), (True, 3)])
def test_dividends_pay_for_markets_with_own_traders(yellow: bool, paid: int) -> None:
    table = using("dividends", yellow=yellow, traders={A: "2 2 4 5", B: "1"})
    assert table.credits(A) == 8 + 3 * paid


def test_every_tile_can_be_used_on_both_sides() -> None:
    for tile in TILES:
        for yellow in (False, True):
            assert GAME.violations(using(tile, yellow=yellow).state) == []
