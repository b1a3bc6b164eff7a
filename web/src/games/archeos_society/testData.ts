// Test data.
import { COLOURS, ROLES, type Role, type Tables } from "./box.ts";
import { cardOf } from "./cards.ts";
import type { Archeos, Player } from "./view.ts";

/** Some of the printed values. */
export const BOX: Tables = {
    expeditions: { points: [0, 0, 1, 3, 5, 8, 12] },
    hand: { limit: 10 },
    botanist: { points_taking: 2 },
    linguist: { last_space: 18, artefacts: [3, 7, 12, 18] },
    curator: { points: [0, 1, 3, 6, 10, 15, 20] },
    professor: { tokens: [1, 2, 3, 4, 5, 6] },
    sites: {
        chichen_itza: { points: [0, 1, 2, 3, 4, 5, 6], thresholds: [1, 2, 3, 3, 4, 5] },
        machu_picchu: { points: [0, 1, 2, 4, 6, 8, 10], thresholds: [1, 2, 3, 3, 4, 5] },
        grotta_azzurra: { points: [0, 1, 4, 5, 6, 7, 8], thresholds: [2, 3, 3, 4, 4, 4] },
        great_zimbabwe: { points: [0, 1, 3, 4, 6, 9, 12], thresholds: [1, 3, 3, 4, 5, 6] },
        ta_sekhet_maat: { points: [0, 2, 4, 7, 10, 13, 16], thresholds: [1, 2, 2, 3, 3, 4] },
        sigiriya: { points: [0, 1, 3, 6, 9, 12, 15], thresholds: [2, 3, 4, 5, 5, 6] },
        nan_madol: { points: [-2, 0, 2, 4, 6, 8, 11], thresholds: [2, 3, 3, 4, 5, 6] },
    },
};

/** Cards by their names: `green-guide red-student`. */
export function cards(names: string): number[] {
    return names.split(" ").filter(Boolean).map(cardOf);
}

export function playerOf(more: Partial<Player> = {}): Player {
    return {
        hand: [],
        expeditions: [],
        vehicles: COLOURS.map(() => [0]),
        needed: COLOURS.map(() => 1),
        linguist: 0,
        relics: [],
        tokens: [],
        score: 0,
        ...more,
    };
}

export function tableOf(players: readonly Player[], more: Partial<Archeos> = {}): Archeos {
    const roles: Role[] = ["botanist", "guide", "patron", "photographer", "physician", "student"];
    return {
        mode: "first-game",
        season: 1,
        seasons: 3,
        first: 0,
        active: 0,
        roles: roles.map((role) => ROLES.indexOf(role)),
        sites: [6, 1, 2, 3, 4, 5],
        paints: players.map((_, seat) => seat),
        pile: 40,
        upper: 10,
        monkeys: 0,
        third: null,
        area: [],
        players: [...players],
        tile: null,
        tokens: [1, 2, 3, 4, 5, 6],
        draws: 0,
        draft: [],
        board: null,
        building: [],
        keeping: [],
        ...more,
    };
}
