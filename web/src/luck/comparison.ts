/**
 * Comparison of a file with the notes of a device, as in docs/luck.md and `caravane verify --notes`.
 *
 * The browser has no rules: that what was shown follows from the acts is checked by `caravane verify`.
 */

import { hasOtherRules } from "./candidates.ts";
import { commitment as hashOf, FIRST_ALGORITHM } from "./committedLuck.ts";
import { isComparable, type DeviceNotes, type EntropyNote } from "./deviceNotes.ts";
import { fromHex } from "./encoding.ts";
import { COMMITTED } from "./entropyExchange.ts";
import { isObject, type TableFile } from "./exportFile.ts";

/** In the order in which they are shown. */
export const DIFFERENCES = [
    "file",
    "game",
    "commitment",
    "own-entropy",
    "others-entropy",
    "move",
    "shown",
    "result",
] as const;
export type DifferenceCode = (typeof DIFFERENCES)[number];
export type RemarkCode =
    | "no-notes"
    | "unchecked"
    | "first-algorithm"
    | "irregular"
    | "unseen"
    | "no-result"
    | "unproved"
    | "not-finished"
    | "no-commitment"
    | "restarted"
    | "not-revealed-here"
    | "missing-entropy"
    | "entropy-void"
    | "no-entropy"
    | "entropy-skipped"
    | "old-file"
    | "views-changed";

export interface Difference<Code = DifferenceCode> {
    readonly code: Code;
    readonly seat?: number;
    readonly number?: number;
}
export type Remark = Difference<RemarkCode>;

export interface Comparison {
    readonly verdict: "verified" | "no-part" | "differs";
    readonly differences: readonly Difference[];
    readonly remarks: readonly Remark[];
}

/** Remarks with which a file is still verified, as long as the entropy of some own seat is in it. */
const HARMLESS: readonly RemarkCode[] = ["missing-entropy", "no-entropy"];
const ALLOWED_FINDINGS: readonly string[] = ["unproved", "not-finished"];

/** Compare a file with what this device noted; `findings` are the codes of what is wrong in the file itself. */
export function compare(notes: DeviceNotes | null, file: TableFile, findings: readonly string[]): Comparison {
    const found = new Found();
    if (findings.some((code) => !ALLOWED_FINDINGS.includes(code))) found.differs("file");
    for (const code of ALLOWED_FINDINGS) if (findings.includes(code)) found.remark(code as RemarkCode);
    if (hasOtherRules(file)) found.remark("unchecked");
    if (file.luck.algorithm === FIRST_ALGORITHM) found.remark("first-algorithm");
    if (!notes) found.remark("no-notes");
    else compareNotes(notes, file, found);
    return found.comparison;
}

class Found {
    readonly #differences: Difference[] = [];
    readonly #remarks: Remark[] = [];
    /** Whether entropy of this device, given after it had seen all others, is in the luck. */
    tookPart = false;

    differs(code: DifferenceCode, more: Omit<Difference, "code"> = {}): void {
        this.#differences.push({ code, ...more });
    }

    differsOnce(code: DifferenceCode): void {
        if (!this.#differences.some((each) => each.code === code)) this.differs(code);
    }

    remark(code: RemarkCode, more: Omit<Remark, "code"> = {}): void {
        this.#remarks.push({ code, ...more });
    }

    get comparison(): Comparison {
        const differences = this.#differences;
        const holds = this.tookPart && this.#remarks.every(({ code }) => HARMLESS.includes(code));
        return {
            verdict: differences.length ? "differs" : holds ? "verified" : "no-part",
            differences,
            remarks: this.#remarks,
        };
    }
}

function compareNotes(notes: DeviceNotes, file: TableFile, found: Found): void {
    const settings = file.acts[0]?.settings;
    if (settings?.game !== notes.game || settings.seats !== notes.seats) return found.differs("game");
    if (notes.commitment === "") found.remark("no-commitment");
    else if (notes.commitment !== file.luck.commitment) found.differs("commitment");
    // Somebody who knew the luck of a start may have made it void because it did not suit.
    if (notes.restarts) found.remark("restarted", { number: notes.restarts });
    if (notes.irregular) found.remark("irregular", { number: notes.irregular });
    if (file.luck.entropies.length !== notes.seats) return found.differsOnce("file");
    compareEntropies(notes, file, found);
    compareMoves(notes, file, found);
    compareSeen(notes, file, found);
    compareResult(notes, file, found);
}

function compareEntropies(notes: DeviceNotes, file: TableFile, found: Found): void {
    if (!notes.entropies.length) found.remark("no-entropy");
    const given = notes.entropies.filter((note) => isGiven(note, file, found));
    found.tookPart = given.length > 0;
    const others = new Map<string, () => void>();
    for (const note of given)
        for (const [seat, entropy] of file.luck.entropies.entries())
            if (seat !== note.seat) compareOther(seat, note.others[seat] ?? "", entropy, others, found);
    others.forEach((tell) => tell());
}

/** Whether the entropy of a seat is in the luck and was given here; else say why not. */
function isGiven(note: EntropyNote, file: TableFile, found: Found): boolean {
    const { seat } = note;
    const now = file.luck.entropies[seat] ?? "";
    if (now === note.entropy) {
        if (!note.others.length) found.remark("not-revealed-here", { seat });
        return note.others.length > 0;
    }
    const last = lastAct(note, file);
    if (last >= 0 && file.acts.slice(last + 1).some((act) => act.kind === "stand"))
        found.remark("entropy-void", { seat });
    else if (last < 0 && !note.committed) found.remark("no-entropy", { seat });
    else if (now === "" && note.revealed !== "accepted" && last >= 0) found.remark("entropy-skipped", { seat });
    else found.differs("own-entropy", { seat });
    return false;
}

/** Index of the last act in the file with this entropy or the commitment to it. */
function lastAct({ seat, entropy, commitment }: EntropyNote, file: TableFile): number {
    return file.acts.findLastIndex(
        (act) =>
            act.kind === "entropy" && act.seat === seat && (act.commitment === commitment || act.entropy === entropy),
    );
}

/** What another seat had given before this device gave its own must be what is in the luck. */
function compareOther(seat: number, shown: string, entropy: string, told: Map<string, () => void>, found: Found): void {
    if (shown === "" && entropy === "") return;
    if (entropy !== "" && shown.endsWith(`:${hashOf(fromHex(entropy))}`)) return;
    if (entropy === "" && shown.startsWith(COMMITTED)) {
        told.set(`missing ${seat}`, () => found.remark("missing-entropy", { seat }));
    } else told.set(`differs ${seat}`, () => found.differs("others-entropy", { seat }));
}

function compareMoves(notes: DeviceNotes, file: TableFile, found: Found): void {
    for (const seat of distinct(notes.moves.map((each) => each.seat))) {
        const played = file.acts.filter((act) => act.kind === "play" && act.seat === seat).map(({ moves }) => moves);
        const noted = notes.moves.filter((each) => each.seat === seat).map(({ moves }) => moves);
        const missing = firstMissing(noted.map(spelled), played.map(spelled));
        if (missing >= 0) found.differs("move", { seat, number: missing + 1 });
    }
}

function spelled(moves: readonly string[] = []): string {
    return JSON.stringify(moves);
}

/** Index of the first item that is not among the others in order; between them there may be more. */
function firstMissing(items: readonly string[], others: readonly string[]): number {
    let from = 0;
    return items.findIndex((item) => {
        const at = others.indexOf(item, from);
        from = at + 1;
        return at < 0;
    });
}

function compareSeen(notes: DeviceNotes, file: TableFile, found: Found): void {
    const seats = distinct(Object.keys(notes.seen).map(Number));
    if (!file.seen) {
        if (file.result !== null) found.remark("old-file");
        return;
    }
    for (const seat of distinct(notes.moves.map((each) => each.seat))) {
        const noted = (notes.seen[seat] ?? []).map(([n]) => n);
        const unseen = notes.moves.find((each) => each.seat === seat && !noted.includes(each.n));
        if (unseen) found.remark("unseen", { seat, number: unseen.n });
    }
    for (const seat of seats) {
        const shown = (n: number): string => file.seen?.[seat]?.[n - 1] ?? "";
        const other = (notes.seen[seat] ?? []).filter(([n, noted]) => shown(n) !== noted);
        const isOther = ([n, noted]: readonly [number, string]): boolean => isComparable(shown(n), noted);
        const differs = other.find(isOther);
        const changed = other.find((each) => !isOther(each));
        if (differs) found.differs("shown", { seat, number: differs[0] });
        if (changed) found.remark("views-changed", { seat, number: changed[0] });
    }
}

function distinct(seats: readonly number[]): number[] {
    return [...new Set(seats)].sort((a, b) => a - b);
}

function compareResult({ result }: DeviceNotes, file: TableFile, found: Found): void {
    if (!result) return found.remark("no-result");
    const recorded: Record<string, unknown> = isObject(file.result) ? file.result : {};
    const parts = ["ranks", "scores", "resigned", "finished"] as const;
    if (parts.some((part) => JSON.stringify(result[part]) !== JSON.stringify(recorded[part]))) found.differs("result");
}
