// The way through the values: on a track space, threshold, space ...; then the next part.
import { markAt, wholeMark, type EditionDraft, type Mark } from "./draft.ts";
import {
    fieldAt,
    fieldsOf,
    groupOf,
    groupsOf,
    isBetween,
    WHOLE,
    type Cell,
    type EditionForm,
    type FormField,
    type FormPart,
    type Group,
} from "./form.ts";
import { lengthOf } from "./lists.ts";
import { linesOf } from "./pairs.ts";

/** The values of a part in the order in which they are read. */
export function cellsOf(form: EditionForm, draft: EditionDraft, part: FormPart): readonly Cell[] {
    return groupsOf(part).flatMap((group) => cellsOfGroup(form, draft, group));
}

function cellsOfGroup(form: EditionForm, draft: EditionDraft, group: Group): readonly Cell[] {
    if (group.kind === "track") return alternating(form, draft, [group.field, ...group.followers]);
    const length = lengthOf(form, draft, group.field);
    if (group.kind === "row") return Array.from({ length }, (_, entry) => ({ path: group.field.path, entry }));
    return [{ path: group.field.path, entry: WHOLE }];
}

/** The entries of lists side by side: what is on a space, then what is between it and the next one. */
function alternating(form: EditionForm, draft: EditionDraft, fields: readonly FormField[]): readonly Cell[] {
    const sorted = [...fields].sort((one, other) => Number(isBetween(one)) - Number(isBetween(other)));
    const lengths = sorted.map((field) => lengthOf(form, draft, field));
    return Array.from({ length: Math.max(...lengths) }, (_, entry) =>
        sorted.filter((_, index) => entry < lengths[index]!).map(({ path }) => ({ path, entry })),
    ).flat();
}

export function isSame(one: Cell, other: Cell): boolean {
    return one.path === other.path && one.entry === other.entry;
}

/** The value on the way that something is about; null if there is no such value. */
export function cellAt(form: EditionForm, draft: EditionDraft, { path, entry }: Cell): Cell | null {
    if (!fieldsOf(form).some((field) => field.path === path)) return null;
    const group = groupOf(form, path);
    if (group.kind !== "track" && group.kind !== "row") return { path: group.field.path, entry: WHOLE };
    const last = lengthOf(form, draft, fieldAt(form, path)) - 1;
    return last < 0 ? null : { path, entry: Math.max(0, Math.min(entry, last)) };
}

/** The cell so many steps further; beyond the ends it stays. */
export function step(form: EditionForm, draft: EditionDraft, from: Cell, by: number): Cell {
    const all = form.parts.flatMap((part) => cellsOf(form, draft, part));
    const at = all.findIndex((cell) => isSame(cell, from));
    return all[Math.max(0, Math.min(all.length - 1, at + by))] ?? from;
}

/** The next cell that is to be read: what the rulebook gives is passed over. */
export function next(form: EditionForm, draft: EditionDraft, from: Cell): Cell {
    const all = form.parts.flatMap((part) => cellsOf(form, draft, part));
    const after = all.slice(all.findIndex((cell) => isSame(cell, from)) + 1);
    return after.find((cell) => markOf(form, draft, cell) !== "rulebook") ?? from;
}

/** The first cell of a part that nobody has read yet, else its first one. */
export function entryOf(form: EditionForm, draft: EditionDraft, part: FormPart): Cell {
    const cells = cellsOf(form, draft, part);
    const open = cells.find((cell) => ["ours", "missing"].includes(markOf(form, draft, cell)));
    return open ?? cells[0] ?? { path: part.fields[0]!.path, entry: WHOLE };
}

/** The mark of a value; of several together the first that is to be read. */
export function markOf(form: EditionForm, draft: EditionDraft, { path, entry }: Cell): Mark {
    const field = fieldAt(form, path);
    if (entry !== WHOLE) return markAt(draft, field, entry);
    const group = groupOf(form, path);
    const fields = group.kind === "squares" ? group.fields : [field];
    const marks =
        field.sort === "pairs"
            ? linesOf(draft, field).map(({ mark }) => mark)
            : fields.map((each) => wholeMark(draft, each));
    return ORDER.find((mark) => marks.includes(mark)) ?? wholeMark(draft, field);
}

const ORDER: readonly Mark[] = ["missing", "ours", "box", "rulebook"];
