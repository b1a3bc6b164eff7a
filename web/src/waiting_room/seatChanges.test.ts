import { expect, test } from "vitest";
import { seatChanges } from "./seatChanges.ts";

const karim = { kind: "person", name: "Karim" } as const;
const bot = { kind: "bot", name: "Compass" } as const;

test("seatChanges reports arrivals, departures and replacements", () => {
    expect(seatChanges([null, bot], [karim, bot])).toEqual([{ seat: 0, name: "Karim", came: true }]);
    expect(seatChanges([karim, bot], [null, bot])).toEqual([{ seat: 0, name: "Karim", came: false }]);
    expect(seatChanges([karim], [bot])).toEqual([{ seat: 0, name: "Compass", came: true }]);
    expect(seatChanges([karim, null], [{ ...karim }, null])).toEqual([]);
});
