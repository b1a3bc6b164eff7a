// Queue that shows updates one after the other, each until the face has come to rest and its words can have been read.
import type { View } from "../face/types.ts";
import { settings } from "../state/settings.svelte.ts";
import type { TableEvent, Update } from "../wire/types.ts";
import { readingTime } from "./readingTime.ts";
import { Moments } from "./rooms/moments.svelte.ts";

/** Number of waiting updates above which animations are skipped: nobody wants to watch for minutes. */
const MAX_QUEUED = 60;

/** The table whose updates are shown. */
interface Shown {
    mySeats(): readonly number[];
    /** Whether there is no own decision to skip to: the player has to decide, only watches, or the game is over. */
    isAwaited(): boolean;
    getView(): View | null;
    /** New events of an update. */
    newEvents(update: Update): readonly TableEvent[];
    show(update: Update): void;
}

export class AnimationQueue {
    readonly moments = new Moments();
    /** Whether an animation runs or waits. */
    running = $state(false);
    readonly #table: Shown;
    #queue: Update[] = [];
    /** Whether everything is shown at once until the player has to decide. */
    #skipping = false;

    constructor(table: Shown) {
        this.#table = table;
    }

    enqueue(update: Update): void {
        this.#queue.push(update);
        if (!this.running) void this.#showAll();
    }

    clear(): void {
        this.#queue = [];
    }

    /** Show what others do at once, up to the player's next decision; to those who only watch, what waits. */
    skip(): void {
        this.#skipping = !this.#table.isAwaited() || this.#queue.length > 0;
        this.moments.cut();
    }

    async #showAll(): Promise<void> {
        this.running = true;
        for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
            this.#play(update);
            await this.moments.rest();
        }
        this.running = false;
    }

    #play(update: Update): void {
        const events = this.#table.newEvents(update);
        const pace = this.#isWatched && events.length > 0 ? settings.animationScale : 0;
        const from = this.#table.getView();
        this.#table.show(update);
        this.moments.begin(events, from, pace, pace * readingTime(events, this.#table.mySeats()));
        if (this.#table.isAwaited() && this.#queue.length === 0) this.#skipping = false;
    }

    get #isWatched(): boolean {
        return !this.#skipping && this.#queue.length < MAX_QUEUED && document.visibilityState !== "hidden";
    }
}
