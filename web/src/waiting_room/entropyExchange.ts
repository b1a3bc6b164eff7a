// Our own part of the luck. While people gather we promise it by its fingerprint; when nothing can be added any more we show
// it. So whoever keeps the server's secret could not choose in its light (docs/luck.md).
import { freshEntropy } from "../luck/entropy.ts";
import { commitment } from "../luck/committedLuck.ts";
import { fromHex } from "../luck/encoding.ts";
import type { Status } from "../wire/types.ts";

export interface EntropyBody {
    seat: number;
    entropy?: string;
    promise?: string;
}

export interface EntropyStore {
    get(promise: string): string | null;
    set(promise: string, entropy: string): void;
}

const COMMITTED = "promised:";

/**
 * What is to be sent now for our seats. Who may be gone when the game begins gives at once instead of promising: nobody
 * should have to wait for a closed page.
 */
export function entropyDue(
    status: Status,
    entropies: readonly string[],
    mySeats: readonly number[],
    realTime: boolean,
    store: EntropyStore,
): EntropyBody[] {
    return mySeats.flatMap((seat) => {
        const now = entropies[seat];
        if (status === "gathering" && now === "")
            return [realTime ? commitTo(seat, store) : { seat, entropy: freshEntropy() }];
        const entropy = status === "mixing" && now?.startsWith(COMMITTED) && store.get(now.slice(COMMITTED.length));
        return entropy ? [{ seat, entropy }] : [];
    });
}

function commitTo(seat: number, store: EntropyStore): EntropyBody {
    const entropy = freshEntropy();
    const promise = commitment(fromHex(entropy));
    store.set(promise, entropy);
    return { seat, promise };
}

/** Kept for this visit, also over a reload. */
export const sessionEntropy: EntropyStore = {
    get: (promise) => sessionStorage.getItem(`caravane.luck.${promise}`),
    set: (promise, entropy) => sessionStorage.setItem(`caravane.luck.${promise}`, entropy),
};
