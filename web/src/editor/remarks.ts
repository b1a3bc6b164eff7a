// What is to be said about values at once, before the server answers: errors and doubts, as sentences.
import { markAt, valueAt } from "../editions/draft.ts";
import { fieldsOf, groupsOf, WHOLE, type Cell, type FormField } from "../editions/form.ts";
import { isReadAfter } from "../editions/progress.ts";
import { named, placeText } from "../editions/valueText.ts";
import { t } from "../texts/texts.svelte.ts";
import type { Editor } from "./editor.svelte.ts";

export interface Remark extends Cell {
    readonly kind: "error" | "doubt";
    readonly text: string;
}

/** Everything to be said about the values now: the server's problems, where it has answered, else our own. */
export function remarks(editor: Editor): readonly Remark[] {
    const own = [...errors(editor), ...doubts(editor)];
    const ours = new Set(own.map(({ path, entry }) => `${path}:${entry}`));
    const more = editor.checks.problems
        .filter(({ path, entry }) => !ours.has(`${path}:${entry}`))
        .filter((problem) => problem.kind === "error" || isDue(editor, problem))
        .map(({ path, entry, kind, text }): Remark => ({ path, entry, kind, text: named(text) }));
    return [...own, ...more];
}

/** Whether a doubt is about values that were read: others are still going to change. */
function isDue(editor: Editor, { path, entry }: Cell): boolean {
    const field = fieldsOf(editor.form).find((each) => each.path === path);
    return !field || entry < 0 || isReadAfter(editor.draft, field, entry);
}

/** What is to be said about the chosen value. */
export function remarksHere(editor: Editor): readonly Remark[] {
    const { path, entry } = editor.cell;
    const paths =
        entry === WHOLE && editor.group.kind === "squares" ? editor.group.fields.map((each) => each.path) : [path];
    return remarks(editor).filter((each) => paths.includes(each.path) && [entry, WHOLE].includes(each.entry));
}

function doubts(editor: Editor): readonly Remark[] {
    return editor.doubts.map(({ path, entry, kind }) => {
        const place = placeText(editor.form, { path, entry });
        return { path, entry, kind: "doubt", text: t(`editor-unusual-${kind}`, { place }) };
    });
}

function errors(editor: Editor): readonly Remark[] {
    return fieldsOf(editor.form).flatMap((field) => [...entryErrors(editor, field), ...countError(editor, field)]);
}

function entryErrors(editor: Editor, field: FormField): readonly Remark[] {
    if (!field.sort.startsWith("number") || isColumn(editor, field)) return [];
    return Array.from({ length: editor.lengthOf(field) }, (_, entry) => entry).flatMap((entry): Remark[] => {
        const cell = { path: field.path, entry };
        const mark = markAt(editor.draft, field, entry);
        const place = placeText(editor.form, cell);
        if (mark === "missing") return [{ ...cell, kind: "error", text: t("editor-needed", { place }) }];
        if (mark !== "box") return [];
        const value = Number(valueAt(editor.draft, field, entry));
        const { least, most } = field;
        if (value < least || value > most)
            return [{ ...cell, kind: "error", text: t("editor-needed-range", { place, least, most }) }];
        const before = entry > 0 ? Number(valueAt(editor.draft, field, entry - 1)) : value - 1;
        if (field.rising && value <= before)
            return [{ ...cell, kind: "error", text: t("editor-needed-rising", { place }) }];
        return [];
    });
}

/** Whether a list tells which squares of a column bear something. */
function isColumn(editor: Editor, field: FormField): boolean {
    return editor.form.parts.some((part) =>
        groupsOf(part).some((group) => group.kind === "squares" && group.fields.includes(field)),
    );
}

/** A set or a column with too few or too many. */
function countError(editor: Editor, field: FormField): readonly Remark[] {
    const count = editor.listOf(field).length;
    if (!editor.draft.slots[field.path] || field.like || field.sort === "number" || field.sort === "name") return [];
    if (field.sort !== "pairs" && field.sort !== "names" && !isColumn(editor, field)) return [];
    const wanted = count < field.shortest ? field.shortest : field.longest;
    if (count >= field.shortest && count <= field.longest) return [];
    const place = `${placeText(editor.form, { path: field.path, entry: WHOLE })}, ${named(field.title)}`;
    return [
        { path: field.path, entry: WHOLE, kind: "error", text: t("editor-needed-count", { place, count: wanted }) },
    ];
}
