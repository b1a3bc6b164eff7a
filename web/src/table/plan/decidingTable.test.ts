import { afterEach, expect, test, vi } from "vitest";
import type { Previewed } from "../../wire/types.ts";
import { tableOf, updateOf, wire } from "../testTable.ts";

const DECISION = { legal: ["go", "stay"], prompt: "act" };
const preview: Previewed = {
    ...{ type: "previewed", id: "", table: "T", n: 1, moves: ["go"], steps: [], view: {}, events: [] },
    ...{ legal: [], prompt: "", scores: [], stops: "" },
} as Previewed;

/** Answer messages by their type, each when it is asked for. */
function answer(answers: Record<string, () => unknown>) {
    return vi.spyOn(wire, "send").mockImplementation((async (type: string) => answers[type]?.()) as typeof wire.send);
}

afterEach(() => vi.restoreAllMocks());

/** A table with a complete plan. */
async function plannedTable(answers: Record<string, () => unknown> = {}) {
    const sent = answer({ preview: () => preview, ...answers });
    const table = tableOf(DECISION);
    table.choose("go");
    await vi.waitFor(() => expect(table.complete).toBe(true));
    return { table, sent };
}

test("those who watch or wait are not told why nothing can be undone", () => {
    const watching = tableOf({ deciding: [1] }, []);
    watching.undo();
    const waiting = tableOf({ after: 0, deciding: [1], events: [{ seat: 0, event: "gone" }] });
    waiting.log.add(waiting.projection, 0);
    waiting.undo();
    expect([watching.refusal, waiting.refusal]).toEqual([null, null]);
});

test("who decides after an own move is told why it cannot be undone", () => {
    const table = tableOf({ ...DECISION, after: 0, events: [{ seat: 0, event: "gone" }] });
    table.log.add(table.projection, 0);
    expect([table.canUndo, table.undoBarred]).toEqual([false, true]);
    table.undo();
    expect(table.refusal?.code).toBe("undo-barrier");
});

test("a plan that is being sent does not change", async () => {
    const { table, sent } = await plannedTable({ play: () => new Promise(() => {}) });
    table.confirm();
    table.undo();
    table.back();
    await table.restart();
    expect(table.plan).toEqual(["go"]);
    expect(sent.mock.calls.map(([type]) => type)).toEqual(["preview", "play"]);
});
