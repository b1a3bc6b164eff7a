/**
 * Verifiable luck, as in `docs/luck.md` and, in Python, `caravane/tables/luck/committed_luck.py`.
 *
 * Draw `i` of chance event `k` comes from HMAC-SHA256(key, "k:i:attempt"), the key from the secret and every seat's entropy.
 */

import { hash, hmac, join } from "./sha256.ts";
import { toHex, toUtf8 } from "./encoding.ts";

export const ALGORITHM = 2;
/** Of tables that name none: its key follows from hashes that everybody sees, so that it proves nothing. */
export const FIRST_ALGORITHM = 1;

const WORDS = 1n << 64n;

/** SHA-256 fingerprint by which a server commits to its secret, and a seat to its entropy. */
export function commitment(secret: Uint8Array): string {
    return toHex(hash(secret));
}

/** The key from the secret and the entropy of every seat, each after its length, so that no two can be confused. */
export function tableKey(algorithm: number, secret: Uint8Array, entropies: readonly Uint8Array[]): Uint8Array {
    if (algorithm === FIRST_ALGORITHM) return hash(join([secret, ...entropies].map(hash)));
    return hmac(secret, join(entropies.flatMap((entropy) => [Uint8Array.of(entropy.length), entropy])));
}

/** All luck of one table. */
export class TableLuck {
    readonly algorithm: number;
    readonly #key: Uint8Array;

    constructor(algorithm: number, secret: Uint8Array, entropies: readonly Uint8Array[]) {
        this.algorithm = algorithm;
        this.#key = tableKey(algorithm, secret, entropies);
    }

    event(number: number): CommittedLuck {
        return new CommittedLuck(this.#key, number);
    }
}

/** Draws of one chance event of one table. */
export class CommittedLuck {
    readonly #key: Uint8Array;
    readonly #event: number;
    #draw = 0;

    constructor(key: Uint8Array, event: number) {
        this.#key = key;
        this.#event = event;
    }

    /** A number from 0 to bound - 1, uniformly: words in the last, incomplete range are rejected. */
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
