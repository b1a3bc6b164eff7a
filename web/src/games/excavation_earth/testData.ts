// Test data.
import type { Crew, Earth, Player } from "./view.ts";

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
