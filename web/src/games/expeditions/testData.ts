// Test data.
import { numberOf } from "./box.ts";
import type { Arrow, Expedition, Expeditions, Player } from "./view.ts";

/** Arrows of each colour, as printed. */
const ARROWS = 45;

/** Arrows of a route by the names of its circles: `start B11 zagorsk`. */
export function route(names: string): Arrow[] {
    const circles = names.split(" ").filter(Boolean).map(numberOf);
    return circles.slice(1).map((head, index) => [circles[index]!, head]);
}

export function expeditionOf(names: string, open = true): Expedition {
    const arrows = route(names);
    return { stock: ARROWS - arrows.length, arrows, tip: arrows.at(-1)?.[1] ?? null, open: arrows.length > 0 && open };
}

export function playerOf(more: Partial<Player> = {}): Player {
    return {
        hand: [],
        laid: [],
        common: [],
        tokens: [],
        dead: [],
        regained: [],
        tickets: 3,
        mended: 0,
        exchanges: 0,
        score: 0,
        ...more,
    };
}

export function tableOf(blue: string, yellow: string, red: string, more: Partial<Expeditions> = {}): Expeditions {
    return {
        announce: "automatic",
        commons: "choice",
        first: 0,
        active: 0,
        turn: 1,
        round: 1,
        last_round: false,
        main_done: false,
        spent: 0,
        expeditions: [blue, yellow, red].map((names) => expeditionOf(names)),
        blue: 0,
        loop: null,
        base: null,
        display: [],
        deck: 50,
        under: [],
        absent: [],
        supply: 34,
        players: [playerOf(), playerOf()],
        drawn: [],
        kept: null,
        window: null,
        offer: null,
        ...more,
    };
}
