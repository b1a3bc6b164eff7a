// Texts of the board: accessible names, the plan as a sentence, its effects.
import { t } from "../../face/svelte/reader.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { boxOf, COLOURS, CONTINENTS, maxCards, MONKEYS, SITES, trackOf } from "./box.ts";
import { nameOf, roleOf } from "./cards.ts";
import { cardsOf, readPlan, verbOf } from "./choices.ts";
import { advances, expeditionPoints, type Advance } from "./expedition.ts";
import type { State } from "./hand.ts";
import type { FaceEvent } from "../../face/types.ts";
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

/** What an expedition is worth, and where the other cards go. */
function expeditionText(scene: SvelteScene, seat: number, cards: readonly number[]): { title: string; sub: string } {
    const view = archeos(scene.currentView);
    const points = expeditionPoints(boxOf(scene), cards);
    const left = view.players[seat]!.hand.length - cards.length;
    const rests = left > 0 && roleOf(cards[0]!) !== "physician" && view.monkeys < MONKEYS;
    return {
        title: t("as-plan-expedition", { size: cards.length, leader: cardName(scene, cards[0]!), points }),
        sub: rests ? t("as-effect-rest", { count: left }) : "",
    };
}

/** Number of cards that the pile gives now: two where nobody can be recruited. */
export function drawCount(scene: SvelteScene): number {
    const { area, players } = archeos(scene.currentView);
    const hand = scene.seat === null ? 0 : players[scene.seat]!.hand.length;
    const [word] = (scene.steps[0]?.prompt ?? scene.prompt).split(":");
    return word === "action" && !area.length ? Math.min(2, boxOf(scene).hand.limit - hand) : 1;
}

/** A move as a button says it, with its true number of cards. */
export function moveLabel(scene: SvelteScene, move: string): string {
    const [word, count] = (scene.steps[0]?.prompt ?? scene.prompt).split(":");
    if (move === "draw") return t("as-draw", { count: drawCount(scene) });
    if (move === "draw-cards" && word !== "action") return t("as-draw", { count: Number(count) });
    return scene.game.move(move);
}

/** Closer questions than the game's own: what is left of an expedition, and which cards are kept. */
export function promptText(scene: SvelteScene, selection: Selection): string | undefined {
    const [word] = scene.prompt.split(":");
    if (scene.plan.length) return undefined;
    if (word === "keep") return keepText(scene, selection);
    if (word !== "effect") return undefined;
    const open = ["colour", "role"].filter((move) => scene.legal.includes(move));
    const leader = cardName(scene, selection.sent[0]!);
    return t("as-asks-effects", { count: open.length, leader });
}

/** What a Physician asks: to keep some cards, or a number of them. */
function keepText(scene: SvelteScene, selection: Selection): string {
    const numbers = { most: selection.kept.length, hand: selection.hand.length };
    if (scene.options["physician-keep"] === "exactly") return t("as-asks-keep-exactly", numbers);
    return t("as-asks-keep", numbers);
}

export function planText(scene: SvelteScene, selection: Selection): { title: string; sub: string } {
    const { seat, plan } = scene;
    const { cards } = readPlan(plan, archeos(scene.currentView).building);
    if (seat !== null && cards.length) return expeditionText(scene, seat, cards);
    if (plan.includes("lay-rest")) return { title: keepLabel(selection), sub: keptText(scene, plan) };
    const title = plan.map((move) => moveLabel(scene, move)).join(" · ");
    return { title, sub: consequencesText(scene) };
}

/** How many cards stay and go: all, none, or both numbers. */
export function keepLabel({ kept, hand }: Pick<Selection, "kept" | "hand">): string {
    if (!kept.length) return t("as-lay-all", { count: hand.length });
    return t(kept.length === hand.length ? "as-keep-all" : "as-keep-some", {
        kept: kept.length,
        laid: hand.length - kept.length,
    });
}

function keptText(scene: SvelteScene, plan: readonly string[]): string {
    const kept = cardsOf(plan, "keep").map((card) => cardName(scene, card));
    return kept.length ? scene.game.formatList(kept) : "";
}

/** Consequences of other moves: their events, or the new size of the hand. */
function consequencesText(scene: SvelteScene): string {
    const taken = cardsOf(scene.plan, "take");
    const hand = scene.seat === null ? [] : archeos(scene.currentView).players[scene.seat]!.hand;
    const full = boxOf(scene).hand.limit - hand.length - 1;
    if (taken.length) return t("as-effect-take", { count: hand.length + 1, full });
    if (scene.plan[0] === "draw") return t("as-effect-draw", { count: drawCount(scene) });
    if (verbOf(scene.plan[0] ?? "") === "draft") return "";
    return scene.consequences.map((each) => eventText(scene, each)).join(" ");
}

/** What would happen, said to the player who plans it. */
function eventText(scene: SvelteScene, event: FaceEvent): string {
    const [word = "", ...nouns] = (event.event ?? "").split(":");
    const key = `as-you-${word}`;
    if (event.seat !== scene.seat || !scene.game.has(key)) return scene.game.event(event);
    const [noun = "", number = ""] = nouns;
    const name = scene.game.format(word === "relic-placed" ? `colour-${noun}` : `site-${noun}`);
    return scene.game.format(key, { name, noun, number, count: Number(number || noun) || 0 });
}
