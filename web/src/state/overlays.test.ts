/** The back button closes what is open, and the history does not grow. */
import { expect, test } from "vitest";
import { Overlays } from "./overlays.ts";

interface Entry {
    page: string;
    state: unknown;
}

/** A browser's history and an overlay stack on it; timers run when told. */
class Browser {
    entries: Entry[];
    at: number;
    closed: string[] = [];
    overlays: Overlays;
    /** Whether it goes back later, as browsers do. */
    slow = false;
    #timers: (() => void)[] = [];

    constructor(entries: Entry[] = [{ page: "home", state: { depth: 0 } }]) {
        this.entries = entries;
        this.at = entries.length - 1;
        this.overlays = this.load();
    }

    get state(): unknown {
        return this.entries[this.at]!.state;
    }

    load(): Overlays {
        this.overlays = new Overlays(this, (act) => this.#timers.push(act));
        return this.overlays;
    }

    pushState(state: unknown): void {
        this.navigate(this.entries[this.at]!.page, state);
    }

    replaceState(state: unknown): void {
        this.entries[this.at]!.state = state;
    }

    isSamePage(back: number): boolean {
        return this.entries[this.at - back]?.page === this.entries[this.at]!.page;
    }

    navigate(page: string, state: unknown = null): void {
        this.entries = [...this.entries.slice(0, ++this.at), { page, state }];
    }

    go(by: number): void {
        if (this.slow) this.#timers.push(() => this.#pop(by));
        else this.#pop(by);
    }

    #pop(by: number): void {
        this.at += by;
        this.overlays?.onPop();
    }

    run(): void {
        for (const act of this.#timers.splice(0)) act();
    }

    /** Open an overlay, which the page closes once and for all. */
    open(name: string): () => void {
        const release = this.overlays.add(() => {
            this.closed.push(name);
            release();
        });
        return release;
    }
}

test("back closes the overlay and stays on the page", () => {
    const browser = new Browser();
    browser.open("menu");
    expect(browser.state).toEqual({ depth: 0, overlays: 1 });
    browser.go(-1);
    browser.run();
    expect([browser.closed, browser.at, browser.state]).toEqual([["menu"], 0, { depth: 0 }]);
});

test("closing it in another way takes its entry back, however often it is opened", () => {
    const browser = new Browser();
    for (let time = 0; time < 9; time++) {
        browser.open("menu")();
        browser.run();
    }
    expect([browser.at, browser.entries.length, browser.closed]).toEqual([0, 2, []]);
});

test("one overlay after the other uses one entry", () => {
    const browser = new Browser();
    browser.open("menu")();
    browser.open("rules");
    browser.run();
    expect([browser.at, browser.entries.length]).toEqual([1, 2]);
    browser.go(-1);
    expect(browser.closed).toEqual(["rules"]);
});

test("back closes the upper of two overlays first", () => {
    const browser = new Browser();
    browser.open("sheet");
    browser.open("leaf");
    browser.go(-1);
    expect(browser.closed).toEqual(["leaf"]);
    browser.go(-1);
    expect([browser.closed, browser.at]).toEqual([["leaf", "sheet"], 0]);
});

test("a link in an overlay opens its page, and back from there leads to the page below the overlay", () => {
    const browser = new Browser();
    const release = browser.open("menu");
    release();
    browser.navigate("learn");
    browser.run();
    expect(browser.entries[browser.at]!.page).toBe("learn");
    browser.go(-1);
    expect([browser.at, browser.closed]).toEqual([0, []]);
});

test("forward does not open it again, and after a reload nothing is open", () => {
    const browser = new Browser();
    browser.open("menu");
    browser.go(-1);
    browser.go(1);
    expect(browser.at).toBe(0);
    browser.open("menu");
    browser.load();
    browser.run();
    expect(browser.at).toBe(0);
});

test("after a reload, an overlay that comes back by itself uses its entry again, and back closes it", () => {
    const browser = new Browser();
    browser.open("zu");
    browser.load();
    browser.open("zu again");
    browser.run();
    expect([browser.closed, browser.at, browser.state]).toEqual([[], 1, { depth: 0, overlays: 1 }]);
    browser.go(-1);
    expect([browser.closed, browser.at]).toEqual([["zu again"], 0]);
});

test("a step back that was under way during a reload is the only one", () => {
    const browser = new Browser();
    browser.slow = true;
    browser.open("zu")();
    browser.run();
    browser.load();
    browser.run();
    expect([browser.at, browser.state]).toEqual([0, { depth: 0 }]);
});

test("a reload that takes the state of an entry which is being left does not lead off the page", () => {
    const browser = new Browser();
    browser.navigate("table", { depth: 0, overlays: 1 });
    browser.load();
    browser.run();
    expect([browser.at, browser.state]).toEqual([1, { depth: 0, overlays: 0 }]);
    browser.open("menu");
    expect(browser.at).toBe(2);
});

test("an overlay that opens while entries are being left stays open, and back closes it", () => {
    const browser = new Browser();
    browser.slow = true;
    browser.open("zu")();
    browser.run();
    browser.open("zu again");
    browser.run();
    expect([browser.closed, browser.at, browser.state]).toEqual([[], 1, { depth: 0, overlays: 1 }]);
    browser.slow = false;
    browser.go(-1);
    expect([browser.closed, browser.at]).toEqual([["zu again"], 0]);
});
