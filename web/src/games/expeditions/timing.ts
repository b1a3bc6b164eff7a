// Durations of the events.
import type { FaceEvent } from "../../face/types.ts";
import { totalDuration } from "../../face/kit/eventTiming.ts";
import { colourOf, numberOf } from "./box.ts";

/** In milliseconds at normal speed. */
const DURATIONS: Record<string, number> = {
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
    "no-way-left": 1200,
    "game-ended": 900,
};
const MAX_DURATION = 2600;

export function duration(events: readonly FaceEvent[]): number {
    return totalDuration(events, DURATIONS, MAX_DURATION);
}

/** An arrow in an event. */
export interface Moved {
    colour: number;
    tail: number;
    head: number;
}

export function movedBy(event: FaceEvent, word: string): Moved | undefined {
    const [name, colour = "", tail = "", head = ""] = (event.event ?? "").split(":");
    return name === word ? { colour: colourOf(colour), tail: numberOf(tail), head: numberOf(head) } : undefined;
}

/** The arrow laid or removed last. */
export function lastMoved(events: readonly FaceEvent[]): Moved | undefined {
    const moved = events.map((event) => movedBy(event, "arrow-laid") ?? movedBy(event, "arrow-removed"));
    return moved.findLast((each) => each !== undefined);
}

export function cardOf({ event = "" }: FaceEvent): number {
    return numberOf(event.split(":")[1] ?? "");
}
