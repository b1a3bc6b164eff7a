// Which cards of the hand pay for which actions, as the server says.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { cardsOf, nounsOf } from "./choices.ts";
import { cheapest } from "./defaults.ts";

export class Payers {
    readonly #scene: () => SvelteScene;
    #cards = $state.raw<ReadonlyMap<string, readonly number[]>>(new Map());
    /** Moves for which no answer came. */
    #unanswered: readonly string[] = [];
    /** Number of the last question: an answer to an earlier one comes too late. */
    #question = 0;

    constructor(scene: () => SvelteScene) {
        this.#scene = scene;
    }

    forget(): void {
        this.#question += 1;
        this.#cards = new Map();
        this.#unanswered = [];
    }

    /** Ask once per decision which cards pay for what. */
    async find(legal: readonly string[]): Promise<void> {
        const question = this.#question;
        const actions = legal.filter((move) => move !== "choose:pass");
        const found = await this.#scene().try(actions.map((move) => [move]));
        if (question !== this.#question) return;
        this.#unanswered = found.some(({ failed }) => failed) ? legal : [];
        this.#cards = new Map(found.map((each, at) => [nounsOf(actions[at]!)[0]!, cardsOf(each.legal, "play")]));
    }

    /** At a touch, ask again for what was not answered. */
    askAgain(): void {
        const legal = this.#unanswered;
        this.#unanswered = [];
        if (legal.length) void this.find(legal);
    }

    /** Cards that pay for an action. */
    of(action: string): readonly number[] {
        return this.#cards.get(action) ?? [];
    }

    /** Actions that a card pays for. */
    uses(card: number): string[] {
        return [...this.#cards].flatMap(([action, cards]) => (cards.includes(card) ? [action] : []));
    }

    /** The card that would pay for an action: the raised one if it fits, else the one of least use. */
    best(action: string, raised: number | null, fits: (card: number) => boolean): number | undefined {
        const cards = this.of(action).filter(fits);
        if (raised !== null && cards.includes(raised)) return raised;
        return cheapest(cards, (card) => this.uses(card).length, action === "move");
    }
}
