// How long what happens is shown, and what of it moves.
import type { Told } from "../../wire/types.ts";
import { lastingTogether } from "../../face/eventTiming.ts";
import { colourOf, numberOf } from "./box.ts";

/** In milliseconds at normal speed. */
const LASTS: Record<string, number> = {
    marked: 500,
    "arrow-laid": 650,
    "arrow-removed": 600,
    "card-laid": 900,
    "key-laid": 1000,
    "common-taken": 900,
    "nobody-lays": 200,
    "nothing-laid": 300,
    "ticket-taken": 450,
    "ticket-spent": 350,
    "loop-closed": 600,
    "loop-uncovered": 500,
    "blue-reached": 250,
    "round-began": 250,
    "last-card": 1200,
    "last-arrow": 1200,
    "last-turn": 1200,
    "game-ended": 900,
};
const MOST = 2600;

export function lasts(events: readonly Told[]): number {
    return lastingTogether(events, LASTS, MOST);
}

/** An arrow that events tell of. */
export interface Moved {
    colour: number;
    tail: number;
    head: number;
}

export function movedBy(told: Told, word: string): Moved | undefined {
    const [said, colour = "", tail = "", head = ""] = (told.said ?? "").split(":");
    return said === word ? { colour: colourOf(colour), tail: numberOf(tail), head: numberOf(head) } : undefined;
}

/** The last arrow that was laid or removed. */
export function lastMoved(events: readonly Told[]): Moved | undefined {
    const moved = events.map((told) => movedBy(told, "arrow-laid") ?? movedBy(told, "arrow-removed"));
    return moved.findLast((each) => each !== undefined);
}

export function cardOf({ said = "" }: Told): number {
    return numberOf(said.split(":")[1] ?? "");
}
