// Where the vehicles of a site stand: those on one space beside each other, many of them smaller and in two rows.
import { LAST_SPACE } from "./box.ts";
import type { Archeos } from "./view.ts";

export interface VehiclePosition {
    seat: number;
    /** Tells the two vehicles of a seat apart. */
    key: string;
    space: number;
    /** Off the middle of the space, in widths of a vehicle. */
    dx: number;
    /** Above the space, in rows. */
    row: number;
    scale: number;
}

/** How large vehicles are drawn, and how much of each the next one leaves free, by how many share a space. */
const CROWDS: readonly { scale: number; step: number }[] = [
    { scale: 1, step: 0 },
    { scale: 1, step: 0 },
    { scale: 1, step: 0.8 },
    { scale: 0.9, step: 0.66 },
];
/** The spaces that a name takes at least. */
const SHORT = 3;
const MANY = { scale: 0.77, step: 0.84 };

export function vehiclePositions(view: Archeos, colour: number): VehiclePosition[] {
    const all = view.players.flatMap(({ vehicles }, seat) =>
        vehicles[colour]!.map((space, index) => ({ seat, key: `${seat}-${index}`, space })),
    );
    return all.map((each) => {
        const here = all.filter(({ space }) => space === each.space);
        return { ...each, ...offsetOf(here.length, here.indexOf(each)) };
    });
}

/** Among which spaces there is room for a name: the longest row of spaces where nobody stands, or will stand. */
export function freeSpaces(views: readonly Archeos[], colour: number): { first: number; count: number } {
    const taken = new Set(views.flatMap(({ players }) => players.flatMap(({ vehicles }) => vehicles[colour]!)));
    const free = Array.from({ length: LAST_SPACE + 1 }, (_, first) => {
        const end = [...Array(LAST_SPACE + 1).keys()].find((space) => space >= first && taken.has(space));
        return { first, count: (end ?? LAST_SPACE + 1) - first };
    });
    const { first, count } = free.reduce((best, each) => (each.count > best.count ? each : best));
    return { first: Math.min(first, LAST_SPACE + 1 - SHORT), count: Math.max(count, SHORT) };
}

function offsetOf(many: number, index: number): Pick<VehiclePosition, "dx" | "row" | "scale"> {
    const { scale, step } = CROWDS[many] ?? MANY;
    const wide = many > 3 ? Math.ceil(many / 2) : many;
    const row = Math.floor(index / wide);
    const inRow = Math.min(wide, many - row * wide);
    return { dx: ((index % wide) - (inRow - 1) / 2) * step * scale, row, scale };
}
