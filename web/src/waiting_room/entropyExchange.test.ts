/** Our part of the luck is promised first, shown when all is fixed, and never anybody else's business. */
import { expect, test } from "vitest";
import { commitment } from "../luck/committedLuck.ts";
import { fromHex } from "../luck/encoding.ts";
import { partsDue, type Keeper } from "./entropyExchange.ts";

function memory(): Keeper {
    const kept = new Map<string, string>();
    return { get: (promise) => kept.get(promise) ?? null, set: (promise, entropy) => void kept.set(promise, entropy) };
}

test("while people gather, the fingerprint goes out and the entropy stays here", () => {
    const [part] = partsDue("gathering", ["given", ""], [1], true, memory());
    expect(part).toMatchObject({ seat: 1 });
    expect(part!.entropy).toBeUndefined();
    expect(part!.promise).toMatch(/^[0-9a-f]{64}$/);
});

test("when nothing can be added any more, what was promised is shown", () => {
    const kept = memory();
    const { promise } = partsDue("gathering", [""], [0], true, kept)[0]!;
    const shown = partsDue("mixing", [`promised:${promise}`], [0], true, kept)[0]!;
    expect(commitment(fromHex(shown.entropy!))).toBe(promise);
});

test("nothing is sent twice, for others, or without the memory of it", () => {
    expect(partsDue("gathering", ["given", "promised:ab", ""], [0, 1], true, memory())).toEqual([]);
    expect(partsDue("mixing", ["promised:ab"], [0], true, memory())).toEqual([]);
    expect(partsDue("playing", [""], [0], true, memory())).toEqual([]);
});

test("a promise that became void is made anew, with other entropy", () => {
    const kept = memory();
    const [one, other] = [1, 2].map(() => partsDue("gathering", [""], [0], true, kept)[0]!.promise);
    expect(one).not.toBe(other);
});

test("who may be gone at the start gives at once", () => {
    const [part] = partsDue("gathering", [""], [0], false, memory());
    expect(part!.promise).toBeUndefined();
    expect(part!.entropy).toMatch(/^[0-9a-f]{64}$/);
});
