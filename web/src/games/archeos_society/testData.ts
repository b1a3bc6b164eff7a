// Test data.
import { COLOURS, ROLES, type Role } from "./box.ts";
import { cardOf } from "./cards.ts";
import type { Archeos, Player } from "./view.ts";

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
