// The map in the pixels of its room: positions stretch with it, signs scale a little, names never do.
import { LOCATIONS, PLACES, type Line } from "./box.ts";
import { LOW, TALL, WIDE, type Half, type MapSheet, type NameAt, type Point, type Stand } from "./mapSheets.ts";

export interface Layout {
    sheet: MapSheet;
    width: number;
    height: number;
    /** Scale of the signs. */
    scale: number;
    /** Size of the names in pixels. */
    font: number;
    at: readonly Point[];
    globes: Record<Half, { x: number; y: number; r: number }>;
    bends: Record<string, readonly Point[]>;
}

/** Where the map lies: on a desk, on an upright phone, or on a turned one. */
export type MapRoom = "desk" | "phone" | "turned";
/** Height below which an upright phone pans the map instead of shrinking it, by its width. */
export const LEAST_TALL = 0.9;
/** A room that is wider than high by this has the wide sheet. */
const SQUARISH = 1.25;
/** How much the two directions may differ. */
const STRETCH = { wide: 1.3, low: 1.75, tall: 1.12 };
const LEAST_STRETCH = 0.86;

/** Height of the drawing in a room; where it is higher than the room, the map is panned. */
export function heightIn(width: number, height: number, room: MapRoom): number {
    const least = room === "phone" ? LEAST_TALL : (LEAST_STRETCH * (WIDE.bottom - WIDE.top)) / WIDE.width;
    return Math.round(Math.max(height, width * least));
}

function sheetFor(width: number, height: number, room: MapRoom): MapSheet {
    if (room === "turned") return LOW;
    return width / height < SQUARISH ? TALL : WIDE;
}

/** The layout for a drawing of this size. */
export function layoutFor(width: number, height: number, room: MapRoom): Layout {
    const sheet = sheetFor(width, height, room);
    const [sx, sy] = stretches(sheet, width, height);
    const down = (height - (sheet.bottom - sheet.top) * sy) / 2 - sheet.top * sy;
    const place = ([x, y]: Point): Point => [Math.round(x * sx), Math.round(y * sy + down)];
    const round = globeScale(sheet, sx, sy);
    const globe = ([x, y, r]: readonly [number, number, number]) => ({ x: x * sx, y: y * sy + down, r: r * round });
    return {
        sheet,
        width,
        height,
        scale: signScale(sheet, sx, sy),
        font: fontOf(sheet, width),
        at: PLACES.map((id) => place(sheet.at[id]!)),
        globes: { west: globe(sheet.globes.west), east: globe(sheet.globes.east) },
        bends: Object.fromEntries(Object.entries(sheet.bends).map(([line, points]) => [line, points.map(place)])),
    };
}

function stretches(sheet: MapSheet, width: number, height: number): Point {
    const [x, y] = [width / sheet.width, height / (sheet.bottom - sheet.top)];
    if (sheet === TALL) return [x, Math.min(y, x * STRETCH.tall)];
    const most = sheet === LOW ? STRETCH.low : STRETCH.wide;
    return [x, Math.max(x * LEAST_STRETCH, Math.min(y, x * most))];
}

function signScale(sheet: MapSheet, sx: number, sy: number): number {
    if (sheet === LOW) return 0.82;
    if (sheet === TALL) return Math.min(1, 0.9 * Math.max(0.9, sx));
    return Math.max(0.84, Math.min(1.3, ((sx + sy) / 2) * 0.98));
}

function globeScale(sheet: MapSheet, sx: number, sy: number): number {
    if (sheet === TALL) return sx;
    return ((sx + sy) / 2) * (sheet === LOW ? 0.92 : 1);
}

function fontOf(sheet: MapSheet, width: number): number {
    if (sheet === LOW) return 11.5;
    return width > 900 ? 13.5 : width > 740 ? 12.5 : 12;
}

export function pointOf(layout: Layout, place: number): Point {
    return layout.at[place]!;
}

export function isLeft(layout: Layout, place: number): boolean {
    return layout.sheet.plates[PLACES[place]!] === "l";
}

/** Place of a name: beside its sign, in pixels. */
export function nameAt(layout: Layout, place: number): NameAt {
    const [[x, y], { region, isBlackMarket }] = [pointOf(layout, place), LOCATIONS[place]!];
    const usual: NameAt = [region ? (isLeft(layout, place) ? -12 : 10) : 0, isBlackMarket ? 34 : region ? 31 : 33];
    const [dx, dy, anchor] = layout.sheet.names[PLACES[place]!] ?? usual;
    const at: Point = [x + dx * layout.scale, y + dy * layout.scale + (dy > 20 ? 2 : 0)];
    return anchor ? [...at, anchor] : at;
}

/** Size and distance of the slots on the plate of a site, in units of a sign. */
export const SLOT = { width: 27, height: 31, step: 30, top: -15 };
const PLATE = 13;

/** Left edge and width of a site's plate, in units of a sign. */
export function plateOf(layout: Layout, place: number): [x: number, width: number] {
    const width = LOCATIONS[place]!.glyphs.length * SLOT.step + 4;
    return [isLeft(layout, place) ? -PLATE - width : PLATE, width];
}

/** Centre of a slot on the map. */
export function slotAt(layout: Layout, place: number, slot: number): Point {
    const [[x, y], [left]] = [pointOf(layout, place), plateOf(layout, place)];
    const across = left + 3.5 + slot * SLOT.step + SLOT.width / 2;
    return [x + across * layout.scale, y + (SLOT.top + SLOT.height / 2) * layout.scale];
}

/** Position of an explorer, by the number already there. */
export function standOf(layout: Layout, place: number, before: number): Point {
    const [x, y] = pointOf(layout, place);
    const [dx, dy, step = dx < 0 ? -STEP : STEP] = layout.sheet.pawns[PLACES[place]!] ?? usualStand(layout, place);
    return [x + (dx + before * step) * layout.scale, y + dy * layout.scale];
}

const STEP = 13;

/** Explorers never cover the symbol of a market: they line up away from it, or along the plate of its site. */
function usualStand(layout: Layout, place: number): Stand {
    const { region, market } = LOCATIONS[place]!;
    if (!region) return [-34, -26];
    if (market === null) return [-28, -34];
    return isLeft(layout, place) ? [-24, -47] : [4, -47];
}

/** Curve of a line; lines round the back leave at the edges. */
export function lineOf(layout: Layout, from: string, to: string): string {
    const [[x1, y1], [x2, y2]] = [pointOf(layout, PLACES.indexOf(from)), pointOf(layout, PLACES.indexOf(to))];
    const [mx, my, dx, dy] = [(x1 + x2) / 2, (y1 + y2) / 2, x2 - x1, y2 - y1];
    const bend = layout.bends[`${from}${to}`] ?? [[mx + dy * 0.1, my - dx * 0.1]];
    return `M${x1} ${y1}${bend.length > 1 ? "C" : "Q"}${bend.flat().join(" ")} ${x2} ${y2}`;
}

/** How far apart lines round the back that leave from one location reach the edge. */
const APART = 21;

/** Lines that go round the back, and the arrows at the edges: the location further to the left leaves there. */
export function backLines(layout: Layout, back: readonly Line[]): { lines: string[]; arrows: string[] } {
    const x = (id: string): number => pointOf(layout, PLACES.indexOf(id))[0];
    const sorted = back.map(([one, other]) => (x(one) <= x(other) ? [one, other] : [other, one]) as Line);
    const ends = [0, 1].flatMap((side) => sorted.map((line, at) => endOf(layout, sorted, at, line[side]!, side)));
    return { lines: ends.map(({ line }) => line), arrows: ends.map(({ arrow }) => arrow) };
}

/** One end of a line round the back: 0 at the left edge, 1 at the right one. */
function endOf(
    layout: Layout,
    all: readonly Line[],
    at: number,
    id: string,
    side: number,
): { line: string; arrow: string } {
    const [x, y] = pointOf(layout, PLACES.indexOf(id));
    const same = all.flatMap((line, index) => (line[side] === id ? [index] : []));
    const aside = same.length > 1 ? (same.indexOf(at) - (same.length - 1) / 2) * APART : (layout.sheet.back[id] ?? 0);
    const [edge, tip, base] = side ? [layout.width - 8, layout.width - 2, -9] : [8, 2, 9];
    const end = Math.round(y + aside);
    return {
        line: `M${x} ${y}Q${(x + edge) / 2} ${end} ${edge} ${end}`,
        arrow: `M${tip} ${end}l${base}-5v10z`,
    };
}
