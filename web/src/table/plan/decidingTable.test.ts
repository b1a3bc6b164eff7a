import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../wire/api.ts";
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

test("players who decide again are told why their move cannot be undone", () => {
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

const HINT = { move: "go", win_probability: 0.5, win_probability_error: 0, score: 1, score_error: 0, games: 1 };
const tried = { moves: ["go"], steps: [], legal: [], prompt: "", scores: [], stops: "" };
const asksFor = (sent: ReturnType<typeof answer>, kind: string) => sent.mock.calls.filter(([type]) => type === kind);

test("hints and tried plans go with their decision, also if the next one reads the same and comes before the reply", async () => {
    vi.spyOn(api, "post").mockImplementation((async () => ({ hints: [HINT] })) as unknown as typeof api.post);
    const { table, sent } = await plannedTable({
        try: () => ({ attempts: [tried] }),
        play: () => {
            table.enqueue(updateOf({ ...DECISION, n: 2, after: 1 }));
            return { n: 2 };
        },
    });
    await table.askHint();
    await table.face.try([["go"]]);
    expect(table.hintRequest.list).toHaveLength(1);
    table.confirm();
    await vi.waitFor(() => expect(table.sending).toBe(false));
    expect([table.mustDecide, table.plan, table.hintRequest.list]).toEqual([true, [], []]);
    await table.face.try([["go"]]);
    expect(asksFor(sent, "try")).toHaveLength(2);
});

test("a hint that comes after its decision is not shown", async () => {
    let reply = (_: unknown) => {};
    vi.spyOn(api, "post").mockImplementation(
        (() => new Promise((resolve) => (reply = resolve))) as unknown as typeof api.post,
    );
    const { table } = await plannedTable({ play: () => ({ n: 2 }) });
    const asked = table.askHint();
    table.confirm();
    await vi.waitFor(() => expect(table.mustDecide).toBe(false));
    table.enqueue(updateOf({ ...DECISION, n: 2, after: 1 }));
    reply({ hints: [HINT] });
    await asked;
    expect(table.hintRequest.list).toEqual([]);
});

test("plans are tried again after moves of others", async () => {
    const { table, sent } = await plannedTable({ try: () => ({ attempts: [tried] }) });
    await table.face.try([["go"]]);
    table.enqueue(updateOf({ ...DECISION, n: 2, after: 1, deciding: [0, 1] }));
    await table.face.try([["go"]]);
    expect(asksFor(sent, "try").map(([, , fields]) => (fields as { n: number }).n)).toEqual([1, 2]);
});

test("nothing of a seat's decision is left when another seat looks on", async () => {
    const hidden = { ...preview, moves: ["go"], stops: "hidden" } as Previewed;
    let reply = (_: unknown) => {};
    const sent = answer({ preview: () => hidden, play: () => new Promise((resolve) => (reply = resolve)) });
    const table = tableOf({ ...DECISION, projected: [[["coins", 3]]] }, [0, 1]);
    table.setPlan(["go", "stay"]);
    await vi.waitFor(() => expect(table.complete).toBe(true));
    table.confirm();
    table.viewFrom(1);
    expect(table.projection.projected).toBeUndefined();
    reply({ n: 2 });
    await vi.waitFor(() => expect(table.sending).toBe(false));
    table.enqueue(updateOf({ ...DECISION, n: 1, seat: 1 }));
    expect([table.mustDecide, table.plan]).toEqual([true, []]);
    expect(asksFor(sent, "preview")).toHaveLength(1);
});
