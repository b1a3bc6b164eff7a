// Geometry of the map, in its units.
import { CIRCLES, NEIGHBOURS, RADIUS, ROSE, START, WIDTH, type Segment, type Side } from "./box.ts";
import type { Arrow, Expeditions } from "./view.ts";

export interface Point {
    readonly x: number;
    readonly y: number;
}

/** Position of a circle; for a crossing, on one of its two edges. */
export function pointOf(circle: number, side: Side = "left"): Point {
    const { x, y, crossing } = CIRCLES[circle]!;
    return { x: crossing && side === "right" ? WIDTH : x, y };
}

/** All positions of a circle: a crossing has two. */
export function pointsOf(circle: number): Point[] {
    return CIRCLES[circle]!.crossing ? [pointOf(circle, "left"), pointOf(circle, "right")] : [pointOf(circle)];
}

export interface Line {
    readonly from: Point;
    readonly to: Point;
    readonly length: number;
    /** Angle in degrees. */
    readonly angle: number;
}

export function segmentOf(from: number, to: number): Segment | undefined {
    return NEIGHBOURS[from]?.get(to);
}

/** Line between two neighbouring circles, from centre to centre. */
export function lineOf(from: number, to: number): Line {
    const side = segmentOf(from, to)?.side;
    const [one, other] = [pointOf(from, side), pointOf(to, side)];
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    return { from: one, to: other, length: Math.hypot(dx, dy), angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

/** Radius of a circle as obstacle for arrows; names keep the rose of the start free. */
export function rim(circle: number, k: number): number {
    return (circle === START ? ROSE - 2 : RADIUS) * k;
}

/** A point on a line, at a distance from its beginning. */
export function along({ from, to, length }: Line, far: number): Point {
    const part = length ? far / length : 0;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const APART = { 1: [0], 2: [-6, 6], 3: [-11, 0, 11] } as const;

/** Offset of an arrow beside the middle of its segment, since others may share it: blue, yellow, red from a to b. */
export function lane(view: Expeditions, colour: number, [tail, head]: Arrow): number {
    const segment = segmentOf(tail, head);
    const uses = ({ arrows }: { arrows: readonly Arrow[] }): boolean =>
        arrows.some(([from, to]) => segmentOf(from, to) === segment);
    const there = view.expeditions.map((each, other) => other === colour || uses(each));
    const count = there.filter(Boolean).length as 1 | 2 | 3;
    const aside = APART[count][there.slice(0, colour).filter(Boolean).length]!;
    return segment?.a === tail ? aside : -aside;
}

/** Circles of the loop closed by the last arrow, by the shortest way; empty if it crosses an edge. */
export function loopOf(arrows: readonly Arrow[]): number[] {
    const last = arrows.at(-1);
    if (!last) return [];
    const before = new Map<number, number>([[last[1], last[1]]]);
    const reached = [last[1]];
    for (const circle of reached)
        for (const [tail, head] of arrows.slice(0, -1)) {
            const next = tail === circle ? head : head === circle ? tail : circle;
            if (before.has(next)) continue;
            before.set(next, circle);
            reached.push(next);
        }
    const loop = [last[0]];
    while (loop.at(-1) !== last[1]) {
        const next = before.get(loop.at(-1)!);
        if (next === undefined) return [];
        loop.push(next);
    }
    return loop.some((circle, index) => crosses(loop, circle, index)) ? [] : loop;
}

/** Whether a loop reaches a crossing on one edge of the map and leaves it on the other. */
function crosses(loop: readonly number[], circle: number, index: number): boolean {
    const [from, to] = [loop.at(index - 1)!, loop[(index + 1) % loop.length]!];
    return segmentOf(from, circle)?.side !== segmentOf(circle, to)?.side && CIRCLES[circle]!.crossing;
}

/** Points around a centre, evenly distributed. */
export function around(count: number, radius: number, turn = 0): Point[] {
    return Array.from({ length: count }, (_, index) => {
        const angle = turn + (2 * Math.PI * index) / count;
        return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
}

export function path(points: readonly Point[], closed = true): string {
    return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;
}

export function round(number: number): number {
    return Math.round(number * 10) / 10;
}
