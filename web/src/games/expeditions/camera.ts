// What of the map is seen: the point in the middle of the window, and how many pixels a unit has.
import { HEIGHT, WIDTH } from "./box.ts";
import type { Point } from "./geometry.ts";

export interface Eye extends Point {
    readonly scale: number;
}

export interface Window {
    readonly width: number;
    readonly height: number;
}

/** What is drawn around the map proper, in units: the frame, and beside it a strip of the other side of the world. */
export const FRAME = 26;
export const STRIP = 60;
/** Of strips and frame so much is seen together with the whole map. */
const SEEN = { beside: 26, above: 5 };

export const CLOSEST = 2.2;
/** At this scale fingers meet no two circles at once, and names are easy to read. */
export const NEAR = 0.85;
/** Below it, names would be too small to read. */
const READABLE = 0.44;
/** Up to this scale everything has its full size; beyond, it grows more slowly than the map. */
const FULL = 0.56;
const SLOWER = 0.45;
const LARGEST = 1.5;

/** The scale that shows everything. */
export function whole({ width, height }: Window): number {
    return Math.min(width / (WIDTH + 2 * SEEN.beside), height / (HEIGHT + 2 * SEEN.above));
}

/** The size of circles and names against that of the map: one factor for all of them. */
export function sizeAt(scale: number): number {
    if (scale < READABLE) return Math.min(LARGEST, Math.sqrt(READABLE / scale));
    return scale <= FULL ? 1 : (FULL / scale) ** SLOWER;
}

export function readable(scale: number): boolean {
    return scale >= READABLE;
}

/** Keep the map in the window: it never leaves, and what is smaller than the window stands in its middle. */
export function clamped(eye: Eye, window: Window): Eye {
    const least = whole(window);
    const scale = Math.min(CLOSEST, Math.max(least, eye.scale));
    if (scale <= least * 1.001) return { scale, x: WIDTH / 2, y: HEIGHT / 2 };
    const [x, y] = [window.width / scale / 2, window.height / scale / 2];
    return {
        scale,
        x: between(eye.x, x - STRIP, WIDTH + STRIP - x),
        y: between(eye.y, y - FRAME, HEIGHT + FRAME - y),
    };
}

function between(value: number, least: number, most: number): number {
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

export function toWindow(eye: Eye, window: Window, { x, y }: Point): Point {
    return { x: (x - eye.x) * eye.scale + window.width / 2, y: (y - eye.y) * eye.scale + window.height / 2 };
}

export function toMap(eye: Eye, window: Window, { x, y }: Point): Point {
    return { x: (x - window.width / 2) / eye.scale + eye.x, y: (y - window.height / 2) / eye.scale + eye.y };
}

/** Come closer or go away by a factor, with a point of the window staying where it is. */
export function zoomed(eye: Eye, window: Window, factor: number, fixed: Point): Eye {
    const { scale } = clamped({ ...eye, scale: eye.scale * factor }, window);
    const point = toMap(eye, window, fixed);
    const [x, y] = [fixed.x - window.width / 2, fixed.y - window.height / 2];
    return clamped({ scale, x: point.x - x / scale, y: point.y - y / scale }, window);
}

/** An eye that sees some points at once, no closer than is comfortable. */
export function framing(points: readonly Point[], window: Window, margin = 60): Eye {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fits = Math.min(window.width / (right - left + 2 * margin), window.height / (bottom - top + 2 * margin));
    return clamped({ x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.min(NEAR, fits) }, window);
}

/** Whether a point is seen, and not only at the very edge. */
export function sees(eye: Eye, window: Window, point: Point, margin = 30): boolean {
    const { x, y } = toWindow(eye, window, point);
    return x >= margin && y >= margin && x <= window.width - margin && y <= window.height - margin;
}
