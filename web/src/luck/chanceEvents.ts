/** Chance events as data: candidates by name, so that an outcome can be recomputed without the rules. */

import { CommittedLuck } from "./committedLuck.ts";

export type ChanceSpec =
    | { readonly kind: "roll"; readonly verb: string; readonly of: readonly (readonly string[])[] }
    | { readonly kind: "lot" | "shuffle"; readonly verb: string; readonly of: readonly string[] }
    | { readonly kind: "lots"; readonly verb: string; readonly of: readonly string[]; readonly count: number };

/** Recompute an outcome, as a line of the journal. */
export function outcomeLine(key: Uint8Array, event: number, spec: ChanceSpec): string {
    return `* ${[spec.verb, ...nouns(new CommittedLuck(key, event), spec)].join(":")}`;
}

function nouns(luck: CommittedLuck, spec: ChanceSpec): string[] {
    if (spec.kind === "roll") return spec.of.map((faces) => luck.one(faces));
    if (spec.kind === "lot") return [luck.one(spec.of)];
    if (spec.kind === "lots") return several(luck, spec.of, spec.count);
    return shuffled(luck, spec.of);
}

/** Draw several without repetition; they are named in the candidates' order. */
function several(luck: CommittedLuck, candidates: readonly string[], count: number): string[] {
    const left = candidates.map((_, index) => index);
    const indices = Array.from({ length: count }, () => left.splice(luck.index(left.length), 1)[0] as number);
    return indices.sort((a, b) => a - b).map((index) => candidates[index] as string);
}

/** Shuffle by Fisher and Yates, from the last position down to the second. */
function shuffled(luck: CommittedLuck, things: readonly string[]): string[] {
    const order = [...things];
    for (let last = order.length - 1; last > 0; last -= 1) {
        const other = luck.index(last + 1);
        [order[last], order[other]] = [order[other] as string, order[last] as string];
    }
    return order;
}
