// An edition that is being filled in: what was read from a box, entry by entry; the rest is still built in. Plain data.
import {
    builtIn,
    fieldAt,
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

/** An entry: read from the box, or null while it is the one built in; `REMOVED` is a pair that the box does not have. */
export type Slot = Value | null;
export const REMOVED = "";
/** How an edition is written for an entry that is still built in. */
const STILL_OURS = "?";

export interface Draft {
    readonly id: string;
    readonly game: string;
    readonly title: string;
    readonly source: string;
    /** Slots by path. Those beyond the length were cut off, and come back when it grows again. */
    readonly slots: Readonly<Record<string, readonly Slot[]>>;
    /** Lengths that differ from those built in, by path. */
    readonly lengths: Readonly<Record<string, number>>;
    readonly savedAt: number;
}

/** `box`: read; `told`: by the rulebook; `ours`: reconstructed; `missing`: a new entry that nobody has read yet. */
export type Mark = "box" | "stated" | "ours" | "missing";

export function emptyDraft(id: string, game: string, title: string): Draft {
    return { id, game, title, source: "", slots: {}, lengths: {}, savedAt: 0 };
}

/** Whether nobody has read anything yet. */
export function isEmpty({ slots, lengths }: Draft): boolean {
    return Object.keys({ ...slots, ...lengths }).length === 0;
}

/** Number of entries that a field has now. */
export function lengthOf(form: EditionForm, draft: Draft, field: FormField): number {
    if (field.like) return lengthOf(form, draft, fieldAt(form, field.like.path)) - field.like.less;
    if (field.sort === "pairs" || isWhole(form, field)) return listOf(form, draft, field).length;
    return draft.lengths[field.path] ?? builtIn(field).length;
}

/** What was read for an entry; null if it is still built in. */
export function slotAt(draft: Draft, path: string, entry: number): Slot {
    return draft.slots[path]?.[entry] ?? null;
}

/** The value in force of an entry; null if there is none yet. */
export function valueAt(draft: Draft, field: FormField, entry: number): Value | null {
    return slotAt(draft, field.path, entry) ?? builtIn(field)[entry] ?? null;
}

export function markAt(draft: Draft, field: FormField, entry: number): Mark {
    if (slotAt(draft, field.path, entry) !== null) return "box";
    if (field.told.includes(entry)) return "stated";
    return entry < builtIn(field).length ? "ours" : "missing";
}

/** Mark of a field that is read as a whole. */
export function wholeMark(draft: Draft, field: FormField): Mark {
    if (draft.slots[field.path]) return "box";
    return field.told.length >= builtIn(field).length ? "stated" : "ours";
}

/** Read an entry, or with null go back to the one built in. */
export function withSlot(draft: Draft, path: string, entry: number, slot: Slot): Draft {
    const slots = [...(draft.slots[path] ?? [])];
    while (slots.length <= entry) slots.push(null);
    slots[entry] = slot;
    return withSlots(draft, path, slots);
}

/** Replace all slots of a field; none but nulls are none. */
export function withSlots(draft: Draft, path: string, slots: readonly Slot[] | null): Draft {
    const { [path]: _, ...others } = draft.slots;
    const empty = slots === null || (slots.length > 0 && slots.every((slot) => slot === null));
    return { ...draft, slots: empty ? others : { ...others, [path]: slots } };
}

/** Make a list longer or shorter, within what is allowed; the values that are cut off are kept. */
export function withLength(draft: Draft, field: FormField, length: number): Draft {
    const allowed = Math.max(field.shortest, Math.min(field.longest, length));
    const { [field.path]: _, ...others } = draft.lengths;
    const same = allowed === builtIn(field).length;
    return { ...draft, lengths: same ? others : { ...others, [field.path]: allowed } };
}

/** Entries of a list of pairs or of a field that is read as a whole. */
export function listOf(form: EditionForm, draft: Draft, field: FormField): readonly Value[] {
    const slots = draft.slots[field.path];
    if (!slots) return builtIn(field);
    if (isWhole(form, field)) return slots.filter((slot) => slot !== null);
    return linesOf(draft, field).map(({ value }) => value);
}

export interface Line {
    readonly slot: number;
    readonly value: Pair;
    readonly mark: Mark;
}

/** The pairs that are not removed, with the slot of each. */
export function linesOf(draft: Draft, field: FormField): readonly Line[] {
    const many = Math.max(builtIn(field).length, draft.slots[field.path]?.length ?? 0);
    return Array.from({ length: many }, (_, slot) => slot).flatMap((slot) => {
        const value = valueAt(draft, field, slot);
        return value === REMOVED || value === null
            ? []
            : [{ slot, value: value as Pair, mark: markAt(draft, field, slot) }];
    });
}

export function samePair(one: Pair, other: Pair): boolean {
    return [...one].sort().join() === [...other].sort().join();
}

/** Add a pair, or read the one that is there already. */
export function withPair(draft: Draft, field: FormField, pair: Pair): Draft {
    const found = linesOf(draft, field).find(({ value }) => samePair(value, pair));
    const many = Math.max(builtIn(field).length, draft.slots[field.path]?.length ?? 0);
    const built = builtIn(field).findIndex((value) => samePair(value as Pair, pair));
    const slot = found?.slot ?? (built >= 0 ? built : many);
    return withSlot(draft, field.path, slot, found?.value ?? pair);
}

/** Read all pairs as they are. */
export function withAllPairs(draft: Draft, field: FormField): Draft {
    return linesOf(draft, field).reduce((next, { slot, value }) => withSlot(next, field.path, slot, value), draft);
}

/** The draft as it is sent to the server. */
export function editionOf(form: EditionForm, draft: Draft): EditionIn {
    const changed = fieldsOf(form).filter((field) => isChanged(form, draft, field));
    const values = changed.map((field) => [field.path, written(form, draft, field)] as const);
    return { title: draft.title, source: draft.source, values: Object.fromEntries(values) };
}

function isChanged(form: EditionForm, draft: Draft, field: FormField): boolean {
    return field.path in draft.slots || lengthOf(form, draft, field) !== builtIn(field).length;
}

function written(form: EditionForm, draft: Draft, field: FormField): Written {
    if (isSingle(field)) return slotAt(draft, field.path, 0) ?? STILL_OURS;
    if (field.sort === "pairs") return writtenPairs(draft, field);
    if (isWhole(form, field)) return listOf(form, draft, field);
    const length = lengthOf(form, draft, field);
    return Array.from({ length }, (_, entry) => slotAt(draft, field.path, entry) ?? STILL_OURS);
}

/** Pairs that are still built in stay where they are, because a `?` means the one built in at its place. */
function writtenPairs(draft: Draft, field: FormField): readonly Value[] {
    const lines = linesOf(draft, field);
    const isKept = ({ slot, mark }: Line) => mark !== "box" && slot < lines.length;
    const others = lines.filter((line) => !isKept(line)).map(({ value }) => value);
    const kept = new Set(lines.filter(isKept).map(({ slot }) => slot));
    return lines.map((_, place) => (kept.has(place) ? STILL_OURS : others.shift()!));
}

/** A draft of an edition that comes from a file. */
export function draftOf(form: EditionForm, base: Draft, edition: EditionIn): Draft {
    const fields = fieldsOf(form).filter(({ path }) => path in edition.values);
    const named = { ...base, title: edition.title || base.title, source: edition.source };
    return fields.reduce((draft, field) => withWritten(form, draft, field, edition.values[field.path]!), named);
}

function withWritten(form: EditionForm, draft: Draft, field: FormField, value: Written): Draft {
    const list = isSingle(field) ? [value as Value] : (value as readonly Value[]);
    const slots = list.map((entry): Slot => (entry === STILL_OURS ? null : entry));
    if (isWhole(form, field)) return withSlots(draft, field.path, slots.includes(null) ? null : slots);
    const gone = field.sort === "pairs" ? Math.max(0, builtIn(field).length - slots.length) : 0;
    const padded = [...slots, ...Array.from({ length: gone }, () => REMOVED)];
    const next = withSlots(draft, field.path, padded);
    return field.sort === "pairs" || field.like || isSingle(field) ? next : withLength(next, field, list.length);
}

/** The draft without the values that were cut off. */
export function trimmed(form: EditionForm, draft: Draft): Draft {
    return fieldsOf(form).reduce((next, field) => {
        const slots = next.slots[field.path];
        if (!slots || field.sort === "pairs" || isWhole(form, field)) return next;
        return withSlots(next, field.path, slots.slice(0, lengthOf(form, next, field)));
    }, draft);
}
