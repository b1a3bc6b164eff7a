// Cards that a Physician keeps: as many as may stay are proposed; a touch lays one down or keeps it, and where their
// number is fixed, another one takes the free place.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { count, without } from "./cards.ts";
import { additions, cardMove, cardsOf, nounOf } from "./choices.ts";
import { archeos } from "./view.ts";

export class Keeping {
    readonly #scene: () => SvelteScene;

    constructor(scene: () => SvelteScene) {
        this.#scene = scene;
    }

    /** Number of cards that may still be kept, before anything is planned. */
    get #most(): number {
        const { prompt, steps } = this.#scene();
        return Number(nounOf(steps[0]?.prompt ?? prompt));
    }

    /** Cards that are marked already, one by one. */
    get #marked(): readonly number[] {
        return archeos(this.#scene().currentView).keeping;
    }

    /** The first cards of the hand that may stay. */
    proposed(hand: readonly number[]): number[] {
        const lowest = this.#marked.at(-1) ?? 0;
        return without(hand, this.#marked)
            .filter((card) => card >= lowest)
            .slice(0, this.#most);
    }

    /** Cards that stay: as planned, or as proposed. */
    kept(hand: readonly number[]): number[] {
        const { plan } = this.#scene();
        return [...this.#marked, ...(plan.length ? cardsOf(plan, "keep") : this.proposed(hand))];
    }

    /** Whether as many cards stay as the expedition has, no fewer. */
    get #exactly(): boolean {
        return this.#scene().options["physician-keep"] === "exactly";
    }

    may(card: number, hand: readonly number[]): boolean {
        const kept = this.kept(hand);
        const room = this.#exactly || kept.length - this.#marked.length < this.#most;
        return room && card >= (this.#marked.at(-1) ?? 0) && count(kept, card) < count(hand, card);
    }

    touch(card: number, chosen: boolean, hand: readonly number[]): void {
        const mine = without(this.kept(hand), this.#marked);
        if (chosen) this.keep(this.#exactly ? this.#replaced(mine, card, hand) : without(mine, [card]));
        else if (this.may(card, hand)) this.keep([...mine, card].slice(-this.#most));
        else this.#scene().why(cardMove("keep", card));
    }

    /** Another card stays instead: the next one that was to go, from this one on. */
    #replaced(mine: readonly number[], card: number, hand: readonly number[]): number[] {
        const free = without(hand, [...this.#marked, ...mine]).filter((each) => each >= (this.#marked.at(-1) ?? 0));
        const next = free.find((each) => each > card) ?? free[0];
        return next === undefined ? [...mine] : [...without(mine, [card]), next];
    }

    keep(cards: readonly number[]): void {
        this.#scene().setPlan([...additions("keep", cards), "lay-rest"]);
    }
}
