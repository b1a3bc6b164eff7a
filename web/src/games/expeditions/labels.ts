// Sentences about the map.
import { t } from "../../face/svelte/reader.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { CIRCLES, COLOURS, colourOf, idOf } from "./box.ts";
import { circleOf, verbOf, type Target } from "./choices.ts";
import { ways, type Way } from "./graph.ts";
import { ends, expeditions, handOf, mine, visited, type Expeditions } from "./view.ts";

export function circleName(scene: SvelteScene, circle: number): string {
    return scene.game.component("circle", idOf(circle));
}

/** Name on a card, which is short of room: some places have a short one. */
export function cardName(scene: SvelteScene, circle: number): string {
    const key = `ex-short-${idOf(circle)}`;
    const short = t(key);
    return short === key ? circleName(scene, circle) : short;
}

export function colourName(scene: SvelteScene, colour: number): string {
    return scene.game.component("colour", COLOURS[colour]!);
}

/** Distance of a place from each expedition, nearest first. */
export function waysTo(view: Expeditions, place: number): Way[] {
    return ways(
        COLOURS.map((_, colour) => ends(view, colour)),
        place,
    );
}

/** Places by the distance of the nearest expedition; equal ones keep their order. */
export function byDistance(view: Expeditions, places: readonly number[]): number[] {
    const far = new Map(places.map((place) => [place, waysTo(view, place)[0]?.far ?? Infinity]));
    return places.toSorted((one, other) => (far.get(one) === far.get(other) ? 0 : far.get(one)! - far.get(other)!));
}

export function wayText(scene: SvelteScene, { colour, far }: Way): string {
    return t("ex-way", { colour: colourName(scene, colour), far });
}

/** Gain of an arrow to a circle, as far as known. */
export function gains(scene: SvelteScene, { verb, colour, to }: Target): string[] {
    const current = expeditions(scene.currentView);
    if (verb === "mark") return [t("ex-gain-mark")];
    if (verb !== "lay") return [];
    const found: string[] = [];
    const kind = CIRCLES[to]!.kind;
    if (kind === "red") found.push(t(current.supply ? "ex-gain-ticket" : "ex-gain-no-ticket"));
    if (kind === "blue") found.push(t("ex-gain-arrow"));
    if (current.display.includes(to)) found.push(t("ex-gain-common"));
    else if (handOf(scene).includes(to)) found.push(...own(scene, to));
    else if (kind === "place") found.push(...others(scene, current, to));
    if (visited(current, colour).includes(to)) found.push(t("ex-gain-loop"));
    return found;
}

function own(scene: SvelteScene, place: number): string[] {
    const player = mine(scene);
    const live = player?.tokens.includes(place) && !player.dead.includes(place);
    return live ? [t("ex-gain-own"), t("ex-gain-token")] : [t("ex-gain-own")];
}

/** Seats that may gain from a place: by its token, unless the card is already laid. */
function others(scene: SvelteScene, current: Expeditions, place: number): string[] {
    const laid = current.players.some((player) => [...player.laid, ...player.common].includes(place));
    if (laid) return [t("ex-gain-laid")];
    if (current.absent.includes(place)) return [t("ex-gain-nobody")];
    const owner = current.players.findIndex((player) => player.tokens.includes(place));
    return owner >= 0 ? [t("ex-gain-other", { name: scene.names[owner] ?? "" })] : [];
}

/** The plan as a sentence. */
export function planText(scene: SvelteScene): { title: string; sub: string } {
    const last = scene.plan.at(-1) ?? "";
    const title = ["lay", "base", "mark"].includes(verbOf(last))
        ? t(`ex-plan-${verbOf(last)}`, { circle: circleName(scene, circleOf(last)), colour: colourOfMove(scene, last) })
        : `${scene.game.move(last)}.`;
    return { title, sub: subOf(scene, last) };
}

function colourOfMove(scene: SvelteScene, move: string): string {
    const colour = colourOf(move.split(":")[1] ?? "");
    return colour < 0 ? "" : colourName(scene, colour);
}

function subOf(scene: SvelteScene, move: string): string {
    if (verbOf(move) !== "lay") return "";
    const target = { move, verb: "lay", colour: colourOf(move.split(":")[1]!), from: -1, to: circleOf(move) } as const;
    const found = gains(scene, target);
    const stock = expeditions(scene.currentView).expeditions[target.colour]!.stock - 1;
    return [...found.map(asSentence), t("ex-plan-stock", { count: stock })].join(" ");
}

function asSentence(gain: string): string {
    return `${gain.slice(0, 1).toUpperCase()}${gain.slice(1)}.`;
}

/** Accessible name of a target. */
export function targetName(scene: SvelteScene, target: Target): string {
    const words = scene.game.move(target.move);
    return [words, ...gains(scene, target)].join(", ");
}

/** Degrees in map notation: 20° S, 44° E. */
export function degrees(circle: number): string {
    const { lat, lon } = CIRCLES[circle]!;
    return t("ex-degrees", {
        lat: Math.round(Math.abs(lat)),
        ns: lat < 0 ? "s" : "n",
        lon: Math.round(Math.abs(lon)),
        ew: lon < 0 ? "w" : "e",
    });
}
