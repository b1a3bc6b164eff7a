// Turn numbers, counted the same way everywhere: by the server, else by the events that start turns.
import type { TableEvent } from "../../wire/types.ts";
import type { Entry } from "./logEntries.ts";

/** Whether an event starts a turn: the log and the replay are divided there. A chapter starts with a turn. */
export function startsTurn({ starts }: TableEvent): boolean {
    return starts === "turn" || starts === "chapter";
}

/** Number of turns that start in an entry. */
export function turnsStarted({ events }: Entry): number {
    return events.filter(startsTurn).length;
}

/** Turn after each entry, from 1; 0 before the first. Turns taken back are not counted twice if the server counts. */
export function turnNumbers(entries: readonly Entry[]): number[] {
    let turn = 0;
    return entries.map((entry) => (turn = entry.turn ?? turn + turnsStarted(entry)));
}

/** Indexes of the entries in which a turn starts. */
export function turnMarks(entries: readonly Entry[]): number[] {
    return entries.flatMap((entry, index) => (turnsStarted(entry) ? [index] : []));
}
