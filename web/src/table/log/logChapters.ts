// What happened, as lines under the turn they belong to.
import type { Told } from "../../wire/types.ts";
import type { Entry } from "./logEntries.ts";
import { opened, turnNumbers, type Counting } from "./turnNumbers.ts";

export interface Line {
    /** The number under which it could be noticed: a replay opens there. */
    n: number;
    /** Which event of that number it is. */
    place: number;
    told: Told;
}

export interface Chapter {
    /** The turn, from 1; 0 for what came before the first, and where a game has no turns. */
    turn: number;
    lines: Line[];
}

/** Acts that nobody needs to read: they are how luck is mixed, and who may look. */
const SILENT: readonly string[] = ["open", "entropy", "grant"];

function lines(entry: Entry): Line[] {
    const all = entry.events.map((told, place) => ({ n: entry.n, place, told }));
    return all.filter(({ told }) => !told.act || !SILENT.includes(told.act));
}

/** Sort entries into turns, the oldest first. */
export function chapters(entries: readonly Entry[], counting: Counting): Chapter[] {
    const found: Chapter[] = [{ turn: 0, lines: [] }];
    const numbers = turnNumbers(entries, counting);
    entries.forEach((entry, place) => {
        let turn = numbers[place]! - opened(entry, counting);
        // What was taken back leads into an earlier turn, though nothing opens it.
        if (turn < found.at(-1)!.turn) found.push({ turn, lines: [] });
        for (const line of lines(entry)) {
            if (counting.opensTurn?.(line.told)) found.push({ turn: ++turn, lines: [] });
            found.at(-1)!.lines.push(line);
        }
    });
    return found.filter((chapter) => chapter.lines.length > 0);
}
