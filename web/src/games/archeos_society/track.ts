// Positions of the vehicles on a site: side by side on a space; many are smaller and in two rows.
import { LAST_SPACE } from "./box.ts";
import type { Archeos } from "./view.ts";

export interface VehiclePosition {
    seat: number;
    /** Distinguishes the two vehicles of a seat. */
    key: string;
    space: number;
    /** Offset from the middle of the space, in vehicle widths. */
    dx: number;
    /** Row above the space. */
    row: number;
    scale: number;
}

/** Scale and spacing of vehicles, by number on a space. */
const CROWDS: readonly { scale: number; step: number }[] = [
    { scale: 1, step: 0 },
    { scale: 1, step: 0 },
    { scale: 1, step: 0.8 },
    { scale: 0.9, step: 0.66 },
];
/** Minimum number of spaces for a name. */
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

/** Spaces for the name: the longest run of spaces without a vehicle, now and after the plan. */
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
