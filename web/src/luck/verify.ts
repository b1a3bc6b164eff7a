/**
 * Verification of the luck in an export file: the digest is right, the server kept its commitment, every seat's entropy is
 * included, and each die, lot and shuffle has the recorded outcome.
 *
 * Whether candidates, moves and points follow the rules is checked by `caravane verify`, which has the rules.
 */

import { candidatesFit } from "./candidates.ts";
import { outcomeLine } from "./chanceEvents.ts";
import { type ChanceEvent, type FileAct, readTableFile, type TableFile } from "./exportFile.ts";
import { givenEntropies } from "./givenEntropies.ts";
import { ALGORITHM, commitment, FIRST_ALGORITHM, TableLuck } from "./committedLuck.ts";
import { digest, fromHex } from "./encoding.ts";

/** Checks that need no drawing, in the order in which they are shown. */
export const CHECKS = [
    "digest",
    "commitment",
    "luck-inputs",
    "chance-events",
    "candidates",
    "unproved",
    "not-finished",
] as const;
export type CheckName = (typeof CHECKS)[number];

export type Finding =
    | { readonly code: "not-an-export" | CheckName }
    | { readonly code: "luck"; readonly number: number; readonly expected: string; readonly recorded: string };

/** A chance event with its expected outcome: null if it was recorded without a secret and cannot be drawn again. */
export interface Draw {
    readonly chance: ChanceEvent;
    readonly expected: string | null;
}

const TESTS: Record<CheckName, (file: TableFile) => boolean> = {
    digest: digestFits,
    commitment: commitmentFits,
    "luck-inputs": (file) => algorithmFits(file) && entropiesFit(file),
    "chance-events": (file) => chanceEventsFit(file) && seenDrawsFit(file),
    candidates: candidatesFit,
    unproved: (file) => unprovedActs(file) === 0,
    "not-finished": (file) => file.result !== null,
};

/** List all findings; empty if the luck of a finished table is right. */
export function verify(data: unknown): Finding[] {
    const file = readSupported(data);
    if (!file) return [{ code: "not-an-export" }];
    const problems: Finding[] = CHECKS.filter((part) => !passes(file, part)).map((code) => ({ code }));
    return [...problems, ...Array.from(draws(file)).flatMap(mismatch)];
}

/** Return the file of a table whose luck can be recomputed here; null for anything else. */
export function readSupported(data: unknown): TableFile | null {
    const file = readTableFile(data);
    return file && [FIRST_ALGORITHM, ALGORITHM].includes(file.luck.algorithm) ? file : null;
}

export function passes(file: TableFile, part: CheckName): boolean {
    return TESTS[part](file);
}

/** Draw all chance events again. */
export function* draws(file: TableFile): Generator<Draw> {
    const { algorithm, secret, entropies } = file.luck;
    const luck = new TableLuck(algorithm, fromHex(secret), entropies.map(fromHex));
    for (const [event, chance] of file.chance_events.entries())
        yield { chance, expected: chance.act < unprovedActs(file) ? null : outcomeLine(luck, event, chance) };
}

function unprovedActs(file: TableFile): number {
    return file.acts[0]?.unproved_acts ?? 0;
}

function mismatch({ chance, expected }: Draw): Finding[] {
    return expected === null || expected === chance.line
        ? []
        : [{ code: "luck", number: chance.act, expected, recorded: chance.line }];
}

function digestFits(file: TableFile): boolean {
    const { digest: recorded, ...rest } = file.original;
    try {
        return digest(rest) === recorded;
    } catch {
        return false;
    }
}

function commitmentFits(file: TableFile): boolean {
    const computed = commitment(fromHex(file.luck.secret));
    return computed === file.luck.commitment && computed === file.acts[0]?.commitment;
}

/** The algorithm is the one that was fixed when the table was created. */
function algorithmFits(file: TableFile): boolean {
    return file.luck.algorithm === (file.acts[0]?.algorithm ?? FIRST_ALGORITHM);
}

/** Every seat has the entropy that it gave, which matches its commitment, and there is no other. */
function entropiesFit(file: TableFile): boolean {
    const seats = file.acts[0]?.settings?.seats ?? file.luck.entropies.length;
    const given = givenEntropies(file.acts);
    if (file.luck.entropies.length !== seats || !given) return false;
    return file.luck.entropies.every((entropy, seat) => entropy === (given.get(seat) ?? ""));
}

/**
 * Wherever the file says what a seat was shown, the number of draws rises by those of the acts, in their order: everybody
 * sees an act with draws. So nobody can add others to a file without changing what this device has noted.
 */
function seenDrawsFit(file: TableFile): boolean {
    const drawn = file.acts.map((act) => chanceLines(act).length).filter((count) => count > 0);
    return (file.seen ?? []).every((shown) => rises(shown.map(drawsIn)).join() === drawn.join());
}

/** The number of draws in a digest; none before the game. */
function drawsIn(shown: string): number {
    return Number(shown.split(".")[1] ?? 0);
}

function rises(counts: readonly number[]): number[] {
    return counts.map((count, at) => count - (counts[at - 1] ?? 0)).filter((rise) => rise !== 0);
}

function chanceLines({ follow_ups = [] }: FileAct): string[] {
    return follow_ups.filter((line) => line.startsWith("*"));
}

/** The list of chance events matches the acts exactly. */
function chanceEventsFit(file: TableFile): boolean {
    const happened = file.acts.flatMap((act, number) => chanceLines(act).map((line) => `${number} ${line}`));
    const listed = file.chance_events.map((chance) => `${chance.act} ${chance.line}`);
    return happened.join("\n") === listed.join("\n");
}
