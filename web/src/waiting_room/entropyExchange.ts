// Exchange of the players' entropy. While the table is waiting, a seat commits to its entropy by a fingerprint; once
// all commitments are fixed it reveals it. So nobody who knows the server's secret can choose an entropy to suit it
// (docs/luck.md).
import { freshEntropy } from "../luck/entropy.ts";
import { commitment } from "../luck/committedLuck.ts";
import { fromHex } from "../luck/encoding.ts";
import type { EntropyIn, Status } from "../wire/types.ts";

export interface EntropyStore {
    get(commitment: string): string | null;
    set(commitment: string, entropy: string): void;
}

const COMMITTED = "committed:";

/**
 * Messages to send now for the own seats. Correspondence players, who may be offline when the game starts, send their
 * entropy at once instead of a commitment, so that the game need not wait for them.
 */
export function entropyDue(
    status: Status,
    entropies: readonly string[],
    mySeats: readonly number[],
    realTime: boolean,
    store: EntropyStore,
): EntropyIn[] {
    return mySeats.flatMap((seat) => {
        const now = entropies[seat];
        if (status === "waiting" && now === "")
            return [realTime ? commitTo(seat, store) : { seat, entropy: freshEntropy() }];
        const entropy = status === "starting" && now?.startsWith(COMMITTED) && store.get(now.slice(COMMITTED.length));
        return entropy ? [{ seat, entropy }] : [];
    });
}

function commitTo(seat: number, store: EntropyStore): EntropyIn {
    const entropy = freshEntropy();
    const committed = commitment(fromHex(entropy));
    store.set(committed, entropy);
    return { seat, commitment: committed };
}

/** Stored for the session, also across reloads. */
export const sessionEntropy: EntropyStore = {
    get: (committed) => sessionStorage.getItem(`caravane.luck.${committed}`),
    set: (committed, entropy) => sessionStorage.setItem(`caravane.luck.${committed}`, entropy),
};
