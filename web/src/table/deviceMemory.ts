// What this device remembers of the tables it has seen: enough to open them faster, and to tell what was missed.

export interface DeviceMemory {
    game: string;
    seat: number | null;
    /** The last number seen, by seat; `out` from outside. */
    numbers: Record<string, number>;
    /** The last line of the chat that was read. */
    chat: number;
    /** When it was last looked at, in milliseconds. */
    at: number;
}

type Memories = Record<string, DeviceMemory>;

const KEY = "caravane.tables";
const MAX_TABLES = 60;

/** Keep the latest memories only. */
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

/** Whether somebody at this device has met a game before. */
export function isKnownGame(game: string): boolean {
    return knownGames().includes(game);
}

export function markGameKnown(game: string): void {
    try {
        localStorage.setItem(KNOWN_GAMES, JSON.stringify([...new Set([...knownGames(), game])]));
    } catch {
        // Then it is told again next time.
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
        // A browser that keeps nothing still plays.
    }
}
