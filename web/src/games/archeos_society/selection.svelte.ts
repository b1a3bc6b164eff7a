// Touches on the board: take a card, choose a leader, add cards, choose a site.
import { untrack } from "svelte";
import { reader } from "../../face/svelte/reader.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { shared } from "../../face/svelte/shared.svelte.ts";
import { boxOf, colourOf, maxCards } from "./box.ts";
import { colourOfCard, count, roleOf, sorted, without } from "./cards.ts";
import { additions, cardMove, cardsOf, has, nounOf, readPlan, siteMove, verbOf, type Plan } from "./choices.ts";
import { shares, type Trait } from "./expedition.ts";
import type { State } from "./hand.ts";
import { archeos, known } from "./view.ts";

export class Selection {
    readonly #scene: () => SvelteScene;
    /** Cards to add as soon as the legal moves are known. */
    #joining: readonly number[] | null = null;
    #promptKey = "";
    /** A card that cannot join; the reason is shown. */
    refusedCard = $state<number | null>(null);

    /** Create it while a component is set up. */
    constructor(scene: () => SvelteScene) {
        this.#scene = scene;
        $effect.pre(() => {
            const { plan, prompt, legal } = scene();
            untrack(() => this.#onScene(plan, prompt, legal));
        });
    }

    #onScene(plan: readonly string[], prompt: string, legal: readonly string[]): void {
        if (!plan.length) this.#begin(`${prompt} ${legal.join(" ")}`);
        if (this.#joining && plan.length && legal.length) this.#continue(plan, legal, this.#joining);
    }

    #begin(key: string): void {
        if (key === this.#promptKey) return;
        this.#promptKey = key;
        this.#joining = null;
        this.refusedCard = null;
    }

    /** Legal moves after the first planned ones; empty where it is not known. */
    #legalAfter(moves: readonly string[]): readonly string[] {
        const { plan, legal, steps } = this.#scene();
        if (moves.some((move, index) => plan[index] !== move)) return [];
        return moves.length === plan.length ? legal : (steps[moves.length]?.legal ?? []);
    }

    /** The first prompt of the decision. */
    get #prompt(): string {
        const { prompt, steps } = this.#scene();
        return steps[0]?.prompt ?? prompt;
    }

    /** Continue after the leader: choose a trait if needed, then add the others. */
    #continue(plan: readonly string[], legal: readonly string[], joining: readonly number[]): void {
        const scene = this.#scene();
        if (has(legal, "match")) return scene.setPlan([...plan, `match:${this.#widerTrait(plan)}`]);
        this.#joining = null;
        const able = cardsOf(legal, "add");
        this.#close(
            plan,
            "add",
            joining.filter((card) => able.includes(card)),
            "send",
        );
    }

    #widerTrait(plan: readonly string[]): Trait {
        const leader = cardsOf(plan, "lead")[0] ?? -1;
        return this.#sharing(leader, "role") > this.#sharing(leader, "colour") ? "role" : "colour";
    }

    #sharing(leader: number, trait: Trait): number {
        return without(this.hand, [leader]).filter((card) => shares(card, leader, trait)).length;
    }

    #close(base: readonly string[], verb: "add" | "keep", cards: readonly number[], closing: string): void {
        const moves = [...base, ...additions(verb, cards)];
        this.#scene().setPlan(reader.confirms ? [...moves, closing] : moves);
    }

    /** Legal moves before anything was planned. */
    get first(): readonly string[] {
        return this.#legalAfter([]);
    }

    /** Legal moves; or, when the plan is complete, those it could be replaced with. */
    get open(): readonly string[] {
        const { legal, plan } = this.#scene();
        return legal.length || !plan.length ? legal : this.first;
    }

    get #complete(): boolean {
        const { legal, plan } = this.#scene();
        return plan.length > 0 && legal.length === 0;
    }

    get #player() {
        const { seat, currentView } = this.#scene();
        return seat === null ? undefined : archeos(currentView).players[seat];
    }

    /** The player's sorted hand. */
    get hand(): number[] {
        return sorted(known(this.#player?.hand ?? []));
    }

    /** The planned expedition. */
    get plan(): Plan {
        const { plan, currentView } = this.#scene();
        return readPlan(plan, archeos(currentView).building);
    }

    get building(): boolean {
        return this.plan.cards.length > 0;
    }

    /** Moves before the leader is named; null when no expedition may be sent. */
    get #opening(): readonly string[] | null {
        if (has(this.first, "lead")) return [];
        if (this.first.includes("play")) return ["play"];
        const last = this.#player?.expeditions.at(-1)?.[0];
        const maps = last !== undefined && roleOf(last) === "cartographer";
        return maps && this.first.includes("role") ? ["role"] : null;
    }

    /** Whether a leader may be chosen. */
    get mayLead(): boolean {
        return this.#opening !== null && !this.keeps;
    }

    leads(card: number): boolean {
        const opening = this.#opening;
        const legal = opening ? this.#legalAfter(opening) : [];
        return (
            opening !== null && (legal.length ? legal.includes(cardMove("lead", card)) : roleOf(card) !== "mercenary")
        );
    }

    /** Traits to choose from, with the number of cards that share each. */
    get traits(): { trait: Trait; joins: number }[] {
        const [leader] = this.plan.cards;
        const choosing = this.plan.trait || has(this.#scene().legal, "match");
        if (leader === undefined || !choosing) return [];
        return (["colour", "role"] as const).map((trait) => ({ trait, joins: this.#sharing(leader, trait) }));
    }

    /** Cards of the hand that may join, including those that have joined. */
    get company(): number[] {
        const { base, cards } = this.plan;
        const able = cardsOf(this.#legalAfter(base), "add");
        const rest = without(this.hand, cards.slice(0, 1));
        return rest.filter((card) => able.includes(card));
    }

    /** Maximum number of cards, including the leader. */
    get largest(): number {
        const limit = verbOf(this.#prompt) === "ur-expedition" ? Number(nounOf(this.#prompt)) : Infinity;
        return Math.min(this.company.length + 1, limit);
    }

    /** Cards sent already can only be removed by undo. */
    get smallest(): number {
        return Math.max(1, archeos(this.#scene().currentView).building.length);
    }

    joins(card: number): boolean {
        const { cards } = this.plan;
        const free = count(this.company, card) - count(cards.slice(1), card);
        return free > 0 && cards.length < this.largest;
    }

    /** Whether cards are being kept, with a Physician. */
    get keeps(): boolean {
        return has(this.first, "lay-rest");
    }

    get kept(): number[] {
        const { plan, currentView } = this.#scene();
        return [...archeos(currentView).keeping, ...cardsOf(plan, "keep")];
    }

    /** Number of cards that may still be kept, before anything is planned. */
    get maxKept(): number {
        return Number(nounOf(this.#prompt));
    }

    mayKeep(card: number): boolean {
        const chosen = cardsOf(this.#scene().plan, "keep");
        const able = cardsOf(this.first, "keep").includes(card);
        return able && chosen.length < this.maxKept && count(this.kept, card) < count(this.hand, card);
    }

    takeMove(card: number): string {
        return cardMove("take", card);
    }

    /** Moves that a touch on a card of the hand leads towards. */
    movesOfCard(card: number, state: State): string {
        if (state === "able") return [...(this.#opening ?? []), cardMove("lead", card)].join(" ");
        return state === "joinable" ? cardMove(this.keeps ? "keep" : "add", card) : "";
    }

    movesOfSize(size: number): string {
        const added = without(this.#companyOf(size), this.plan.cards.slice(1));
        return size > this.largest || size < this.smallest ? "" : additions("add", added).join(" ");
    }

    touchHand(card: number, chosen: boolean): void {
        this.refusedCard = null;
        if (this.keeps) this.#touchKept(card, chosen);
        else if (this.building) this.#touchCompany(card, chosen);
        else if (this.#opening) this.lead(card);
        else if (this.first.length) this.#scene().why(cardMove("lead", card));
    }

    lead(card: number): void {
        this.#joining = reader.confirms ? [] : null;
        this.#scene().setPlan([...(this.#opening ?? []), cardMove("lead", card)]);
    }

    #touchCompany(card: number, chosen: boolean): void {
        const [leader, ...others] = this.plan.cards;
        if (chosen && card === leader && !others.includes(card)) return this.dismiss();
        if (chosen) this.#join(without(others, [card]));
        else if (this.joins(card)) this.#join([...others, card]);
        else this.refusedCard = card;
    }

    /** Cancel the expedition: the leader was touched again. */
    dismiss(): void {
        this.#joining = null;
        this.#scene().setPlan([]);
    }

    #join(others: readonly number[]): void {
        const there = archeos(this.#scene().currentView).building.slice(1);
        this.#close(this.plan.base, "add", without(others, there), "send");
    }

    touchSize(size: number): void {
        this.refusedCard = null;
        this.#join(this.#companyOf(size));
    }

    /** The company for a size: those who have joined, then cards with the trait, then Mercenaries. */
    #companyOf(size: number): number[] {
        const [, ...others] = this.plan.cards;
        const followers = (size === maxCards(boxOf(this.#scene())) ? this.largest : size) - 1;
        const rest = without(this.company, others).toSorted((a, b) => rank(a) - rank(b));
        return [...others.toSorted((a, b) => rank(a) - rank(b)), ...rest].slice(0, followers);
    }

    touchTrait(trait: Trait): void {
        this.refusedCard = null;
        const { base, cards, trait: now } = this.plan;
        if (trait === now) return;
        this.#joining = reader.confirms ? cards.slice(1).filter((card) => shares(card, cards[0]!, trait)) : null;
        this.#scene().setPlan([...base.filter((move) => verbOf(move) !== "match"), `match:${trait}`]);
    }

    #touchKept(card: number, chosen: boolean): void {
        const mine = cardsOf(this.#scene().plan, "keep");
        if (chosen) this.#keep(without(mine, [card]));
        else if (this.mayKeep(card)) this.#keep([...mine, card]);
        else this.#scene().why(cardMove("keep", card));
    }

    #keep(cards: readonly number[]): void {
        if (cards.length) this.#close([], "keep", cards, "lay-rest");
        else this.dismiss();
    }

    /** Choose a single move; touching it again confirms. */
    touch(move: string): void {
        const scene = this.#scene();
        this.refusedCard = null;
        this.#joining = null;
        if (this.#complete && scene.plan.at(-1) === move) scene.confirm();
        else if (scene.plan.length && scene.legal.includes(move)) scene.choose(move);
        else if (this.first.includes(move)) scene.setPlan([move]);
        else if (this.first.length) scene.why(move);
    }

    /** The move that a site represents now. */
    siteMove(site: number | null): string | undefined {
        const { legal, plan, seat, currentView } = this.#scene();
        const open = siteMove(legal.length || !plan.length ? legal : [plan.at(-1)!], site);
        if (open || site === null || seat === null) return open;
        const leader = archeos(currentView).players[seat]?.expeditions.at(-1)?.[0];
        const own = leader !== undefined && colourOfCard(leader) === colourOf(site) && roleOf(leader) !== "pilot";
        return own && this.open.includes("colour") ? "colour" : undefined;
    }
}

/** The selection of a table, the same in all its rooms; call it while a component is set up. */
export function sharedSelection(room: () => SvelteScene): Selection {
    const scene = room();
    return shared(scene, Selection, () => new Selection(() => scene));
}

function rank(card: number): number {
    return roleOf(card) === "mercenary" ? 1 : 0;
}
