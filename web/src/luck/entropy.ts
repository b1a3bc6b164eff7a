import { toHex } from "./encoding.ts";

const BYTES = 32;

/** Our own part of a table's luck: nobody can foresee it, so nobody can have prepared the rest. */
export function freshEntropy(): string {
    return toHex(crypto.getRandomValues(new Uint8Array(BYTES)));
}
