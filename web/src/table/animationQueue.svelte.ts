// The stage: what happened is shown one update after the other, each as long as it needs.
import type { EventAnimation } from "../face/contract.ts";
import type { TableEvent, Update } from "../wire/types.ts";

const NO_ANIMATION: EventAnimation = { number: 0, events: [], duration: 0 };
/** When so many updates wait, we are behind: no more ceremony. */
const MAX_QUEUED = 4;

export class AnimationQueue {
    current = $state.raw<EventAnimation>(NO_ANIMATION);
    /** Whether something is still being shown, or waits to be. */
    running = $state(false);
    readonly #show: (update: Update) => void;
    readonly #newEvents: (update: Update) => readonly TableEvent[];
    readonly #duration: (events: readonly TableEvent[]) => number;
    #queue: Update[] = [];
    #count = 0;

    /** `happened` tells what is new in an update, `lasts` for how many milliseconds that is shown, `show` shows it. */
    constructor(
        newEvents: (update: Update) => readonly TableEvent[],
        duration: (events: readonly TableEvent[]) => number,
        show: (update: Update) => void,
    ) {
        [this.#newEvents, this.#duration, this.#show] = [newEvents, duration, show];
    }

    enqueue(update: Update): void {
        this.#queue.push(update);
        if (!this.running) void this.#showAll();
    }

    clear(): void {
        this.#queue = [];
    }

    async #showAll(): Promise<void> {
        this.running = true;
        for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
            const duration = this.#play(update);
            if (duration) await new Promise((resume) => setTimeout(resume, duration));
        }
        this.running = false;
    }

    #play(update: Update): number {
        const events = this.#newEvents(update);
        const unhurried = this.#queue.length < MAX_QUEUED && document.visibilityState !== "hidden" && events.length > 0;
        const duration = unhurried ? this.#duration(events) : 0;
        this.#show(update);
        this.current = { number: ++this.#count, events, duration };
        return duration;
    }
}
