"""Knowledge of seats: tokens, silence and positions in the deck, and a redeal that respects all of it (part 14)."""

from collections import Counter

from caravane.games.expeditions import GAME
from caravane.games.expeditions.components import PLACES
from caravane.games.expeditions.graph import is_far
from caravane.games.expeditions.state import ExpeditionsState
from caravane.games.expeditions.words import CIRCLE, SHUFFLE_CARDS
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.expeditions.scenario import A, B, C, Table, read_cards
from tests.rule_marker import rule

TIMES = 60


def redeals(table: Table, seat: int) -> list[ExpeditionsState]:
    return [GAME.redealt(table.state, seat, Sfc32(seed)) for seed in range(TIMES)]


def location(state: ExpeditionsState, card: str) -> str:
    """Return the location of a card."""
    number = CIRCLE.read(card)
    for seat, hand in enumerate(state.hands):
        if number in hand:
            return "ABCDEF"[seat]
    return "deck" if number in [each for each, _ in state.deck] else "elsewhere"


def locations(table: Table, seat: int, card: str) -> Counter[str]:
    """Count the locations of a card in redealt states."""
    return Counter(location(state, card) for state in redeals(table, seat))


@rule("EX-KEY-04")
def test_a_token_reveals_the_holder_of_a_card_until_an_exchange() -> None:
    table = Table("", "tikal", seats=3, tokens={B: "tikal"})
    assert locations(table, A, "tikal") == {"B": TIMES}
    table.play(A, "lay:red:rome end-turn").play(B, "spend:exchange keep-none discard-none")
    after = locations(table, A, "tikal")
    assert after["B"] > TIMES // 2
    assert after["deck"] > 0
    assert after["C"] == 0, "C has exchanged nothing"
    assert locations(table, B, "tikal") == {"B": TIMES}, "B knows"


@rule("EX-TICKET-22")
def test_one_exchange_loses_one_key_place_at_most() -> None:
    table = Table("", "", seats=2).play(A, "lay:red:rome end-turn")
    tokens = table.state.tokens[B]
    table.play(B, "spend:exchange keep-none discard-none")
    for state in redeals(table, A):
        assert len([token for token in tokens if token in state.hands[B]]) >= 3
        lost = [token for token in tokens if token not in state.hands[B]]
        assert [token for token, _ in state.dead[B]] == lost


@rule("EX-PLACE-17")
def test_an_unclaimed_card_is_in_no_hand_until_an_exchange() -> None:
    table = Table(seats=3, free="petra babylon", routes={"red": "start B11 caspian-sea babylon"})
    table.play(A, "lay:red:petra end-turn")
    assert locations(table, A, "petra") == {"deck": TIMES}
    assert locations(table, B, "petra") == {"deck": TIMES}
    table.play(B, "spend:exchange keep-none discard-none")
    after = locations(table, A, "petra")
    assert set(after) == {"deck", "B"}, "only B can have drawn it"
    assert locations(table, C, "petra").keys() <= {"deck", "B"}


def test_silence_reveals_nothing_under_vigilance() -> None:
    table = Table(seats=2, free="petra", routes={"red": "start B11 caspian-sea babylon"}, vigilance=True)
    table.play(A, "lay:red:petra").play(A, "silent").play(B, "silent")
    assert table.view()["absent"] == []
    assert set(locations(table, A, "petra")) == {"deck", "B"}


def test_a_redeal_samples_sealed_answers() -> None:
    table = Table(seats=3, routes={"red": "start B11 caspian-sea babylon"}, vigilance=True)
    table.play(A, "lay:red:petra").play(B, "claim")
    answers = Counter(state.answers for state in redeals(table, A))
    assert set(answers) == {(0, 1, 0), (0, 2, 0)}
    assert {state.answers for state in redeals(table, B)} == {(0, 1, 0)}


def test_a_seat_knows_the_position_of_a_card_it_put_under_the_deck() -> None:
    table = Table("tikal", deck="perth banff").play(A, "spend:exchange keep:perth discard:tikal")
    tikal, banff = read_cards("tikal banff")
    assert all([card for card, _ in state.deck[:2]] == [tikal, banff] for state in redeals(table, A))
    assert len({state.deck[0] for state in redeals(table, B)}) > 5
    assert table.view(B)["under"] == []


def test_a_known_card_that_another_draws_is_in_that_hand_or_in_the_deck() -> None:
    table = Table("tikal", deck="perth banff", seats=3, free="uluru")
    table.play(A, "spend:exchange keep:perth discard:tikal lay:red:rome end-turn")
    table.state.deck.append(table.state.deck.pop(0))
    table.play(B, "spend:exchange")
    assert all(state.drawn[0][0] == read_cards("tikal")[0] for state in redeals(table, A)), "A saw it drawn"
    assert len({state.drawn for state in redeals(table, C)}) > 5
    table.play(B, "keep:tikal")
    discard = table.legal(B)[0]
    table.play(B, discard)
    assert set(locations(table, A, "tikal")) == {"B", "deck"}
    assert locations(table, B, "tikal") == {"B": TIMES}


def test_an_unfinished_exchange_goes_back_to_its_start() -> None:
    table = Table(deck="perth banff").play(A, "spend:exchange keep:perth")
    for state in redeals(table, B):
        assert GAME.steps[state.frames[-1][0]].name == "keep-card"
        assert len(state.drawn) == 2
    assert all(GAME.steps[state.frames[-1][0]].name == "discard-card" for state in redeals(table, A))


def test_a_card_seen_elsewhere_shows_that_a_token_is_dead() -> None:
    table = Table("tikal", deck="perth banff", tokens={A: "tikal"}, seats=3)
    table.play(A, "spend:exchange keep:perth discard:tikal lay:red:rome end-turn")
    table.state.deck.append(table.state.deck.pop(0))
    table.play(B, "spend:exchange keep-none discard-none")
    for state in redeals(table, B):
        assert location(state, "tikal") == "deck"
        assert read_cards("tikal")[0] in [token for token, _ in state.dead[A]]


def test_a_mended_hand_holds_near_cards_beside_its_key_places() -> None:
    near = [card for card in PLACES if not is_far(GAME.box, card)]
    far = [card for card in PLACES if is_far(GAME.box, card)]
    state = GAME.start(4, {"first-player": "1"})
    order = [*near[:6], *far[:3], *far[3:30], near[6], far[30], *near[7:], *far[31:]]
    GAME.apply(state, CHANCE, (SHUFFLE_CARDS, *order))
    assert state.mended == [2, 0, 0, 0]
    for seed in range(TIMES):
        for seat in (B, C):
            other = GAME.redealt(state, seat, Sfc32(seed))
            assert len([card for card in other.hands[A] if is_far(GAME.box, card)]) == 4
            assert all(not is_far(GAME.box, card) for card, bits in other.deck if bits & 128)
            assert GAME.violations(other) == []


def test_hands_can_be_marked_after_a_redeal() -> None:
    near = [card for card in PLACES if not is_far(GAME.box, card)]
    far = [card for card in PLACES if is_far(GAME.box, card)]
    state = GAME.start(2, {"first-player": "1"})
    GAME.apply(state, CHANCE, (SHUFFLE_CARDS, *near[:8], *far[:4], *near[8:], *far[4:]))
    for seed in range(TIMES):
        other = GAME.redealt(state, B, Sfc32(seed))
        assert len(GAME.legal(other, A)) >= 4


def test_spectators_see_what_is_public() -> None:
    table = Table("tikal", deck="perth banff").play(A, "spend:exchange")
    view = table.view(None)
    assert (view["drawn"], view["kept"], view["under"]) == ([], None, [])
    assert view["players"][A]["hand"] == [None] * 12
    assert table.view(A)["drawn"] == read_cards("perth banff")
