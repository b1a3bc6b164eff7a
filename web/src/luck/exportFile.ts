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
    readonly digest: string;
    /** The file as it was written, in whatever format: the digest is of this. */
    readonly original: Record<string, Json>;
}

export interface FileAct {
    readonly kind: string;
    readonly seat?: number;
    readonly commitment?: string;
    readonly entropy?: string;
    readonly follow_ups?: readonly string[];
    /** In the first act: number of first acts whose luck was only recorded, because the game began without a secret. */
    readonly unproved_acts?: number;
}

export type ChanceEvent = ChanceSpec & { readonly act: number; readonly line: string };

const PARTS = ["acts", "caravane", "chance_events", "digest", "format", "luck", "result"];
const FORMAT = 2;
const FIRST_FORMAT = 1;

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
    if (!isObject(data) || Object.keys(data).sort().join() !== PARTS.join()) return false;
    const known = data["caravane"] === "table" && data["format"] === FORMAT && typeof data["digest"] === "string";
    return known && isLuck(data["luck"]) && isListOf(data["acts"], isAct) && isListOf(data["chance_events"], isChance);
}

function isLuck(luck: unknown): boolean {
    if (!isObject(luck) || typeof luck["algorithm"] !== "number" || !isListOf(luck["entropies"], isHex)) return false;
    return isHex(luck["commitment"]) && isHex(luck["secret"]);
}

function isAct(act: unknown): boolean {
    if (!isObject(act) || typeof act["kind"] !== "string") return false;
    const { entropy, commitment, follow_ups, unproved_acts } = act;
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

function isObject(value: unknown): value is Record<string, unknown> {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, fits: (item: unknown) => boolean): boolean {
    return Array.isArray(value) && value.every(fits);
}

function isCount(value: unknown): value is number {
    return typeof value === "number" && Number.isInteger(value) && value > 0;
}

function isNames(value: unknown): value is string[] {
    return Array.isArray(value) && value.length > 0 && value.every(isText);
}

function isText(value: unknown): boolean {
    return typeof value === "string";
}

function isHex(value: unknown): boolean {
    return typeof value === "string" && /^(?:[0-9a-f]{2})*$/.test(value);
}
