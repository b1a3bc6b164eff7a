/**
 * Exchange of the players' entropy (docs/luck.md). While the table waits, a seat commits to its entropy by a
 * fingerprint; once the game is started and all commitments are fixed, it reveals it. Everything is noted before it is
 * sent, and nothing is sent to a table whose fingerprint of the secret is not the noted one.
 */

import { changeEntropy, withEntropy, type DeviceNotes, type EntropyNote } from "./deviceNotes.ts";
import { freshEntropy } from "./entropy.ts";
import { isEntropyState } from "./readNotes.ts";
import type { EntropyIn, Status, Update } from "../wire/types.ts";

/** A table before the game, as the server shows it to a person. */
export interface ShownTable {
    readonly status: Status;
    readonly n: number;
    readonly commitment: string;
    /** By seat: nothing, or the fingerprint that was committed to or revealed. */
    readonly entropies: readonly string[];
    readonly mySeats: readonly number[];
}

export interface ExchangeStep {
    /** To be stored before the messages are sent. */
    readonly notes: DeviceNotes;
    readonly due: readonly EntropyIn[];
}

export const COMMITTED = "committed:";
const REVEALED = "revealed:";

/** What is to be noted and to be sent now: nothing for a table that is not shown in the form of the protocol. */
export function nextStep(before: DeviceNotes, shown: ShownTable, draw: () => string = freshEntropy): ExchangeStep {
    const expected = shown.status === "waiting" || shown.status === "starting";
    if (!expected || !isWellFormed(shown, before.seats)) return { notes: before, due: [] };
    const notes = followed(before, shown);
    if (!keepsCommitment(notes, shown)) return { notes, due: [] };
    return shown.status === "waiting" ? commitDue(notes, shown, draw) : revealDue(notes, shown);
}

/** What is noted must be readable again, and every seat must have its entry: else others could give theirs unseen. */
function isWellFormed({ n, entropies, mySeats }: ShownTable, seats: number): boolean {
    const isNumber = (value: number, most: number): boolean =>
        Number.isSafeInteger(value) && value >= 0 && value <= most;
    const known = entropies.length === seats && entropies.every(isEntropyState);
    return known && isNumber(n, Number.MAX_SAFE_INTEGER) && mySeats.every((seat) => isNumber(seat, seats - 1));
}

/** Whether the fingerprint of the secret is still the one that was seen first. */
export function keepsCommitment(notes: DeviceNotes, shown: Pick<ShownTable, "commitment">): boolean {
    return notes.commitment !== "" && notes.commitment === shown.commitment;
}

/** Note what the server shows of the own entropy, and forget what no longer counts; revealed in vain, it is counted. */
function followed(notes: DeviceNotes, shown: ShownTable): DeviceNotes {
    const counting = notes.entropies.filter((each) => !isVoid(each, shown));
    const inVain = notes.entropies.some((each) => each.revealed !== "" && isVoid(each, shown));
    const entropies = counting.map((each) => completed(acknowledged(each, shown), shown.entropies));
    return { ...notes, restarts: notes.restarts + Number(inVain), entropies };
}

/** Note which others have revealed what they had committed to, once the own entropy was revealed. */
function completed(note: EntropyNote, entropies: readonly string[]): EntropyNote {
    if (note.revealed === "") return note;
    return withRevealed(note, (seat, revealed) => entropies[seat] === revealed);
}

/**
 * Note who reveals in the last moment before the game: then no list shows it any more, but the events do. Only those since
 * the own entropy was revealed count, because commitments are the same kind of act.
 */
export function withLastReveals(notes: DeviceNotes, { after, events }: Pick<Update, "after" | "events">): DeviceNotes {
    if (after === undefined) return notes;
    const revealing = new Set(events.filter(({ act }) => act === "entropy").map(({ seat }) => seat));
    if (!revealing.size) return notes;
    const entropies = notes.entropies.map((note) =>
        after < (note.revealedAt ?? Infinity) ? note : withRevealed(note, (seat) => revealing.has(seat)),
    );
    return { ...notes, entropies };
}

function withRevealed(note: EntropyNote, hasRevealed: (seat: number, revealed: string) => boolean): EntropyNote {
    const others = note.others.map((state, seat) => {
        const revealed = state.replace(COMMITTED, REVEALED);
        return hasRevealed(seat, revealed) ? revealed : state;
    });
    return { ...note, others };
}

/**
 * Whether entropy counts no longer: its seat was left, or somebody stood up after the start, which voids what all gave.
 * An update from before the commitment says nothing about it.
 */
function isVoid({ seat, commitment, committed, revealed, n = 0 }: EntropyNote, shown: ShownTable): boolean {
    const now = shown.entropies[seat] ?? "";
    if (shown.n < n || now.endsWith(`:${commitment}`)) return false;
    return !shown.mySeats.includes(seat) || (now === "" && (committed || revealed !== ""));
}

function acknowledged(note: EntropyNote, { entropies, n }: ShownTable): EntropyNote {
    const now = entropies[note.seat];
    if (now === REVEALED + note.commitment) return { ...note, committed: true, revealed: "accepted" };
    return now === COMMITTED + note.commitment && !note.committed ? { ...note, committed: true, n } : note;
}

function commitDue(notes: DeviceNotes, { entropies, mySeats, n }: ShownTable, draw: () => string): ExchangeStep {
    const open = mySeats.filter((seat) => (entropies[seat] ?? "") === "");
    const noted = (from: DeviceNotes, seat: number) => from.entropies.find((each) => each.seat === seat);
    const drawn = open.filter((seat) => !noted(notes, seat));
    const after = drawn.reduce((all, seat) => withEntropy(all, seat, draw()), notes);
    // A commitment whose answer was lost is sent again.
    const sendable = open.map((seat) => noted(after, seat)!).filter((each) => !each.committed && (each.n ?? 0) <= n);
    return { notes: after, due: sendable.map(({ seat, commitment }) => ({ seat, commitment })) };
}

/** Reveal what the server shows as committed, after noting what all others have given. */
function revealDue(notes: DeviceNotes, { entropies, mySeats, n }: ShownTable): ExchangeStep {
    const ready = notes.entropies.filter(
        ({ seat, commitment }) => mySeats.includes(seat) && entropies[seat] === COMMITTED + commitment,
    );
    const after = ready.reduce(
        (all, { commitment, others, revealedAt = n }) =>
            changeEntropy(all, commitment, {
                revealed: "sent",
                others: others.length ? others : [...entropies],
                revealedAt,
            }),
        notes,
    );
    return { notes: after, due: ready.map(({ seat, entropy }) => ({ seat, entropy })) };
}
