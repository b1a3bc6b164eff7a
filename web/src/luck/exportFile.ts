/** Export file of a table, as far as luck needs it. The digest covers everything else. */

import type { ChanceSpec } from "./chanceEvents.ts";
import type { Json } from "./encoding.ts";
import { convertExport } from "./firstFormat.ts";

export interface TableFile {
    readonly luck: {
        readonly algorithm: number;
        readonly commitment: string;
        readonly secret: string;
        readonly entropies: readonly string[];
    };
    readonly acts: readonly FileAct[];
    readonly chance_events: readonly ChanceEvent[];
    readonly result: Json;
    /** By seat: digests of what it was shown, one for each of its numbers; null while the game is unfinished. */
    readonly seen?: readonly (readonly string[])[] | null;
    readonly digest: string;
    /** The file as it was written, in whatever format: the digest is of this. */
    readonly original: Record<string, Json>;
}

export interface FileAct {
    readonly kind: string;
    readonly seat?: number;
    readonly moves?: readonly string[];
    readonly occupant?: { readonly kind?: string; readonly identity?: string; readonly name?: string };
    readonly settings?: { readonly game?: string; readonly rules?: number; readonly seats?: number };
    readonly commitment?: string;
    readonly entropy?: string;
    readonly follow_ups?: readonly string[];
    /** In the first act: version of the luck. */
    readonly algorithm?: number;
    /** In the first act: number of first acts whose luck was only recorded, because the game began without a secret. */
    readonly unproved_acts?: number;
}

export type ChanceEvent = ChanceSpec & { readonly act: number; readonly line: string };

const PARTS = ["acts", "caravane", "chance_events", "digest", "format", "luck", "result"];
const FORMAT = 3;
const FIRST_FORMAT = 1;
/** Format 2 was written before devices took part, without what they were shown. */
const PARTS_OF_FORMAT: Readonly<Record<number, string>> = { 2: PARTS.join(), 3: [...PARTS, "seen"].sort().join() };

/** Error code for data that is not a file of a known format: what it is instead. */
export function fileError(data: unknown): "bad-file" | "newer-file" | "journal-file" {
    if (!isObject(data)) return "bad-file";
    if (!("caravane" in data)) return "moves" in data && "game" in data ? "journal-file" : "bad-file";
    return data["caravane"] === "table" && Number(data["format"]) > FORMAT ? "newer-file" : "bad-file";
}

/** Return the file of a table under its present names; null unless it is one in a known format. */
export function readTableFile(data: unknown): TableFile | null {
    if (!isObject(data)) return null;
    const current = data["format"] === FIRST_FORMAT ? convertExport(data) : data;
    return isCurrent(current) ? { ...current, original: data as Record<string, Json> } : null;
}

function isCurrent(data: unknown): data is Omit<TableFile, "original"> {
    if (!isObject(data) || Object.keys(data).sort().join() !== PARTS_OF_FORMAT[Number(data["format"])]) return false;
    const known = data["caravane"] === "table" && isText(data["digest"]) && isSeen(data["seen"]);
    return known && isLuck(data["luck"]) && isListOf(data["acts"], isAct) && isListOf(data["chance_events"], isChance);
}

function isLuck(luck: unknown): boolean {
    if (!isObject(luck) || typeof luck["algorithm"] !== "number" || !isListOf(luck["entropies"], isHex)) return false;
    return isHex(luck["commitment"]) && isHex(luck["secret"]);
}

function isSeen(seen: unknown): boolean {
    return seen === undefined || seen === null || isListOf(seen, (shown) => isListOf(shown, isShown));
}

function isAct(act: unknown): boolean {
    if (!isObject(act) || typeof act["kind"] !== "string") return false;
    const { algorithm, entropy, commitment, follow_ups, moves, seat, unproved_acts } = act;
    if (![algorithm, seat].every((number) => number === undefined || Number.isSafeInteger(number))) return false;
    if (moves !== undefined && !isListOf(moves, isText)) return false;
    if (act["occupant"] !== undefined && !isObject(act["occupant"])) return false;
    if (unproved_acts !== undefined && !isCount(unproved_acts)) return false;
    if (![entropy, commitment].every((text) => text === undefined || isHex(text))) return false;
    return follow_ups === undefined || isListOf(follow_ups, isText);
}

function isChance(chance: unknown): boolean {
    if (!isObject(chance) || typeof chance["act"] !== "number") return false;
    if (!isText(chance["verb"]) || !isText(chance["line"])) return false;
    if (chance["kind"] === "roll") return isListOf(chance["of"], isNames);
    if (chance["kind"] === "lots")
        return isNames(chance["of"]) && isCount(chance["count"]) && chance["count"] <= chance["of"].length;
    return (chance["kind"] === "lot" || chance["kind"] === "shuffle") && isNames(chance["of"]);
}

export function isObject(value: unknown): value is Record<string, unknown> {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isListOf(value: unknown, fits: (item: unknown) => boolean): boolean {
    return Array.isArray(value) && value.every(fits);
}

export function isCount(value: unknown): value is number {
    return typeof value === "number" && Number.isInteger(value) && value > 0;
}

function isNames(value: unknown): value is string[] {
    return Array.isArray(value) && value.length > 0 && value.every(isText);
}

export function isText(value: unknown): boolean {
    return typeof value === "string";
}

/** Digest of what a seat was shown; empty before the game. */
export function isShown(value: unknown): boolean {
    return typeof value === "string" && /^([0-9a-f]{20}\.(0|[1-9]\d{0,8}))?$/.test(value);
}

export function isHex(value: unknown): boolean {
    return typeof value === "string" && /^(?:[0-9a-f]{2})*$/.test(value);
}
