/** Entropy is committed first, revealed once all commitments are fixed, and sent for own seats only. */
import { expect, test } from "vitest";
import { commitment } from "../luck/committedLuck.ts";
import { fromHex } from "../luck/encoding.ts";
import { entropyDue, type EntropyStore } from "./entropyExchange.ts";

function memoryStore(): EntropyStore {
    const store = new Map<string, string>();
    return {
        get: (committed) => store.get(committed) ?? null,
        set: (committed, entropy) => void store.set(committed, entropy),
    };
}

test("sends the commitment and not the entropy while waiting", () => {
    const [body] = entropyDue("waiting", ["revealed", ""], [1], true, memoryStore());
    expect(body).toMatchObject({ seat: 1 });
    expect(body!.entropy).toBeUndefined();
    expect(body!.commitment).toMatch(/^[0-9a-f]{64}$/);
});

test("reveals the committed entropy while starting", () => {
    const store = memoryStore();
    const { commitment: committed } = entropyDue("waiting", [""], [0], true, store)[0]!;
    const revealed = entropyDue("starting", [`committed:${committed}`], [0], true, store)[0]!;
    expect(commitment(fromHex(revealed.entropy!))).toBe(committed);
});

test("sends nothing twice, for other seats, or without the stored entropy", () => {
    expect(entropyDue("waiting", ["revealed", "committed:ab", ""], [0, 1], true, memoryStore())).toEqual([]);
    expect(entropyDue("starting", ["committed:ab"], [0], true, memoryStore())).toEqual([]);
    expect(entropyDue("playing", [""], [0], true, memoryStore())).toEqual([]);
});

test("commits again with new entropy after a voided commitment", () => {
    const store = memoryStore();
    const [one, other] = [1, 2].map(() => entropyDue("waiting", [""], [0], true, store)[0]!.commitment);
    expect(one).not.toBe(other);
});

test("sends the entropy at once in correspondence games", () => {
    const [body] = entropyDue("waiting", [""], [0], false, memoryStore());
    expect(body!.commitment).toBeUndefined();
    expect(body!.entropy).toMatch(/^[0-9a-f]{64}$/);
});
