import { expect, test } from "vitest";
import { changes, shortened } from "./arrivals.ts";

const karim = { kind: "person", name: "Karim" } as const;
const bot = { kind: "bot", name: "Compass" } as const;

test("who comes, who goes, and who takes another's seat", () => {
    expect(changes([null, bot], [karim, bot])).toEqual([{ seat: 0, name: "Karim", came: true }]);
    expect(changes([karim, bot], [null, bot])).toEqual([{ seat: 0, name: "Karim", came: false }]);
    expect(changes([karim], [bot])).toEqual([{ seat: 0, name: "Compass", came: true }]);
    expect(changes([karim, null], [{ ...karim }, null])).toEqual([]);
});

test("a fingerprint keeps its beginning and its end", () => {
    expect(shortened("7c1e90b2aaaabbbba94f")).toBe("7c1e 90b2 … a94f");
});
