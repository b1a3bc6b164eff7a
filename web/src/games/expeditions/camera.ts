// Visible part of the map: the point in the centre of the window, and pixels per unit.
import { HEIGHT, WIDTH } from "./box.ts";
import type { Point } from "./geometry.ts";

export interface Eye extends Point {
    readonly scale: number;
}

export interface Window {
    readonly width: number;
    readonly height: number;
}

/** Margin around the map proper, in units: the frame, and a strip of the other side of the world. */
export const FRAME = 26;
export const STRIP = 60;
/** Part of the margin visible together with the whole map. */
const SEEN = { beside: 26, above: 5 };

export const CLOSEST = 2.2;
/** At this scale circles are easy to touch and names easy to read. */
export const NEAR = 0.85;
/** Below this scale, names are too small to read. */
const READABLE = 0.44;
/** Up to this scale everything has its full size; beyond, it grows more slowly than the map. */
const FULL = 0.56;
const SLOWER = 0.45;
const LARGEST = 1.5;

/** Scale that shows everything. */
export function whole({ width, height }: Window): number {
    return Math.min(width / (WIDTH + 2 * SEEN.beside), height / (HEIGHT + 2 * SEEN.above));
}

/** Size of circles and names relative to the map: one factor for all. */
export function sizeAt(scale: number): number {
    if (scale < READABLE) return Math.min(LARGEST, Math.sqrt(READABLE / scale));
    return scale <= FULL ? 1 : (FULL / scale) ** SLOWER;
}

export function readable(scale: number): boolean {
    return scale >= READABLE;
}

/** Keep the map in the window; a map smaller than the window is centred. */
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

/** Zoom by a factor around a fixed point of the window. */
export function zoomed(eye: Eye, window: Window, factor: number, fixed: Point): Eye {
    const { scale } = clamped({ ...eye, scale: eye.scale * factor }, window);
    const point = toMap(eye, window, fixed);
    const [x, y] = [fixed.x - window.width / 2, fixed.y - window.height / 2];
    return clamped({ scale, x: point.x - x / scale, y: point.y - y / scale }, window);
}

/** A view of some points at once, not closer than comfortable. */
export function framing(points: readonly Point[], window: Window, margin = 60): Eye {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fits = Math.min(window.width / (right - left + 2 * margin), window.height / (bottom - top + 2 * margin));
    return clamped({ x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.min(NEAR, fits) }, window);
}

/** Whether a point is visible with a margin. */
export function sees(eye: Eye, window: Window, point: Point, margin = 30): boolean {
    const { x, y } = toWindow(eye, window, point);
    return x >= margin && y >= margin && x <= window.width - margin && y <= window.height - margin;
}
