// How much of an edition is read from the box.
import { markAt, wholeMark, type EditionDraft, type Mark } from "./draft.ts";
import { builtIn, isWhole, type EditionForm, type FormField, type FormPart } from "./form.ts";
import { lengthOf, listOf } from "./lists.ts";
import { linesOf } from "./pairs.ts";

export interface Progress {
    readonly read: number;
    /** Values that are still to be read: those reconstructed, and new ones. */
    readonly open: number;
}

/** Count the values of some parts; what the rulebook gives is not to be read. */
export function progressOf(form: EditionForm, draft: EditionDraft, parts: readonly FormPart[] = form.parts): Progress {
    const marks = parts.flatMap((part) => part.fields.flatMap((field) => marksOf(form, draft, field)));
    const read = marks.filter((mark) => mark === "box").length;
    return { read, open: marks.filter((mark) => mark === "ours" || mark === "missing").length };
}

/** The mark of each value of a field. */
export function marksOf(form: EditionForm, draft: EditionDraft, field: FormField): readonly Mark[] {
    if (field.sort === "pairs") return linesOf(draft, field).map(({ mark }) => mark);
    if (isWhole(form, field)) {
        const mark = wholeMark(draft, field);
        if (mark === "box") return listOf(draft, field).map((_, at) => (isOpen(draft, field, at) ? "ours" : mark));
        return builtIn(field).map((_, entry) => (field.rulebook.includes(entry) ? "rulebook" : "ours"));
    }
    return Array.from({ length: lengthOf(form, draft, field) }, (_, entry) => markAt(draft, field, entry));
}

/** Whether an entry of a list that was read in part is still ours, as a file can have it. */
function isOpen({ slots }: EditionDraft, { path }: FormField, at: number): boolean {
    return slots[path]?.[at] === null;
}

/** Whether an entry and the one before are known, and read: what is not read yet is still going to change. */
export function isReadAfter(draft: EditionDraft, field: FormField, entry: number): boolean {
    const known = (at: number) => ["box", "rulebook"].includes(markAt(draft, field, at));
    return markAt(draft, field, entry) === "box" && (entry === 0 || known(entry - 1));
}
