// Notes on what a table shows and on the own moves, taken when the page has nothing else to do: the part that is always
// loaded only collects them.
import type { Observation } from "./observation.ts";

type Taker = (observations: readonly Observation[]) => void;

const DELAY_MS = 400;

/** What was observed and is not noted yet. */
export class NoteTaking {
    readonly #load: () => Promise<Taker>;
    readonly #collected: Observation[] = [];
    #timer: ReturnType<typeof setTimeout> | undefined;
    #taker: Taker | null = null;

    constructor(load: () => Promise<Taker>) {
        this.#load = load;
    }

    /** Note what is shown from an own seat, and the moves that the server has acknowledged. */
    observe(observation: Observation): void {
        if (!isNoted(observation)) return;
        this.#collected.push(observation);
        this.#timer ??= setTimeout(() => void this.take(), DELAY_MS);
    }

    /** Take all notes now; the end of a game waits for it. */
    async take(): Promise<void> {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        if (this.#collected.length) this.#taker ??= await this.#loaded();
        this.takeIfLoaded();
    }

    takeIfLoaded(): void {
        this.#taker?.(this.#collected.splice(0));
    }

    /** While the network is down the part cannot be loaded: what was collected waits for the next observation. */
    async #loaded(): Promise<Taker | null> {
        try {
            return await this.#load();
        } catch {
            return null;
        }
    }
}

function isNoted(observation: Observation): boolean {
    if (observation.kind === "moves") return true;
    const { seat, view, status } = observation.update;
    return seat !== null && observation.table.my_seats.includes(seat) && (view !== undefined || status === "ended");
}

export const noteTaking = new NoteTaking(async () => (await import("./noteTaker.ts")).take);

// A page that is left takes them at once.
if (typeof addEventListener === "function") addEventListener("pagehide", () => noteTaking.takeIfLoaded());
