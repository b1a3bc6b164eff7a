// Markers at the edges of the map for what lies out of sight: where they stand without covering anything.
import type { Window } from "./camera.ts";
import { meet, type Box } from "./controls.ts";
import type { Point } from "./geometry.ts";

export type Edge = "left" | "right" | "top" | "bottom";

export interface Marker {
    readonly edge: Edge;
    /** Where the marked things are, in the window. */
    readonly at: Point;
    readonly width: number;
}

export const HIGH = 44;
const MARGIN = 8;
/** Distance of a second row from the edge. */
const SECOND = 48;
/** Distance between two tried places. */
const STEP = 4;

/** The edge beyond which a point lies. */
export function edgeOf({ x, y }: Point, { width, height }: Window): Edge {
    const [beside, above] = [Math.max(-x, x - width) / width, Math.max(-y, y - height) / height];
    if (beside >= above) return x < width / 2 ? "left" : "right";
    return y < 0 ? "top" : "bottom";
}

/**
 * Boxes of markers, each as near as possible to the direction of what it marks. They never lie on a solid thing or on
 * each other, and on a target or an objective only if there is no other place, not even in a second row; rather on an
 * objective.
 */
export function placeMarkers(
    markers: readonly Marker[],
    window: Window,
    solid: readonly Box[],
    targets: readonly Box[],
    objectives: readonly Box[],
): (Box | undefined)[] {
    const taken: Box[] = [...solid];
    return markers.map((marker) => {
        const places = [0, SECOND]
            .flatMap((apart) => placesOf(marker, window, apart))
            .filter((box) => !taken.some((other) => meet(box, other)));
        const off = places.filter((box) => !targets.some((other) => meet(box, other)));
        const found = off.find((box) => !objectives.some((other) => meet(box, other))) ?? off[0] ?? places[0];
        if (found) taken.push(found);
        return found;
    });
}

/** All places along the edge of a marker or at a distance from it, the best first. */
function placesOf({ edge, at, width }: Marker, window: Window, apart: number): Box[] {
    const upright = edge === "left" || edge === "right";
    const long = upright ? window.height - HIGH : window.width - width;
    const count = Math.max(0, Math.floor((long - 2 * MARGIN) / STEP));
    const starts = Array.from({ length: count + 1 }, (_, index) => MARGIN + index * STEP);
    const want = upright ? at.y - HIGH / 2 : at.x - width / 2;
    const along = starts.toSorted((one, other) => Math.abs(one - want) - Math.abs(other - want));
    const last = { right: window.width - width, bottom: window.height - HIGH };
    const across = { left: apart, top: apart, right: last.right - apart, bottom: last.bottom - apart }[edge];
    return along.map((start) =>
        upright ? { x: across, y: start, width, height: HIGH } : { x: start, y: across, width, height: HIGH },
    );
}
