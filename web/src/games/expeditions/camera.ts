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

/** How the page is laid out: a column beside the map, cards below it, or a phone on its side. */
export type Arrangement = "wide" | "narrow" | "low";

/** Margin drawn around the map proper, in units: the frame, and a strip of the other side of the world. */
export const FRAME = 26;
export const STRIP = 230;
/** Part of the strips that belongs to the view: the circles on both edges are whole. */
const BESIDE = 22;
/** How far the map may be dragged beyond its edge, in pixels: nothing stays under a button. */
export const BEYOND = 120;

export const CLOSEST = 2.2;
/** Scales at which names are easy to read and circles easy to touch; fingers need more than a mouse. */
const COMFORT: Record<Arrangement, number> = { wide: 0.561, narrow: 0.83, low: 0.75 };
/** Painted size of a name on the map, and the least size of any text, in pixels. */
const NAME = 20;
const LEAST_TEXT = 11;
/** At this scale everything has its full size; closer, it grows more slowly than the map. */
const FULL = 0.561;
const READABLE = LEAST_TEXT / NAME;
const SLOWER = 0.45;
const LARGEST = 1.5;

/** Scale at which the whole map is visible. */
export function whole({ width, height }: Window): number {
    return Math.min(width / (WIDTH + 2 * BESIDE), height / HEIGHT);
}

/** Scale at which the map covers its window and names are readable. */
export function comfortable({ width, height }: Window, arrangement: Arrangement): number {
    return Math.max(width / (WIDTH + 2 * BESIDE), height / HEIGHT, COMFORT[arrangement]);
}

/** Size of circles relative to the map. */
export function sizeAt(scale: number): number {
    if (scale < FULL) return Math.min(LARGEST, Math.sqrt(FULL / scale));
    return (FULL / scale) ** SLOWER;
}

/** Size of texts of some units relative to the map: never too small to read. */
export function textSizeAt(scale: number, units = NAME): number {
    return Math.max(sizeAt(scale), LEAST_TEXT / units / scale);
}

/** Whether there is room for all names. */
export function readable(scale: number): boolean {
    return scale >= READABLE;
}

/** Keep the map in the window, up to some pixels beyond its edges; where it is smaller it is centred. */
export function clamped(eye: Eye, window: Window, beyond = 0): Eye {
    const scale = Math.min(CLOSEST, Math.max(whole(window), eye.scale));
    const [x, y] = [window.width / scale / 2, window.height / scale / 2];
    const more = beyond / scale;
    return {
        scale,
        x: between(eye.x, x - BESIDE, WIDTH + BESIDE - x, more),
        y: between(eye.y, y, HEIGHT - y, more),
    };
}

function between(value: number, least: number, most: number, more: number): number {
    const [low, high] = least > most ? [(least + most) / 2, (least + most) / 2] : [least, most];
    return Math.min(high + more, Math.max(low - more, value));
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
    return { scale, x: point.x - x / scale, y: point.y - y / scale };
}

/** Whether a point is visible with a margin. */
export function sees(eye: Eye, window: Window, point: Point, margin = 30): boolean {
    const { x, y } = toWindow(eye, window, point);
    return x >= margin && y >= margin && x <= window.width - margin && y <= window.height - margin;
}
