// The stage: what happened is shown one update after the other, each as long as it needs.
import type { Moment } from "../face/contract.ts";
import type { Told, Update } from "../wire/types.ts";

const STILL: Moment = { number: 0, events: [], lasts: 0 };
/** When so many updates wait, we are behind: no more ceremony. */
const HURRY = 4;

export class Stage {
    moment = $state.raw<Moment>(STILL);
    /** Whether something is still being shown, or waits to be. */
    showing = $state(false);
    readonly #show: (update: Update) => void;
    readonly #happened: (update: Update) => readonly Told[];
    readonly #lasts: (events: readonly Told[]) => number;
    #coming: Update[] = [];
    #moments = 0;

    /** `happened` tells what is new in an update, `lasts` for how many milliseconds that is shown, `show` shows it. */
    constructor(
        happened: (update: Update) => readonly Told[],
        lasts: (events: readonly Told[]) => number,
        show: (update: Update) => void,
    ) {
        [this.#happened, this.#lasts, this.#show] = [happened, lasts, show];
    }

    enqueue(update: Update): void {
        this.#coming.push(update);
        if (!this.showing) void this.#showAll();
    }

    clear(): void {
        this.#coming = [];
    }

    async #showAll(): Promise<void> {
        this.showing = true;
        for (let update = this.#coming.shift(); update; update = this.#coming.shift()) {
            const lasts = this.#play(update);
            if (lasts) await new Promise((resume) => setTimeout(resume, lasts));
        }
        this.showing = false;
    }

    #play(update: Update): number {
        const events = this.#happened(update);
        const unhurried = this.#coming.length < HURRY && document.visibilityState !== "hidden" && events.length > 0;
        const lasts = unhurried ? this.#lasts(events) : 0;
        this.#show(update);
        this.moment = { number: ++this.#moments, events, lasts };
        return lasts;
    }
}
