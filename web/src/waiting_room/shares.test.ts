import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Occupant } from "../wire/types.ts";
import { awaitShares, missingShares, TIMEOUT_MS, type SharedLuck } from "./shares.ts";

const person = { kind: "person", name: "Ana" } as Occupant;
const bot = { kind: "bot", name: "Sextant" } as Occupant;

function tableWith(entropy: readonly string[], status = "waiting"): SharedLuck {
    return { occupants: [person, person, bot, null], projection: { status, entropy } };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("only people's devices give a share", () => {
    expect(missingShares(tableWith(["", "", "", ""]))).toBe(2);
    expect(missingShares(tableWith(["committed:ab", "", "", ""]))).toBe(1);
    expect(missingShares(tableWith(["committed:ab", "committed:cd", "", ""]))).toBe(0);
});

test("the start waits for a share that is on its way", async () => {
    const table = { ...tableWith(["committed:ab", "", "", ""]) };
    const done = vi.fn();
    void awaitShares(table).then(done);
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).not.toHaveBeenCalled();
    Object.assign(table, tableWith(["committed:ab", "committed:cd", "", ""]));
    await vi.advanceTimersByTimeAsync(100);
    expect(done).toHaveBeenCalled();
});

test("the start does not wait for ever, nor once the table has started", async () => {
    const done = vi.fn();
    void awaitShares(tableWith(["", "", "", ""], "starting")).then(done);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledTimes(1);
    void awaitShares(tableWith(["", "", "", ""])).then(done);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(done).toHaveBeenCalledTimes(2);
});
