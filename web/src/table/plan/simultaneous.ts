// Seats that decide at once, and those that are ready. A projection contains only the deciding seats.
import type { TableEvent } from "../../wire/types.ts";

/**
 * The seats that began to decide together, updated by a new list of deciding seats; empty if they decide one by one.
 */
export function together(before: readonly number[], deciding: readonly number[]): readonly number[] {
    if (deciding.length > 0 && before.length > 1 && deciding.every((seat) => before.includes(seat))) return before;
    return deciding.length > 1 ? [...deciding] : [];
}

/** Whether something came about that ends a decision of several seats: what they chose is out, or the game goes on. */
export function endsTogether(events: readonly TableEvent[]): boolean {
    return events.some(({ seat, deed, starts, rewound }) => deed || starts || rewound || (seat !== null && seat < 0));
}

export function ready(group: readonly number[], deciding: readonly number[]): number[] {
    return group.filter((seat) => !deciding.includes(seat));
}
