// Log of a table: every update visible to the viewpoint.
import { api } from "../../wire/api.ts";
import type { Update } from "../../wire/types.ts";
import { deeds, type Deed } from "./deeds.ts";
import { tableArgs } from "../tableUrl.ts";
import { kindOf, merged, type Entry } from "./logEntries.ts";

export type { Entry } from "./logEntries.ts";

export class Log {
    entries = $state.raw<readonly Entry[]>([]);
    readonly deeds: readonly Deed[] = $derived(deeds(this.entries));
    /** Number of the last update in the log. */
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

    /** Add an update; load missing updates before it. */
    add(update: Update, seat: number | null): void {
        const kind = kindOf(update, this.upTo);
        if (kind === "known") return;
        this.upTo = update.n;
        if (kind === "gap") void this.fetch(seat);
        else
            this.entries = merged(this.entries, [
                { n: update.n, at: update.at, events: update.events, turn: update.turn ?? null, projection: update },
            ]);
    }

    /** Load missing updates; return all entries. */
    async fetch(seat: number | null): Promise<readonly Entry[]> {
        const missed = await this.pages(seat, this.#lastBeforeGap(), false).catch(() => []);
        this.entries = merged(this.entries, missed);
        return this.entries;
    }

    /** All entries after a number, with views on demand; throws if they cannot be loaded. */
    async pages(seat: number | null, after: number, views: boolean): Promise<Entry[]> {
        const found: Entry[] = [];
        for (let page = await this.#page(seat, after, views); page.length;) {
            found.push(...page);
            if (page.length < PAGE_SIZE) break;
            page = await this.#page(seat, page.at(-1)!.n, views);
        }
        return found;
    }

    #page(seat: number | null, after: number, views: boolean): Promise<Entry[]> {
        const from = tableArgs(this.#table, seat, this.#code);
        return api.get("/tables/{table}/history", { ...from, after, limit: PAGE_SIZE, views });
    }

    /** Number of the last update before the first gap. */
    #lastBeforeGap(): number {
        const gap = this.entries.findIndex((entry, index) => entry.n !== index + 1);
        return gap < 0 ? this.entries.length : gap;
    }
}

/** Number of entries per request. */
const PAGE_SIZE = 500;
