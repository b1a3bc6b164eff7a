/**
 * Verification of the luck in an export file: the digest is right, the server kept its commitment, every seat's entropy is
 * included, and each die, lot and shuffle has the recorded outcome.
 *
 * Whether candidates, moves and points follow the rules is checked by `caravane verify`, which has the rules.
 */

import { outcomeLine } from "./chanceEvents.ts";
import { type ChanceEvent, readTableFile, type TableFile } from "./exportFile.ts";
import { ALGORITHM, commitment, tableKey } from "./committedLuck.ts";
import { digest, fromHex } from "./encoding.ts";

/** Checks that need no drawing, in the order in which they are shown. */
export const CHECKS = ["digest", "commitment", "luck-inputs", "chance-events", "unproved", "not-finished"] as const;
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
    "luck-inputs": entropiesFit,
    "chance-events": chanceEventsFit,
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
    return file?.luck.algorithm === ALGORITHM ? file : null;
}

export function passes(file: TableFile, part: CheckName): boolean {
    return TESTS[part](file);
}

/** Draw all chance events again. */
export function* draws(file: TableFile): Generator<Draw> {
    const key = tableKey(fromHex(file.luck.secret), file.luck.entropies.map(fromHex));
    for (const [event, chance] of file.chance_events.entries())
        yield { chance, expected: chance.act < unprovedActs(file) ? null : outcomeLine(key, event, chance) };
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

/**
 * Every seat's entropy is the last one it gave and matches its commitment; it may be missing only if a player stood up
 * after it was given.
 */
function entropiesFit(file: TableFile): boolean {
    const revealed = new Map<number, string>();
    const committed = new Map<number, string>();
    const voided = new Set<number>();
    for (const act of file.acts) {
        if (act.kind === "stand") for (const seat of revealed.keys()) voided.add(seat);
        if (act.kind !== "entropy" || act.seat === undefined) continue;
        if (act.commitment !== undefined) committed.set(act.seat, act.commitment);
        if (act.entropy === undefined) continue;
        revealed.set(act.seat, act.entropy);
        voided.delete(act.seat);
    }
    return file.luck.entropies.every((entropy, seat) => {
        if (entropy === "") return !revealed.has(seat) || voided.has(seat);
        return entropy === revealed.get(seat) && matchesCommitment(entropy, committed.get(seat));
    });
}

function matchesCommitment(entropy: string, committed: string | undefined): boolean {
    return committed === undefined || commitment(fromHex(entropy)) === committed;
}

/** The list of chance events matches the acts exactly. */
function chanceEventsFit(file: TableFile): boolean {
    const happened = file.acts.flatMap((act, number) =>
        (act.follow_ups ?? []).filter((line) => line.startsWith("*")).map((line) => `${number} ${line}`),
    );
    const listed = file.chance_events.map((chance) => `${chance.act} ${chance.line}`);
    return happened.join("\n") === listed.join("\n");
}
