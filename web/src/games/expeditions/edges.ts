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
 * each other, and on what can be touched only if there is no other place.
 */
export function placeMarkers(
    markers: readonly Marker[],
    window: Window,
    solid: readonly Box[],
    soft: readonly Box[],
): (Box | undefined)[] {
    const taken: Box[] = [...solid];
    return markers.map((marker) => {
        const places = placesOf(marker, window).filter((box) => !taken.some((other) => meet(box, other)));
        const found = places.find((box) => !soft.some((other) => meet(box, other))) ?? places[0];
        if (found) taken.push(found);
        return found;
    });
}

/** All places along the edge of a marker, the best first. */
function placesOf({ edge, at, width }: Marker, window: Window): Box[] {
    const upright = edge === "left" || edge === "right";
    const long = upright ? window.height - HIGH : window.width - width;
    const count = Math.max(0, Math.floor((long - 2 * MARGIN) / STEP));
    const starts = Array.from({ length: count + 1 }, (_, index) => MARGIN + index * STEP);
    const want = upright ? at.y - HIGH / 2 : at.x - width / 2;
    const along = starts.toSorted((one, other) => Math.abs(one - want) - Math.abs(other - want));
    const across = { left: 0, top: 0, right: window.width - width, bottom: window.height - HIGH }[edge];
    return along.map((start) =>
        upright ? { x: across, y: start, width, height: HIGH } : { x: start, y: across, width, height: HIGH },
    );
}
