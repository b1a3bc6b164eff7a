// Touches on the board: take a card, choose a leader, add cards, tick effects, choose a site. Each makes one plan, which
// holds the whole turn as far as it can be foreseen.
import { untrack } from "svelte";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { shared } from "../../face/svelte/shared.svelte.ts";
import { boxOf, colourOf, maxCards } from "./box.ts";
import { colourOfCard, count, nameOf, roleOf, sorted, without } from "./cards.ts";
import { additions, cardMove, cardsOf, has, nounOf, readPlan, siteMove, verbOf, type Plan } from "./choices.ts";
import { effectsOf, type Effect, type EffectName } from "./effects.ts";
import { asksTrait, shares, type Trait } from "./expedition.ts";
import { followUps } from "./followUps.ts";
import type { State } from "./hand.ts";
import { Keeping } from "./keeping.ts";
import { archeos, known, type Archeos } from "./view.ts";

const selections = new WeakMap<SvelteScene, Selection>();
const NOTHING: ReadonlySet<EffectName> = new Set();

export class Selection {
    readonly #scene: () => SvelteScene;
    readonly #keeping: Keeping;
    #question = "";
    /** The longest plan asked for: where the frame cuts it, it is not asked for again. */
    #asked = "";
    /** A card that cannot join; the reason is shown. */
    refusedCard = $state<number | null>(null);
    /** Effects that the player does without. */
    renounced = $state.raw(NOTHING);
    #roleFirst = $state(false);

    /** Create it while a component is set up. */
    constructor(scene: () => SvelteScene) {
        this.#scene = scene;
        this.#keeping = new Keeping(scene);
        $effect.pre(() => {
            const { plan, prompt, legal, planState } = scene();
            untrack(() => {
                if (!plan.length) this.#begin(`${prompt} ${legal.join(" ")}`);
                else if (planState === "complete" && this.plan.sent) this.#followUp();
            });
        });
    }

    #begin(question: string): void {
        if (question === this.#question) return;
        this.#question = question;
        this.#forget();
    }

    #forget(): void {
        [this.refusedCard, this.renounced, this.#roleFirst, this.#asked] = [null, NOTHING, false, ""];
    }

    /** After a choice on the board, plan the other effects too. */
    #followUp(): void {
        const { plan, view } = this.#scene();
        const { cards, tail } = this.plan;
        const more = this.#rest(cards, tail, archeos(view));
        if (more.length) this.#ask([...plan, ...more]);
    }

    #ask(moves: readonly string[]): void {
        const text = moves.join(" ");
        if (text === this.#asked) return;
        this.#asked = text;
        this.#scene().setPlan(moves, { fill: true });
    }

    /** The first prompt of the decision. */
    get #prompt(): string {
        const { prompt, steps } = this.#scene();
        return steps[0]?.prompt ?? prompt;
    }

    /** Legal moves before anything was planned. */
    get first(): readonly string[] {
        const { plan, legal, steps } = this.#scene();
        return plan.length ? (steps[0]?.legal ?? []) : legal;
    }

    /** Legal moves; or, when the plan is complete, those it could be replaced with. */
    get open(): readonly string[] {
        const { legal, plan, steps } = this.#scene();
        return legal.length || !plan.length ? legal : [...this.first, ...(steps.at(-1)?.legal ?? [])];
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

    /** The expedition that has left, while its leader's effects are open. */
    get sent(): readonly number[] {
        const [verb, leader, size] = this.#prompt.split(":");
        if (verb !== "effect" || this.building) return [];
        // Not always the last one: a Cartographer's colour may follow the expedition that it has added.
        const acts = (cards: readonly number[]) => nameOf(cards[0]!) === leader && cards.length === Number(size);
        return this.#player?.expeditions.findLast(acts) ?? [];
    }

    /** Effects of the leader: of the planned expedition, or of the one that has left. */
    get effects(): readonly Effect[] {
        const cards = this.building ? this.plan.cards : this.sent;
        return cards.length ? this.#effectsOf(cards, archeos(this.#scene().currentView), !this.building) : [];
    }

    #effectsOf(cards: readonly number[], view: Archeos, sent = false): Effect[] {
        const { seat } = this.#scene();
        return seat === null ? [] : effectsOf({ box: boxOf(this.#scene()), view, seat, cards, sent });
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
        return this.#opening !== null && roleOf(card) !== "mercenary";
    }

    /** Traits to choose from, with the number of cards that share each. */
    get traits(): { trait: Trait; joins: number }[] {
        const [leader] = this.plan.cards;
        const choosing = this.plan.trait || has(this.#scene().legal, "match");
        if (leader === undefined || !choosing) return [];
        return (["colour", "role"] as const).map((trait) => ({ trait, joins: this.#sharing(leader, trait).length }));
    }

    #sharing(leader: number, trait: Trait): number[] {
        return without(this.hand, [leader]).filter((card) => shares(card, leader, trait));
    }

    /** The trait with more cards; the colour if both have as many. */
    #widerTrait(leader: number): Trait {
        return this.#sharing(leader, "role").length > this.#sharing(leader, "colour").length ? "role" : "colour";
    }

    /** Cards of the hand that may join, including those that have joined. */
    get company(): number[] {
        const { cards, trait } = this.plan;
        const [leader] = cards;
        const open = this.#scene().legal;
        if (leader === undefined || has(open, "match")) return [];
        return this.#sharing(leader, (trait as Trait) || this.#sentTrait(leader, open));
    }

    /** The trait of an expedition whose leader was named before this decision. */
    #sentTrait(leader: number, open: readonly string[]): Trait {
        const others = cardsOf([...open, ...this.first], "add").filter((card) => roleOf(card) !== "mercenary");
        const given = others.find((card) => !shares(card, leader, "colour"));
        return given === undefined ? (others.length ? "colour" : this.#widerTrait(leader)) : "role";
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

    get kept(): readonly number[] {
        return this.#keeping.kept(this.hand);
    }

    mayKeep(card: number): boolean {
        return this.#keeping.may(card, this.hand);
    }

    keepAll(): void {
        this.#keeping.keep(this.#keeping.proposed(this.hand));
    }

    layAll(): void {
        this.#scene().setPlan(["lay-rest"]);
    }

    takeMove(card: number): string {
        return cardMove("take", card);
    }

    /** Moves that a touch on a card of the hand leads towards. */
    movesOfCard(card: number, state: State): string {
        if (state === "able") return [...(this.#opening ?? []), cardMove("lead", card)].join(" ");
        if (this.keeps) return state === "off" ? "" : cardMove("keep", card);
        return state === "joinable" ? cardMove("add", card) : "";
    }

    movesOfSize(size: number): string {
        const added = without(this.#companyOf(size), this.plan.cards.slice(1));
        return size > this.largest || size < this.smallest ? "" : additions("add", added).join(" ");
    }

    touchHand(card: number, chosen: boolean): void {
        this.refusedCard = null;
        if (this.keeps) this.#keeping.touch(card, chosen, this.hand);
        else if (this.building) this.#touchCompany(card, chosen);
        else if (this.mayLead && this.leads(card)) this.lead(card);
        else this.#explain(cardMove("lead", card));
    }

    /** Plan an expedition of one, with all effects that would change something. */
    lead(card: number): void {
        this.#forget();
        const others = without(this.hand, [card]);
        const match = asksTrait(card, others) ? [`match:${this.#widerTrait(card)}`] : [];
        this.#send([...(this.#opening ?? []), cardMove("lead", card), ...match], [card]);
    }

    /** Plan to send these cards, leader first, and the effects that are ticked. */
    #send(base: readonly string[], cards: readonly number[]): void {
        const { building } = archeos(this.#scene().currentView);
        const added = additions("add", without(cards.slice(1), building.slice(1)));
        this.#asked = "";
        this.#ask([...base, ...added, "send", ...this.#rest(cards, [], archeos(this.#scene().currentView))]);
    }

    #rest(cards: readonly number[], tail: readonly string[], view: Archeos): string[] {
        const { options } = this.#scene();
        const draw = options["patron-draw"] === "up-to" ? "draw" : "draw-cards";
        const artefacts = options["linguist-advance"];
        const wish = { renounced: this.renounced, roleFirst: this.#roleFirst, draw, artefacts };
        return followUps(this.#effectsOf(cards, view), tail, wish);
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
        this.#scene().setPlan([]);
    }

    #join(others: readonly number[]): void {
        const { base, cards } = this.plan;
        this.#send(base, [cards[0]!, ...others]);
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
        const others = cards.slice(1).filter((card) => shares(card, cards[0]!, trait));
        this.#send([...base.filter((move) => verbOf(move) !== "match"), `match:${trait}`], [cards[0]!, ...others]);
    }

    /** Tick an effect or do without it; the one that was ticked last acts first. */
    toggle(effect: EffectName): void {
        const gone = new Set(this.renounced);
        if (gone.delete(effect)) this.#roleFirst = effect === "role";
        else gone.add(effect);
        this.renounced = gone;
        this.#send(this.plan.base, this.plan.cards);
    }

    /** Choose a single move where it is open; touching a single planned move again confirms it. */
    touch(move: string): void {
        const scene = this.#scene();
        this.refusedCard = null;
        const { plan, legal, steps } = scene;
        if (legal.includes(move)) return scene.setPlan([...plan, move], { fill: plan.length > 0 });
        const step = steps.findLastIndex((each) => each.legal.includes(move));
        if (step < 0) this.#explain(move);
        else if (plan[step] !== move) scene.setPlan([...plan.slice(0, step), move], { fill: step > 0 });
        else if (plan.length === 1) scene.confirm();
    }

    /** Explain why a move is not legal, if there is a decision at all. */
    #explain(move: string): void {
        if (this.first.length) this.#scene().why(move);
    }

    /** The move that a site represents now. */
    siteMove(site: number | null): string | undefined {
        const { legal, plan } = this.#scene();
        const open = siteMove(legal.length || !plan.length ? legal : plan, site);
        const [leader] = this.sent;
        if (open || site === null || leader === undefined) return open;
        const own = colourOfCard(leader) === colourOf(site) && roleOf(leader) !== "pilot";
        return own && this.first.includes("colour") ? "colour" : undefined;
    }
}

/** The selection of a table, the same in all its rooms; call it while a component is set up. */
export function sharedSelection(room: () => SvelteScene): Selection {
    const scene = room();
    const selection = shared(scene, Selection, () => new Selection(() => scene));
    selections.set(scene, selection);
    return selection;
}

/** The selection of a table that is drawn. */
export function selectionOf(scene: SvelteScene): Selection | undefined {
    return selections.get(scene);
}

function rank(card: number): number {
    return roleOf(card) === "mercenary" ? 1 : 0;
}
