// Touches on the board: a highlighted component joins the plan, or replaces an earlier choice.
import { untrack } from "svelte";
import { reader } from "../../face/svelte/reader.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { COLOURS } from "./box.ts";
import { count, nameOf } from "./cards.ts";
import { cardsOf, digCard, firstNouns, has, nounOf, nounsOf, stepsOf, verbOf } from "./choices.ts";
import { nextOfSale, type SaleDraft } from "./sale.ts";

/** Prompts for several cards, named in ascending order. */
const TOGETHER = ["pick", "solo-pick", "keep-on-pass", "redraw"];
/** Verbs whose nouns are touched themselves: cards, actions, and what lies on the map or under it. */
const TOUCHED = ["choose", "play", "keep", "discard", "place", "step", "lift", "dig", "sample-relic", "replace", "buy"];
/** Verbs that the sales slip chooses. */
export const ON_SLIP = ["pick-colour", "pick-market", "sell", "stop-markets"];

export class Selection {
    readonly #scene: () => SvelteScene;
    /** Legal moves after some planned moves, to allow another choice. */
    #legal = $state.raw<ReadonlyMap<string, readonly string[]>>(new Map());
    #prompts = $state.raw<ReadonlyMap<string, string>>(new Map());
    #promptKey = $state("");
    #saleDraft: SaleDraft | null = null;
    /** Cards to be named together that cannot be planned yet. */
    #waiting = $state.raw<readonly number[]>([]);
    /** Location of the explorer that is to step. */
    start = $state<number | null>(null);
    /** A card touched before its action, and a relic touched before its card. */
    card = $state<number | null>(null);
    relic = $state<number | null>(null);

    /** Create it while a component is set up. */
    constructor(scene: () => SvelteScene) {
        this.#scene = scene;
        $effect.pre(() => {
            const { plan, prompt, legal } = scene();
            untrack(() => this.#onScene(plan, prompt, legal));
        });
    }

    #onScene(plan: readonly string[], prompt: string, legal: readonly string[]): void {
        if (!plan.length) this.#begin(prompt, `${prompt} ${legal.join(" ")}`);
        if (legal.length) {
            this.#legal = new Map(this.#legal).set(plan.join(" "), legal);
            this.#prompts = new Map(this.#prompts).set(plan.join(" "), prompt);
        }
        if (!plan.length) return this.#resume(legal);
        if (!reader.confirms || !legal.length || this.together) return;
        this.#continue(plan, legal);
    }

    #begin(prompt: string, key: string): void {
        if (key === this.#promptKey) return;
        this.#promptKey = key;
        this.#legal = new Map();
        this.#prompts = new Map();
        this.#saleDraft = null;
        this.#waiting = [];
        if (!["step", "free-step"].includes(verbOf(prompt))) this.start = null;
        if (prompt && !["card", "action"].includes(verbOf(prompt))) this.card = null;
        if (prompt && !["card", "dig"].includes(verbOf(prompt))) this.relic = null;
    }

    /** Dig a relic that was touched before its card was played. */
    #resume(legal: readonly string[]): void {
        if (this.relic === null || !has(legal, "dig")) return;
        const move = legal.find((each) => verbOf(each) === "dig" && same(nounOf(each), this.relic!));
        this.relic = null;
        if (move && reader.confirms) this.#scene().setPlan([move]);
    }

    /** Extend the plan by a move without alternatives, or by the next move of a sale draft. */
    #continue(plan: readonly string[], legal: readonly string[]): void {
        const next = this.#next(plan, legal);
        if (next) this.#scene().setPlan([...plan, next]);
    }

    #next(plan: readonly string[], legal: readonly string[]): string | undefined {
        const card = this.card === null ? undefined : `play:${nameOf(this.card)}`;
        if (card && legal.includes(card)) {
            this.card = null;
            return card;
        }
        if (this.#saleDraft) return nextOfSale(this.#saleDraft, plan, legal);
        return legal.length === 1 ? legal[0] : undefined;
    }

    /** Legal moves before anything was planned. */
    get first(): readonly string[] {
        return this.#legal.get("") ?? [];
    }

    get prompt(): string {
        return this.#promptKey.split(" ", 1)[0]!;
    }

    /** The prompt that `open` answers. */
    get openPrompt(): string {
        const { prompt, plan } = this.#scene();
        return prompt || (this.#prompts.get(plan.slice(0, -1).join(" ")) ?? "");
    }

    get complete(): boolean {
        const { legal, plan } = this.#scene();
        return plan.length > 0 && legal.length === 0;
    }

    /** Legal moves; or, when the plan is complete, those its last move could be replaced with. */
    get open(): readonly string[] {
        const { legal, plan } = this.#scene();
        if (legal.length || !plan.length) return legal;
        return this.#legal.get(plan.slice(0, -1).join(" ")) ?? this.first;
    }

    /** The planned action, while its card is still to be played. */
    get action(): string {
        const chosen = this.#scene().plan.find((move) => verbOf(move) === "choose");
        return chosen ? nounsOf(chosen)[0]! : verbOf(this.prompt) === "card" ? (this.prompt.split(":")[1] ?? "") : "";
    }

    can(move: string): boolean {
        return this.open.includes(move);
    }

    planned(move: string): boolean {
        return this.#scene().plan.includes(move);
    }

    /** Choose a move; touching it again confirms. */
    touch(move: string): void {
        const { plan, legal } = this.#scene();
        if (move === "finish-redraw" && this.#waiting.length) return this.#redraw();
        if (this.complete && plan.at(-1) === move) return this.#scene().confirm();
        if (legal.includes(move)) return this.#choose([...plan, move]);
        for (let length = plan.length; length >= 0; length--) {
            const before = plan.slice(0, length);
            if (this.#legal.get(before.join(" "))?.includes(move)) return this.#choose([...before, move]);
        }
        if (this.first.length) this.#scene().why(move);
    }

    #choose(moves: readonly string[]): void {
        this.#saleDraft = null;
        this.#scene().setPlan(moves);
    }

    /** Choose a relic before its card: if exactly one card digs it, play that one. */
    chooseRelic(relic: number): void {
        this.relic = relic;
        const card = digCard(this.open, relic);
        if (card) this.touch(card);
    }

    // Steps: first the explorer, then the destination; at once if only one explorer can reach it.

    get steps(): { move: string; start: number; end: number }[] {
        return stepsOf(this.open);
    }

    stepTo(place: number): string | undefined {
        const ending = this.steps.filter(({ end }) => end === place);
        const mine = ending.find(({ start }) => start === this.start);
        return mine?.move ?? (this.start === null && ending.length === 1 ? ending[0]!.move : undefined);
    }

    touchStep(place: number): void {
        const move = this.stepTo(place);
        if (move) {
            this.start = place;
            this.touch(move);
        } else if (this.steps.some(({ start }) => start === place)) this.start = this.start === place ? null : place;
        else if (this.steps.some(({ end }) => end === place))
            this.start = this.steps.find(({ end }) => end === place)!.start;
    }

    // Several cards together.

    get together(): boolean {
        return TOGETHER.includes(verbOf(this.prompt));
    }

    get #redraws(): boolean {
        return verbOf(this.prompt) === "redraw";
    }

    get chosen(): readonly number[] {
        const { plan } = this.#scene();
        return plan.length ? cardsOf(plan, this.#redraws ? "discard" : "keep") : this.#waiting;
    }

    /** Number of cards to choose; unlimited in a redraw. */
    get cardCount(): number {
        return this.#redraws ? Infinity : Number(this.prompt.split(":")[1] ?? 0);
    }

    touchCard(card: number, copy: number, cards: readonly number[]): void {
        if (this.together) return this.#toggle(card, copy, cards);
        const move = [`play:${nameOf(card)}`, `keep:${nameOf(card)}`].find((each) => this.#wasLegal(each));
        if (move) this.touch(move);
        else if (has(this.first, "choose")) this.card = this.card === card ? null : card;
        else if (this.first.length) this.#scene().why(`play:${nameOf(card)}`);
    }

    #wasLegal(move: string): boolean {
        return [...this.#legal.values()].some((legal) => legal.includes(move));
    }

    isChosen(card: number, copy: number): boolean {
        return copy < count(this.chosen, card);
    }

    #toggle(card: number, copy: number, cards: readonly number[]): void {
        const at = this.chosen.indexOf(card);
        if (this.isChosen(card, copy)) this.#planTogether(this.chosen.filter((_, each) => each !== at));
        else if (this.#redraws && !cardsOf(this.first, "discard").includes(card))
            this.#scene().why(`discard:${nameOf(card)}`);
        else if (this.chosen.length < Math.min(this.cardCount, cards.length))
            this.#planTogether([...this.chosen, card]);
        else this.#planTogether([...this.chosen.slice(1), card]);
    }

    /** Plan the cards in ascending order; the highest card alone waits for a lower one. */
    #planTogether(cards: readonly number[]): void {
        const verb = this.#redraws ? "discard" : "keep";
        const moves = cards.toSorted((a, b) => a - b).map((card) => `${verb}:${nameOf(card)}`);
        const can = moves.length === this.cardCount || this.#opens(moves);
        this.#waiting = can ? [] : cards;
        this.#scene().setPlan(can ? moves : []);
    }

    /** Whether some cards may be planned before the others: not without confirming, and only if more can follow. */
    #opens(moves: readonly string[]): boolean {
        return reader.confirms && moves.every((move) => this.first.includes(move));
    }

    /** Redraw the chosen cards, when moves are not confirmed. */
    #redraw(): void {
        const names = this.#waiting.toSorted((a, b) => a - b).map((card) => `discard:${nameOf(card)}`);
        this.#scene().setPlan([...names, "finish-redraw"]);
    }

    /** Answers that lie neither on the map nor in the hand. */
    get answers(): readonly string[] {
        const elsewhere = this.selling ? [...TOUCHED, ...ON_SLIP] : TOUCHED;
        return this.open.filter((move) => !elsewhere.includes(verbOf(move)));
    }

    /** Whether the sale form is open. */
    get selling(): boolean {
        return reader.confirms && this.prompt.startsWith("sell-");
    }

    // Sale: colour, markets and relics are chosen together in the form, and planned move by move.

    sell(draft: SaleDraft): void {
        this.#saleDraft = draft;
        const next = nextOfSale(draft, [], this.first);
        if (next) this.#scene().setPlan([next]);
    }

    /** Markets where a colour may be sold, as far as known. */
    marketsFor(colour: number): number[] {
        const legal = this.#legal.get(`pick-colour:${COLOURS[colour]!}`) ?? this.first;
        return firstNouns(legal, "pick-market").map((noun) => Number(noun) - 1);
    }
}

function same(noun: ReturnType<typeof nounOf>, relic: number): boolean {
    return noun.kind === "relic" && noun.relic === relic;
}
