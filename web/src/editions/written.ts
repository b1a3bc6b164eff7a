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
import { lengthOf } from "./lists.ts";
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
    if (isWhole(form, field)) return draft.slots[field.path]!.map((slot) => slot ?? OURS);
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
    if (isWhole(form, field)) return withWhole(draft, field, list);
    const slots = list.map((entry, at) => slotOf(field, entry, at));
    const next = withSlots(draft, field.path, slots);
    return field.like ? next : withLength(next, field, list.length);
}

/** What was read for an entry: what the rulebook gives needs no reading, and what cannot stand there is none. */
function slotOf(field: FormField, entry: unknown, at: number): Slot {
    if (entry === OURS || (field.rulebook.includes(at) && entry === builtIn(field)[at])) return null;
    return fits(field, entry) ? entry : null;
}

/** A field that is read as a whole: entries that are still ours keep their places, unless all of them are. */
function withWhole(draft: EditionDraft, field: FormField, list: readonly unknown[]): EditionDraft {
    const own = builtIn(field);
    const isOurs = (isOfRulebook(field) || !list.length) && JSON.stringify(list) === JSON.stringify(own);
    const isKnown = list.every((entry, at) => (entry === OURS ? at < own.length : fits(field, entry)));
    const isOpen = list.length > 0 && list.every((entry) => entry === OURS);
    if (isOurs || isOpen || !isKnown) return withSlots(draft, field.path, null);
    const slots = list.map((entry) => (entry === OURS ? null : (entry as Value)));
    return { ...draft, slots: { ...draft.slots, [field.path]: slots } };
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
    const entries = fieldsOf(form).map((field) => [field.path, marked(field, values[field.path], known)] as const);
    const open = Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, Written>;
    return draftOf(form, base, { ...head, values: open });
}

function marked(field: FormField, value: unknown, ours: ReadonlySet<string>): unknown {
    const isOurs = (at: number): boolean => ours.has(`${field.path}:${at}`);
    if (!Array.isArray(value)) return isOurs(0) ? OURS : value;
    if (field.sort === "pairs") return markedPairs(field, value.filter(isPair), isOurs);
    return value.map((entry: unknown, at) => (isOurs(at) ? OURS : entry));
}

/** Pairs built in go back to their places, which those in force have left where the box lacks one. */
function markedPairs(field: FormField, pairs: readonly Pair[], isOurs: (at: number) => boolean): readonly unknown[] {
    const read = pairs.filter((_, at) => !isOurs(at));
    const own = pairsIn(field).map((pair) => (hasPair(read, pair) ? pair : hasPair(pairs, pair) ? OURS : NOT_THERE));
    return [...own, ...read.filter((pair) => !hasPair(pairsIn(field), pair))];
}
