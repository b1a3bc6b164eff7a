// What this device remembers of the tables it has seen: enough to open them faster, and to tell what was missed.

export interface Memory {
    game: string;
    seat: number | null;
    /** The last number seen, by seat; `out` from outside. */
    numbers: Record<string, number>;
    /** The last line of the chat that was read. */
    chat: number;
    /** When it was last looked at, in milliseconds. */
    at: number;
}

type Memories = Record<string, Memory>;

const KEY = "caravane.tables";
const MOST = 60;

/** Keep the latest memories only. */
export function latest(memories: Memories, most = MOST): Memories {
    const all = Object.entries(memories).sort(([, a], [, b]) => b.at - a.at);
    return Object.fromEntries(all.slice(0, most));
}

export function place(seat: number | null): string {
    return seat === null ? "out" : String(seat);
}

function all(): Memories {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Memories;
    } catch {
        return {};
    }
}

const MET = "caravane.met";

function met(): string[] {
    try {
        return JSON.parse(localStorage.getItem(MET) ?? "[]") as string[];
    } catch {
        return [];
    }
}

/** Whether somebody at this device has met a game before. */
export function knows(game: string): boolean {
    return met().includes(game);
}

export function meet(game: string): void {
    try {
        localStorage.setItem(MET, JSON.stringify([...new Set([...met(), game])]));
    } catch {
        // Then it is told again next time.
    }
}

export function remembered(table: string): Memory | undefined {
    return all()[table];
}

export function remember(table: string, change: Partial<Memory>): void {
    const memories = all();
    const old = memories[table] ?? { game: "", seat: null, numbers: {}, chat: 0, at: 0 };
    const numbers = { ...old.numbers, ...change.numbers };
    try {
        const now = { ...old, ...change, numbers, at: Date.now() };
        localStorage.setItem(KEY, JSON.stringify(latest({ ...memories, [table]: now })));
    } catch {
        // A browser that keeps nothing still plays.
    }
}
