import { expect, test } from "vitest";
import { readingTime } from "./readingTime.ts";

test("an act of somebody else can be read, one with figures longer", () => {
    const plain = readingTime([{ seat: 1, event: "took", deed: 3 }], [0]);
    const sale = readingTime([{ seat: 1, event: "sold", deed: 1, slip: true }], [0]);
    expect(plain).toBeGreaterThanOrEqual(800);
    expect(sale).toBeGreaterThan(plain);
});

test("details and own acts are not held up", () => {
    expect(readingTime([{ seat: 1, event: "price" }], [0])).toBe(0);
    expect(readingTime([{ seat: 0, event: "sold", deed: 1, slip: true }], [0])).toBe(0);
    expect(
        readingTime(
            [
                { seat: 0, event: "wrote", deed: 2 },
                { seat: 1, event: "wrote", deed: 2 },
            ],
            [0],
        ),
    ).toBe(0);
    expect(readingTime([], [0])).toBe(0);
});

test("a season that begins is read too", () => {
    expect(readingTime([{ seat: -2, event: "began", starts: "chapter" }], [0])).toBeGreaterThan(0);
});
