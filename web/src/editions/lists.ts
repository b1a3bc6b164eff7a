// Lists of an edition that is being filled in: how long they are, and what is in those that are read as a whole.
import { withSlots, type EditionDraft } from "./draft.ts";
import { builtIn, fieldAt, fieldsOf, isWhole, type EditionForm, type FormField, type Value } from "./form.ts";
import { linesOf } from "./pairs.ts";

/** Number of entries that a field has now. */
export function lengthOf(form: EditionForm, draft: EditionDraft, field: FormField): number {
    if (field.like) return lengthOf(form, draft, fieldAt(form, field.like.path)) - field.like.less;
    if (field.sort === "pairs" || isWhole(form, field)) return listOf(draft, field).length;
    return draft.lengths[field.path] ?? builtIn(field).length;
}

/** The entries of a field as a list: pairs, names of a set, squares of a column. */
export function listOf(draft: EditionDraft, field: FormField): readonly Value[] {
    if (field.sort === "pairs") return linesOf(draft, field).map(({ value }) => value);
    const slots = draft.slots[field.path];
    if (!slots) return builtIn(field);
    return slots.map((slot, at) => slot ?? builtIn(field)[at]).filter((value) => value !== undefined);
}

/** The draft without the values that were cut off. */
export function trimmed(form: EditionForm, draft: EditionDraft): EditionDraft {
    return fieldsOf(form).reduce((next, field) => {
        const slots = next.slots[field.path];
        if (!slots || isWhole(form, field)) return next;
        return withSlots(next, field.path, slots.slice(0, lengthOf(form, next, field)));
    }, draft);
}
