import { expect, test, vi } from "vitest";
import type { Entry } from "../log/logEntries.ts";
import { detailOf, game, tableOf, updateOf } from "../testTable.ts";
import { LatestRequest } from "./latestRequest.ts";

const { Replay } = await import("./replay.svelte.ts");
const { RecapPlayer } = await import("../log/recapPlayer.svelte.ts");

const entry = (n: number): Entry =>
    ({ n, at: n, events: [{ seat: 1, event: "sold" }], turn: n, projection: updateOf({ n, view: {} }) }) as Entry;
const ENTRIES = [entry(1), entry(2), entry(3)];

test("in a replay every plan is refused, as at a table", async () => {
    const replay = new Replay(game, detailOf(updateOf()), 0, ENTRIES);
    const [attempt] = await replay.face.try([["go"]]);
    expect(attempt).toMatchObject({ moves: ["go"], state: "refused", failed: false });
});

test("of several requests the last one counts, and one that brings nothing changes nothing", async () => {
    const requests = new LatestRequest();
    let reply = (_: number[]) => {};
    const first = requests.ask(new Promise<number[]>((resolve) => (reply = resolve)));
    expect(await requests.ask(Promise.resolve([2]))).toEqual([2]);
    reply([1]);
    expect(await first).toBeNull();
    expect(await requests.ask(Promise.resolve([]))).toBeNull();
    expect(await requests.ask(Promise.reject<number[]>(new Error("offline")))).toBeNull();
});

test("a second recap takes the place of the first, whose end does not stop it", async () => {
    vi.useFakeTimers();
    const table = tableOf();
    vi.spyOn(table.log, "pages").mockResolvedValue(ENTRIES);
    const player = new RecapPlayer(() => table);
    await player.play(1);
    const first = player.replay!;
    first.go(first.last);
    await player.play(1);
    const second = player.replay!;
    expect([second === first, first.playing, second.playing]).toEqual([false, false, true]);
    // By then the first one would have ended.
    for (let step = 0; step < 200 && !second.at; step++) await vi.advanceTimersByTimeAsync(50);
    expect(player.replay).toBe(second);
    await vi.runAllTimersAsync();
    expect(player.replay).toBeNull();
    vi.useRealTimers();
});

test("a recap that cannot be loaded leaves the table as it is", async () => {
    const table = tableOf();
    vi.spyOn(table.log, "pages").mockRejectedValue(new Error("offline"));
    const player = new RecapPlayer(() => table);
    await player.play(1);
    expect(player.replay).toBeNull();
});
