// The log of a table: everything that could be noticed from where we look, number by number.
import { api } from "../wire/api.ts";
import type { Told, Update } from "../wire/messages.ts";

export interface Entry {
    n: number;
    at: number;
    events: Told[];
}

export class Log {
    entries = $state.raw<readonly Entry[]>([]);
    /** The last number that is in it. */
    upTo = 0;
    readonly #table: string;
    readonly #code: string;

    constructor(table: string, code: string) {
        this.#table = table;
        this.#code = code;
    }

    clear(): void {
        this.entries = [];
        this.upTo = 0;
    }

    /** Add what an update tells; when something is missing before it, fetch that. */
    add(update: Update, seat: number | null): void {
        if (update.n <= this.upTo) return;
        if (update.after !== this.upTo || update.n > update.after + 1) void this.fetch(seat);
        else this.entries = [...this.entries, { n: update.n, at: update.at, events: update.events }];
        this.upTo = update.n;
    }

    async fetch(seat: number | null): Promise<void> {
        const last = this.entries.at(-1)?.n ?? 0;
        const query = new URLSearchParams({ after: String(last), ...(this.#code ? { code: this.#code } : {}) });
        if (seat !== null) query.set("seat", String(seat));
        const missed = await api.get<Entry[]>(`/tables/${this.#table}/history?${query}`).catch(() => []);
        const known = new Map([...this.entries, ...missed].map((entry) => [entry.n, entry]));
        this.entries = [...known.values()].sort((a, b) => a.n - b.n);
    }
}
