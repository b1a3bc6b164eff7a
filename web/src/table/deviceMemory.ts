// Per-table state in localStorage: last seat and last update seen.
import type { Face } from "../wire/types.ts";

export interface DeviceMemory {
    game: string;
    seat: number | null;
    /** Face of the table at the last visit, to load it early. */
    face?: Face | null;
    /** Number of the last update seen, by viewpoint. */
    numbers: Record<string, number>;
    /** Number of the last chat line read. */
    chat: number;
    /** Time of the last visit, in milliseconds. */
    at: number;
}

type Memories = Record<string, DeviceMemory>;

const KEY = "caravane.tables";
const MAX_TABLES = 60;

/** Keep the most recent entries only. */
export function latest(memories: Memories, max = MAX_TABLES): Memories {
    const all = Object.entries(memories).sort(([, a], [, b]) => b.at - a.at);
    return Object.fromEntries(all.slice(0, max));
}

export function viewpointKey(seat: number | null): string {
    return seat === null ? "spectator" : String(seat);
}

function loadAll(): Memories {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Memories;
    } catch {
        return {};
    }
}

const KNOWN_GAMES = "caravane.knownGames";

function knownGames(): string[] {
    try {
        return JSON.parse(localStorage.getItem(KNOWN_GAMES) ?? "[]") as string[];
    } catch {
        return [];
    }
}

/** Whether the game has been played on this device. */
export function isKnownGame(game: string): boolean {
    return knownGames().includes(game);
}

export function markGameKnown(game: string): void {
    try {
        localStorage.setItem(KNOWN_GAMES, JSON.stringify([...new Set([...knownGames(), game])]));
    } catch {
        // Without storage, the introduction is shown again next time.
    }
}

export function remembered(table: string): DeviceMemory | undefined {
    return loadAll()[table];
}

export function remember(table: string, change: Partial<DeviceMemory>): void {
    const memories = loadAll();
    const old = memories[table] ?? { game: "", seat: null, numbers: {}, chat: 0, at: 0 };
    const numbers = { ...old.numbers, ...change.numbers };
    try {
        const now = { ...old, ...change, numbers, at: Date.now() };
        localStorage.setItem(KEY, JSON.stringify(latest({ ...memories, [table]: now })));
    } catch {
        // The client works without storage.
    }
}
