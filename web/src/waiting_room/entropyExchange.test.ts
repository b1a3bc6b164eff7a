/** Entropy is committed first, revealed once all is fixed, and sent for own seats only. */
import { expect, test } from "vitest";
import { commitment } from "../luck/committedLuck.ts";
import { fromHex } from "../luck/encoding.ts";
import { entropyDue, type EntropyStore } from "./entropyExchange.ts";

function memory(): EntropyStore {
    const store = new Map<string, string>();
    return {
        get: (committed) => store.get(committed) ?? null,
        set: (committed, entropy) => void store.set(committed, entropy),
    };
}

test("while people gather, the fingerprint goes out and the entropy stays here", () => {
    const [part] = entropyDue("waiting", ["revealed", ""], [1], true, memory());
    expect(part).toMatchObject({ seat: 1 });
    expect(part!.entropy).toBeUndefined();
    expect(part!.commitment).toMatch(/^[0-9a-f]{64}$/);
});

test("when nothing can be added any more, what was promised is shown", () => {
    const store = memory();
    const { commitment: committed } = entropyDue("waiting", [""], [0], true, store)[0]!;
    const revealed = entropyDue("starting", [`committed:${committed}`], [0], true, store)[0]!;
    expect(commitment(fromHex(revealed.entropy!))).toBe(committed);
});

test("nothing is sent twice, for others, or without the memory of it", () => {
    expect(entropyDue("waiting", ["revealed", "committed:ab", ""], [0, 1], true, memory())).toEqual([]);
    expect(entropyDue("starting", ["committed:ab"], [0], true, memory())).toEqual([]);
    expect(entropyDue("playing", [""], [0], true, memory())).toEqual([]);
});

test("a promise that became void is made anew, with other entropy", () => {
    const store = memory();
    const [one, other] = [1, 2].map(() => entropyDue("waiting", [""], [0], true, store)[0]!.commitment);
    expect(one).not.toBe(other);
});

test("who may be gone at the start gives at once", () => {
    const [part] = entropyDue("waiting", [""], [0], false, memory());
    expect(part!.commitment).toBeUndefined();
    expect(part!.entropy).toMatch(/^[0-9a-f]{64}$/);
});
