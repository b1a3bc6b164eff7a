// The values in force with an edition that is being filled in, and a box that has them.
import type { EditionDraft } from "./draft.ts";
import { valueAt } from "./draft.ts";
import { fieldsOf, isSingle, isWhole, type EditionForm, type FormField, type Value } from "./form.ts";
import { lengthOf, listOf } from "./lists.ts";
import { marksOf } from "./progress.ts";

export type Values = Readonly<Record<string, unknown>>;

/** Keys that name a member of a list of tables, as `caravane.kernel.box` has them. */
const NAMES = ["id", "colour"] as const;

/** All values by their path: those that were read, and those built in for the others. */
export function valuesOf(form: EditionForm, draft: EditionDraft): Values {
    return Object.fromEntries(fieldsOf(form).map((field) => [field.path, valueOf(form, draft, field)] as const));
}

function valueOf(form: EditionForm, draft: EditionDraft, field: FormField): Value | null | readonly (Value | null)[] {
    if (isSingle(field)) return valueAt(draft, field, 0);
    if (field.sort === "pairs" || isWhole(form, field)) return listOf(draft, field);
    return Array.from({ length: lengthOf(form, draft, field) }, (_, entry) => valueAt(draft, field, entry));
}

/** The entries that are still built in: `sites/ur/points:3`. */
export function oursOf(form: EditionForm, draft: EditionDraft): readonly string[] {
    return fieldsOf(form).flatMap((field) =>
        marksOf(form, draft, field).flatMap((mark, entry) => (mark === "ours" ? [`${field.path}:${entry}`] : [])),
    );
}

/** The box with other values at some paths; what is not changed is shared. */
export function withValues<Box>(box: Box, values: Values): Box {
    return Object.entries(values).reduce(
        (whole, [path, value]) => withValue(whole, path.split("/"), value) as Box,
        box,
    );
}

function withValue(whole: unknown, [key = "", ...rest]: readonly string[], value: unknown): unknown {
    if (!key) return value;
    if (!Array.isArray(whole)) {
        const table = whole as Readonly<Record<string, unknown>>;
        return { ...table, [key]: withValue(table[key], rest, value) };
    }
    const members = whole as readonly Readonly<Record<string, unknown>>[];
    const at = /^\d+$/.test(key) ? Number(key) : members.findIndex((each) => NAMES.some((name) => each[name] === key));
    return members.map((each, index) => (index === at ? withValue(each, rest, value) : each));
}
