// Queue that shows updates one after the other, each for its duration.
import type { EventAnimation } from "../face/contract.ts";
import type { TableEvent, Update } from "../wire/types.ts";

const NO_ANIMATION: EventAnimation = { number: 0, events: [], duration: 0 };
/** Number of waiting updates above which animations are skipped. */
const MAX_QUEUED = 4;

export class AnimationQueue {
    current = $state.raw<EventAnimation>(NO_ANIMATION);
    /** Whether an animation runs or waits. */
    running = $state(false);
    readonly #show: (update: Update) => void;
    readonly #newEvents: (update: Update) => readonly TableEvent[];
    readonly #duration: (events: readonly TableEvent[]) => number;
    #queue: Update[] = [];
    #count = 0;

    /**
     * `newEvents` returns the new events of an update, `duration` their milliseconds, and `show` applies the update.
     */
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
