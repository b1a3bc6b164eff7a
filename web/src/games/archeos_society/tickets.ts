// Effects in words: what a ticket does, what it is worth or what is missing, and what is lost without it.
import { t } from "../../face/svelte/reader.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { formatPoints } from "../../face/kit/points.ts";
import { boxOf, SITES, trackOf } from "./box.ts";
import { colourName } from "./cards.ts";
import { nounOf, verbOf } from "./choices.ts";
import type { Effect, EffectName } from "./effects.ts";
import type { Advance } from "./expedition.ts";
import type { Selection } from "./selection.svelte.ts";

export interface Ticket {
    readonly effect: EffectName;
    readonly kind: Effect["kind"];
    /** Whether it is part of the plan; null if there is nothing to tick. */
    readonly on: boolean | null;
    readonly title: string;
    readonly value: string;
}

export function ticketsOf(scene: SvelteScene, selection: Selection): Ticket[] {
    return selection.effects.map((effect) => ({
        effect: effect.name,
        kind: effect.kind,
        on: effect.kind === "use" || effect.kind === "draw" ? !selection.renounced.has(effect.name) : null,
        title: titleOf(scene, selection, effect),
        value: valueOf(scene, selection, effect),
    }));
}

/** What the effect does; with what was chosen for it on the board. */
export function titleOf(scene: SvelteScene, selection: Selection, effect: Effect): string {
    const { name, kind, text, args } = effect;
    const chosen = chosenOf(scene, effect);
    if (chosen) return t(`as-ticket-${text}-chosen`, { chosen });
    if (kind === "none") return t(`as-ticket-${name}-none`);
    const fewer = Number(scene.options[text === "patron" ? "patron-draw" : "physician-keep"] === "up-to");
    return t(`as-ticket-${name}-${text}`, { ...args, fewer, ...namesOf(scene, selection, effect) });
}

function namesOf(scene: SvelteScene, selection: Selection, { advance }: Effect): Record<string, string> {
    const leader = (selection.building ? selection.plan.cards : selection.sent)[0]!;
    const site = advance ? scene.game.component("site", SITES[advance.site]!) : "";
    return { site, colour: scene.game.component("colour", colourName(leader)) };
}

/** A Pilot's site or a Professor's token, if the plan has one. */
function chosenOf(scene: SvelteScene, { text }: Effect): string {
    const { tail } = planTail(scene);
    const verb = { any: "advance", professor: "take-token" }[text];
    const move = tail.find((each) => verbOf(each) === verb);
    if (!verb || !move) return "";
    return verb === "advance" ? scene.game.component("site", nounOf(move)) : nounOf(move);
}

function planTail({ plan }: SvelteScene): { tail: readonly string[] } {
    return { tail: plan.slice(plan.indexOf("send") + 1) };
}

function valueOf(scene: SvelteScene, selection: Selection, effect: Effect): string {
    if (effect.text === "advance") return advanceValue(scene, effect.advance!);
    return t(`as-value-${effect.text}`, { ...effect.args, ...namesOf(scene, selection, effect) });
}

/** Points of the next space, and what its site adds. */
export function advanceValue(scene: SvelteScene, { site, from }: Advance): string {
    const track = trackOf(boxOf(scene), site);
    const points = track.points_immediate ?? track.points;
    const args = { from: formatPoints(points[from]!), to: formatPoints(points[from + 1]!), count: points[from + 1]! };
    const more = track.draw_up_to?.[from] ?? track.largest_size?.[from + 1] ?? 0;
    const key = track.draw_up_to ? "draws" : track.largest_size ? "ur" : track.points_immediate ? "uluru" : "points";
    return t(`as-value-${key}`, { ...args, more });
}

/** The button that sends the plan: it says what the player does without. */
export function sendLabel(selection: Selection): { label: string; tone: "go" | "warn" } {
    const lost = selection.effects.filter(
        ({ name, kind }) => selection.renounced.has(name) && (kind === "use" || kind === "draw"),
    );
    const size = selection.plan.cards.length;
    if (!lost.length) return { label: t("as-send", { size }), tone: "go" };
    if (lost.length > 1) return { label: t("as-send-without-all"), tone: "warn" };
    return { label: t("as-send-without", { what: lossOf(lost[0]!) }), tone: "warn" };
}

/** What is lost without an effect. */
export function lossOf({ name, text }: Effect): string {
    return t(`as-lost-${name === "colour" ? "advance" : text}`);
}

/** The button that ends the effects: it says what is lost. */
export function finishLabel({ effects, first }: Selection): string {
    const lost = effects.filter(({ name }) => first.includes(name));
    if (!lost.length) return t("as-finish");
    if (lost.length > 1) return t("as-finish-without-all");
    return t("as-finish-without", { what: lossOf(lost[0]!) });
}
