/**
 * Whether the luck in the file of a table is what it must be: nothing was changed since, the server kept to its secret,
 * every seat's entropy is in it, and each die, lot and shuffle comes out as the file says.
 *
 * That what was drawn from is what the rules want, that moves were legal and points right, only the rules can tell:
 * `caravane verify` has them.
 */

import { outcomeLine } from "./chances.js";
import { isTableFile, type TableFile } from "./file.js";
import { ALGORITHM, commitment, tableKey } from "./luck.js";
import { digest, fromHex, type Json } from "./text.js";

export type Problem =
    | { readonly code: "no-table" | "digest" | "commitment" | "luck-parts" | "chances" | "not-over" }
    | { readonly code: "luck"; readonly number: number; readonly right: string; readonly said: string };

/** List what is wrong; nothing, when the luck of a finished table holds. */
export function verify(data: unknown): Problem[] {
    if (!isTableFile(data) || data.luck.algorithm !== ALGORITHM) return [{ code: "no-table" }];
    const problems: Problem[] = [];
    if (!digestFits(data)) problems.push({ code: "digest" });
    if (!commitmentFits(data)) problems.push({ code: "commitment" });
    if (!entropiesFit(data)) problems.push({ code: "luck-parts" });
    if (!chancesFit(data)) problems.push({ code: "chances" });
    if (data.result === null) problems.push({ code: "not-over" });
    return [...problems, ...wrongOutcomes(data)];
}

function digestFits(file: TableFile): boolean {
    const { digest: said, ...rest } = file;
    try {
        return digest(rest as unknown as Json) === said;
    } catch {
        return false;
    }
}

function commitmentFits(file: TableFile): boolean {
    const shown = commitment(fromHex(file.luck.secret));
    return shown === file.luck.commitment && shown === file.acts[0]?.commitment;
}

/** Every seat's entropy is the last that it gave, as it was promised; none, only if somebody stood up again after it. */
function entropiesFit(file: TableFile): boolean {
    const given = new Map<number, string>();
    const promised = new Map<number, string>();
    const voided = new Set<number>();
    for (const act of file.acts) {
        if (act.kind === "stand") for (const seat of given.keys()) voided.add(seat);
        if (act.kind !== "entropy" || act.seat === undefined) continue;
        if (act.promise !== undefined) promised.set(act.seat, act.promise);
        if (act.entropy === undefined) continue;
        given.set(act.seat, act.entropy);
        voided.delete(act.seat);
    }
    return file.luck.entropies.every((entropy, seat) => {
        if (entropy === "") return !given.has(seat) || voided.has(seat);
        return entropy === given.get(seat) && keepsPromise(entropy, promised.get(seat));
    });
}

function keepsPromise(entropy: string, promise: string | undefined): boolean {
    return promise === undefined || commitment(fromHex(entropy)) === promise;
}

/** The list of chance events is what happened in the acts: each in its place, none more, none less. */
function chancesFit(file: TableFile): boolean {
    const happened = file.acts.flatMap((act, number) =>
        (act.then ?? []).filter((line) => line.startsWith("*")).map((line) => `${number} ${line}`),
    );
    const listed = file.chances.map((chance) => `${chance.act} ${chance.line}`);
    return happened.join("\n") === listed.join("\n");
}

function wrongOutcomes(file: TableFile): Problem[] {
    const key = tableKey(fromHex(file.luck.secret), file.luck.entropies.map(fromHex));
    return file.chances.flatMap((chance, event) => {
        const right = outcomeLine(key, event, chance);
        return right === chance.line ? [] : [{ code: "luck" as const, number: chance.act, right, said: chance.line }];
    });
}
