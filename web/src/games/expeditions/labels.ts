// Sentences about the map.
import { t } from "../../face/svelte/reader.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { CIRCLES, COLOURS, idOf } from "./box.ts";
import { BUY_ARROW, type Target } from "./choices.ts";
import type { Way } from "./graph.ts";
import type { Expeditions } from "./view.ts";
import { worthOf, type TargetValue } from "./worth.ts";

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

export function wayText(scene: SvelteScene, { colour, far }: Way): string {
    return t("ex-way", { colour: colourName(scene, colour), far });
}

/** What an arrow brings, in short words: own points first. */
export interface Gain {
    readonly text: string;
    readonly tone: "good" | "bad" | "none" | "plain";
}

export function gainsOf(
    scene: SvelteScene,
    { points, from, ticket, arrow, loop, rival, nothing }: TargetValue,
): Gain[] {
    const found: (Gain | false)[] = [
        from !== "" && { text: t(`ex-gain-${from}`, { points }), tone: "good" },
        ticket !== "" && { text: t(`ex-gain-ticket-${ticket}`), tone: ticket === "one" ? "good" : "none" },
        arrow && { text: t("ex-gain-arrow"), tone: "good" },
        loop && { text: t("ex-gain-loop"), tone: "plain" },
        rival !== null && { text: giftTo(scene, rival.seat, rival.points), tone: "bad" },
        nothing !== "" && { text: t(`ex-gain-${nothing}`), tone: "none" },
    ];
    return found.filter((gain) => gain !== false);
}

function giftTo(scene: SvelteScene, seat: number, points: number): string {
    return t("ex-gain-rival", { name: scene.names[seat] ?? "", points });
}

/** Accessible name of a target. */
export function targetName(scene: SvelteScene, view: Expeditions, target: Target): string {
    const words = scene.game.move(target.move);
    if (target.verb === "mark") return `${words}, ${t("ex-gain-mark")}`;
    if (target.verb !== "lay") return words;
    const bought = target.moves[0] === BUY_ARROW ? [t("ex-paid-ticket")] : [];
    return [words, ...bought, ...gainsOf(scene, worthOf(scene, view, target)).map(({ text }) => text)].join(", ");
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
