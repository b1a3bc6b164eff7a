// What happened, told as people would: one deed after the other, each with its details. Updates of one seat within a turn
// belong together, and an update may hold deeds of several seats.
import type { TableEvent } from "../../wire/types.ts";
import type { Entry } from "./logEntries.ts";
import { startsTurn, turnNumbers, turnsStarted } from "./turnNumbers.ts";

export interface DeedLine {
    /** Number of the update. */
    n: number;
    event: TableEvent;
    /** Whether it was taken back. */
    undone: boolean;
}

export interface Deed {
    /** The same as long as the deed lasts. */
    key: string;
    /** Number of its first update; the replay opens there. */
    n: number;
    /** From 1; 0 before the first turn, and for games without turns. */
    turn: number;
    /** The seat that did it; below 0 for the table itself. */
    seat: number;
    lines: DeedLine[];
}

/** Acts that are not told. */
const HIDDEN_ACTS: readonly string[] = ["create", "entropy", "grant"];
/** Acts after which something was taken back, if they say so. */
const REWINDING: readonly string[] = ["takeback", "accept"];
const TABLE = -2;
/** Number of sentences that sum up a deed. */
const MAX_MAIN = 2;

/** All deeds, oldest first. */
export function deeds(entries: readonly Entry[]): Deed[] {
    const grouping = new DeedGrouping();
    const numbers = turnNumbers(entries);
    entries.forEach((entry, index) => grouping.tell(entry, numbers[index]! - turnsStarted(entry)));
    return grouping.told;
}

class DeedGrouping {
    told: Deed[] = [];
    /** All lines in the order in which they happened. */
    #lines: DeedLine[] = [];
    #turn = 0;
    /** Deeds of this turn by seat, which may go on, and whether the seat played them itself. */
    #open = new Map<number, { deed: Deed; played: boolean }>();
    #current: Deed | undefined;
    /** The seat that played last. */
    #actor = TABLE;
    /** The seat that asked for a takeback. */
    #asked = TABLE;
    /** Updates with moves that still stand. */
    #plays: { n: number; seat: number }[] = [];

    tell(entry: Entry, turn: number): void {
        this.#turn = turn;
        const byTable = entry.events.some(({ act }) => act);
        const played = byTable ? undefined : entry.events.find(({ seat }) => seat !== null && seat >= 0);
        if (played) this.#play(entry.n, played.seat!);
        for (const event of entry.events) {
            if (event.act) this.#act(entry.n, event);
            else this.#add(entry.n, event, event === played);
        }
    }

    #play(n: number, seat: number): void {
        this.#plays.push({ n, seat });
        this.#actor = seat;
    }

    #act(n: number, event: TableEvent): void {
        const act = event.act!;
        if (HIDDEN_ACTS.includes(act)) return;
        if (act === "takeback") this.#asked = event.seat ?? TABLE;
        const back = act === "undo" ? this.#undo(event) : !REWINDING.includes(act) || this.#rewind(event);
        if (back) this.#begin(n, event);
    }

    #add(n: number, event: TableEvent, first: boolean): void {
        const starts = !!event.starts;
        if (startsTurn(event)) this.#turn += 1;
        if (starts) this.#open.clear();
        const deed = starts ? undefined : this.#find(n, event, first);
        if (!deed) return this.#begin(n, event);
        deed.lines.push(this.#line(n, event));
        this.#current = deed;
    }

    /** The deed to which an event belongs; undefined for a new one. */
    #find(n: number, { seat, deed }: TableEvent, first: boolean): Deed | undefined {
        if (seat === null || seat < 0) return this.#current;
        const mine = this.#open.get(seat);
        if (mine && this.#continues(n, seat, mine.deed, mine.played)) return mine.deed;
        return first || deed ? undefined : this.#current;
    }

    /** Whether a deed goes on: in its own update, while its seat plays, or when what was chosen in secret comes out. */
    #continues(n: number, seat: number, deed: Deed, played: boolean): boolean {
        return deed.lines.at(-1)!.n === n || (played && seat === this.#actor) || !isRanked(deed);
    }

    #begin(n: number, event: TableEvent): void {
        const seat = event.seat ?? TABLE;
        const begun = {
            key: `${n} ${this.told.length}`,
            n,
            turn: this.#turn,
            seat,
            lines: [this.#line(n, event)],
        };
        this.told.push(begun);
        this.#current = begun;
        if (seat >= 0 && !event.act && (!event.starts || event.starts === "turn"))
            this.#open.set(seat, { deed: begun, played: seat === this.#actor || !!event.starts });
    }

    #line(n: number, event: TableEvent): DeedLine {
        const line = { n, event, undone: false };
        this.#lines.push(line);
        return line;
    }

    /**
     * Take the last moves of a seat back; return whether that is worth telling. Of moves sent together those stand that
     * showed something to the others, and those before them.
     */
    #undo({ seat, undone }: TableEvent): boolean {
        const index = this.#plays.findLastIndex((play) => play.seat === (seat ?? TABLE));
        if (index < 0) return false;
        const { n } = this.#plays[index]!;
        const lines = this.#lines.filter((line) => line.n === n && !line.undone);
        const lost = undone === undefined ? lines : lines.slice(Math.max(0, lines.length - undone));
        if (lost.length === lines.length) this.#plays.splice(index, 1);
        return this.#strike(lost);
    }

    /** Take back the last moves of the seat that asked for it, and all that followed. */
    #rewind({ rewound }: TableEvent): true {
        const index = rewound ? this.#plays.findLastIndex((play) => play.seat === this.#asked) : -1;
        if (index < 0) return true;
        const { n } = this.#plays[index]!;
        this.#plays.length = index;
        this.#strike(this.#lines.filter((line) => line.n >= n && !line.event.act && !line.undone));
        return true;
    }

    #strike(struck: readonly DeedLine[]): boolean {
        for (const line of struck) line.undone = true;
        this.#open.clear();
        return struck.some(({ event }) => event.deed);
    }
}

/** Whether a deed was taken back. */
export function isUndone({ lines }: Deed): boolean {
    return lines.every(({ undone }) => undone);
}

/** The events that sum up a deed, in order: those that the game ranks best, or else the first. */
export function mainEvents(deed: Deed): TableEvent[] {
    const standing = isUndone(deed) ? deed.lines : deed.lines.filter(({ undone }) => !undone);
    const events = standing.map(({ event }) => event);
    const ranked = events.filter((event) => event.deed && event.seat === deed.seat);
    if (ranked.length === 0) return events.slice(0, 1);
    const best = ranked.toSorted((a, b) => a.deed! - b.deed!).slice(0, MAX_MAIN);
    return ranked.filter((event) => best.includes(event));
}

/** Whether a deed is told with all its figures. */
export function isSlip({ lines }: Deed): boolean {
    return lines.some(({ event, undone }) => event.slip && !undone);
}

/** Whether a deed is an act at the table, such as an undo. */
export function isAct({ lines }: Deed): boolean {
    return !!lines[0]!.event.act;
}

/** Whether somebody did something that the game counts as a deed; plans, and games that rank nothing, have none. */
export function isRanked({ lines }: Deed): boolean {
    return lines.some(({ event }) => event.deed);
}

/** The deed that something was added to last. */
export function latest(all: readonly Deed[]): Deed | undefined {
    return all.reduce<Deed | undefined>((best, deed) => (best && lastN(best) > lastN(deed) ? best : deed), undefined);
}

function lastN({ lines }: Deed): number {
    return lines.at(-1)!.n;
}

/** Deeds without own plans: what somebody prepares in secret is told when it is done. */
export function shownDeeds(all: readonly Deed[], mySeats: readonly number[]): Deed[] {
    if (!all.some(isRanked)) return [...all];
    return all.filter((deed) => isAct(deed) || isRanked(deed) || !mySeats.includes(deed.seat));
}

/** Index of the first deed after the last own one; the number of deeds if there is none, or nothing came after it. */
export function sinceOwn(all: readonly Deed[], mySeats: readonly number[]): number {
    const own = all.findLastIndex((deed) => mySeats.includes(deed.seat) && !isAct(deed) && !isUndone(deed));
    return own < 0 ? all.length : own + 1;
}

/** What others did since the last own deed, oldest first. */
export function deedsSince(all: readonly Deed[], mySeats: readonly number[]): Deed[] {
    const later = all.slice(sinceOwn(all, mySeats));
    return later.filter((deed) => deed.seat >= 0 && isRanked(deed) && !isUndone(deed));
}
