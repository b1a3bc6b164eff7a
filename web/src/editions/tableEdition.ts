// The edition of a table in words.
import type { Edition } from "../wire/types.ts";

export interface EditionFactProps extends Record<string, unknown> {
    game: string;
    edition: Edition;
    /** The table, and the code of an invitation to it. */
    table: string;
    code: string;
}

/** Longest part of a fingerprint that people compare. */
const SHOWN = 8;

/** The beginning of a fingerprint, in groups of four. */
export function shownFingerprint(fingerprint: string): string {
    return fingerprint.slice(0, SHOWN).replace(/(.{4})(?=.)/g, "$1 ");
}
