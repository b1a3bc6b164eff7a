// The lobby: my tables and those that wait for players, looked up again while somebody looks at them.
import { session } from "../state/session.svelte.ts";
import { api, Refused } from "../wire/api.ts";
import { freeSeats, running, waitsForMe, type Card } from "./tableSummary.ts";

const EVERY = 10_000;

export class Lobby {
    mine = $state.raw<readonly Card[]>([]);
    open = $state.raw<readonly Card[]>([]);
    /** Whether the first answer is there. */
    known = $state(false);
    /** Whether the server could not be reached the last time. */
    lost = $state(false);

    get waiting(): number {
        return running(this.mine).filter(waitsForMe).length;
    }

    /** Keep looking; gives back the way to stop. */
    watch(): () => void {
        const look = () => document.visibilityState === "visible" && void this.look();
        const timer = setInterval(look, EVERY);
        document.addEventListener("visibilitychange", look);
        addEventListener("focus", look);
        look();
        return () => {
            clearInterval(timer);
            document.removeEventListener("visibilitychange", look);
            removeEventListener("focus", look);
        };
    }

    async look(): Promise<void> {
        try {
            const mine = session.me ? api.get<Card[]>("/tables/mine") : Promise.resolve([]);
            const [own, open] = await Promise.all([mine, api.get<Card[]>("/tables/open")]);
            this.mine = own;
            this.open = open.filter((card) => card.mine.length === 0 && freeSeats(card) > 0);
            this.known = true;
            this.lost = false;
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            this.lost = true;
        }
    }
}
