// Geometry of the sheet: one drawing of 374 x 516, used at every size.
import { SQUARES, FAR_SIDE } from "./box.ts";
import { CIRCLE, SUMMIT, type Step } from "./plan.ts";

export const WIDTH = 374;
export const HEIGHT = 516;
/** Distance of the columns (a fingertip on a page of 360 px), width of their cells, and height of a row. */
export const PITCH = 45.75;
export const CELL = 41;
export const ROW = 37.4;
export const TOP = 72;
export const RAVINE = 26;
export const RAVINE_Y = TOP + (SQUARES - FAR_SIDE + 1) * ROW;
const LEFT = 25.5;
const SIDES = [301, 337];
export const SIDE_WIDTH = 33;

/** Upper edge of a square; all columns line up with the point scale. */
export function rowY(square: number): number {
    const rows = SQUARES - square;
    return TOP + rows * ROW + (square < FAR_SIDE ? RAVINE : 0);
}

export const CIRCLE_Y = rowY(1) + ROW + 23;
export const CIRCLE_R = 18;
export const BOX_Y = CIRCLE_Y + 31;
export const SUMMIT_Y = TOP - 16;

export function columnX(column: number): number {
    return LEFT + column * PITCH;
}

export function middle(column: number): number {
    return columnX(column) + PITCH / 2;
}

export function sideX(side: number): number {
    return SIDES[side]!;
}

/** Middle of a bridge: six in the columns, then those of the artefacts and of the dice. */
export function bridgeX(bridge: number): number {
    return bridge < 6 ? middle(bridge) : sideX(bridge - 6) + SIDE_WIDTH / 2;
}

export function centreY(square: number): number {
    if (square === CIRCLE) return CIRCLE_Y;
    return square === SUMMIT ? SUMMIT_Y : rowY(square) + ROW / 2;
}

/** A strip above and below the ravine. */
export function strip(x: number, width: number): string {
    const upper = RAVINE_Y - TOP + 5;
    const lower = (FAR_SIDE - 1) * ROW + 5;
    return `M${x} ${TOP - 3}h${width}v${upper}h-${width}zM${x} ${RAVINE_Y + RAVINE - 2}h${width}v${lower}h-${width}z`;
}

/** A dashed line from one planned step to the next. */
export function way(from: Step, to: Step): string {
    const [ax, ay] = [middle(from.column), centreY(from.square)];
    const [bx, by] = [middle(to.column), centreY(to.square)];
    const [right, down] = [Math.sign(bx - ax), Math.sign(by - ay)];
    if (right === 0) return `M${ax + 20} ${ay}C${ax + 36} ${ay} ${bx + 38} ${by} ${bx + 23} ${by}`;
    const start = [ax + right * 10, ay + down * 19];
    const end = [bx - right * 10, by - down * 23];
    if (Math.abs(by - ay) > 60)
        return `M${start}C${start[0]! + right * 6} ${start[1]! + down * 34} ${end[0]! - right * 22} ${end[1]! - down * 42} ${end}`;
    const lift = Math.min(ay, by) - 40;
    return `M${ax + right * 8} ${ay - 18}C${ax + right * 18} ${lift} ${bx - right * 18} ${lift} ${bx - right * 6} ${by - 22}`;
}

/** Slight tilt of handwriting, fixed by a seed. */
export function tilt(seed: number): number {
    let mixed = Math.imul(seed + 1, 2654435761) >>> 0;
    mixed = Math.imul(mixed ^ (mixed >>> 15), 1 | mixed);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296 - 0.5) * 11;
}
