import { describe, expect, it } from "vitest";
import { common, ofSeat } from "./seats.ts";
import type { Shape } from "./viewSchema.ts";
import { Teller, type Names, type Telling } from "./viewText.ts";

const KINDS: Record<string, string[]> = {
    colour: ["red", "blue"],
    seat: ["Ana", "Karim"],
    card: ["one", "two", "three"],
};
const names: Names = {
    noun: (kind, value) => (typeof value === "string" ? value : (KINDS[kind]?.[value] ?? String(value))),
    label: (path) => path.toUpperCase(),
    pair: (place, value) => `${place}: ${value}`,
};

const card = { kind: "card" };
const number = { kind: "number" };
const flag = { kind: "flag" };
const by = (places: string, of: Shape): Shape => ({ by: places, of });
const each = (of: Shape) => by("", of);

/** Tell one value as the part of a view. */
function told(value: unknown, of: Shape): Telling {
    return new Teller(names, false).fields({ it: value }, undefined, { it: of })[0]!.told;
}

describe("a view told in words", () => {
    it("names a component by its kind", () => {
        expect(told(1, card)).toEqual({ sort: "word", text: "two" });
        expect(told("open", { kind: "crossing" })).toEqual({ sort: "word", text: "open" });
        expect(told(false, flag)).toEqual({ sort: "flag", on: false });
        expect(told(null, card)).toEqual({ sort: "nothing" });
    });

    it("counts what is hidden, and says what is not", () => {
        const runs = [
            { text: "one", count: 1 },
            { text: "one", count: 1 },
            { text: null, count: 3 },
            { text: "three", count: 1 },
        ];
        expect(told([0, 0, null, null, null, 2], each(card))).toEqual({ sort: "runs", runs });
    });

    it("says what differs place by place, each in its own words", () => {
        const runs = [
            { text: "blue", count: 1 },
            { text: "7", count: 1 },
        ];
        expect(told([1, 7], { row: [{ kind: "colour" }, number] })).toEqual({ sort: "runs", runs });
    });

    it("names the places of a list that stands alone; of flags those that are set", () => {
        const points = [
            { text: "red: -5", count: 1 },
            { text: "blue: 10", count: 1 },
        ];
        expect(told([-5, 10], by("colour", number))).toEqual({ sort: "runs", runs: points });
        expect(told([false, true], by("colour", flag))).toEqual({ sort: "runs", runs: [{ text: "blue", count: 1 }] });
    });

    it("puts lists over the same places into one table, and marks the cells that are new", () => {
        const sheet = { columns: by("colour", each(number)), circles: by("colour", flag), total: number };
        const before = { columns: [[1], []], circles: [true, false], total: 4 };
        const now = { columns: [[1], [5]], circles: [true, false], total: 9 };
        const [table, total] = new Teller(names, true).fields(now, before, sheet, "sheets");
        if (table?.told.sort !== "table") throw new Error("no table");
        expect(table.told.places).toEqual(["red", "blue"]);
        const changes = table.told.columns.map(({ label, cells }) => [label, cells.map(({ changed }) => changed)]);
        expect(changes).toEqual([
            ["SHEETS-COLUMNS", [false, true]],
            ["SHEETS-CIRCLES", [false, false]],
        ]);
        expect([total!.label, total!.changed]).toEqual(["SHEETS-TOTAL", true]);
    });

    it("tells seat by seat what belongs to seats, and the rest apart; at the first look nothing is new", () => {
        const view = { parts: { choice_order: number, hands: by("seat", each(card)) } };
        const seen = { choice_order: 3, hands: [[0], [null]] };
        expect(common(seen, undefined, view, names).map(({ label, changed }) => [label, changed])).toEqual([
            ["CHOICE-ORDER", false],
        ]);
        expect(ofSeat(1, seen, { choice_order: 3, hands: [[0], []] }, view, names)).toEqual([
            { key: "hands", label: "HANDS", told: { sort: "runs", runs: [{ text: null, count: 1 }] }, changed: true },
        ]);
    });
});
