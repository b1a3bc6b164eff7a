import { expect, test } from "vitest";
import { kindOf, merged, type Entry } from "./logEntries.ts";

const entry = (n: number, event = "x"): Entry => ({ n, at: n, events: [{ seat: 0, event }] });

test("an update after the last number is next", () => {
    expect(kindOf({ n: 5, after: 4 }, 4)).toBe("next");
});

test("an update over several numbers is a gap", () => {
    expect(kindOf({ n: 7, after: 4 }, 4)).toBe("gap");
});

test("an update without its previous number is a gap", () => {
    expect(kindOf({ n: 5 }, 4)).toBe("gap");
});

test("a repeated update is known", () => {
    expect(kindOf({ n: 4, after: 3 }, 4)).toBe("known");
});

test("merged sorts entries and keeps the newer of equal numbers", () => {
    const all = merged([entry(1), entry(4)], [entry(3), entry(2), entry(4, "y")]);
    expect(all.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(all[3]!.events[0]!.event).toBe("y");
});
