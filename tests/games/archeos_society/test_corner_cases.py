"""Corner cases (part 4)."""

import pytest

from caravane.games.archeos_society import GAME
from caravane.kernel.state import CHANCE
from tests.games.archeos_society.scenario import A, B, C, Table, season_end
from tests.games.archeos_society.test_examples import expeditions
from tests.rule_marker import rule

EIGHT_GUIDES = "red-guide*2 green-guide*2 blue-guide*2 yellow-guide*2"


@rule("AS-CASE-01")
def test_the_third_monkey_inside_a_patron_draw() -> None:
    hand = "blue-patron red-patron green-patron pink-patron red-student green-student"
    table = Table(hand, monkeys=2, pile="violet-guide M blue-guide", advanced="ur")
    table.send(A, "blue-patron", "red-patron green-patron pink-patron").play(A, "colour draw-cards")
    assert (table.space(A, "grotta-azzurra"), table.hand(A)) == (1, "violet-guide")
    assert table.area() == "red-student green-student"
    assert GAME.verbs.spell((8, table.state.pile[-1])) == "take:blue-guide"
    assert (table.state.third, table.decision(A)) == (A, "ur-expedition")
    table.play(A, "decline-expedition")
    assert (table.state.first, table.deciding()) == (A, [CHANCE])


@rule("AS-CASE-02")
def test_earlier_monkeys() -> None:
    table = Table("red-patron*2", monkeys=1, pile="M red-guide blue-guide pink-guide").send(
        A, "red-patron", "red-patron"
    )
    table.play(A, "end draw-cards")
    assert (table.hand(A), table.state.monkeys, table.deciding()) == ("red-guide blue-guide", 2, [B])
    table = Table("", pile="M M M").play(A, "draw")
    assert (table.state.third, table.state.first, table.deciding()) == (A, A, [CHANCE])


@rule("AS-CASE-03")
@pytest.mark.parametrize("advanced", ["", "ur"])
def test_the_third_monkey_as_second_card(advanced: str) -> None:
    table = Table(EIGHT_GUIDES, monkeys=2, pile="pink-student M", advanced=advanced).play(A, "draw")
    if advanced:
        assert table.size(A) == 9
        assert "lead:pink-student" in table.play(A, "play").legal(A)
    else:
        assert (table.size(A), table.deciding()) == (0, [CHANCE])


@rule("AS-CASE-04")
def test_nine_cards_an_empty_area_and_a_monkey() -> None:
    table = Table(f"{EIGHT_GUIDES} pink-guide", pile="M red-student blue-student").play(A, "draw")
    assert (table.size(A), table.state.monkeys) == (10, 1)
    assert GAME.verbs.spell((8, table.state.pile[-1])) == "take:blue-student"


NINE_MERCENARIES = "red-mercenary*2 green-mercenary*2 blue-mercenary*2 yellow-mercenary*2 pink-mercenary"


@rule("AS-CASE-05")
def test_nine_mercenaries_and_a_student() -> None:
    table = Table(f"{NINE_MERCENARIES} red-student", monkeys=2, pile="M")
    assert table.legal(A) == ["play"]
    assert Table(f"{NINE_MERCENARIES} red-student").play(A, "play").legal(A) == ["lead:red-student"]
    table.send(A, "red-student", NINE_MERCENARIES)
    assert (len(table.state.expeditions[A][0]), table.spaces(A), table.area()) == (10, {}, "")
    table.play(B, "draw")
    assert "expeditions" not in table.lines(A)
    table = Table(f"{NINE_MERCENARIES} red-student").send(A, "red-student")
    assert len(table.state.area) == 9


@rule("AS-CASE-06")
def test_ten_mercenaries() -> None:
    table = Table(f"{NINE_MERCENARIES} pink-mercenary", area="red-guide")
    assert table.legal(A) == ["lay-hand"]
    table.play(A, "lay-hand")
    assert (len(table.state.area), table.size(A), table.expeditions(A), table.deciding()) == (11, 0, [], [B])


@rule("AS-CASE-07")
@pytest.mark.parametrize(("card", "legal"), [("pink-mercenary", ["lay-hand"]), ("red-guide", ["play"])])
def test_nine_mercenaries_and_nothing_else(card: str, legal: list[str]) -> None:
    table = Table(NINE_MERCENARIES, area="", pile=f"{card} red-student blue-student")
    assert table.legal(A) == ["draw"]
    table.play(A, "draw").play(B, "draw")
    assert (table.size(A), table.legal(A)) == (10, legal)


@rule("AS-CASE-08")
def test_a_chain_of_cartographers() -> None:
    hand = "red-cartographer*2 green-cartographer blue-physician blue-guide violet-patron violet-guide yellow-student"
    table = Table(hand)
    for leader in ("red", "red", "green"):
        table.send(A, f"{leader}-cartographer").play(A, "colour")
    table.send(A, "blue-physician", "blue-guide").play(A, "colour")
    assert table.spaces(A) == {"mesa-verde": 2, "machu-picchu": 1, "grotta-azzurra": 1}
    assert len(table.expeditions(A)) == 4
    table.play(A, "keep:violet-guide keep:violet-patron")
    assert table.legal(A) == ["lay-rest"]
    table.play(A, "lay-rest")
    assert (table.area(), table.deciding()) == ("yellow-student", [B])


@rule("AS-CASE-09")
@pytest.mark.parametrize(
    ("leader", "at", "moves"),
    [("pink", "mesa-verde 0", ""), ("red", "mesa-verde 0", "end"), ("red", "mesa-verde 6", "")],
)
def test_a_cartographer_without_an_advance(leader: str, at: str, moves: str) -> None:
    table = Table(f"{leader}-cartographer blue-guide", at={A: at}).send(A, f"{leader}-cartographer").play(A, moves)
    assert (table.area(), table.deciding()) == ("blue-guide", [B])


@rule("AS-CASE-10")
def test_only_mercenaries_are_left() -> None:
    table = Table("red-cartographer red-mercenary*2").send(A, "red-cartographer").play(A, "colour")
    assert table.legal(A) == ["end"]
    assert table.play(A, "end").area() == "red-mercenary red-mercenary"


TEN_LINGUISTS = "pink-linguist*2 red-linguist*2 green-linguist*2 blue-linguist*2 yellow-linguist*2"


@rule("AS-CASE-11")
def test_three_artefacts_at_once() -> None:
    followers = TEN_LINGUISTS.replace("pink-linguist*2", "pink-linguist")
    table = Table(TEN_LINGUISTS, at={A: "linguist 2"}).send(A, "pink-linguist", followers).play(A, "role")
    table.play(A, "advance:mesa-verde advance:machu-picchu")
    assert table.why_not(A, "advance:mesa-verde") == "vehicle-moved:mesa-verde AS-EXP-19"
    table.play(A, "advance:grotta-azzurra colour")
    assert table.state.linguists[A] == 12
    assert table.spaces(A) == {"mesa-verde": 1, "machu-picchu": 1, "grotta-azzurra": 1, "sigiriya": 1}
    table = Table(TEN_LINGUISTS, at={A: "linguist 2"}, options={"linguist-advance": "any-site"})
    table.send(A, "pink-linguist", followers).play(A, "role", *["advance:sigiriya"] * 3)
    assert (table.state.linguists[A], table.space(A, "sigiriya")) == (12, 3)
    assert table.play(A, "colour").space(A, "sigiriya") == 4


@rule("AS-CASE-12")
def test_the_end_of_the_linguists_track() -> None:
    eight = TEN_LINGUISTS.removesuffix(" yellow-linguist*2")
    table = Table(eight, at={A: "linguist 15"})
    table.send(A, "pink-linguist", eight.replace("pink-linguist*2", "pink-linguist")).play(A, "role")
    assert table.state.linguists[A] == 18
    table.play(A, "advance:mesa-verde")
    assert (table.legal(A), table.spaces(A)) == (["colour", "end"], {"mesa-verde": 1})
    table = season_end("", "", at={A: "linguist 18"}, roles="linguist").play(A, "draw")
    assert (table.lines(A)["linguist"], "linguist" in table.lines(B)) == (2, False)


@rule("AS-CASE-13")
@pytest.mark.parametrize(("moves", "option", "space"), [
    ("colour role advance:sigiriya", "any-site", 3),
    ("role advance:sigiriya", "any-site", 2),
    ("role advance:sigiriya", "other-vehicles", 2),
])  # fmt: skip
def test_the_order_of_effects_matters(moves: str, option: str, space: int) -> None:
    options = {"linguist-advance": option}
    table = Table("pink-linguist*2 red-linguist", at={A: "linguist 1, sigiriya 1"}, options=options)
    table.send(A, "pink-linguist", "pink-linguist red-linguist").play(A, moves)
    assert table.space(A, "sigiriya") == space
    assert (table.state.linguists[A], table.deciding()) == (4, [B])


@rule("AS-CASE-14")
def test_limits_of_guide_and_pilot() -> None:
    for space, reached in ((1, 2), (3, 3)):
        table = Table("blue-guide blue-student", at={A: f"grotta-azzurra {space}"}, monkeys=2, pile="M")
        table.send(A, "blue-guide", "blue-student")
        if reached > space:
            table.play(A, "colour")
        assert (table.space(A, "grotta-azzurra"), table.deciding()) == (reached, [B])
        assert table.play(B, "draw").lines(A)["expeditions"] == 1
    table = Table("red-pilot*2 blue-pilot", at={A: "sigiriya 2"}).send(A, "red-pilot", "red-pilot blue-pilot")
    table.play(A, "colour")
    assert len(table.legal(A)) == 5
    assert "advance:sigiriya" not in table.legal(A)
    assert table.play(A, "advance:nan-madol").deciding() == [B]


@rule("AS-CASE-15")
def test_mercenaries_under_the_tile_are_beaten_by_as_many_cards() -> None:
    rival = Table(
        "red-botanist*2 green-botanist*2 blue-botanist",
        sent={B: ["pink-botanist yellow-botanist red-mercenary*2 blue-mercenary"]},
    )
    rival.state.tile = (B, 0)
    four = rival.state.clone()
    rival.send(A, "red-botanist", "red-botanist green-botanist*2 blue-botanist")
    assert "role" in rival.legal(A)
    rival.state = four
    rival.send(A, "red-botanist", "red-botanist green-botanist*2")
    assert rival.why_not(A, "role") == "tile-defended:4:5 AS-ROLE-BOTANIST-01"


@rule("AS-CASE-15")
def test_a_tile_taken_twice_and_held_brings_six() -> None:
    parts = {"sent": {A: ["red-botanist green-botanist blue-botanist"]}, "monkeys": 2, "pile": "M"}
    table = Table("red-botanist green-botanist blue-botanist", **parts)  # type: ignore[arg-type]
    table.state.tile = (A, 0)
    table.state.points[2] = 2
    table.send(A, "red-botanist", "green-botanist blue-botanist").play(A, "role end")
    assert (table.state.tile, table.score(A)) == ((A, 1), 4)
    table.state.hands[A] = (3, 4)
    table.state.pile.remove(3)
    table.state.pile.remove(4)
    table.state.lower -= 2
    assert GAME.violations(table.state) == []
    table.state.frames = [(9, A)]
    table.send(A, "yellow-botanist", "pink-botanist")
    assert table.why_not(A, "role") == "tile-defended:2:3 AS-ROLE-BOTANIST-01"
    table.play(A, "end").play(B, "draw")
    assert table.lines(A)["botanist"] == 6


@rule("AS-CASE-16")
def test_all_tied_on_professor_at_zero() -> None:
    table = season_end("", "", "", roles="professor", at={B: "sigiriya 3, machu-picchu 1"}).play(A, "draw")
    table.play(A, "advance:mesa-verde").play(B, "advance:sigiriya").play(C, "decline-advance")
    assert table.legal(A) == ["retreat:mesa-verde", "decline-retreat"]
    table.play(A, "retreat:mesa-verde").play(B, "retreat:machu-picchu")
    assert table.scores() == [-2, 7, -2]


@rule("AS-CASE-17")
def test_professor_tokens() -> None:
    table = Table("red-professor*2")
    table.state.tokens[B] = 0b110
    table.send(A, "red-professor", "red-professor")
    assert table.why_not(A, "role") == "no-token:2 AS-ROLE-PROFESSOR-02"
    seven = "red-professor*2 green-professor*2 blue-professor*2 pink-professor"
    table = Table(seven)
    table.state.tokens[B] = 0b111000
    table.send(A, "red-professor", seven.replace("red-professor*2", "red-professor")).play(A, "role")
    assert table.legal(A) == ["take-token:1", "take-token:2", "take-token:6"]
    table = season_end("", "", roles="professor", at={A: "mesa-verde 1", B: "mesa-verde 1"})
    table.state.tokens = [0b1000000, 0b100010]
    table.play(A, "draw").play(A, "decline-advance").play(B, "decline-advance")
    table.play(A, "retreat:mesa-verde").play(B, "retreat:mesa-verde")
    assert (table.spaces(A), table.spaces(B)) == ({}, {})


@rule("AS-CASE-18")
def test_uluru() -> None:
    table = Table("violet-cartographer*2", advanced="uluru").play(A, "play lead:violet-cartographer send colour score")
    table.send(A, "violet-cartographer").play(A, "colour score")
    assert (table.score(A), table.space(A, "uluru")) == (2, 0)
    ten = "violet-guide*2 violet-student*4 violet-pilot*2 violet-patron*2"
    table = Table(ten, advanced="uluru", at={A: "uluru 6"})
    table.send(A, "violet-guide", ten.replace("guide*2", "guide"))
    assert table.deciding() == [B]
    assert season_end("", "", advanced="uluru", at={A: "uluru 6"}).play(A, "draw").score(A) == 0
    table = Table("violet-curator violet-student*4", advanced="uluru", at={A: "uluru 5"})
    table.send(A, "violet-curator", "violet-student*4").play(A, "colour score")
    assert table.score(A) == 21


@rule("AS-CASE-19")
@pytest.mark.parametrize(("tokens", "points"), [(0b0, [3, 3, 4]), (0b10, [8, 6, 4])])
def test_tantallon_after_the_professor(tokens: int, points: list[int]) -> None:
    at = {A: "tantallon-castle 3, mesa-verde 0", B: "tantallon-castle 3", C: "tantallon-castle 2"}
    options = {"professors-tied": "nothing", "step-back": "optional"}
    table = season_end("", "", "", roles="professor", advanced="tantallon-castle", at=at, options=options)
    table.state.tokens[A] = tokens
    table.play(A, "draw")
    if tokens:
        table.play(A, "advance:tantallon-castle").play(B, "decline-retreat").play(C, "decline-retreat")
    assert [score + 2 for score in table.scores()] == points


@rule("AS-CASE-20")
def test_rapa_nui() -> None:
    at = {A: "rapa-nui 4", B: "rapa-nui 4", C: "rapa-nui 1"}
    table = season_end("", "", "", advanced="rapa-nui", at=at).play(A, "draw")
    assert [score + 2 for score in table.scores()] == [6 + 3, 6 + 3, 1]
    assert [table.space(seat, "rapa-nui") for seat in (A, B, C)] == [0, 0, 1]
    table = season_end("", "", advanced="rapa-nui", roles="linguist").play(A, "draw")
    assert [table.lines(seat) for seat in (A, B)] == [{"sites": -2, "linguist": 2, "rapa-nui": 3}] * 2


@rule("AS-CASE-21")
def test_ta_sekhet_maat() -> None:
    table = Table("yellow-patron yellow-student", advanced="ta-sekhet-maat", at={A: "ta-sekhet-maat 1 4"})
    table.send(A, "yellow-patron", "yellow-student").play(A, "colour")
    assert (table.decision(A), table.space(A, "ta-sekhet-maat"), table.front(A)) == ("draw-patron", 2, 4)
    for spaces, points in (("1 4", 2), ("2 4", 4), ("3 3", 7)):
        table = season_end("", "", advanced="ta-sekhet-maat", at={A: f"ta-sekhet-maat {spaces}"}).play(A, "draw")
        assert table.score(A) + 2 == points


@rule("AS-CASE-22")
@pytest.mark.parametrize("pile", ["", "blue-student M"])
def test_patron_and_chichen_itza_at_the_limit(pile: str) -> None:
    hand = "red-patron*2 green-patron*2 blue-patron*2 yellow-patron*2 pink-guide violet-guide"
    table = Table(hand, advanced="chichen-itza", at={A: "chichen-itza 4"}, monkeys=2, pile=pile)
    table.send(A, "red-patron", "red-patron green-patron*2 blue-patron*2 yellow-patron*2").play(A, "colour draw-cards")
    if pile:
        assert (table.deciding(), table.state.draws) == ([CHANCE], 0)
        return
    assert (table.area(), table.size(A), table.state.draws) == ("pink-guide violet-guide", 8, 3)
    table.play(A, "draw draw")
    assert (table.size(A), table.deciding()) == (10, [B])


@rule("AS-CASE-23")
def test_ur() -> None:
    three = "pink-cartographer*2 green-cartographer green-patron*2 red-patron*2"
    table = season_end("red-guide blue-guide", three, "red-mercenary*2", advanced="ur", at={B: "ur 2"}).play(A, "draw")
    table.play(A, "play lead:red-guide")
    assert table.legal(A) == ["send"]
    table.play(A, "send end")
    table.send(B, "pink-cartographer", "pink-cartographer green-cartographer").play(B, "colour")
    assert table.space(B, "ur") == 3
    table.play(B, "role lead:green-patron add:red-patron add:green-patron")
    assert table.legal(B) == ["send"]
    table.play(B, "send colour")
    assert (table.space(B, "machu-picchu"), table.hand(B), table.legal(C)) == (1, "red-patron", ["decline-expedition"])
    table.play(C, "decline-expedition")
    assert table.lines(B) == {"sites": 1 + 1 - 2, "expeditions": 6} or table.lines(B) == {"expeditions": 6}
    assert not any("patron" in words for words in table.visible_events(A))


@rule("AS-CASE-24")
@pytest.mark.parametrize(
    ("expedition", "points"),
    [
        ("red-photographer red-mercenary*2 blue-mercenary", 1),
        ("red-photographer red-student red-mercenary*2 blue-mercenary*2", 3),
        ("red-photographer red-student*3", 8),
        ("red-photographer red-student*4", 12),
        ("red-photographer*2 red-student*4", 12),
        ("red-photographer", 1),
    ],
)
def test_photographer_and_mercenaries(expedition: str, points: int) -> None:
    assert season_end("", "", sent={A: [expedition]}).play(A, "draw").lines(A)["expeditions"] == points


@rule("AS-CASE-25")
@pytest.mark.parametrize(
    ("mine", "theirs", "ranks"),
    [
        (
            ["red-guide*2 red-student*2 red-mercenary*2", "green-guide*2 green-student"],
            ["blue-guide*2 blue-student*2", "pink-guide*2 pink-student", "yellow-guide"],
            [2, 1],
        ),
        (["red-guide*2 red-student*4 red-patron*2"], ["blue-guide*2 blue-student*4"], [1, 2]),
        (["red-guide*2 red-student"], ["blue-guide*2 blue-student"], [1, 1]),
    ],
)
def test_a_tie_at_the_end(mine: list[str], theirs: list[str], ranks: list[int]) -> None:
    table = season_end("", "", sent={A: mine, B: theirs})
    table.state.season = 2
    table.play(A, "draw")
    assert table.score(A) == table.score(B)
    assert GAME.ranks(table.state) == ranks


@rule("AS-CASE-26")
def test_known_cards_of_a_hand() -> None:
    pile = "blue-student pink-student red-guide yellow-student"
    table = Table("red-physician", "", area="red-guide", pile=pile, options={"taken-cards": "noted"})
    table.play(A, "take:red-guide").play(B, "draw").play(A, "draw").play(B, "draw")
    assert (table.known(A), table.hand(A).split().count("red-guide")) == ("red-guide", 2)
    table.send(A, "red-physician").play(A, "end keep:red-guide lay-rest")
    assert (table.hand(A), table.known(A)) == ("red-guide", "")
    assert table.view(B)["players"][A]["hand"] == [None]


@rule("AS-CASE-27")
def test_silence_at_ur() -> None:
    table = season_end("pink-cartographer*2 red-mercenary*2", advanced="ur", at={A: "ur 1"}).play(A, "draw")
    table.send(A, "pink-cartographer", "pink-cartographer").play(A, "colour")
    assert table.legal(A) == ["end"]
    assert GAME.forced(table.state, A) is None
    assert table.play(A, "end").deciding() == [CHANCE]
    table = season_end("pink-cartographer*2", advanced="ur", at={A: "ur 1"}).play(A, "draw")
    table.send(A, "pink-cartographer", "pink-cartographer").play(A, "colour")
    assert table.deciding() == [CHANCE]


@rule("AS-CASE-28")
def test_one_path_per_expedition() -> None:
    table = Table("red-guide*2 red-student blue-guide").play(A, "play lead:red-guide")
    assert table.decision(A) == "trait"
    assert Table("red-guide*2 red-student").play(A, "play lead:red-guide").legal(A) == [
        "add:red-guide", "add:red-student", "send",
    ]  # fmt: skip
    red_guide = table.state.hands[A][0]
    pairs = [sent for sent in expeditions(Table("red-guide*2 red-student blue-guide").state)
             if sent == (red_guide, red_guide)]  # fmt: skip
    assert len(pairs) == 2


@rule("AS-CASE-29")
def test_both_vehicles_on_one_space() -> None:
    table = Table(
        "yellow-guide yellow-student", advanced="ta-sekhet-maat", at={A: "ta-sekhet-maat 2 2"}, monkeys=2, pile="M"
    )
    table.send(A, "yellow-guide", "yellow-student").play(A, "colour")
    assert (table.front(A), table.deciding()) == (3, [B])
    assert table.play(B, "draw").lines(A)["sites"] == 4 - 2
