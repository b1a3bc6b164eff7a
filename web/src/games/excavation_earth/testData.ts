// Test data.
import { Box, type Tables } from "./box.ts";
import type { Crew, Earth, Player } from "./view.ts";

/** Some of the values built in. */
export const TABLES: Tables = {
    game: { sale_markets: 3 },
    lines: {
        between: [
            ["Y1", "M1"],
            ["M1", "Y2"],
            ["G2", "R3"],
            ["BW", "M3"],
            ["G2", "O3"],
            ["G2", "BE"],
        ],
        round_the_back: [
            ["G2", "O3"],
            ["G2", "BE"],
        ],
    },
    symbols: [
        { centre: "left", black_market: "BW" },
        { centre: "left", black_market: "BC" },
        { centre: "middle", black_market: "BE" },
        { centre: "middle", black_market: "BW" },
        { centre: "right", black_market: "BC" },
        { centre: "right", black_market: "BE" },
    ],
    tiles: [{ id: "relay", steps: [4, 3], teleports: [0, 1] }],
    crew: { hold: 4, container: 2 },
    queues: { most: 4 },
    gallery: { columns: [0, 0, 4, 9, 15] },
    sale: { bonus: [0, 0, 3, 8], drawn: [0, 0, 1, 2], per_buyer: 2 },
    smuggle: { surcharge: 1 },
    centres: { prizes: [{ points: [5] }, { points: [10, 5] }, { points: [15, 10, 5] }] },
};
export const BOX = new Box(TABLES);

const CREW: Crew = {
    credits: 8,
    marker: null,
    passed: false,
    reserve: 22,
    hold: [],
    container: [],
    gallery: [],
    columns: [0, 0, 0, 0, 0],
    rows: [0, 0, 0, 0],
    worth: 0,
    traders: [0, 0, 0, 0, 0, 0],
    emissaries: [0, 0, 0],
};

export function playerOf(more: Partial<Player> = {}): Player {
    return { ...CREW, faction: 3, hand: [], travel: [30, 31, 32], used: [], explorers: [0, 8], rewarded: [], ...more };
}

export function earthOf(players: readonly Player[], more: Partial<Earth> = {}): Earth {
    return {
        round: 2,
        rounds: 3,
        order: players.map((_, seat) => seat),
        active: 0,
        actions: 2,
        players: [...players],
        zu: null,
        sites: Array<number>(20).fill(0),
        supply: [9, 9, 9, 9, 9],
        piles: [[], [], [], [], []],
        sold: Array<number>(20).fill(0),
        surveyed: [],
        queues: [[], [], [], [], [], []],
        stock: [6, 6, 6, 6, 6, 3],
        levels: [4, 4, 4, 4, 4],
        prices: [9, 9, 9, 9, 9],
        mothership: [],
        tiles: [null, null, null],
        tile_side: null,
        forecast: [],
        markers: [1, 2, 3, 4],
        deck: 20,
        discard: [],
        face_down: 0,
        buyer_deck: 10,
        buyer_discard: [],
        sale: null,
        choice: null,
        pack: [],
        picked: [],
        packs_seen: [],
        drawn: [],
        keeping: [],
        ...more,
    };
}
