import { expect, test } from "vitest";
import { kindOf, merged, type Entry } from "./logEntries.ts";

const entry = (n: number, event = "x"): Entry => ({ n, at: n, events: [{ seat: 0, event }] });

test("an update that follows on the last number is the next one", () => {
    expect(kindOf({ n: 5, after: 4 }, 4)).toBe("next");
});

test("an update that tells several numbers at once leaves a gap: they are to be fetched one by one", () => {
    expect(kindOf({ n: 7, after: 4 }, 4)).toBe("gap");
});

test("an update without the number it follows on leaves a gap", () => {
    expect(kindOf({ n: 5 }, 4)).toBe("gap");
});

test("an update that comes again is known", () => {
    expect(kindOf({ n: 4, after: 3 }, 4)).toBe("known");
});

test("entries are in order, each once, and the newer one counts", () => {
    const all = merged([entry(1), entry(4)], [entry(3), entry(2), entry(4, "y")]);
    expect(all.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(all[3]!.events[0]!.event).toBe("y");
});
