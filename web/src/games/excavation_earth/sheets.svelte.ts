// Sheets that lie on the table for a while: a round that is counted, and Zu's turn with its reasons.
import { untrack } from "svelte";
import { settings } from "../../state/settings.svelte.ts";
import type { Told } from "../../wire/types.ts";
import type { Scene } from "../../face/contract.ts";
import { ends, tally, type Tally } from "./tally.ts";
import { actsOf, type ZuAct } from "./zu.ts";
import { earth, isDealt } from "./view.ts";

/** From line to line, in milliseconds at normal speed. */
const LINE = 420;

export class Sheets {
    readonly #scene: () => Scene;
    round = $state.raw<Tally | null>(null);
    acts = $state.raw<readonly ZuAct[]>([]);
    /** Which of Zu's cards is looked at. */
    act = $state(0);
    /** How many lines are written so far. */
    lines = $state(0);
    #told: Told[] = [];
    #timer: ReturnType<typeof setInterval> | undefined;

    /** To be made while a component is set up. */
    constructor(scene: () => Scene) {
        this.#scene = scene;
        $effect.pre(() => {
            const { moment, truth } = scene();
            untrack(() => isDealt(truth) && this.#hear(moment.events));
        });
        // Whoever plays on has seen enough.
        $effect(() => {
            if (scene().plan.length) untrack(() => this.close());
        });
        $effect(() => () => clearInterval(this.#timer));
    }

    #hear(events: readonly Told[]): void {
        if (!events.length) return;
        const view = earth(this.#scene().truth);
        const sides = view.players.length + (view.zu ? 1 : 0);
        if (ends(events)) this.#open(() => (this.round = tally(events, sides)));
        if (view.zu) this.#hearZu(events, sides - 1);
        else if (!ends(events) && this.#scene().isReplay) this.close();
    }

    /** A turn of Zu may come in parts, where luck has to decide. */
    #hearZu(events: readonly Told[], zu: number): void {
        const goesOn = this.#told.length > 0 && events[0]?.seat !== 0;
        this.#told = goesOn ? [...this.#told, ...events] : [...events];
        const acts = actsOf(this.#told, zu);
        if (!acts.length) this.#told = [];
        if (acts.length) this.#open(() => (this.acts = acts), goesOn);
        else if (this.#scene().isReplay) this.close();
    }

    #open(show: () => void, goesOn = false): void {
        show();
        if (!goesOn) [this.act, this.lines] = [0, 0];
        clearInterval(this.#timer);
        if (settings.pace) this.#timer = setInterval(() => (this.lines += 1), LINE * settings.pace);
        else this.lines = Infinity;
    }

    /** Write all that is left at once. */
    finish(): void {
        clearInterval(this.#timer);
        this.lines = Infinity;
    }

    /** Look at Zu's next card, or put the sheet away after the last. */
    next(): void {
        if (this.act >= this.acts.length - 1) return this.close();
        this.act += 1;
        this.lines = settings.pace ? 0 : Infinity;
        if (settings.pace && this.#timer === undefined) this.#open(() => {}, true);
    }

    /** The round is put away first; Zu's turn lies below it. */
    close(): void {
        if (this.round && this.acts.length) this.round = null;
        else [this.round, this.acts] = [null, []];
        this.#told = [];
        if (!this.round && !this.acts.length) clearInterval(this.#timer);
    }
}
