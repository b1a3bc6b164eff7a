// An edition that is being filled in: what was read from a box, value by value; the rest is still built in. Plain data.
import { builtIn, type FormField, type Pair, type Value } from "./form.ts";

/** An entry: read from the box, or null while it is the one built in. */
export type Slot = Value | null;

/** Pairs that were read, and pairs built in that the box does not have. They keep no places: ours may change. */
export interface PairChanges {
    readonly read: readonly Pair[];
    readonly removed: readonly Pair[];
}

export interface EditionDraft {
    readonly id: string;
    readonly game: string;
    /** Its name in files and on a server; empty before it has one. */
    readonly name: string;
    readonly title: string;
    readonly source: string;
    /** Slots by path. Those beyond the length were cut off, and come back when it grows again. */
    readonly slots: Readonly<Record<string, readonly Slot[]>>;
    readonly pairs: Readonly<Record<string, PairChanges>>;
    /** Lengths that differ from those built in, by path. */
    readonly lengths: Readonly<Record<string, number>>;
    /** Each change has a later one than the change before. */
    readonly savedAt: number;
}

/** `box`: read; `rulebook`: by the rulebook; `ours`: reconstructed; `missing`: a new entry that nobody has read yet. */
export type Mark = "box" | "rulebook" | "ours" | "missing";

export function emptyDraft(id: string, game: string, title: string): EditionDraft {
    return { id, game, name: "", title, source: "", slots: {}, pairs: {}, lengths: {}, savedAt: 0 };
}

/** Whether nobody has read anything yet. */
export function isEmpty({ slots, pairs, lengths }: EditionDraft): boolean {
    return Object.keys({ ...slots, ...pairs, ...lengths }).length === 0;
}

/** Paths whose values differ between two drafts. */
export function changedPaths(one: EditionDraft, other: EditionDraft): readonly string[] {
    const parts = (["slots", "pairs", "lengths"] as const).map((part) => [one[part], other[part]] as const);
    const changed = parts.flatMap(([before, after]) =>
        Object.keys({ ...before, ...after }).filter((path) => before[path] !== after[path]),
    );
    return [...new Set(changed)];
}

/** What was read for an entry; null if it is still built in. */
export function slotAt(draft: EditionDraft, path: string, entry: number): Slot {
    return draft.slots[path]?.[entry] ?? null;
}

/** The value in force of an entry; null if there is none yet. */
export function valueAt(draft: EditionDraft, field: FormField, entry: number): Value | null {
    return slotAt(draft, field.path, entry) ?? builtIn(field)[entry] ?? null;
}

export function markAt(draft: EditionDraft, field: FormField, entry: number): Mark {
    if (slotAt(draft, field.path, entry) !== null) return "box";
    if (field.rulebook.includes(entry)) return "rulebook";
    return entry < builtIn(field).length ? "ours" : "missing";
}

/** Whether the rulebook gives a field as a whole. */
export function isOfRulebook(field: FormField): boolean {
    return field.rulebook.length > 0 && field.rulebook.length >= builtIn(field).length;
}

/** Mark of a field that is read as a whole. */
export function wholeMark(draft: EditionDraft, field: FormField): Mark {
    if (draft.slots[field.path] ?? draft.pairs[field.path]) return "box";
    return isOfRulebook(field) ? "rulebook" : "ours";
}

/** Read an entry, or with null go back to the one built in. */
export function withSlot(draft: EditionDraft, path: string, entry: number, slot: Slot): EditionDraft {
    const slots = [...(draft.slots[path] ?? [])];
    while (slots.length <= entry) slots.push(null);
    slots[entry] = slot;
    return withSlots(draft, path, slots);
}

/** Replace all slots of a field, without nulls at the end; none but nulls are none. */
export function withSlots(draft: EditionDraft, path: string, slots: readonly Slot[] | null): EditionDraft {
    const last = slots?.findLastIndex((slot) => slot !== null) ?? -1;
    if (slots === null || (slots.length > 0 && last < 0)) return { ...draft, slots: without(draft.slots, path) };
    return { ...draft, slots: { ...draft.slots, [path]: slots.slice(0, last + 1) } };
}

/** The draft with a field as it is built in; its length stays. */
export function withoutValues(draft: EditionDraft, path: string): EditionDraft {
    return { ...draft, slots: without(draft.slots, path), pairs: without(draft.pairs, path) };
}

/** Make a list longer or shorter, within what is allowed; the values that are cut off are kept. */
export function withLength(draft: EditionDraft, field: FormField, length: number): EditionDraft {
    const allowed = Math.max(field.shortest, Math.min(field.longest, length));
    const others = without(draft.lengths, field.path);
    const same = allowed === builtIn(field).length;
    return { ...draft, lengths: same ? others : { ...others, [field.path]: allowed } };
}

export function without<Value>(all: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
    const { [key]: _, ...others } = all;
    return others;
}
