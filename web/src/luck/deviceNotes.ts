/**
 * What this device noted about a table, format 1 (docs/luck.md): the fingerprint of the secret as it was first seen, the
 * entropy given after that, the own moves, and digests of what was shown. At the end they are compared with the file.
 *
 * All changes return new notes, so that they can be tested and stored in one step.
 */

import { byCodePoints, digest, fromHex, type Json } from "./encoding.ts";
import { commitment as hashOf } from "./committedLuck.ts";

export interface DeviceNotes {
    readonly caravane: "notes";
    readonly format: 1;
    readonly table: string;
    readonly game: string;
    /** Number of seats. */
    readonly seats: number;
    /** As first seen, before anything was sent; empty if the device came after the waiting room. */
    readonly commitment: string;
    /** How often a start became void after this device had revealed entropy: each time luck was drawn anew. */
    readonly restarts: number;
    /** How often this device was shown something that it could not note, or that contradicts what it had noted. */
    readonly irregular: number;
    /** At most one per own seat. */
    readonly entropies: readonly EntropyNote[];
    readonly moves: readonly MovesNote[];
    /** By own seat: the number of each update with a view, and the digest of that view. */
    readonly seen: Readonly<Record<string, readonly SeenNote[]>>;
    readonly result: NotedResult | null;
}

export interface EntropyNote {
    readonly seat: number;
    readonly entropy: string;
    readonly commitment: string;
    /** Whether the server has acknowledged the commitment. */
    readonly committed: boolean;
    readonly revealed: "" | "sent" | "accepted";
    /** What all seats had given when this device revealed its entropy, and who has revealed since; empty before. */
    readonly others: readonly string[];
    /** On this device only: number of the table at which the commitment was there. */
    readonly n?: number;
    /** On this device only: number of the table at which the entropy was revealed. */
    readonly revealedAt?: number;
}

export interface MovesNote {
    readonly seat: number;
    /** Number of the update in answer to which they were sent. */
    readonly n: number;
    readonly moves: readonly string[];
}

export type SeenNote = readonly [n: number, digest: string];

export interface NotedResult {
    readonly ranks: readonly number[];
    readonly scores: readonly number[];
    readonly resigned: readonly number[];
    readonly finished: boolean;
}

/** A table as a person meets it. */
export interface MetTable {
    readonly id: string;
    readonly game: string;
    readonly seats: number;
    readonly commitment: string;
}

/** Digits for the names of a view's parts, and for the view. */
const PARTS_LENGTH = 4;
const VIEW_LENGTH = 16;

export function newNotes({ id, game, seats, commitment }: MetTable, waiting: boolean): DeviceNotes {
    const begun = { table: id, game, seats, commitment: waiting ? commitment : "" };
    return {
        caravane: "notes",
        format: 1,
        ...begun,
        restarts: 0,
        irregular: 0,
        entropies: [],
        moves: [],
        seen: {},
        result: null,
    };
}

/** Draw the entropy of a seat; it takes the place of an earlier one. */
export function withEntropy(notes: DeviceNotes, seat: number, entropy: string): DeviceNotes {
    const commitment = hashOf(fromHex(entropy));
    const drawn: EntropyNote = { seat, entropy, commitment, committed: false, revealed: "", others: [] };
    return { ...notes, entropies: sorted([...notes.entropies.filter((each) => each.seat !== seat), drawn]) };
}

function sorted(entropies: readonly EntropyNote[]): EntropyNote[] {
    return [...entropies].sort((a, b) => a.seat - b.seat);
}

/** Change what is noted about the entropy with this commitment, if it still is. */
export function changeEntropy(notes: DeviceNotes, commitment: string, change: Partial<EntropyNote>): DeviceNotes {
    const entropies = notes.entropies.map((each) => (each.commitment === commitment ? { ...each, ...change } : each));
    return { ...notes, entropies };
}

/** Note acknowledged moves in the order of their decisions: a message that is sent again may be acknowledged after later ones. */
export function withMoves(notes: DeviceNotes, seat: number, n: number, moves: readonly string[]): DeviceNotes {
    const later = notes.moves.findIndex((each) => each.seat === seat && each.n > n);
    const at = later < 0 ? notes.moves.length : later;
    const played = { seat, n, moves: [...moves] };
    return { ...notes, moves: [...notes.moves.slice(0, at), played, ...notes.moves.slice(at)] };
}

/** Note that something could not be noted, or contradicts what was. */
export function withIrregular(notes: DeviceNotes): DeviceNotes {
    return { ...notes, irregular: notes.irregular + 1 };
}

/** Note the digest of a view; the same one once, another one of the same number too. */
export function withSeen(notes: DeviceNotes, seat: number, [n, shown]: SeenNote): DeviceNotes {
    const before = notes.seen[seat] ?? [];
    if (before.some((each) => each[0] === n && each[1] === shown)) return notes;
    return { ...notes, seen: { ...notes.seen, [seat]: [...before, [n, shown]] } };
}

/** Note the result, of which there is only one; opponents without a seat are not in the file. */
export function withResult(notes: DeviceNotes, { ranks, scores, resigned, finished }: NotedResult): DeviceNotes {
    const cut = (all: readonly number[]): number[] => all.slice(0, notes.seats);
    const result = { ranks: cut(ranks), scores: cut(scores), resigned: [...resigned], finished };
    if (!notes.result) return { ...notes, result };
    return JSON.stringify(result) === JSON.stringify(notes.result) ? notes : withIrregular(notes);
}

/** Digest of what is shown: of the names of the view's parts, then of the whole, and the number of draws so far. */
export function shownDigest(view: { readonly [name: string]: Json }, draws: number): string {
    const names = digest(Object.keys(view).sort(byCodePoints));
    return `${names.slice(0, PARTS_LENGTH)}${digest(view).slice(0, VIEW_LENGTH)}.${draws}`;
}

/** Whether two digests are of views with the same parts, or of other draws: only views of different versions cannot be compared. */
export function isComparable(one: string, other: string): boolean {
    const sameParts = one.slice(0, PARTS_LENGTH) === other.slice(0, PARTS_LENGTH);
    return one === "" || other === "" || sameParts || one.split(".")[1] !== other.split(".")[1];
}

/** The notes as a file, without what matters on this device only. */
export function notesFile(notes: DeviceNotes): DeviceNotes {
    const entropies = notes.entropies.map(({ n: _, revealedAt: __, ...each }) => each);
    const { caravane, format, table, game, seats, commitment, restarts, irregular, moves, seen, result } = notes;
    return { caravane, format, table, game, seats, commitment, restarts, irregular, entropies, moves, seen, result };
}
