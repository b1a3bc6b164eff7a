/** Export file of a table, as far as luck needs it. The digest covers everything else. */

import type { ChanceSpec } from "./chanceEvents.ts";
import type { Json } from "./encoding.ts";

export interface TableFile {
    readonly luck: {
        readonly algorithm: number;
        readonly commitment: string;
        readonly secret: string;
        readonly entropies: readonly string[];
    };
    readonly acts: readonly FileAct[];
    readonly chances: readonly ChanceEvent[];
    readonly result: Json;
    readonly digest: string;
}

export interface FileAct {
    readonly kind: string;
    readonly seat?: number;
    readonly commitment?: string;
    readonly entropy?: string;
    readonly promise?: string;
    readonly then?: readonly string[];
}

export type ChanceEvent = ChanceSpec & { readonly act: number; readonly line: string };

const PARTS = ["acts", "caravane", "chances", "digest", "format", "luck", "result"];
const FORMAT = 1;

/** Whether this is an export file in the supported format. */
export function isTableFile(data: unknown): data is TableFile {
    if (!isObject(data) || Object.keys(data).sort().join() !== PARTS.join()) return false;
    const known = data["caravane"] === "table" && data["format"] === FORMAT && typeof data["digest"] === "string";
    return known && isLuck(data["luck"]) && isListOf(data["acts"], isAct) && isListOf(data["chances"], isChance);
}

function isLuck(luck: unknown): boolean {
    if (!isObject(luck) || typeof luck["algorithm"] !== "number" || !isListOf(luck["entropies"], isHex)) return false;
    return isHex(luck["commitment"]) && isHex(luck["secret"]);
}

function isAct(act: unknown): boolean {
    if (!isObject(act) || typeof act["kind"] !== "string") return false;
    const { entropy, promise, commitment, then } = act;
    if (![entropy, promise, commitment].every((text) => text === undefined || isHex(text))) return false;
    return then === undefined || isListOf(then, isText);
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
