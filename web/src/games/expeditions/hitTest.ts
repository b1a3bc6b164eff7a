// Target of a touch on the map: the nearest one that may be chosen, else the nearest circle.
import { CIRCLES, COLOURS, idOf, SEGMENTS, START, type Segment } from "./box.ts";
import type { Target } from "./choices.ts";
import { lineOf, pointOf, pointsOf, rim, segmentOf, type Point } from "./geometry.ts";
import { origin, type Expeditions } from "./view.ts";

/** Maximum distance of a touch from a circle or from the middle of a segment, in pixels. */
const CIRCLE = 24;
const SEGMENT = 16;

/** Targets under a touch; several when arrows share a segment or a circle. */
export function touched(targets: readonly Target[], at: Point, scale: number, k: number): Target[] {
    const far = new Map(targets.map((target) => [target, distance(target, at, scale, k)]));
    const nearest = Math.min(...far.values());
    if (nearest > 0) return [];
    return targets.filter((target) => far.get(target)! - nearest < 1 / scale);
}

/** Distance of a target beyond reach, in units; negative within reach. */
function distance(target: Target, at: Point, scale: number, k: number): number {
    const side = segmentOf(target.from, target.to)?.side;
    const ends = target.from === target.to ? pointsOf(target.to) : [pointOf(target.to, side)];
    const circle = Math.min(...ends.map((end) => apart(end, at))) - Math.max(CIRCLE / scale, rim(target.to, k));
    if (target.from === target.to) return circle;
    return Math.min(circle, aside(target, at, k) - SEGMENT / scale);
}

/** Distance of a point from the line of a target, without the circle where it begins. */
function aside({ from, to }: Pick<Target, "from" | "to">, at: Point, k: number): number {
    const line = lineOf(from, to);
    const [x, y] = [(line.to.x - line.from.x) / line.length, (line.to.y - line.from.y) / line.length];
    const [dx, dy] = [at.x - line.from.x, at.y - line.from.y];
    const along = dx * x + dy * y;
    if (along < rim(from, k) || along > line.length) return Infinity;
    return Math.abs(dx * y - dy * x);
}

/** The segment under a touch, if any. */
export function segmentAt(at: Point, scale: number): Segment | undefined {
    const far = SEGMENTS.map(({ a, b }) => asideOf(a, b, at));
    const nearest = Math.min(...far);
    return nearest <= SEGMENT / scale ? SEGMENTS[far.indexOf(nearest)] : undefined;
}

function asideOf(a: number, b: number, at: Point): number {
    return aside({ from: a, to: b }, at, 1);
}

/** The arrow that somebody means by touching a segment where none may be laid: of the expedition that stands there. */
export function illegalArrow(view: Expeditions, { a, b }: Segment): string {
    const tips = COLOURS.map((_, colour) => origin(view, colour));
    const colour = tips.findIndex((tip) => tip === a || tip === b);
    return `lay:${COLOURS[Math.max(0, colour)]}:${idOf(tips[colour] === b ? a : b)}`;
}

/** The circle under a touch, if any. */
export function circleAt(at: Point, scale: number, k: number): number | null {
    const far = CIRCLES.map((_, circle) => Math.min(...pointsOf(circle).map((point) => apart(point, at))));
    const circle = far.indexOf(Math.min(...far));
    const reach = circle === START ? rim(START, k) : Math.max(20 / scale, rim(circle, k));
    return far[circle]! <= reach ? circle : null;
}

function apart(one: Point, other: Point): number {
    return Math.hypot(one.x - other.x, one.y - other.y);
}
