// Where the minimap and the buttons lie over the map. The camera and the markers at the edges keep clear of them.
import type { Arrangement, Window } from "./camera.ts";
import type { Point } from "./geometry.ts";

export interface Box extends Point {
    readonly width: number;
    readonly height: number;
}

export interface Controls {
    readonly minimap: Box;
    readonly buttons: Box;
    /** All that lies over the map, with the stocks where the page has no other room for them. */
    readonly boxes: readonly Box[];
    /** Whether the buttons stand beside each other. */
    readonly row: boolean;
    /** Whether there is room for the button to the last move, which a key does too. */
    readonly all: boolean;
}

const GAP = 8;
const BUTTON = 44;
const MINIMAPS: Record<Arrangement, readonly [width: number, height: number]> = {
    wide: [112, 70],
    narrow: [98, 61],
    low: [86, 54],
};
/** Below this height a column of buttons would leave no room for markers. */
const COLUMN = 330;

/** The stocks in the upper left corner. */
const STOCKS: Box = { x: 6, y: 6, width: 153, height: 46 };

export function controlsOf({ width, height }: Window, arrangement: Arrangement, stocks: boolean): Controls {
    const [wide, high] = MINIMAPS[arrangement];
    const minimap = { x: GAP, y: height - GAP - high, width: wide, height: high };
    const row = arrangement !== "narrow" || height < COLUMN;
    const all = arrangement === "wide" || !row;
    const long = (all ? 3 : 2) * (BUTTON + GAP) - GAP;
    const size = row ? { width: long, height: BUTTON } : { width: BUTTON, height: long };
    const x = arrangement === "wide" ? minimap.x + wide + GAP : width - GAP - size.width;
    const buttons = { x, y: height - GAP - size.height, ...size };
    return { minimap, buttons, boxes: [minimap, buttons, ...(stocks ? [STOCKS] : [])], row, all };
}

export function meet(one: Box, other: Box): boolean {
    return (
        one.x < other.x + other.width &&
        other.x < one.x + one.width &&
        one.y < other.y + other.height &&
        other.y < one.y + one.height
    );
}

/** A square around a point. */
export function around({ x, y }: Point, reach: number): Box {
    return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
}
