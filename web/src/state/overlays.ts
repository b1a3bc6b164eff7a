// The back button closes what is open. Every open overlay has an entry in the browser's history, with the address of its
// page; closing it in another way takes the entry back, so that the history does not grow.

type Close = () => void;
type Later = (act: () => void, ms?: number) => void;
type BrowserHistory = Pick<History, "state" | "pushState" | "replaceState" | "go"> & {
    /** Whether the entry some steps back is of the same page. */
    isSamePage: (back: number) => boolean;
};

const AFTER_LOAD_MS = 1000;

export class Overlays {
    /** Functions that close the open overlays, the topmost last. */
    #open: Close[] = [];
    /** Whether unused entries are being left: the browser does that later. */
    #leaving = false;
    readonly #history: BrowserHistory;
    readonly #later: Later;

    constructor(history: BrowserHistory, later: Later = (act, ms) => void setTimeout(act, ms)) {
        this.#history = history;
        this.#later = later;
        // After a reload nothing is open. What comes back by itself uses its entry again, and a step back that was under
        // way during the reload is made first: a second one would leave the site.
        this.#later(() => this.#leaveUnused(), AFTER_LOAD_MS);
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
        // After a reload the entries below would load the page again, or are of another one.
        if (!this.#history.isSamePage(unused)) return this.#forgetUnused();
        this.#leaving = true;
        this.#history.go(-unused);
    }

    #forgetUnused(): void {
        const state = { ...(this.#history.state as object | null), overlays: this.#open.length };
        this.#history.replaceState(state, "");
    }
}

interface Entries {
    readonly currentEntry: { readonly index: number } | null;
    entries(): readonly { readonly url: string | null; readonly sameDocument: boolean }[];
}

/** Whether an entry is of this page and needs no loading: after a reload, those before it do. */
function isHere(navigation: Entries, index: number): boolean {
    const entry = navigation.entries()[index];
    return entry?.url === location.href && entry.sameDocument;
}

/** The history of this window; where the browser does not say what lies below, it counts as the same page. */
function windowHistory(): BrowserHistory {
    const { navigation } = globalThis as { navigation?: Entries };
    return {
        get state(): unknown {
            return history.state;
        },
        pushState: (state, unused) => history.pushState(state, unused),
        replaceState: (state, unused) => history.replaceState(state, unused),
        go: (by) => history.go(by),
        isSamePage: (back) => !navigation?.currentEntry || isHere(navigation, navigation.currentEntry.index - back),
    };
}

/** The overlays of this page; none where there is no browser. */
export const overlays = typeof history === "undefined" ? null : new Overlays(windowHistory());
if (overlays) addEventListener("popstate", () => overlays.onPop());
