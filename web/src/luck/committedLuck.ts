/**
 * Verifiable luck, version 1; `docs/luck.md` tells it at length, and Python has the same in `caravane/tables/luck.py`.
 *
 * Draw `i` of chance event `k` comes from HMAC-SHA256(key, "k:i:attempt"), the key from the secret and every seat's entropy.
 */

import { hash, hmac, join } from "./sha256.ts";
import { toHex, toUtf8 } from "./encoding.ts";

export const ALGORITHM = 1;

const WORDS = 1n << 64n;

/** The fingerprint by which a server commits to its secret, and a seat promises its entropy. */
export function commitment(secret: Uint8Array): string {
    return toHex(hash(secret));
}

/** Each part is hashed first, so that none can run into the next. */
export function tableKey(secret: Uint8Array, entropies: readonly Uint8Array[]): Uint8Array {
    return hash(join([secret, ...entropies].map(hash)));
}

/** The draws of one chance event of one table. */
export class CommittedLuck {
    readonly #key: Uint8Array;
    readonly #event: number;
    #draw = 0;

    constructor(key: Uint8Array, event: number) {
        this.#key = key;
        this.#event = event;
    }

    /** A number from 0 to bound - 1, each equally likely: words in the last, incomplete run are thrown away. */
    below(bound: bigint): bigint {
        const fair = WORDS - (WORDS % bound);
        let attempt = 0;
        let word = this.#word(attempt);
        while (word >= fair) {
            attempt += 1;
            word = this.#word(attempt);
        }
        this.#draw += 1;
        return word % bound;
    }

    /** One of some things. */
    one<T>(things: readonly T[]): T {
        return things[this.index(things.length)] as T;
    }

    index(count: number): number {
        return Number(this.below(BigInt(count)));
    }

    #word(attempt: number): bigint {
        return wordOf(this.#key, `${this.#event}:${this.#draw}:${attempt}`);
    }
}

export function wordOf(key: Uint8Array, message: string): bigint {
    return new DataView(hmac(key, toUtf8(message)).buffer).getBigUint64(0);
}
