import { toHex } from "./encoding.ts";

const BYTES = 32;

/** The player's entropy: unpredictable, so that the server cannot have prepared its secret for it. */
export function freshEntropy(): string {
    return toHex(crypto.getRandomValues(new Uint8Array(BYTES)));
}
