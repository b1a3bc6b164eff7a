// Log lines grouped by turn.
import type { TableEvent } from "../../wire/types.ts";
import type { Entry } from "./logEntries.ts";
import { startsTurn, turnsStarted, turnNumbers } from "./turnNumbers.ts";

export interface LogLine {
    /** Number of the update; the replay opens there. */
    n: number;
    /** Index of the event within the update. */
    index: number;
    event: TableEvent;
}

export interface Chapter {
    /** From 1; 0 before the first turn, and for games without turns. */
    turn: number;
    lines: LogLine[];
}

/** Acts that are not shown in the log. */
const HIDDEN_ACTS: readonly string[] = ["create", "entropy", "grant"];

function linesOf(entry: Entry): LogLine[] {
    const all = entry.events.map((event, index) => ({ n: entry.n, index, event }));
    return all.filter(({ event }) => !event.act || !HIDDEN_ACTS.includes(event.act));
}

/** Group entries by turn, oldest first. */
export function chapters(entries: readonly Entry[]): Chapter[] {
    const found: Chapter[] = [{ turn: 0, lines: [] }];
    const numbers = turnNumbers(entries);
    entries.forEach((entry, index) => {
        let turn = numbers[index]! - turnsStarted(entry);
        // A takeback leads to an earlier turn without an event that starts it.
        if (turn < found.at(-1)!.turn) found.push({ turn, lines: [] });
        for (const line of linesOf(entry)) {
            if (startsTurn(line.event)) found.push({ turn: ++turn, lines: [] });
            found.at(-1)!.lines.push(line);
        }
    });
    return found.filter((chapter) => chapter.lines.length > 0);
}
