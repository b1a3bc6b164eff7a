// What is to be said about values, as sentences: what this page sees at once, and what the server has answered.
import { markAt, valueAt, type EditionDraft } from "./draft.ts";
import { fieldsOf, groupOf, WHOLE } from "./form.ts";
import type { Cell, EditionForm, FormField, Problem } from "./form.ts";
import { lengthOf, listOf } from "./lists.ts";
import { isReadAfter } from "./progress.ts";
import { fullPlaceText, named } from "./valueText.ts";
import { cellAt, isSame } from "./walk.ts";
import { t } from "../texts/texts.svelte.ts";

export interface Remark extends Cell {
    readonly kind: "error" | "doubt";
    readonly text: string;
    /** The value on the board that it is about; null if there is none. */
    readonly about: Cell | null;
}

type Found = Pick<Remark, "path" | "entry" | "kind" | "text">;

/** Everything to be said about the values now: our own remarks, and those of the server about other values. */
export function remarksOf(form: EditionForm, draft: EditionDraft, problems: readonly Problem[]): readonly Remark[] {
    const own = fieldsOf(form).flatMap((field) => errorsOf(form, draft, field));
    const ours = new Set(own.map(({ path, entry }) => `${path}:${entry}`));
    const more = problems
        .filter(({ path, entry }) => !ours.has(`${path}:${entry}`) && !ours.has(`${path}:${WHOLE}`))
        .filter((problem) => problem.kind === "error" || isDue(form, draft, problem))
        .map((problem): Found => ({ ...problem, text: problemText(form, draft, problem) }));
    return [...own, ...more].map((found) => ({ ...found, about: cellAt(form, draft, found) }));
}

/** What is to be said about a value on the board. */
export function remarksAt(remarks: readonly Remark[], cell: Cell): readonly Remark[] {
    return remarks.filter(({ about }) => about !== null && isSame(about, cell));
}

/** A problem with its place in our words; the server's for what no value bears. */
function problemText(form: EditionForm, draft: EditionDraft, problem: Problem): string {
    const about = cellAt(form, draft, problem);
    if (!about) return named(problem.text);
    const entry = about.entry === WHOLE ? WHOLE : problem.entry;
    return t("editor-remark", { place: fullPlaceText(form, { path: problem.path, entry }), what: named(problem.what) });
}

/** Whether a doubt is about values that were read: others are still going to change. */
function isDue(form: EditionForm, draft: EditionDraft, { path, entry }: Cell): boolean {
    const field = fieldsOf(form).find((each) => each.path === path);
    return !field || entry < 0 || isReadAfter(draft, field, entry);
}

function errorsOf(form: EditionForm, draft: EditionDraft, field: FormField): readonly Found[] {
    const isColumn = groupOf(form, field.path).kind === "squares";
    if (!field.sort.startsWith("number") || isColumn) return countError(form, draft, field);
    const entries = Array.from({ length: lengthOf(form, draft, field) }, (_, entry) => entry);
    return entries.flatMap((entry): Found[] => {
        const cell = { path: field.path, entry };
        const [key, more] = errorOf(draft, field, entry);
        return key ? [{ ...cell, kind: "error", text: t(key, { place: fullPlaceText(form, cell), ...more }) }] : [];
    });
}

/** What is wrong with a number, as the key of a text; empty if nothing is. */
function errorOf(draft: EditionDraft, field: FormField, entry: number): [key: string, more?: Record<string, number>] {
    const mark = markAt(draft, field, entry);
    if (mark === "missing") return ["editor-needed"];
    if (mark !== "box") return [""];
    const value = Number(valueAt(draft, field, entry));
    const { least, most } = field;
    if (value < least || value > most) return ["editor-needed-range", { least, most }];
    const before = entry > 0 ? Number(valueAt(draft, field, entry - 1)) : value - 1;
    return [field.rising && value <= before ? "editor-needed-rising" : ""];
}

/** A set, a column or lines with too few or too many. */
function countError(form: EditionForm, draft: EditionDraft, field: FormField): readonly Found[] {
    const { path } = field;
    const isRead = path in draft.slots || path in draft.pairs;
    if (!isRead || !["pairs", "names", "numbers"].includes(field.sort)) return [];
    const count = listOf(draft, field).length;
    const wanted = count < field.shortest ? field.shortest : field.longest;
    if (count >= field.shortest && count <= field.longest) return [];
    const part = fullPlaceText(form, { path, entry: WHOLE });
    const isColumn = groupOf(form, path).kind === "squares";
    const place = isColumn ? t("editor-place-field", { part, field: named(field.title) }) : part;
    return [{ path, entry: WHOLE, kind: "error", text: t("editor-needed-count", { place, count: wanted }) }];
}
