/**
 * SHA-256 and HMAC in plain TypeScript: browsers offer theirs only to secure origins, and a server at home uses plain HTTP.
 * `hash` follows FIPS 180-4 and keeps its names.
 */

const BLOCK = 64;
const ROUNDS = 64;

const primes = firstPrimes(ROUNDS);
const INITIAL = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const K = primes.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
    const found: number[] = [];
    for (let number = 2; found.length < count; number += 1) {
        if (found.every((prime) => number % prime !== 0)) found.push(number);
    }
    return found;
}

/** First 32 bits of the fraction. */
function fraction(root: number): number {
    return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

export function hash(message: Uint8Array): Uint8Array {
    const state = Int32Array.from(INITIAL);
    const padded = pad(message);
    for (let start = 0; start < padded.byteLength; start += BLOCK) {
        compress(state, schedule(new DataView(padded.buffer, start, BLOCK)));
    }
    return toBytes(state);
}

/** A one bit, zeros, and the length in bits, up to a whole number of blocks. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
    const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
    padded.set(message);
    padded[message.length] = 0x80;
    new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
    return padded;
}

function schedule(block: DataView): Int32Array {
    const w = new Int32Array(ROUNDS);
    for (let t = 0; t < 16; t += 1) w[t] = block.getInt32(4 * t);
    for (let t = 16; t < ROUNDS; t += 1) {
        const s0 = at(w, t - 15);
        const s1 = at(w, t - 2);
        const small0 = rotateRight(s0, 7) ^ rotateRight(s0, 18) ^ (s0 >>> 3);
        const small1 = rotateRight(s1, 17) ^ rotateRight(s1, 19) ^ (s1 >>> 10);
        w[t] = (small1 + at(w, t - 7) + small0 + at(w, t - 16)) | 0;
    }
    return w;
}

function compress(state: Int32Array, w: Int32Array): void {
    let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
    for (let t = 0; t < ROUNDS; t += 1) {
        const sum1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
        const choice = (e & f) ^ (~e & g);
        const one = (h + sum1 + choice + at(K, t) + at(w, t)) | 0;
        const sum0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
        const majority = (a & b) ^ (a & c) ^ (b & c);
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + sum0 + majority) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => {
        state[index] = (at(state, index) + word) | 0;
    });
}

type Eight = [number, number, number, number, number, number, number, number];

function rotateRight(word: number, by: number): number {
    return (word >>> by) | (word << (32 - by));
}

function at(words: ArrayLike<number>, index: number): number {
    return words[index] as number;
}

function toBytes(words: Int32Array): Uint8Array {
    const bytes = new Uint8Array(words.length * 4);
    const view = new DataView(bytes.buffer);
    words.forEach((word, index) => view.setInt32(4 * index, word));
    return bytes;
}

/** HMAC-SHA256 (RFC 2104). */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
    const block = new Uint8Array(BLOCK);
    block.set(key.length > BLOCK ? hash(key) : key);
    const inner = hash(join([block.map((byte) => byte ^ 0x36), message]));
    return hash(join([block.map((byte) => byte ^ 0x5c), inner]));
}

export function join(parts: readonly Uint8Array[]): Uint8Array {
    const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    let index = 0;
    for (const part of parts) {
        joined.set(part, index);
        index += part.length;
    }
    return joined;
}
