/** Reading of notes: stored ones, and files that people drop. As strict as `caravane verify`, which reads them too. */

import { commitment as hashOf } from "./committedLuck.ts";
import type { DeviceNotes } from "./deviceNotes.ts";
import { fromHex } from "./encoding.ts";
import { isListOf, isObject, isShown, isText } from "./exportFile.ts";

const MAX_SEATS = 64;

/** Return the notes of a device; null for anything else. */
export function readNotes(data: unknown): DeviceNotes | null {
    return isObject(data) && data["caravane"] === "notes" && data["format"] === 1 && isNotes(data)
        ? (data as unknown as DeviceNotes)
        : null;
}

function isNotes(notes: Record<string, unknown>): boolean {
    const { table, game, seats, commitment, restarts, irregular, entropies, moves, seen, result } = notes;
    if (!isText(table) || !isText(game) || !isNumber(seats, 1, MAX_SEATS)) return false;
    if (commitment !== "" && !isHash(commitment)) return false;
    if (!isNumber(restarts) || !isNumber(irregular)) return false;
    const known =
        isListOf(entropies, (each) => isEntropy(each, seats)) && isListOf(moves, (each) => isMoves(each, seats));
    return known && isSeen(seen, seats) && (result === null || isResult(result));
}

function isEntropy(note: unknown, seats: number): boolean {
    if (!isObject(note) || !isNumber(note["seat"], 0, seats - 1) || typeof note["committed"] !== "boolean")
        return false;
    const { entropy, commitment, revealed, others } = note;
    if (typeof entropy !== "string" || !/^([0-9a-f]{2}){16,64}$/.test(entropy)) return false;
    if (commitment !== hashOf(fromHex(entropy)) || !["", "sent", "accepted"].includes(String(revealed))) return false;
    return Array.isArray(others) && [0, seats].includes(others.length) && others.every(isEntropyState);
}

/** What a seat has given: nothing, or the hash of what it committed to or revealed. */
export function isEntropyState(state: unknown): boolean {
    return typeof state === "string" && /^((committed|revealed):[0-9a-f]{64})?$/.test(state);
}

function isMoves(note: unknown, seats: number): boolean {
    if (!isObject(note) || !isNumber(note["seat"], 0, seats - 1)) return false;
    return isNumber(note["n"], 1) && isListOf(note["moves"], isText);
}

function isSeen(seen: unknown, seats: number): boolean {
    if (!isObject(seen)) return false;
    const known = Object.keys(seen).every(
        (seat) => isNumber(Number(seat), 0, seats - 1) && String(Number(seat)) === seat,
    );
    return known && Object.values(seen).every((pairs) => isListOf(pairs, isPair));
}

function isPair(pair: unknown): boolean {
    return Array.isArray(pair) && pair.length === 2 && isNumber(pair[0], 1) && pair[1] !== "" && isShown(pair[1]);
}

function isResult(result: unknown): boolean {
    if (!isObject(result) || typeof result["finished"] !== "boolean") return false;
    return ["ranks", "scores", "resigned"].every((name) => isListOf(result[name], (each) => isNumber(each, -Infinity)));
}

function isHash(value: unknown): boolean {
    return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}

function isNumber(value: unknown, least = 0, most = Infinity): value is number {
    return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}
