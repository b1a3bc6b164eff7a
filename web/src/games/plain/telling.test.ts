import { describe, expect, it } from "vitest";
import { common, ofSeat } from "./seats.ts";
import { fields, tell, type Names, type Shape } from "./telling.ts";

const COLOURS = ["red", "blue"];
const PEOPLE = ["Ana", "Karim"];
const names: Names = {
    name: (kind, value) =>
        kind === "colour" ? COLOURS[Number(value)]! : kind === "seat" ? PEOPLE[Number(value)]! : `${kind} ${value}`,
    label: (key) => key.toUpperCase(),
    places: (kind, count) => Array.from({ length: count }, (_, place) => names.name(kind, place)),
};
const card: Shape = { kind: "card" };
const cards: Shape = { by: "", of: card };
const colours = (of: Shape): Shape => ({ by: "colour", of });

describe("a view told in words", () => {
    it("names a component by its kind", () => {
        expect(tell(1, undefined, { kind: "colour" }, names)).toEqual({ sort: "word", text: "blue" });
        expect(tell(false, undefined, { kind: "flag" }, names)).toEqual({ sort: "flag", on: false });
        expect(tell(null, undefined, card, names)).toEqual({ sort: "nothing" });
    });

    it("says a long list shortly, and hidden things as hidden", () => {
        const told = tell([3, 3, null, null, null, 4], undefined, cards, names);
        const runs = [
            { text: "card 3", count: 2 },
            { text: null, count: 3 },
            { text: "card 4", count: 1 },
        ];
        expect(told).toEqual({ sort: "runs", runs });
    });

    it("puts lists over the same places into one table, and marks the cells that are new", () => {
        const parts = { columns: colours(cards), circles: colours({ kind: "flag" }), total: { kind: "number" } };
        const before = { columns: [[1], []], circles: [true, false], total: 4 };
        const now = { columns: [[1], [5]], circles: [true, false], total: 9 };
        const [table, total] = fields(now, before, parts, names);
        expect(table!.told.sort === "table" && table!.told.places).toEqual(["red", "blue"]);
        expect(
            table!.told.sort === "table" && table!.told.columns.map(({ label, changed }) => [label, changed]),
        ).toEqual([
            ["COLUMNS", [false, true]],
            ["CIRCLES", [false, false]],
        ]);
        expect([total!.label, total!.changed]).toEqual(["TOTAL", true]);
    });

    it("keeps a list over places alone in rows with their names", () => {
        const told = tell([2, 5], [2, 4], colours({ kind: "number" }), names);
        expect(told.sort === "rows" && told.rows.map(({ label, changed }) => [label, changed])).toEqual([
            ["red", false],
            ["blue", true],
        ]);
    });

    it("marks nothing at the first look", () => {
        expect(fields({ deck: [1] }, undefined, { deck: cards }, names)[0]!.changed).toBe(false);
    });

    it("tells seat by seat what belongs to seats, and the rest apart", () => {
        const parts: Record<string, Shape> = { depth: { kind: "number" }, hands: { by: "seat", of: cards } };
        const view = { depth: 3, hands: [[1], [null]] };
        expect(common(view, undefined, parts, names).map(({ key }) => key)).toEqual(["depth"]);
        expect(ofSeat(1, view, { depth: 3, hands: [[1], []] }, parts, names)).toEqual([
            { key: "hands", label: "HANDS", told: { sort: "runs", runs: [{ text: null, count: 1 }] }, changed: true },
        ]);
    });
});
