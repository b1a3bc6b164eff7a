import { describe, expect, it } from "vitest";
import { common, ofSeat } from "./seats.ts";
import type { ViewSchema } from "./viewSchema.ts";
import { ViewFormatter, type Names, type ViewText } from "./viewText.ts";

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
const by = (rows: string, of: ViewSchema): ViewSchema => ({ by: rows, of });
const each = (of: ViewSchema) => by("", of);

/** Format one value as the part of a view. */
function content(value: unknown, of: ViewSchema): ViewText {
    return new ViewFormatter(names, false).fields({ it: value }, undefined, { it: of })[0]!.content;
}

describe("a view told in words", () => {
    it("names a component by its kind", () => {
        expect(content(1, card)).toEqual({ kind: "word", text: "two" });
        expect(content("open", { kind: "crossing" })).toEqual({ kind: "word", text: "open" });
        expect(content(false, flag)).toEqual({ kind: "flag", on: false });
        expect(content(null, card)).toEqual({ kind: "nothing" });
    });

    it("counts what is hidden, and says what is not", () => {
        const runs = [
            { text: "one", count: 1 },
            { text: "one", count: 1 },
            { text: null, count: 3 },
            { text: "three", count: 1 },
        ];
        expect(content([0, 0, null, null, null, 2], each(card))).toEqual({ kind: "runs", runs });
    });

    it("says what differs place by place, each in its own words", () => {
        const runs = [
            { text: "blue", count: 1 },
            { text: "7", count: 1 },
        ];
        expect(content([1, 7], { row: [{ kind: "colour" }, number] })).toEqual({ kind: "runs", runs });
    });

    it("names the places of a list that stands alone; of flags those that are set", () => {
        const points = [
            { text: "red: -5", count: 1 },
            { text: "blue: 10", count: 1 },
        ];
        expect(content([-5, 10], by("colour", number))).toEqual({ kind: "runs", runs: points });
        expect(content([false, true], by("colour", flag))).toEqual({
            kind: "runs",
            runs: [{ text: "blue", count: 1 }],
        });
    });

    it("puts lists over the same places into one table, and marks the cells that are new", () => {
        const sheet = { columns: by("colour", each(number)), circles: by("colour", flag), total: number };
        const before = { columns: [[1], []], circles: [true, false], total: 4 };
        const now = { columns: [[1], [5]], circles: [true, false], total: 9 };
        const [table, total] = new ViewFormatter(names, true).fields(now, before, sheet, "sheets");
        if (table?.content.kind !== "table") throw new Error("no table");
        expect(table.content.rows).toEqual(["red", "blue"]);
        const changes = table.content.columns.map(({ label, cells }) => [label, cells.map(({ changed }) => changed)]);
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
            {
                key: "hands",
                label: "HANDS",
                content: { kind: "runs", runs: [{ text: null, count: 1 }] },
                changed: true,
            },
        ]);
    });
});
