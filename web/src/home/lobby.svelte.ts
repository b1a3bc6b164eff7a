// The lobby: own tables and open ones, polled while the page is visible.
import { loadEntropy } from "../luck/loadEntropy.ts";
import { session } from "../state/session.svelte.ts";
import { api, ApiError } from "../wire/api.ts";
import { declinedRematches } from "./declinedRematches.ts";
import { MINE, groupOf } from "./tableQueue.ts";
import { freeSeats } from "./tableSummary.ts";
import type { TableSummary } from "../wire/types.ts";

const INTERVAL_MS = 10_000;

export class Lobby {
    mine = $state.raw<readonly TableSummary[]>([]);
    open = $state.raw<readonly TableSummary[]>([]);
    /** Whether the first response has arrived. */
    loaded = $state(false);
    /** Whether the last request failed. */
    offline = $state(false);

    /** Number of tables that wait for the player. */
    get waiting(): number {
        return this.mine.filter((table) => MINE.includes(groupOf(table))).length;
    }

    /** Start polling; return a function that stops it. */
    watch(): () => void {
        const refresh = () => document.visibilityState === "visible" && void this.refresh();
        const timer = setInterval(refresh, INTERVAL_MS);
        document.addEventListener("visibilitychange", refresh);
        addEventListener("focus", refresh);
        refresh();
        return () => {
            clearInterval(timer);
            document.removeEventListener("visibilitychange", refresh);
            removeEventListener("focus", refresh);
        };
    }

    async refresh(): Promise<void> {
        try {
            const mine = session.me ? api.get("/tables/mine") : Promise.resolve([]);
            const [own, open] = await Promise.all([mine, api.get("/tables/open")]);
            const declined = declinedRematches();
            this.mine = own.filter(({ id, rematch_of }) => !rematch_of || !declined.includes(id));
            this.open = open.filter((table) => table.my_seats.length === 0 && freeSeats(table) > 0);
            own.filter(needsReveal).forEach(({ id }) => void reveal(id));
            this.loaded = true;
            this.offline = false;
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            this.offline = true;
        }
    }
}

/** A game that was started while its page was not open waits for the own share of the luck. */
function needsReveal({ status, my_seats }: TableSummary): boolean {
    return status === "starting" && my_seats.length > 0;
}

async function reveal(table: string): Promise<void> {
    // The page of the table can do it too.
    await (await loadEntropy())?.resumeExchange(table).catch(() => {});
}
