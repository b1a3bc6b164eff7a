/** Chance events as data: candidates by name, so that an outcome can be recomputed without the rules. */

import { FIRST_ALGORITHM, type CommittedLuck, type TableLuck } from "./committedLuck.ts";
import { byCodePoints } from "./encoding.ts";

export type ChanceSpec =
    | { readonly kind: "roll"; readonly verb: string; readonly of: readonly (readonly string[])[] }
    | { readonly kind: "lot" | "shuffle"; readonly verb: string; readonly of: readonly string[] }
    | { readonly kind: "lots"; readonly verb: string; readonly of: readonly string[]; readonly count: number };

/** The indices of names in the order in which they are drawn. */
type Order = (names: readonly string[]) => number[];

const inGivenOrder: Order = (names) => names.map((_, index) => index);

/** By code points; equal names stay as they are given. So nobody can choose an outcome by another order of the candidates. */
const inNameOrder: Order = (names) => inGivenOrder(names).sort((a, b) => byCodePoints(names[a]!, names[b]!) || a - b);

/** Recompute an outcome, as a line of the journal. */
export function outcomeLine(luck: TableLuck, event: number, spec: ChanceSpec): string {
    const order = luck.algorithm === FIRST_ALGORITHM ? inGivenOrder : inNameOrder;
    return `* ${[spec.verb, ...nouns(luck.event(event), spec, order)].join(":")}`;
}

function nouns(luck: CommittedLuck, spec: ChanceSpec, order: Order): string[] {
    if (spec.kind === "roll") return spec.of.map((faces) => one(luck, faces, order));
    if (spec.kind === "lot") return [one(luck, spec.of, order)];
    if (spec.kind === "lots") return several(luck, spec.of, spec.count, order);
    return shuffled(
        luck,
        order(spec.of).map((index) => spec.of[index]!),
    );
}

function one(luck: CommittedLuck, names: readonly string[], order: Order): string {
    return names[order(names)[luck.index(names.length)]!]!;
}

/** Draw several without repetition; they are named in the order in which they are given. */
function several(luck: CommittedLuck, candidates: readonly string[], count: number, ordered: Order): string[] {
    const left = ordered(candidates);
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
