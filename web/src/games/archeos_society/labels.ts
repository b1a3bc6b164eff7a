// Texts of the board: accessible names, the plan as a sentence, its effects.
import { t } from "../../face/svelte/reader.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { boxOf, COLOURS, CONTINENTS, maxCards, SITES, trackOf } from "./box.ts";
import { nameOf, roleOf } from "./cards.ts";
import { cardsOf, readPlan } from "./choices.ts";
import { advances, expeditionPoints, roleEffect, type Advance } from "./expedition.ts";
import type { State } from "./hand.ts";
import type { Selection } from "./selection.svelte.ts";
import { archeos } from "./view.ts";
import { formatPoints } from "../../face/kit/points.ts";

export function cardName(scene: SvelteScene, card: number): string {
    return scene.game.component("card", nameOf(card));
}

export function siteName(scene: SvelteScene, site: number): string {
    return scene.game.component("site", SITES[site]!);
}

/** Points of a space, as they would count now. */
export function spacePoints(scene: SvelteScene, site: number, space: number): string {
    const view = archeos(scene.currentView);
    const { points, points_shared: shared, points_immediate: immediate } = trackOf(boxOf(scene), site);
    if (!shared) return formatPoints((immediate ?? points)[space]!);
    const company = view.players.filter(({ vehicles }) => vehicles[COLOURS.indexOf("blue")]![0] === space).length;
    return formatPoints(company > 1 ? shared[space]! : points[space]!);
}

/** Accessible name of a site, with all positions. */
export function siteLabel(scene: SvelteScene, colour: number, site: number): string {
    const view = archeos(scene.currentView);
    const stands = view.players.map(({ vehicles }, seat) =>
        t("as-stands", { name: scene.names[seat] ?? "", space: vehicles[colour]!.join("–") }),
    );
    const needed = scene.seat === null ? 0 : view.players[scene.seat]!.needed[colour]!;
    return t("as-site-label", {
        site: siteName(scene, site),
        colour: scene.game.component("colour", COLOURS[colour]!),
        continent: t(`as-continent-${CONTINENTS[colour]!}`),
        stands: stands.join(", "),
        needed,
    });
}

const STATES: Record<State, string> = {
    still: "as-card",
    able: "as-card-able",
    leader: "as-card-leader",
    joined: "as-card-joined",
    joinable: "as-card-joinable",
    off: "as-card-off",
    coming: "as-card-coming",
};

export function handLabel(scene: SvelteScene, card: number, state: State): string {
    return t(STATES[state], { card: cardName(scene, card) });
}

export function expeditionLabel(scene: SvelteScene, cards: readonly number[], tile: boolean): string {
    const text = t("as-expedition", { leader: cardName(scene, cards[0]!), size: cards.length });
    return tile ? `${text}, ${t("as-tile")}` : text;
}

/** Effects of a size on the ruler, for screen readers. */
export function sizeLabel(scene: SvelteScene, selection: Selection, size: number): string {
    const cards = Array<number>(size).fill(selection.plan.cards[0]!);
    const { seat } = scene;
    const box = boxOf(scene);
    const all = seat === null ? [] : advances(box, archeos(scene.currentView), seat, cards);
    const met = all.filter((each) => each.met);
    const text = t("as-size", {
        size,
        points: expeditionPoints(box, cards),
        more: size === maxCards(box) ? "more" : "exactly",
    });
    return met.length ? `${text} ${met.map((each) => advanceText(scene, each)).join(" ")}` : text;
}

/** Why a card cannot join, in the game's own words. */
export function refusedCardText(scene: SvelteScene, selection: Selection, card: string): string {
    const leader = nameOf(selection.plan.cards[0]!);
    if (selection.plan.cards.length >= selection.largest && selection.company.some((each) => nameOf(each) === card))
        return scene.game.reason(`too-large-for-ur:${selection.largest}`);
    const reason = selection.plan.trait === "role" ? "no-shared-role" : "no-shared-colour";
    return scene.game.reason([reason, card, leader].join(":"));
}

export function advanceText(scene: SvelteScene, advance: Advance): string {
    const { points, points_immediate: immediate } = trackOf(boxOf(scene), advance.site);
    const values = immediate ?? points;
    const args = { site: siteName(scene, advance.site), threshold: advance.threshold };
    if (advance.threshold === 0) return t("as-effect-last", args);
    if (!advance.met) return t("as-effect-missed", { ...args, lacks: advance.threshold - advance.reach });
    const [from, to] = [formatPoints(values[advance.from]!), formatPoints(values[advance.from + 1]!)];
    return t("as-effect-advance", { ...args, from, to, count: values[advance.from + 1]! });
}

function advancesText(scene: SvelteScene, all: readonly Advance[]): string {
    const met = all.filter((each) => each.met);
    if (all.length <= 1) return all.map((each) => advanceText(scene, each)).join(" ");
    if (!met.length) return t("as-effect-nowhere");
    return t("as-effect-any", { sites: scene.game.formatList(met.map(({ site }) => siteName(scene, site))) });
}

/** Effects of an expedition, in short sentences. */
export function expeditionText(scene: SvelteScene, seat: number, cards: readonly number[]): string {
    const view = archeos(scene.currentView);
    const box = boxOf(scene);
    const effect = roleEffect(box, view, seat, cards);
    const parts = [advancesText(scene, advances(box, view, seat, cards))];
    if (effect && effect.kind !== "guide") parts.push(t(`as-effect-${effect.kind}`, { count: effect.count }));
    const left = view.players[seat]!.hand.length - cards.length;
    if (left > 0 && roleOf(cards[0]!) !== "physician" && view.monkeys < 3)
        parts.push(t("as-effect-rest", { count: left }));
    return parts.filter(Boolean).join(" ");
}

/** After an expedition has left, the prompt names only what its leader can still do. */
export function promptText(scene: SvelteScene): string | undefined {
    const [word, leader] = scene.prompt.split(":");
    const open = ["colour", "role"].filter((move) => scene.legal.includes(move));
    if (word !== "effect" || open.length > 1) return undefined;
    return t(`as-asks-${open[0] ?? "done"}`, { leader: scene.game.component("card", leader!) });
}

export function planText(scene: SvelteScene): { title: string; sub: string } {
    const { seat, plan } = scene;
    const { cards } = readPlan(plan, archeos(scene.currentView).building);
    if (seat !== null && cards.length) {
        const title = t("as-plan-expedition", { size: cards.length, leader: cardName(scene, cards[0]!) });
        return { title, sub: expeditionText(scene, seat, cards) };
    }
    const kept = cardsOf(plan, "keep");
    if (kept.length) return { title: t("as-plan-keep", { count: kept.length }), sub: keptText(scene, kept) };
    return { title: plan.map((move) => scene.game.move(move)).join(" · "), sub: consequencesText(scene) };
}

function keptText(scene: SvelteScene, kept: readonly number[]): string {
    return scene.game.formatList(kept.map((card) => cardName(scene, card)));
}

/** Consequences of other moves: their events, or the new size of the hand. */
function consequencesText(scene: SvelteScene): string {
    const taken = cardsOf(scene.plan, "take");
    const hand = scene.seat === null ? [] : archeos(scene.currentView).players[scene.seat]!.hand;
    if (taken.length) return t("as-effect-take", { count: hand.length + 1 });
    if (scene.plan[0] === "draw") return t("as-effect-draw");
    return scene.consequences.map((each) => scene.game.event(each)).join(" ");
}
