/** Hexadecimal and UTF-8 encoding, and canonical JSON. */

import { hash } from "./sha256.ts";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

export function fromHex(text: string): Uint8Array {
    if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new TypeError("not hexadecimal digits");
    return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** UTF-8 encoding, since TextEncoder is not part of the language. */
export function toUtf8(text: string): Uint8Array {
    const bytes: number[] = [];
    for (const sign of text) {
        const code = sign.codePointAt(0) as number;
        if (code >= 0xd800 && code <= 0xdfff) throw new TypeError("half a character");
        if (code < 0x80) bytes.push(code);
        else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code, 0));
        else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code, 6), tail(code, 0));
        else bytes.push(0xf0 | (code >> 18), tail(code, 12), tail(code, 6), tail(code, 0));
    }
    return Uint8Array.from(bytes);
}

function tail(code: number, shift: number): number {
    return 0x80 | ((code >> shift) & 0x3f);
}

/** Canonical JSON: keys sorted by code points, no spaces, minimal escapes; the same bytes as in Python. */
export function canonical(value: Json): string {
    if (isList(value)) return `[${value.map(canonical).join(",")}]`;
    if (value !== null && typeof value === "object") {
        const names = Object.keys(value).sort(byCodePoints);
        return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] as Json)}`).join(",")}}`;
    }
    if (typeof value === "number" && !Number.isSafeInteger(value)) throw new TypeError("not a whole number");
    return JSON.stringify(value);
}

function isList(value: Json): value is readonly Json[] {
    return Array.isArray(value);
}

export function byCodePoints(one: string, other: string): number {
    const [mine, yours] = [[...one], [...other]];
    const index = mine.findIndex((sign, at) => sign !== yours[at]);
    if (index < 0) return mine.length - yours.length;
    return (mine[index]?.codePointAt(0) ?? -1) - (yours[index]?.codePointAt(0) ?? -1);
}

export function digest(value: Json): string {
    return toHex(hash(toUtf8(canonical(value))));
}
