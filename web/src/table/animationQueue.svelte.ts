// Queue that shows updates one after the other, each until the face has come to rest.
import type { FaceEvent, View } from "../face/types.ts";
import { settings } from "../state/settings.svelte.ts";
import type { Update } from "../wire/types.ts";
import { Moments } from "./rooms/moments.svelte.ts";

/** Number of waiting updates above which animations are skipped. */
const MAX_QUEUED = 4;

/** The table whose updates are shown. */
interface Shown {
    getView(): View | null;
    /** New events of an update. */
    newEvents(update: Update): readonly FaceEvent[];
    show(update: Update): void;
}

export class AnimationQueue {
    readonly moments = new Moments();
    /** Whether an animation runs or waits. */
    running = $state(false);
    readonly #table: Shown;
    #queue: Update[] = [];

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
        const unhurried = this.#queue.length < MAX_QUEUED && document.visibilityState !== "hidden" && events.length > 0;
        const from = this.#table.getView();
        this.#table.show(update);
        this.moments.begin(events, from, unhurried ? settings.animationScale : 0);
    }
}
