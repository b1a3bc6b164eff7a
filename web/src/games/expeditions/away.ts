// What lies out of sight and is worth a marker: legal moves by colour, and the nearest objective beyond an edge.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { COLOURS } from "./box.ts";
import type { Camera } from "./camera.svelte.ts";
import type { Target } from "./choices.ts";
import { edgeOf, type Edge, type Marker } from "./edges.ts";
import { pointOf, type Point } from "./geometry.ts";
import { byDistance, waysTo, type Way } from "./graph.ts";
import { endOf } from "./sights.ts";
import { handOf, type Expeditions } from "./view.ts";

export interface Away extends Marker {
    readonly key: string;
    /** Where a touch flies. */
    readonly points: readonly Point[];
    readonly sign: string;
    /** Colour of moves, -1 for key places; absent for an objective. */
    readonly colour?: number;
    readonly moves: readonly string[];
    /** An objective with the way to it. */
    readonly place?: number;
    readonly way?: Way | undefined;
}

const MOVES_WIDE = 78;
const OBJECTIVE_WIDE = 100;

const SIGNS: Record<Edge, string> = { left: "←", right: "→", top: "↑", bottom: "↓" };
const EDGES = Object.keys(SIGNS) as Edge[];

/** Moves out of sight, by colour and edge; key places have no colour. */
export function movesAway(targets: readonly Target[], camera: Camera): Away[] {
    const hidden = targets
        .filter((target) => !camera.isClear(endOf(target)))
        .map((target) => ({ target, edge: edgeOf(camera.toWindow(endOf(target)), camera.window) }));
    return EDGES.flatMap((edge) =>
        [...COLOURS.keys(), -1].flatMap((colour): Away[] => {
            const there = hidden.filter((each) => each.edge === edge && each.target.colour === colour);
            const moves = there.map(({ target }) => target);
            return moves.length ? [group(moves, edge, camera)] : [];
        }),
    );
}

function group(there: readonly Target[], edge: Edge, camera: Camera): Away {
    const { colour } = there[0]!;
    const points = there.map(endOf);
    const middle = {
        x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
        y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
    };
    return {
        key: `${edge} ${colour}`,
        edge,
        colour,
        at: camera.toWindow(middle),
        width: MOVES_WIDE,
        sign: SIGNS[edge],
        points,
        moves: there.map(({ moves }) => moves[0]!),
    };
}

/** The nearest own or common objective beyond each edge without other markers; phones have no room for them. */
export function objectivesAway(scene: SvelteScene, view: Expeditions, camera: Camera, others: readonly Away[]): Away[] {
    if (camera.arrangement !== "wide") return [];
    const hidden = byDistance(view, [...handOf(scene), ...view.display])
        .map((place) => ({ place, at: camera.toWindow(pointOf(place)) }))
        .filter(({ place }) => !camera.sees(pointOf(place), 0));
    const edges = new Set(others.map(({ edge }) => edge));
    return hidden.flatMap(({ place, at }): Away[] => {
        const edge = edgeOf(at, camera.window);
        if (edges.has(edge)) return [];
        edges.add(edge);
        const way = waysTo(view, place)[0];
        return [
            {
                key: edge,
                edge,
                at,
                width: OBJECTIVE_WIDE,
                sign: SIGNS[edge],
                points: [pointOf(place)],
                moves: [],
                place,
                way,
            },
        ];
    });
}
