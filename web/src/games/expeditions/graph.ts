// Ways of an expedition over the segments that it has not used: how many arrows a place is away, and along which circles.
import { COLOURS, NEIGHBOURS } from "./box.ts";
import { ends, type Expeditions } from "./view.ts";

export interface Way {
    readonly colour: number;
    /** Number of arrows. */
    readonly far: number;
    /** From the circle that it leaves to the place. */
    readonly circles: readonly number[];
}

/** Neighbours of a circle over segments without an arrow of a colour. */
export function freeFrom(view: Expeditions, colour: number, circle: number): number[] {
    const arrows = view.expeditions[colour]?.arrows ?? [];
    const used = (other: number): boolean =>
        arrows.some(([tail, head]) => (tail === circle && head === other) || (tail === other && head === circle));
    return [...NEIGHBOURS[circle]!.keys()].filter((other) => !used(other));
}

/** The shortest way of an expedition to a place; none if it has no arrows left or stands there already. */
function wayOf(view: Expeditions, colour: number, to: number): Way | undefined {
    const reached = ends(view, colour).filter((circle) => circle !== to);
    const before = new Map<number, number>(reached.map((circle) => [circle, -1]));
    for (const circle of reached)
        for (const next of freeFrom(view, colour, circle)) {
            if (before.has(next)) continue;
            before.set(next, circle);
            reached.push(next);
            if (next === to) return wayBack(before, colour, to);
        }
    return undefined;
}

function wayBack(before: ReadonlyMap<number, number>, colour: number, to: number): Way {
    const circles = [to];
    while (before.get(circles[0]!)! >= 0) circles.unshift(before.get(circles[0]!)!);
    return { colour, far: circles.length - 1, circles };
}

const known = new WeakMap<Expeditions, Map<number, readonly Way[]>>();

/** The way of each expedition to a place, the shortest first. Cards, tags and sentences all count by it. */
export function waysTo(view: Expeditions, place: number): readonly Way[] {
    const ways = known.get(view) ?? new Map<number, readonly Way[]>();
    known.set(view, ways);
    if (!ways.has(place)) ways.set(place, findWays(view, place));
    return ways.get(place)!;
}

function findWays(view: Expeditions, place: number): Way[] {
    const found = COLOURS.map((_, colour) => wayOf(view, colour, place)).filter((way) => way !== undefined);
    return found.toSorted((one, other) => one.far - other.far);
}

/** Places by the way of the nearest expedition; equal ones keep their order. */
export function byDistance(view: Expeditions, places: readonly number[]): number[] {
    const far = (place: number): number => waysTo(view, place)[0]?.far ?? Infinity;
    return places.toSorted((one, other) => (far(one) === far(other) ? 0 : far(one) - far(other)));
}
