import { expect, test } from "vitest";
import { changes } from "./seatChanges.ts";

const karim = { kind: "person", name: "Karim" } as const;
const bot = { kind: "bot", name: "Compass" } as const;

test("who comes, who goes, and who takes another's seat", () => {
    expect(changes([null, bot], [karim, bot])).toEqual([{ seat: 0, name: "Karim", came: true }]);
    expect(changes([karim, bot], [null, bot])).toEqual([{ seat: 0, name: "Karim", came: false }]);
    expect(changes([karim], [bot])).toEqual([{ seat: 0, name: "Compass", came: true }]);
    expect(changes([karim, null], [{ ...karim }, null])).toEqual([]);
});
