// Timeline of an update: choices are written first, all seats at once; then the next dice fall.
import type { FaceEvent } from "../../face/types.ts";
import { wordOf } from "../../face/kit/eventTiming.ts";

/** In milliseconds at normal speed. */
const TAKE = 500;
const STEP = 420;
const AFTER = 350;
const ROLL = 1150;

export interface Timeline {
    /** Start of each mark, by its key: `2:wrote:yellow:7`. */
    readonly at: ReadonlyMap<string, number>;
    /** Start of the roll, if there is one. */
    readonly roll: number | null;
    /** Whether the roller takes a pair out of the tray. */
    readonly takes: boolean;
    readonly total: number;
}

const MARKS = new Set([
    "wrote",
    "circle-ticked",
    "summit-ticked",
    "artefact-hatched",
    "dice-hatched",
    "bridge-bonus",
    "bridge-struck",
]);

/** Key of a mark on a sheet, to look up its start. */
export function key(seat: number, word: string, ...nouns: (string | number)[]): string {
    return [seat, word, ...nouns].join(":");
}

function keyOf({ seat, event }: FaceEvent): string {
    const [word = "", ...nouns] = (event ?? "").split(":");
    // A written number is identified by its column and square.
    return key(seat ?? -1, word, ...(word === "wrote" ? [nouns[0]!, nouns[2]!] : nouns));
}

export function timeline(events: readonly FaceEvent[]): Timeline {
    const at = new Map<string, number>();
    const busy = new Map<number, number>();
    const words = events.map(({ event }) => wordOf(event));
    const takes = words.includes("took");
    events.forEach((event, index) => {
        if (!MARKS.has(words[index]!)) return;
        const start = busy.get(event.seat ?? -1) ?? (takes ? TAKE : 0);
        at.set(keyOf(event), start);
        busy.set(event.seat ?? -1, start + STEP);
    });
    const written = at.size ? Math.max(...busy.values()) + AFTER : 0;
    const roll = words.includes("rolled") ? written : null;
    return { at, roll, takes, total: roll === null ? written : roll + ROLL };
}
