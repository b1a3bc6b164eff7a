// Score sheet of a season that has just ended, shown until it is closed.
import { untrack } from "svelte";
import { reader } from "../../face/svelte/reader.svelte.ts";
import type { FaceEvent } from "../../face/types.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { wordOf } from "../../face/kit/eventTiming.ts";
import { countsSeason } from "./timing.ts";
import { tally, type Tally } from "./tally.ts";
import { archeos, isDealt, type Archeos } from "./view.ts";

/** Time per row, in milliseconds at normal speed. */
const ROW = 340;

export class Season {
    readonly #scene: () => SvelteScene;
    sheet = $state.raw<Tally | null>(null);
    /** Number of rows shown. */
    rows = $state(0);
    #events: FaceEvent[] = [];
    #before: Archeos | null = null;
    #timer: ReturnType<typeof setInterval> | undefined;

    /** Create it while a component is set up. */
    constructor(scene: () => SvelteScene) {
        this.#scene = scene;
        $effect.pre(() => {
            const { animation, currentView } = scene();
            untrack(() => this.#onEvents(animation.events, isDealt(currentView) ? archeos(currentView) : null));
        });
        // Close the sheet when the player plans a move.
        $effect(() => {
            if (scene().plan.length) untrack(() => this.close());
        });
        $effect(() => () => clearInterval(this.#timer));
    }

    #onEvents(events: readonly FaceEvent[], now: Archeos | null): void {
        const begins = events.some(({ event }) => wordOf(event) === "season-ended");
        if (begins) this.#events = [];
        this.#events.push(...events);
        if (now && this.#before && countsSeason(events)) this.#open(tally(this.#events, this.#before, now));
        else if (this.#scene().isReplay) this.close();
        this.#before = now;
    }

    #open(sheet: Tally): void {
        this.sheet = sheet;
        this.rows = reader.pace ? 0 : Infinity;
        clearInterval(this.#timer);
        if (reader.pace) this.#timer = setInterval(() => (this.rows += 1), ROW * reader.pace);
    }

    /** Show all remaining rows at once. */
    finish(): void {
        clearInterval(this.#timer);
        this.rows = Infinity;
    }

    close(): void {
        clearInterval(this.#timer);
        this.sheet = null;
    }
}
