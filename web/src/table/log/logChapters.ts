// What happened, as lines under the turn they belong to.
import type { TableEvent } from "../../wire/types.ts";
import type { Entry } from "./logEntries.ts";
import { turnsStarted, turnNumbers, type TurnReader } from "./turnNumbers.ts";

export interface LogLine {
    /** The number under which it could be noticed: a replay opens there. */
    n: number;
    /** Which event of that number it is. */
    index: number;
    event: TableEvent;
}

export interface Chapter {
    /** The turn, from 1; 0 for what came before the first, and where a game has no turns. */
    turn: number;
    lines: LogLine[];
}

/** Acts that nobody needs to read: they are how luck is mixed, and who may look. */
const HIDDEN_ACTS: readonly string[] = ["open", "entropy", "grant"];

function linesOf(entry: Entry): LogLine[] {
    const all = entry.events.map((event, index) => ({ n: entry.n, index, event }));
    return all.filter(({ event }) => !event.act || !HIDDEN_ACTS.includes(event.act));
}

/** Sort entries into turns, the oldest first. */
export function chapters(entries: readonly Entry[], reader: TurnReader): Chapter[] {
    const found: Chapter[] = [{ turn: 0, lines: [] }];
    const numbers = turnNumbers(entries, reader);
    entries.forEach((entry, index) => {
        let turn = numbers[index]! - turnsStarted(entry, reader);
        // What was taken back leads into an earlier turn, though nothing opens it.
        if (turn < found.at(-1)!.turn) found.push({ turn, lines: [] });
        for (const line of linesOf(entry)) {
            if (reader.startsTurn?.(line.event)) found.push({ turn: ++turn, lines: [] });
            found.at(-1)!.lines.push(line);
        }
    });
    return found.filter((chapter) => chapter.lines.length > 0);
}
