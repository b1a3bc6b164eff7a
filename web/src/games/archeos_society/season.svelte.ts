// The sheet of a season that has just ended: it lies on the table until it is put away.
import { untrack } from "svelte";
import { settings } from "../../state/settings.svelte.ts";
import type { Told } from "../../wire/types.ts";
import type { Scene } from "../../face/contract.ts";
import { wordOf } from "../../face/eventTiming.ts";
import { countsSeason } from "./timing.ts";
import { tally, type Tally } from "./tally.ts";
import { archeos, isDealt, type Archeos } from "./view.ts";

/** From row to row, in milliseconds at normal speed. */
const ROW = 340;

export class Season {
    readonly #scene: () => Scene;
    sheet = $state.raw<Tally | null>(null);
    /** How many rows are written so far. */
    rows = $state(0);
    #told: Told[] = [];
    #before: Archeos | null = null;
    #timer: ReturnType<typeof setInterval> | undefined;

    /** To be made while a component is set up. */
    constructor(scene: () => Scene) {
        this.#scene = scene;
        $effect.pre(() => {
            const { moment, truth } = scene();
            untrack(() => this.#hear(moment.events, isDealt(truth) ? archeos(truth) : null));
        });
        // Whoever plays on has seen enough.
        $effect(() => {
            if (scene().plan.length) untrack(() => this.close());
        });
        $effect(() => () => clearInterval(this.#timer));
    }

    #hear(events: readonly Told[], now: Archeos | null): void {
        const begins = events.some(({ said }) => wordOf(said) === "season-ended");
        if (begins) this.#told = [];
        this.#told.push(...events);
        if (now && this.#before && countsSeason(events)) this.#open(tally(this.#told, this.#before, now));
        else if (this.#scene().isReplay) this.close();
        this.#before = now;
    }

    #open(sheet: Tally): void {
        this.sheet = sheet;
        this.rows = settings.pace ? 0 : Infinity;
        clearInterval(this.#timer);
        if (settings.pace) this.#timer = setInterval(() => (this.rows += 1), ROW * settings.pace);
    }

    /** Write all that is left at once. */
    finish(): void {
        clearInterval(this.#timer);
        this.rows = Infinity;
    }

    close(): void {
        clearInterval(this.#timer);
        this.sheet = null;
    }
}
