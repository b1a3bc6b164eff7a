// What the camera should show.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { COLOURS, numberOf } from "./box.ts";
import type { Sight } from "./bestEye.ts";
import { targets, verbOf, type Target } from "./choices.ts";
import { lineOf, pointOf, pointsOf, segmentOf, type Point } from "./geometry.ts";
import { byDistance } from "./graph.ts";
import { lastMoved } from "./timing.ts";
import { expeditions, handOf, origin, type Expeditions } from "./view.ts";

/** What matters more is worth more than everything that matters less. */
const WEIGHTS = { place: 4000, moved: 1000, tip: 100, base: 20, target: 5, own: 3, common: 1 };

/** Points that matter in a scene: the last arrow while others play, the tips, then the nearest objectives. */
export function sightsOf(scene: SvelteScene): Sight[] {
    const view = expeditions(scene.currentView);
    const open = targets(scene.legal, view);
    // Key places are chosen before there is any expedition.
    if (open.some(({ verb }) => verb === "mark")) return weighted(open.map(endOf), WEIGHTS.tip);
    return [
        ...weighted(view.window ? pointsOf(view.window.place) : [], WEIGHTS.place),
        ...weighted(scene.legal.length ? [] : moved(scene), WEIGHTS.moved),
        ...weighted(tips(view), WEIGHTS.tip),
        ...open.map((target) => ({ ...endOf(target), weight: WEIGHTS[target.verb === "base" ? "base" : "target"] })),
        ...nearest(byDistance(view, handOf(scene)), WEIGHTS.own),
        ...nearest(byDistance(view, view.display), WEIGHTS.common),
    ];
}

function weighted(points: readonly Point[], weight: number): Sight[] {
    return points.map(({ x, y }) => ({ x, y, weight }));
}

/** The nearer, the more they matter. */
function nearest(places: readonly number[], weight: number): Sight[] {
    return places.map((place, rank) => ({ ...pointOf(place), weight: weight / (1 + rank / 4) }));
}

function moved({ moment }: SvelteScene): Point[] {
    const arrow = lastMoved(moment.events);
    if (arrow) return ends(arrow.tail, arrow.head);
    const marked = moment.events.findLast(({ event = "" }) => verbOf(event) === "marked");
    return marked ? pointsOf(numberOf(marked.event!.split(":")[1] ?? "")).slice(0, 1) : [];
}

function ends(tail: number, head: number): Point[] {
    const { from, to } = lineOf(tail, head);
    return [from, to];
}

/** Where the expeditions that have arrows left go on. */
function tips(view: Expeditions): Point[] {
    return COLOURS.flatMap((_, colour) => (view.expeditions[colour]?.stock ? [pointOf(origin(view, colour))] : []));
}

/** Where an arrow ends, on its side of the map. */
export function endOf({ from, to }: Target): Point {
    return pointOf(to, segmentOf(from, to)?.side);
}
