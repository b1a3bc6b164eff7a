"""Value of site positions, role material and expeditions to a seat until the end of the game."""

from typing import Final, final

from .cards import colour_of, role_of
from .components import (
    BOTANIST,
    COLOURS,
    CURATOR,
    GUIDE,
    LINGUIST,
    MONKEY,
    MONKEYS,
    PATRON,
    PHOTOGRAPHER,
    PILOT,
    PROFESSOR,
    RAPA_NUI,
    STUDENT,
    TA_SEKHET_MAAT,
    TOKENS,
    ULURU,
    UR,
)
from .roles import COLOUR_DONE, ROLE_DONE, tokens_for
from .sites import UNITS
from .state import FRONT, VEHICLES_PER_SEAT, ArcheosState
from .vehicles import FREE, may_advance

CARD_DRAWN: Final = 0.8
DRAWS_PER_TURN: Final = 0.6
ULURU_PROBABILITY: Final = 0.7
"""Probability that a vehicle at Uluru scores one space further on."""


def _held_to_the_end(size: int) -> float:
    """Estimate the probability that nobody takes the Botanist tile from an expedition of this size."""
    return min(0.95, 0.3 + 0.12 * size)


@final
class FutureValues:
    """Value of a seat's position in a state, with the number of season ends still to come."""

    __slots__ = ("box", "scored", "seasons", "seat", "state")

    def __init__(self, state: ArcheosState, seat: int) -> None:
        self.state: Final = state
        self.box: Final = state.box
        self.seat: Final = seat
        # Between two seasons there are no cards on the table, and the next step is a chance event.
        self.scored: Final = not state.pile and state.monkeys == MONKEYS and state.frames[-1][1] < 0
        self.seasons: Final = float(state.box.seasons[state.seats] - state.season + (0 if self.scored else 1))

    def sites(self) -> float:
        return sum([self.site(colour) for colour in range(len(COLOURS))])

    def site(self, colour: int) -> float:
        """Value a seat's position on a site until the end of the game."""
        site = self.state.sites[colour]
        space = self.state.spaces[self.seat * VEHICLES_PER_SEAT + colour]
        if site == ULURU:
            return self.uluru(space)
        points = float(UNITS[site].points(self.state, self.seat))
        if site == RAPA_NUI:
            return self.rapa_nui(points)
        if site == UR:
            return points * self.seasons + 0.5 * self.box.ur_sizes[space] * self.seasons
        if site == TA_SEKHET_MAAT:
            front = self.state.spaces[self.seat * VEHICLES_PER_SEAT + FRONT]
            return self.seasons * (points + 0.3 * (self.box.points[site][front] - points))
        return points * self.seasons

    def uluru(self, space: int) -> float:
        if space == self.box.last_spaces[ULURU]:
            return 0.0
        return ULURU_PROBABILITY * self.box.immediate_points[space + 1] * min(1.0, 0.5 + 0.25 * self.seasons)

    def rapa_nui(self, points: float) -> float:
        """Value a position on Rapa Nui: the furthest vehicles score a bonus once and return to the start."""
        unit = UNITS[RAPA_NUI]
        mine = unit.space(self.state, self.seat)
        ahead = any(unit.space(self.state, other) > mine for other in range(self.state.seats) if other != self.seat)
        return points * self.seasons if ahead else points + self.box.rapa_nui_bonus + 0.5 * (self.seasons - 1.0)

    def step_gain(self, colour: int, power: int) -> float:
        """Return the points of one more space on a site until the end of the game, 0 if the threshold is too high."""
        site = self.state.sites[colour]
        space = self.state.spaces[self.seat * VEHICLES_PER_SEAT + colour]
        if space == self.box.last_spaces[site] or power < self.box.thresholds[site][space]:
            return 0.0
        if site == ULURU:
            return max(self.box.immediate_points[space + 1] + self.uluru(0), self.uluru(space + 1)) - self.uluru(space)
        gain = self.seasons * (self.box.points[site][space + 1] - self.box.points[site][space])
        return gain + 0.5 * self.seasons if site == UR else gain

    def best_step(self, power: int) -> float:
        return max([self.step_gain(colour, power) for colour in range(len(COLOURS))])

    def free_steps(self, artefacts: int) -> float:
        """Value the advances for some artefacts, on as many sites; a vehicle that has moved may have to stay."""
        gains = [
            self.step_gain(colour, FREE)
            for colour in range(len(COLOURS))
            if may_advance(self.state, self.seat, colour, FREE)
        ]
        return sum(sorted(gains, reverse=True)[:artefacts])

    def roles(self) -> float:
        value = 0.0
        if self.state.tile and self.state.tile[0] == self.seat and not self.scored:
            size = len(self.state.expeditions[self.seat][self.state.tile[1]])
            value += self.box.botanist_bonus * _held_to_the_end(size)
        if LINGUIST in self.state.roles:
            value += self.linguist()
        if CURATOR in self.state.roles:
            value += self.museum(self.state.relics[self.seat].bit_count())
        if PROFESSOR in self.state.roles and self.seasons > 0.0:
            value += self.professor()
        return value

    def linguist(self) -> float:
        mine = self.state.linguists[self.seat]
        ahead = max([self.state.linguists[other] for other in range(self.state.seats) if other != self.seat])
        lead = self.box.linguist_bonus * self.seasons * (0.9 if mine > ahead else 0.6 if mine == ahead else 0.2)
        before = 0
        for artefact in self.box.artefacts:
            if mine < artefact:
                return lead + 1.5 * self.seasons * (mine - before) / (artefact - before)
            before = artefact
        return lead

    def museum(self, relics: int) -> float:
        """Value a museum: relics gain value by their number, so some future ones are counted in."""
        points = self.box.museum_points
        expected = min(float(len(COLOURS)), relics + 0.7 * self.seasons)
        low = int(expected)
        if low >= len(COLOURS):
            return float(points[len(COLOURS)])
        return points[low] + (points[low + 1] - points[low]) * (expected - low)

    def professor(self) -> float:
        """Value the tokens of a seat: the highest sum advances, the lowest steps back."""
        sums = [sum([token for token in range(1, TOKENS + 1) if bits >> token & 1]) for bits in self.state.tokens]
        others = [total for other, total in enumerate(sums) if other != self.seat]
        lead = sums[self.seat] - sum(others) / len(others)
        return max(-1.5, min(1.5, 0.4 * lead)) * self.seasons

    def gain(self, leader: int, size: int) -> float:
        """Return the value of an expedition of this size behind this leader: its points and both effects."""
        scoring = size + (role_of(leader) == PHOTOGRAPHER)
        points = float(self.box.expedition_points[min(scoring, len(self.box.expedition_points) - 1)])
        points += self.effects(leader, size, 0)
        if role_of(leader) == PATRON:
            points += CARD_DRAWN * size * self.survival(1)
        return points

    def effects(self, leader: int, size: int, done: int) -> float:
        """Value the effects that are not used yet."""
        value = 0.0
        if not done & COLOUR_DONE:
            value += self.colour_effect(leader, size)
        if not done & ROLE_DONE:
            value += self.role_effect(leader, size)
        return value

    def colour_effect(self, leader: int, size: int) -> float:
        role = role_of(leader)
        if role == STUDENT:
            return 0.0
        if role == PILOT:
            return self.best_step(size)
        return self.step_gain(colour_of(leader), size + (role == GUIDE))

    def role_effect(self, leader: int, size: int) -> float:
        role = role_of(leader)
        if role == BOTANIST:
            needed = len(self.state.expeditions[self.state.tile[0]][self.state.tile[1]]) if self.state.tile else 0
            gain = self.box.botanist_points + self.box.botanist_bonus * _held_to_the_end(size)
            return gain if size >= needed else 0.0
        if role == LINGUIST:
            start = self.state.linguists[self.seat]
            found = len([space for space in self.box.artefacts if start < space <= start + size])
            return found * 2.0 * self.seasons + 0.2 * min(size, self.box.linguist_last - start)
        if role == CURATOR and not self.state.relics[self.seat] >> colour_of(leader) & 1:
            relics = self.state.relics[self.seat].bit_count()
            return self.museum(relics + 1) - self.museum(relics)
        if role == PROFESSOR:
            return 0.4 * max(tokens_for(self.state, size), default=0) * self.seasons
        return 0.0

    def survival(self, turns: int) -> float:
        """Estimate the probability that the season lasts for `turns` more rounds."""
        left = self.state.pile.count(MONKEY)
        upper = max(0, len(self.state.pile) - self.state.lower)
        draws = turns * self.state.seats * DRAWS_PER_TURN - upper
        if draws <= 0.0 or left == 0:
            return 1.0 if left else 0.0
        share = min(1.0, draws / (len(self.state.pile) - upper))
        probability = 1.0
        for _ in range(left):
            probability *= share
        return 1.0 - probability
