// Score sheet of a season that has just ended, shown until it is closed.
import { untrack } from "svelte";
import { reader } from "../../face/svelte/reader.svelte.ts";
import type { FaceEvent, Moment } from "../../face/types.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { wordOf } from "../../face/kit/eventTiming.ts";
import { boxOf } from "./box.ts";
import { countsSeason } from "./timing.ts";
import { tally, type Tally } from "./tally.ts";
import { archeos, type Archeos } from "./view.ts";

/** Time per row, in milliseconds at normal speed. */
const ROW = 340;

export class Season {
    readonly #scene: () => SvelteScene;
    sheet = $state.raw<Tally | null>(null);
    /** Number of rows shown. */
    rows = $state(0);
    #events: FaceEvent[] = [];
    /** Number of the moment that is shown; none until the first one, which is past. */
    #moment: number | null = null;
    #timer: ReturnType<typeof setInterval> | undefined;

    /** Create it while a component is set up. */
    constructor(scene: () => SvelteScene) {
        this.#scene = scene;
        $effect.pre(() => {
            const { moment } = scene();
            untrack(() => this.#follow(moment));
        });
        // Close the sheet when the player plans a move.
        $effect(() => {
            if (scene().plan.length) untrack(() => this.close());
        });
        $effect(() => () => clearInterval(this.#timer));
    }

    #follow({ number, events, from }: Moment): void {
        if (number === this.#moment) return;
        if (events.some(({ event }) => wordOf(event) === "season-ended")) this.#events = [];
        this.#events.push(...events);
        const past = this.#moment === null;
        this.#moment = number;
        if (from && countsSeason(events))
            this.#open(tally(boxOf(this.#scene()), this.#events, archeos(from), this.#now), past);
        else if (this.#scene().isReplay) this.close();
    }

    get #now(): Archeos {
        return archeos(this.#scene().currentView);
    }

    #open(sheet: Tally, past: boolean): void {
        this.sheet = sheet;
        this.rows = reader.pace && !past ? 0 : Infinity;
        clearInterval(this.#timer);
        if (this.rows === 0) this.#timer = setInterval(() => (this.rows += 1), ROW * reader.pace);
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
