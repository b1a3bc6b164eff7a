"""Checks that a game ends, always offers a move, lists each once, and refuses all others (properties 1 to 4 and 12)."""

from collections.abc import Iterator
from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.run import Point, Run
from caravane.kernel.codec import fingerprint, through_json
from caravane.kernel.game import KERNEL_REASONS, AnyGame, Refusal
from caravane.kernel.journal import IllegalMove, Journal
from caravane.kernel.luck import Luck, Sfc32
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Kind, Move, Word

SAMPLE_SIZE: Final = 25
ABSURD: Final = 1_000_003
"""A number that is not a noun of any game."""


def ends(run: Run) -> None:
    """Check property 1: the game ends within its bound, and then no seat has a decision left."""
    with run.at(len(run.points)):
        if not run.final.ended() and not _stuck(run.game, run.final):
            raise Fault(run.stopped)
        if run.final.ended() and (run.final.deciding() or any(run.game.legal(run.final, seat) for seat in _seats(run))):
            raise Fault("the game is over and a seat still has a move")


def can_move(run: Run) -> None:
    """Check property 2: every deciding seat has a legal move, and no other seat has one."""
    for number in range(len(run.points) + 1):
        with run.at(number):
            state = run.state(number)
            stuck = _stuck(run.game, state)
            if stuck:
                raise Fault(f"without a legal move: {stuck}")
            deciding = state.deciding()
            if any(run.game.legal(state, seat) for seat in _seats(run) if seat not in deciding):
                raise Fault("a seat without a decision has a legal move")


def _stuck(game: AnyGame, state: Any) -> list[int]:
    return [seat for seat in state.deciding() if seat != CHANCE and not game.legal(state, seat)]


def _seats(run: Run) -> range:
    return range(run.seats)


def legal_moves(run: Run) -> None:
    """Check property 3: legal moves are unique, in a stable order, have a text form, and are all accepted."""
    for point in run.points:
        with run.at(point.number):
            copy = through_json(run.game, point.state)
            for seat in _human_seats(point):
                moves = run.game.legal(point.state, seat)
                _check_list(run.game, moves)
                if moves != run.game.legal(point.state, seat) or moves != run.game.legal(copy, seat):
                    raise Fault(f"the order of the moves of seat {seat} is not stable")
    for point in run.sample(SAMPLE_SIZE):
        with run.at(point.number):
            _all_accepted(run.game, point)


def _human_seats(point: Point) -> list[int]:
    return [seat for seat in point.state.deciding() if seat != CHANCE]


def _check_list(game: AnyGame, moves: list[Move]) -> None:
    if len(set(moves)) != len(moves):
        raise Fault(f"a move is listed twice: {[game.verbs.spell(move) for move in moves]}")
    for move in moves:
        if type(move) is not tuple or any(type(noun) is not int for noun in move):
            raise Fault(f"a move is not a tuple of ints: {move!r}")
        if not game.verbs.word(move).fits(len(move) - 1) or game.verbs.read(game.verbs.spell(move)) != move:
            raise Fault(f"a move is not the same after its text form: {move}")


def _all_accepted(game: AnyGame, point: Point) -> None:
    for seat in _human_seats(point):
        for move in game.legal(point.state, seat):
            if not game.accepts(point.state, seat, move) or game.why_not(point.state, seat, move) is not None:
                raise Fault(f"seat {seat} is refused a legal move: {game.verbs.spell(move)}")
            game.apply(point.state.clone(), seat, move)


def refusals(run: Run) -> None:
    """Check property 4: an illegal move is refused with a reason, and changes nothing."""
    luck = Sfc32(run.seed)
    sampled = {point.number for point in run.sample(SAMPLE_SIZE)}
    journal: Journal[Any] = Journal(run.game, run.seats, run.options)
    for point in run.points:
        if point.number in sampled:
            with run.at(point.number):
                _refuse_all(run, point, journal, luck)
        journal.play(point.seat, point.move)


def _refuse_all(run: Run, point: Point, journal: Journal[Any], luck: Luck) -> None:
    for seat in _seats(run):
        legal = run.game.legal(point.state, seat)
        others = [other for owner in _human_seats(point) for other in run.game.legal(point.state, owner)]
        tries = [*run.game.tries(point.state, seat), *_well_formed(run.game, luck), *others]
        for move in tries:
            if move not in legal:
                _check_refused(run.game, journal, seat, move)
    for outcome in _impossible(run.game, point):
        _check_refused(run.game, journal, CHANCE, outcome)
    if fingerprint(run.game, journal.state) != point.fingerprint or len(journal.entries) != point.number:
        raise Fault("a refused move changed something")


def _check_refused(game: AnyGame, journal: Journal[Any], seat: int, move: Move) -> None:
    if seat != CHANCE:
        _check_reason(game, game.why_not(journal.state, seat, move))
    try:
        journal.play(seat, move)
    except IllegalMove as illegal:
        _check_reason(game, illegal.refusal)
    else:
        raise Fault(f"seat {seat} was allowed an illegal move: {move}")


def _check_reason(game: AnyGame, refusal: Refusal | None) -> None:
    if refusal is None:
        raise Fault("an illegal move has no reason against it")
    if refusal.word not in (*game.reasons.words, *KERNEL_REASONS.words):
        raise Fault(f"unknown reason: {refusal.word.name}")
    if not refusal.word.fits(len(refusal.nouns)):
        raise Fault(f"a reason with the wrong nouns: {refusal.word.name} {refusal.nouns}")


def _well_formed(game: AnyGame, luck: Luck) -> Iterator[Move]:
    """Yield a move for every verb, as an unknown client might send it: nouns of the right kind, otherwise arbitrary."""
    for verb, word in enumerate(game.verbs.words):
        yield (verb, *_nouns(word, luck))


def _nouns(word: Word, luck: Luck) -> list[int]:
    count = len(word.kinds)
    if count and word.kinds[-1].many:
        count += luck.below(3) - 1
    return [_noun(word.kind_at(index), luck) for index in range(count)]


def _noun(kind: Kind, luck: Luck) -> int:
    return luck.below(len(kind.names)) if kind.names else (-1, 0, 1, 2, 7, ABSURD)[luck.below(6)]


def _impossible(game: AnyGame, point: Point) -> list[Move]:
    """Return invalid outcomes of chance: another verb, a noun too many, one too few, nouns that do not exist."""
    if point.seat != CHANCE:
        return [] if CHANCE in point.state.deciding() else [point.move]
    verb, *nouns = point.move
    other = (verb + 1) % len(game.verbs.words)
    return [
        (other, *nouns),
        (verb, *nouns, 0),
        (verb, *nouns[:-1]),
        (verb, *nouns[:-1], ABSURD),
        (verb, *nouns[:-1], -1),
    ]


def bounds(run: Run) -> None:
    """Check property 12: no decision has more options, and no game more decisions, than the game declares."""
    limits = run.game.bounds
    with run.at(len(run.points)):
        if run.seats not in limits.moves:
            raise Fault(f"no bound is declared for {run.seats} seats")
        decisions = sum(point.seat != CHANCE for point in run.points)
        if decisions > limits.moves[run.seats]:
            raise Fault(f"{decisions} decisions, the bound is {limits.moves[run.seats]}")
    for point in run.points:
        with run.at(point.number):
            options = max([len(run.game.legal(point.state, seat)) for seat in _human_seats(point)], default=0)
            if options > limits.options:
                raise Fault(f"{options} options, the bound is {limits.options}")
