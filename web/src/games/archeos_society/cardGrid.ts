// Which card format fits a tray, and how many rows and columns of it.

/** full: a whole card; index: its name at the right; squat: its name below; chip: sign, letter, emblem and head. */
export type Format = "full" | "index" | "squat" | "chip";

export interface Box {
    readonly width: number;
    readonly height: number;
}

export interface CardGrid extends Box {
    readonly format: Format;
    readonly columns: number;
}

/** Height of a card by its width. */
export const RATIO = 1.42;
export const GAP = 3;
/** Smallest touch target. */
const LEAST = 40;
/** Narrowest card on which the longest name is readable, below the picture and beside it. */
const NAMED = 64;
const BESIDE = 108;
/** A higher cell has the name below. */
const INDEX_HEIGHT = 62;
const INDEX_WIDTH = 168;
const SQUAT_WIDTH = 88;
const MAX_ROWS = 2;
/** Chips do not grow beyond this; then their tray has room for more. */
const CHIP = 58;

/** Share of a length for each of some cells. */
function share(length: number, count: number): number {
    return (length - GAP * (count - 1)) / count;
}

/** The largest card that a cell can hold. */
function cardIn({ width, height }: Box): (Box & { format: Format }) | null {
    if (width < LEAST || height < LEAST) return null;
    const full = Math.min(width, height / RATIO);
    if (full >= NAMED) return { format: "full", width: full, height: full * RATIO };
    if (width >= BESIDE && height < INDEX_HEIGHT)
        return { format: "index", width: Math.min(width, INDEX_WIDTH), height };
    if (width >= NAMED) return { format: "squat", width: Math.min(width, Math.max(SQUAT_WIDTH, height * 1.3)), height };
    return { format: "chip", width: Math.min(width, CHIP), height: Math.min(height, CHIP) };
}

function value(grid: CardGrid): number {
    return (grid.format === "full" ? 1e6 : 0) + grid.width * grid.height;
}

/** The grid with the largest cards; null if not even chips fit. */
export function cardGrid(count: number, tray: Box, leastColumns = 1): CardGrid | null {
    const grids: CardGrid[] = [];
    for (let rows = 1; rows <= MAX_ROWS; rows++) {
        const columns = Math.max(Math.ceil(count / rows), rows > 1 ? leastColumns : 1);
        const card = cardIn({ width: share(tray.width, columns), height: share(tray.height, rows) });
        if (card) grids.push({ ...card, columns });
    }
    return grids.toSorted((a, b) => value(b) - value(a))[0] ?? null;
}

/** A grid of as many chips as the tray holds. */
export function chipGrid(tray: Box): CardGrid & { count: number } {
    const columns = Math.max(1, Math.floor((tray.width + GAP) / (LEAST + GAP)));
    const rows = Math.max(1, Math.min(MAX_ROWS, Math.floor((tray.height + GAP) / (LEAST + GAP))));
    const card = { format: "chip" as const, width: share(tray.width, columns), height: share(tray.height, rows) };
    return { ...card, columns, count: columns * rows };
}

/** A fan of full cards: width of a card, and distance from one to the next. */
export interface Fan {
    readonly width: number;
    readonly step: number;
}

/** Room above and below the cards of a fan, for a raised card with its flag, and for the turned outer ones. */
const FAN_ABOVE = 20;
const FAN_BELOW = 14;
const FAN_EDGE = 12;
/** What must stay free of each card in a fan. */
const FREE = 44;

/** The fan that fits a tray; null if cards would be too small or too close. */
export function fanIn(count: number, tray: Box): Fan | null {
    const width = (tray.height - FAN_ABOVE - FAN_BELOW) / RATIO;
    const room = tray.width - 2 * FAN_EDGE - width;
    const step = count > 1 ? Math.min(width + GAP, room / (count - 1)) : width;
    return width >= NAMED && step >= FREE ? { width, step } : null;
}
