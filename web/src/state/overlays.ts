// The back button closes what is open. Every open overlay has an entry in the browser's history, with the address of its
// page; closing it in another way takes the entry back, so that the history does not grow.

type Close = () => void;
type BrowserHistory = Pick<History, "state" | "pushState" | "go">;

export class Overlays {
    /** Functions that close the open overlays, the topmost last. */
    #open: Close[] = [];
    /** Whether unused entries are being left: the browser does that later. */
    #leaving = false;
    readonly #history: BrowserHistory;
    readonly #later: (act: () => void) => void;

    constructor(history: BrowserHistory, later: (act: () => void) => void = (act) => void setTimeout(act)) {
        this.#history = history;
        this.#later = later;
        // After a reload nothing is open.
        this.#leaveUnused();
    }

    /** Number of overlays below the current entry of the history. */
    get #level(): number {
        return (this.#history.state as { overlays?: number } | null)?.overlays ?? 0;
    }

    /** Note that an overlay is open; return a function to be called when it is closed. */
    add(close: Close): () => void {
        this.#open.push(close);
        if (!this.#leaving) this.#enter();
        return () => this.#remove(close);
    }

    /** Close the overlays whose entries were left by the back button. */
    onPop(): void {
        if (this.#leaving) this.#enter();
        else while (this.#open.length > this.#level) this.#open.pop()?.();
        this.#leaveUnused();
    }

    /** Add the entries of overlays that have none; that of an overlay which was closed just now is used again. */
    #enter(): void {
        this.#leaving = false;
        for (let overlays = this.#level + 1; overlays <= this.#open.length; overlays++)
            this.#history.pushState({ ...(this.#history.state as object | null), overlays }, "");
    }

    #remove(close: Close): void {
        if (!this.#open.includes(close)) return;
        this.#open = this.#open.filter((each) => each !== close);
        // Later: a link in the overlay leads to another page, and then there is nothing to take back.
        this.#later(() => this.#leaveUnused());
    }

    #leaveUnused(): void {
        const unused = this.#level - this.#open.length;
        if (unused <= 0 || this.#leaving) return;
        this.#leaving = true;
        this.#history.go(-unused);
    }
}

/** The overlays of this page; none where there is no browser. */
export const overlays = typeof history === "undefined" ? null : new Overlays(history);
if (overlays) addEventListener("popstate", () => overlays.onPop());
