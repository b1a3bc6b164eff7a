// Sheets that the moment brings: scoring of a round, and Zu's turn with its reasons.
import { untrack } from "svelte";
import { reader } from "../../face/svelte/reader.svelte.ts";
import type { FaceEvent } from "../../face/types.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { ends, tally, type Tally } from "./tally.ts";
import { actsOf, type ZuAct } from "./zu.ts";
import { earth, isDealt } from "./view.ts";

/** Time per line, in milliseconds at normal speed. */
const LINE = 420;

export class Sheets {
    readonly #scene: () => SvelteScene;
    round = $state.raw<Tally | null>(null);
    acts = $state.raw<readonly ZuAct[]>([]);
    /** Number of lines shown, of all cards of Zu together. */
    lines = $state(0);
    #events: FaceEvent[] = [];
    #timer: ReturnType<typeof setInterval> | undefined;

    /** Create it while a component is set up. */
    constructor(scene: () => SvelteScene) {
        this.#scene = scene;
        $effect.pre(() => {
            const { animation, currentView } = scene();
            untrack(() => isDealt(currentView) && this.#onEvents(animation.events));
        });
        // Close the sheet when the player plans a move.
        $effect(() => {
            if (scene().plan.length) untrack(() => this.close());
        });
        $effect(() => () => clearInterval(this.#timer));
    }

    #onEvents(events: readonly FaceEvent[]): void {
        if (!events.length) return;
        const view = earth(this.#scene().currentView);
        const sides = view.players.length + (view.zu ? 1 : 0);
        if (ends(events)) this.#open(() => (this.round = tally(events, sides)));
        if (view.zu) this.#onZuEvents(events, sides - 1);
        else if (!ends(events) && this.#scene().isReplay) this.close();
    }

    /** Zu's turn may arrive in several updates, if chance decides within it. */
    #onZuEvents(events: readonly FaceEvent[], zu: number): void {
        const continues = this.#events.length > 0 && events[0]?.seat !== 0;
        this.#events = continues ? [...this.#events, ...events] : [...events];
        const acts = actsOf(this.#events, zu);
        if (!acts.length) this.#events = [];
        if (acts.length) this.#open(() => (this.acts = acts), continues);
        else if (this.#scene().isReplay) this.close();
    }

    #open(show: () => void, continues = false): void {
        show();
        if (!continues) this.lines = 0;
        clearInterval(this.#timer);
        if (reader.pace) this.#timer = setInterval(() => (this.lines += 1), LINE * reader.pace);
        else this.lines = Infinity;
    }

    /** Show all remaining rows at once. */
    finish(): void {
        clearInterval(this.#timer);
        this.lines = Infinity;
    }

    /** Whether Zu's turn is shown to its end. */
    get written(): boolean {
        return this.lines >= this.acts.reduce((all, { lines }) => all + lines.length, 0);
    }

    /** Close the round first; Zu's turn lies below it. */
    close(): void {
        if (this.round && this.acts.length) this.round = null;
        else [this.round, this.acts] = [null, []];
        this.#events = [];
        if (!this.round && !this.acts.length) clearInterval(this.#timer);
    }
}
