import { expect, test, vi } from "vitest";
import { tableOf, updateOf, wire } from "./testTable.ts";

const played = (n: number) => updateOf({ n, after: n - 1, deciding: [1], events: [{ seat: 1, event: `sold:${n}` }] });

/** Show an update, and return whether it is animated. */
async function watch(table: ReturnType<typeof tableOf>, n: number): Promise<boolean> {
    table.enqueue(played(n));
    await vi.waitFor(() => expect(table.projection.n).toBe(n));
    return table.moment.pace > 0;
}

test("those who watch skip what waits, and see the next move again", async () => {
    const table = tableOf({ deciding: [1] }, []);
    expect(await watch(table, 2)).toBe(true);
    table.skip();
    await vi.waitFor(() => expect(table.animating).toBe(false));
    expect(await watch(table, 3)).toBe(true);
    table.enqueue(played(4));
    table.skip();
    await vi.waitFor(() => expect(table.animating).toBe(false));
    expect([table.projection.n, table.moment.pace]).toEqual([4, 0]);
    expect(await watch(table, 5)).toBe(true);
    table.skip();
});

test("players skip everything up to their own decision", async () => {
    const table = tableOf({ deciding: [1] });
    expect(await watch(table, 2)).toBe(true);
    table.skip();
    await vi.waitFor(() => expect(table.animating).toBe(false));
    expect(await watch(table, 3)).toBe(false);
    table.enqueue(updateOf({ n: 4, after: 3, legal: ["go"], prompt: "act" }));
    await vi.waitFor(() => expect(table.mustDecide).toBe(true));
    expect(await watch(table, 5)).toBe(true);
    table.skip();
});

test("a table that is given up ends no updates for another one on the page", () => {
    const send = vi.spyOn(wire, "send").mockReturnValue(Promise.resolve({} as never));
    wire.state = "online";
    const [givenUp, shown] = [tableOf({ table: "U" }), tableOf({ table: "U" })];
    const unfollowed = () => send.mock.calls.filter(([type]) => type === "unfollow").length;
    givenUp.close();
    expect(unfollowed()).toBe(0);
    shown.close();
    expect(unfollowed()).toBe(1);
    wire.state = "connecting";
    send.mockRestore();
});
