// Where a card stands: beside its component, never over it, and never over the action bar.

export interface Box {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
}

export interface Spot {
    readonly left: number;
    readonly top: number;
}

const GAP = 10;
const EDGE = 8;

/** The best place for a card of a size beside a component, within an area. */
export function placeBeside(piece: Box, card: Pick<Box, "width" | "height">, area: Box): Spot {
    const spots = candidates(piece, card).map((spot) => inside(spot, card, area));
    const costs = spots.map((spot) => overlap({ ...spot, ...card }, piece));
    return spots[costs.indexOf(Math.min(...costs))]!;
}

/** Above, below, right, left; the first that covers least is taken. */
function candidates({ left, top, width, height }: Box, card: Pick<Box, "width" | "height">): Spot[] {
    const [middle, centre] = [left + (width - card.width) / 2, top + (height - card.height) / 2];
    return [
        { left: middle, top: top - card.height - GAP },
        { left: middle, top: top + height + GAP },
        { left: left + width + GAP, top: centre },
        { left: left - card.width - GAP, top: centre },
    ];
}

function inside(spot: Spot, card: Pick<Box, "width" | "height">, area: Box): Spot {
    return {
        left: clamp(spot.left, area.left + EDGE, area.left + area.width - card.width - EDGE),
        top: clamp(spot.top, area.top + EDGE, area.top + area.height - card.height - EDGE),
    };
}

function clamp(value: number, least: number, most: number): number {
    return Math.max(least, Math.min(value, most));
}

/** Size of what two boxes share. */
export function overlap(a: Box, b: Box): number {
    const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
    const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
    return Math.max(0, width) * Math.max(0, height);
}
