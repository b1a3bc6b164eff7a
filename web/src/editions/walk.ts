// The way through the values: on a track space, threshold, space ...; then the next part.
import { lengthOf, markAt, type Draft } from "./draft.ts";
import {
    fieldAt,
    groupsOf,
    WHOLE,
    type Cell,
    type EditionForm,
    type FormField,
    type FormPart,
    type Group,
} from "./form.ts";

/** The values of a part in the order in which they are read. */
export function cellsOf(form: EditionForm, draft: Draft, part: FormPart): readonly Cell[] {
    return groupsOf(part).flatMap((group) => cellsOfGroup(form, draft, group));
}

function cellsOfGroup(form: EditionForm, draft: Draft, group: Group): readonly Cell[] {
    if (group.kind === "track") return alternating(form, draft, [group.field, ...group.followers]);
    const length = lengthOf(form, draft, group.field);
    if (group.kind === "row") return Array.from({ length }, (_, entry) => ({ path: group.field.path, entry }));
    return [{ path: group.field.path, entry: WHOLE }];
}

/** The entries of lists side by side: what is on a space, then what is between it and the next one. */
function alternating(form: EditionForm, draft: Draft, fields: readonly FormField[]): readonly Cell[] {
    const between = ({ like }: FormField) => Number((like?.less ?? 0) > 0);
    const sorted = [...fields].sort((one, other) => between(one) - between(other));
    const lengths = sorted.map((field) => lengthOf(form, draft, field));
    return Array.from({ length: Math.max(...lengths) }, (_, entry) =>
        sorted.filter((_, index) => entry < lengths[index]!).map(({ path }) => ({ path, entry })),
    ).flat();
}

export function isSame(one: Cell, other: Cell): boolean {
    return one.path === other.path && one.entry === other.entry;
}

/** The cell so many steps further; beyond the ends it stays. */
export function step(form: EditionForm, draft: Draft, from: Cell, by: number): Cell {
    const all = form.parts.flatMap((part) => cellsOf(form, draft, part));
    const at = all.findIndex((cell) => isSame(cell, from));
    return all[Math.max(0, Math.min(all.length - 1, at + by))] ?? from;
}

/** The next cell that is to be read: what the rulebook tells is passed over. */
export function next(form: EditionForm, draft: Draft, from: Cell): Cell {
    const all = form.parts.flatMap((part) => cellsOf(form, draft, part));
    const after = all.slice(all.findIndex((cell) => isSame(cell, from)) + 1);
    return after.find((cell) => !isStated(form, draft, cell)) ?? from;
}

/** The first cell of a part that nobody has read yet, else its first one. */
export function entryOf(form: EditionForm, draft: Draft, part: FormPart): Cell {
    const cells = cellsOf(form, draft, part);
    const open = cells.find(({ path, entry }) =>
        entry === WHOLE ? !draft.slots[path] : ["ours", "missing"].includes(markAt(draft, fieldAt(form, path), entry)),
    );
    return open ?? cells[0] ?? { path: part.fields[0]!.path, entry: WHOLE };
}

export function isStated(form: EditionForm, draft: Draft, { path, entry }: Cell): boolean {
    const field = fieldAt(form, path);
    if (entry !== WHOLE) return markAt(draft, field, entry) === "stated";
    return !draft.slots[path] && field.told.length > 0 && field.told.length >= lengthOf(form, draft, field);
}
