// Cards that are named together, in ascending order: those of a draft, of an exchange, and those kept on passing.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { count, nameOf } from "./cards.ts";
import { cardsOf, nounsOf, verbOf } from "./choices.ts";
import type { Decision } from "./composer.ts";

const PROMPTS = ["pick", "solo-pick", "keep-on-pass", "redraw"];
const END = "finish-redraw";

export class CardsTogether {
    readonly #scene: () => SvelteScene;
    /** The question that is open at the table, before any plan. */
    readonly #question: () => Decision;
    /** Cards that cannot be planned yet. */
    #waiting = $state.raw<readonly number[]>([]);

    constructor(scene: () => SvelteScene, question: () => Decision) {
        [this.#scene, this.#question] = [scene, question];
    }

    /** Whether several cards are asked for. */
    get asked(): boolean {
        return PROMPTS.includes(verbOf(this.#question().prompt));
    }

    get #redraws(): boolean {
        return verbOf(this.#question().prompt) === "redraw";
    }

    get chosen(): readonly number[] {
        const { plan } = this.#scene();
        return plan.length ? cardsOf(plan, this.#redraws ? "discard" : "keep") : this.#waiting;
    }

    /** Number of cards to choose; unlimited in a redraw. */
    get #most(): number {
        return this.#redraws ? Infinity : Number(nounsOf(this.#question().prompt)[0] ?? 0);
    }

    isChosen(card: number, copy: number): boolean {
        return copy < count(this.chosen, card);
    }

    /** Another question is open. */
    forget(): void {
        this.#waiting = [];
    }

    /** Whether a move ends the choice of cards that wait; then they are planned. */
    ends(move: string): boolean {
        const ends = move === END && this.#waiting.length > 0;
        if (ends) this.#plan(this.#waiting, true);
        return ends;
    }

    /** Choose a card, or take it back; one too many replaces the first. */
    toggle(card: number, copy: number, cards: readonly number[]): void {
        const at = this.chosen.indexOf(card);
        if (this.isChosen(card, copy)) this.#plan(this.chosen.filter((_, each) => each !== at));
        else if (this.#redraws && !cardsOf(this.#question().legal, "discard").includes(card))
            this.#scene().why(`discard:${nameOf(card)}`);
        else if (this.chosen.length < Math.min(this.#most, cards.length)) this.#plan([...this.chosen, card]);
        else this.#plan([...this.chosen.slice(1), card]);
    }

    /** Plan the cards in ascending order; the highest card alone waits for a lower one. */
    #plan(cards: readonly number[], ends = this.#redraws && cards.length > 0): void {
        const verb = this.#redraws ? "discard" : "keep";
        const moves = cards.toSorted((a, b) => a - b).map((card) => `${verb}:${nameOf(card)}`);
        const { legal } = this.#question();
        const can = moves.length === this.#most || moves.every((move) => legal.includes(move));
        this.#waiting = can ? [] : cards;
        this.#scene().setPlan(can ? [...moves, ...(ends ? [END] : [])] : []);
    }
}
