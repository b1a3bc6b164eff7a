// Seconds until a full table starts by itself.
import type { Table } from "../table/table.svelte.ts";

/** Whole seconds from a reading of the table; null if it does not start by itself. */
export function secondsUntil(startsIn: number | undefined, readAt: number, now: number): number | null {
    return startsIn === undefined ? null : Math.max(0, Math.ceil(startsIn - (now - readAt)));
}

export class Countdown {
    readonly #table: Table;
    #now = $state(Date.now() / 1000);

    constructor(table: Table) {
        this.#table = table;
        $effect(() => {
            if (table.projection.starts_in === undefined) return;
            const tick = () => (this.#now = Date.now() / 1000);
            tick();
            const timer = setInterval(tick, 1000);
            return () => clearInterval(timer);
        });
    }

    get seconds(): number | null {
        const { projection, clockReading } = this.#table;
        return secondsUntil(projection.starts_in, clockReading.local, this.#now);
    }
}
