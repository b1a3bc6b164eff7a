// Scoring of a round or of the game, from its events.
import type { FaceEvent } from "../../face/types.ts";
import { CENTRES, COLOURS, GLYPHS } from "./box.ts";

export interface Prize {
    /** Emissaries or guards. */
    cubes: number;
    credits: number;
}

export interface Tally {
    round: number;
    /** By centre, then by side. */
    centres: readonly (readonly (Prize | null)[])[];
    /** By colour and by row, then by side; empty until the game ends. */
    columns: readonly (readonly (Prize | null)[])[];
    rows: readonly (readonly (Prize | null)[])[];
    /** Credits for unsold relics, negative if lost; by side. */
    unsold: readonly number[];
    gains: readonly number[];
}

function prizes(
    events: readonly FaceEvent[],
    word: string,
    names: readonly string[],
    sides: number,
): (Prize | null)[][] {
    const found: (Prize | null)[][] = names.map(() => Array<Prize | null>(sides).fill(null));
    for (const { seat, event = "" } of events) {
        const [name, noun = "", cubes, credits] = event.split(":");
        const at = names.indexOf(noun);
        if (name === word && at >= 0 && seat !== null)
            found[at]![seat] = { cubes: Number(cubes), credits: Number(credits) };
    }
    return found;
}

export function tally(events: readonly FaceEvent[], sides: number): Tally {
    const round = Number(events.find(({ event }) => event?.startsWith("round-ended:"))?.event?.split(":")[1] ?? 0);
    const centres = prizes(events, "centre-scored", CENTRES, sides);
    const columns = prizes(events, "column-scored", COLOURS, sides);
    const rows = prizes(events, "row-scored", GLYPHS, sides);
    const unsold = Array<number>(sides).fill(0);
    for (const { seat, event = "" } of events) {
        const [name, credits] = event.split(":");
        if (seat === null || seat < 0) continue;
        if (name === "unsold-counted") unsold[seat] = Number(credits);
        if (name === "unsold-lost") unsold[seat] = -Number(credits);
    }
    const gains = unsold.map((sum, side) =>
        [...centres, ...columns, ...rows].reduce((all, line) => all + (line[side]?.credits ?? 0), sum),
    );
    return { round, centres, columns, rows, unsold, gains };
}

export const ends = (events: readonly FaceEvent[]): boolean =>
    events.some(({ event }) => event?.startsWith("round-ended:"));
