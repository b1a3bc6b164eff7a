// What is different between two looks at a table.
import type { Seen } from "../wire/types.ts";

/** Whether we are asked the same as before. */
export function sameQuestion(before: Seen, after: Seen): boolean {
    return before.prompt === after.prompt && String(before.legal) === String(after.legal);
}

/** Before the game people come and go; when it begins, everybody's seat is settled. */
export function placesChanged(before: Seen, after: Seen): boolean {
    if (before.status !== "gathering" && before.status !== "mixing") return false;
    const who = (seen: Seen): string => JSON.stringify(seen.places.map((place) => place && [place.kind, place.name]));
    return before.status !== after.status || who(before) !== who(after);
}
