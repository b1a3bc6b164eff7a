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

const leaf = (kind: string) => ({ kind, maybe: false });
const card = leaf("card");
const number = leaf("number");
const flag = leaf("flag");
const by = (rows: string, of: ViewSchema): ViewSchema => ({ by: rows, of, maybe: false });
const each = (of: ViewSchema) => by("", of);

/** Format one value as a field of a view. */
function content(value: unknown, of: ViewSchema): ViewText {
    return new ViewFormatter(names, false).fields({ it: value }, undefined, { it: of })[0]!.content;
}

describe("ViewFormatter", () => {
    it("formats a value by its kind", () => {
        expect(content(1, card)).toEqual({ kind: "word", text: "two" });
        expect(content("open", leaf("crossing"))).toEqual({ kind: "word", text: "open" });
        expect(content(false, flag)).toEqual({ kind: "flag", on: false });
        expect(content(null, card)).toEqual({ kind: "nothing" });
    });

    it("counts hidden items and names visible ones", () => {
        const runs = [
            { text: "one", count: 1 },
            { text: "one", count: 1 },
            { text: null, count: 3 },
            { text: "three", count: 1 },
        ];
        expect(content([0, 0, null, null, null, 2], each(card))).toEqual({ kind: "runs", runs });
    });

    it("formats each item of a row by its own kind", () => {
        const runs = [
            { text: "blue", count: 1 },
            { text: "7", count: 1 },
        ];
        expect(content([1, 7], { row: [leaf("colour"), number], maybe: false })).toEqual({ kind: "runs", runs });
    });

    it("labels the items of a single list, and lists only the flags that are set", () => {
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

    it("combines lists with the same index into one table and marks changed cells", () => {
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

    it("separates the fields of a seat from common ones, and marks nothing without an earlier view", () => {
        const view = { parts: { choice_order: number, hands: by("seat", each(card)) }, maybe: false };
        const current = { choice_order: 3, hands: [[0], [null]] };
        expect(common(current, undefined, view, names).map(({ label, changed }) => [label, changed])).toEqual([
            ["CHOICE-ORDER", false],
        ]);
        expect(ofSeat(1, current, { choice_order: 3, hands: [[0], []] }, view, names)).toEqual([
            {
                key: "hands",
                label: "HANDS",
                content: { kind: "runs", runs: [{ text: null, count: 1 }] },
                changed: true,
            },
        ]);
    });
});
