// Positions of the vehicles on a site: side by side on a space; many are smaller and in two rows.
import type { Archeos } from "./view.ts";

export interface VehiclePosition {
    seat: number;
    /** Distinguishes the two vehicles of a seat. */
    key: string;
    space: number;
    /** Offset from the middle of the space, in vehicle widths. */
    dx: number;
    /** Half the width of all vehicles on the space, in vehicle widths. */
    half: number;
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
const MANY = { scale: 0.77, step: 0.84 };
/** A row is at most this wide, in vehicle widths: more of them overlap. */
const MAX_ROW = 2;

export function vehiclePositions(view: Archeos, colour: number): VehiclePosition[] {
    const all = view.players.flatMap(({ vehicles }, seat) =>
        vehicles[colour]!.map((space, index) => ({ seat, key: `${seat}-${index}`, space })),
    );
    return all.map((each) => {
        const here = all.filter(({ space }) => space === each.space);
        return { ...each, ...offsetOf(here.length, here.indexOf(each)) };
    });
}

function offsetOf(many: number, index: number): Omit<VehiclePosition, "seat" | "key" | "space"> {
    const { scale, step } = CROWDS[many] ?? MANY;
    const wide = many > 3 ? Math.ceil(many / 2) : many;
    const row = Math.floor(index / wide);
    const inRow = Math.min(wide, many - row * wide);
    const apart = wide > 1 ? Math.min(step * scale, MAX_ROW / (wide - 1)) : 0;
    const half = (apart * (wide - 1) + scale) / 2;
    return { dx: ((index % wide) - (inRow - 1) / 2) * apart, half, row, scale };
}
