// Pairs of places, such as the lines of a map: which of those built in the box does not have, and which others it has.
import { without, type EditionDraft, type Mark, type PairChanges } from "./draft.ts";
import { builtIn, type FormField, type Pair } from "./form.ts";

export interface Line {
    readonly value: Pair;
    readonly mark: Mark;
}

const NO_CHANGES: PairChanges = { read: [], removed: [] };

export function samePair(one: Pair, other: Pair): boolean {
    return [...one].sort().join() === [...other].sort().join();
}

export function hasPair(pairs: readonly Pair[], pair: Pair): boolean {
    return pairs.some((each) => samePair(each, pair));
}

export function pairsIn(field: FormField): readonly Pair[] {
    return builtIn(field) as readonly Pair[];
}

/** The pairs of the box as far as they are known: those built in without the removed ones, then the others. */
export function linesOf(draft: EditionDraft, field: FormField): readonly Line[] {
    const { read, removed } = draft.pairs[field.path] ?? NO_CHANGES;
    const own = pairsIn(field).map((value, at): Line => {
        const mark = hasPair(read, value) ? "box" : field.rulebook.includes(at) ? "rulebook" : "ours";
        return { value, mark };
    });
    const others = read.filter((pair) => !hasPair(pairsIn(field), pair));
    return [
        ...own.filter(({ value }) => !hasPair(removed, value)),
        ...others.map((value): Line => ({ value, mark: "box" })),
    ];
}

/** Read a pair: one that is built in, or another one. */
export function withPair(draft: EditionDraft, field: FormField, pair: Pair): EditionDraft {
    const { read, removed } = draft.pairs[field.path] ?? NO_CHANGES;
    return withChanges(draft, field, {
        read: hasPair(read, pair) ? read : [...read, pair],
        removed: removed.filter((each) => !samePair(each, pair)),
    });
}

export function withoutPair(draft: EditionDraft, field: FormField, pair: Pair): EditionDraft {
    const { read, removed } = draft.pairs[field.path] ?? NO_CHANGES;
    const isOurs = hasPair(pairsIn(field), pair);
    return withChanges(draft, field, {
        read: read.filter((each) => !samePair(each, pair)),
        removed: isOurs && !hasPair(removed, pair) ? [...removed, pair] : removed,
    });
}

/** Read all pairs as they are; those that the rulebook gives need not be read. */
export function withAllPairs(draft: EditionDraft, field: FormField): EditionDraft {
    const open = linesOf(draft, field).filter(({ mark }) => mark === "ours");
    return open.reduce((next, { value }) => withPair(next, field, value), draft);
}

export function withChanges(draft: EditionDraft, { path }: FormField, changes: PairChanges): EditionDraft {
    const isNone = !changes.read.length && !changes.removed.length;
    return { ...draft, pairs: isNone ? without(draft.pairs, path) : { ...draft.pairs, [path]: changes } };
}
