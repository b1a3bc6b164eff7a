// Where pins lie: at the corner of what they are about, inside of the window, and never one over another.

export interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
}

export interface Pin {
    readonly anchor: Box;
    readonly width: number;
    readonly height: number;
}

/** Distance of pins from the edge of the window and from each other. */
const GAP = 2;
/** How many rows of free places are tried around a corner that is taken. */
const ROWS = 8;

/** Place pins in their order; one for which there is no room at all has none. */
export function placePins(pins: readonly (Pin | null)[], window: Box, taken: readonly Box[]): (Box | null)[] {
    const placed = [...taken];
    return pins.map((pin) => {
        const place = pin && pinPosition(pin, window, placed);
        if (place) placed.push(place);
        return place;
    });
}

function pinPosition(pin: Pin, window: Box, placed: readonly Box[]): Box | null {
    const free = candidates(pin).map((place) => into(window, place));
    return free.find((place) => fits(place, window) && !placed.some((other) => overlap(place, other))) ?? null;
}

/** The corners of the anchor, its middle, then rows of places around it, the nearest first. */
function candidates({ anchor, width, height }: Pin): Box[] {
    const { left, top, right, bottom } = anchor;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const corners = [
        [right, top],
        [left, top],
        [right, bottom],
        [left, bottom],
        [x, y],
    ] as const;
    const around = rings().map(([dx, dy]) => [right + dx * (width + GAP), top + dy * (height + GAP)] as const);
    return [...corners, ...around].map(([cx, cy]) => boxAt(cx - width / 2, cy - height / 2, width, height));
}

/** Steps away from a corner, the shortest first. */
function rings(): [number, number][] {
    const steps = Array.from({ length: 2 * ROWS + 1 }, (_, index) => index - ROWS);
    const all = steps.flatMap((dx) => steps.map((dy): [number, number] => [dx, dy]));
    return all.toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));
}

function boxAt(left: number, top: number, width: number, height: number): Box {
    return { left, top, right: left + width, bottom: top + height };
}

/** Shift a box into the window. */
function into(window: Box, { left, top, right, bottom }: Box): Box {
    const [width, height] = [right - left, bottom - top];
    const x = Math.max(window.left + GAP, Math.min(left, window.right - GAP - width));
    const y = Math.max(window.top + GAP, Math.min(top, window.bottom - GAP - height));
    return boxAt(x, y, width, height);
}

function fits(box: Box, window: Box): boolean {
    return box.right <= window.right && box.bottom <= window.bottom;
}

export function overlap(a: Box, b: Box): boolean {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
