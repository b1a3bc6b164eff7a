// An edition as files and the server have it: what was read as it is, and marks for what is still built in.
import {
    slotAt,
    withLength,
    withSlots,
    isOfRulebook,
    type EditionDraft,
    type PairChanges,
    type Slot,
} from "./draft.ts";
import {
    builtIn,
    fieldsOf,
    isSingle,
    isWhole,
    type EditionForm,
    type EditionIn,
    type FormField,
    type Pair,
    type Value,
    type Written,
} from "./form.ts";
import { lengthOf, listOf } from "./lists.ts";
import { hasPair, pairsIn, withChanges } from "./pairs.ts";

/** Stands for an entry that is still built in. */
const OURS = "?";
/** Stands at the place of a pair that is built in, and that the box does not have. */
const NOT_THERE = "-";
type WrittenValues = Readonly<Record<string, unknown>>;

/** The draft as it is sent to the server. */
export function editionOf(form: EditionForm, draft: EditionDraft): EditionIn {
    const changed = fieldsOf(form).filter((field) => isChanged(form, draft, field));
    const values = Object.fromEntries(changed.map((field) => [field.path, written(form, draft, field)] as const));
    const { name, title, source } = draft;
    return { ...(name && { name }), title, source, values };
}

function isChanged(form: EditionForm, draft: EditionDraft, field: FormField): boolean {
    if (field.path in draft.slots || field.path in draft.pairs) return true;
    return field.sort !== "pairs" && lengthOf(form, draft, field) !== builtIn(field).length;
}

function written(form: EditionForm, draft: EditionDraft, field: FormField): Written {
    if (isSingle(field)) return slotAt(draft, field.path, 0) ?? OURS;
    if (field.sort === "pairs") return writtenPairs(field, draft.pairs[field.path]!);
    if (isWhole(form, field)) return listOf(draft, field);
    const length = lengthOf(form, draft, field);
    return Array.from({ length }, (_, entry) => slotAt(draft, field.path, entry) ?? OURS);
}

/** Pairs built in stay where they are, since a mark stands for the one at its place; the others come after them. */
function writtenPairs(field: FormField, { read, removed }: PairChanges): readonly Value[] {
    const own = pairsIn(field).map((pair) => (hasPair(removed, pair) ? NOT_THERE : hasPair(read, pair) ? pair : OURS));
    return [...own, ...read.filter((pair) => !hasPair(pairsIn(field), pair))];
}

/** A draft of an edition that comes from a file; values that no edition of this game can have are left out. */
export function draftOf(form: EditionForm, base: EditionDraft, edition: EditionIn): EditionDraft {
    const named = {
        ...base,
        name: edition.name ?? "",
        title: edition.title || base.title,
        source: edition.source || base.source,
    };
    const fields = fieldsOf(form).filter(({ path }) => path in edition.values);
    return fields.reduce((draft, field) => withWritten(form, draft, field, edition.values[field.path]), named);
}

function withWritten(form: EditionForm, draft: EditionDraft, field: FormField, value: unknown): EditionDraft {
    if (isSingle(field)) return withSlots(draft, field.path, [slotOf(field, value, 0)]);
    if (!Array.isArray(value)) return draft;
    const list: readonly unknown[] = value;
    if (field.sort === "pairs") return withWrittenPairs(draft, field, list);
    if (isWhole(form, field)) return withSlots(draft, field.path, wholeOf(field, list));
    const slots = list.map((entry, at) => slotOf(field, entry, at));
    const next = withSlots(draft, field.path, slots);
    return field.like ? next : withLength(next, field, list.length);
}

/** What was read for an entry: what the rulebook gives needs no reading, and what cannot stand there is none. */
function slotOf(field: FormField, entry: unknown, at: number): Slot {
    if (entry === OURS || (field.rulebook.includes(at) && entry === builtIn(field)[at])) return null;
    return fits(field, entry) ? entry : null;
}

/** What was read for a field that is read as a whole; null with gaps, or if the rulebook tells it. */
function wholeOf(field: FormField, list: readonly unknown[]): readonly Slot[] | null {
    const own = builtIn(field);
    const isOurs = (isOfRulebook(field) || !list.length) && JSON.stringify(list) === JSON.stringify(own);
    return !isOurs && !list.includes(OURS) && list.every((entry) => fits(field, entry)) ? list : null;
}

function fits(field: FormField, entry: unknown): entry is Value {
    return typeof entry === (field.sort.startsWith("number") ? "number" : "string");
}

function withWrittenPairs(draft: EditionDraft, field: FormField, list: readonly unknown[]): EditionDraft {
    const own = pairsIn(field);
    const kept = list.flatMap((entry, at) => (entry === OURS && own[at] ? [own[at]] : []));
    const given = list.filter(isPair).filter((pair, at, all) => !hasPair(all.slice(0, at), pair));
    const fromRulebook = own.filter((pair, at) => field.rulebook.includes(at) && hasPair(given, pair));
    return withChanges(draft, field, {
        read: given.filter((pair) => !hasPair(fromRulebook, pair)),
        removed: own.filter((pair) => !hasPair([...kept, ...given], pair)),
    });
}

function isPair(entry: unknown): entry is Pair {
    return Array.isArray(entry) && entry.length === 2 && entry.every((end) => typeof end === "string");
}

/** A draft of an edition whose values are complete, such as one that a server offers; `ours` are the entries built in. */
export function draftOfValues(
    form: EditionForm,
    base: EditionDraft,
    head: Omit<EditionIn, "values">,
    values: WrittenValues,
    ours: readonly string[],
): EditionDraft {
    const known = new Set(ours);
    const entries = fieldsOf(form).map(({ path }) => [path, marked(path, values[path], known)] as const);
    const open = Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, Written>;
    return draftOf(form, base, { ...head, values: open });
}

function marked(path: string, value: unknown, ours: ReadonlySet<string>): unknown {
    const mark = (entry: unknown, at: number): unknown => (ours.has(`${path}:${at}`) ? OURS : entry);
    return Array.isArray(value) ? value.map(mark) : mark(value, 0);
}
