// Values and places of an edition as words.
import { settings } from "../state/settings.svelte.ts";
import { t } from "../texts/texts.svelte.ts";
import { builtIn, fieldAt, groupOf, isBetween, isSingle, partOf, thresholdsOf, WHOLE } from "./form.ts";
import type { Cell, EditionForm, FormField, Group, Title, Value } from "./form.ts";

export function named(title: Title): string {
    return title[settings.lang];
}

/** A value, as it is printed. */
export function valueText(field: FormField, value: Value | null): string {
    if (value === null) return "";
    if (typeof value === "number") return value < 0 ? `−${-value}` : String(value);
    if (typeof value !== "string") return value.map((end) => nameText(field, end)).join(" – ");
    return nameText(field, value);
}

export function nameText(field: FormField, name: string): string {
    const found = field.names.find((each) => each.name === name);
    return found ? named(found.title) : name;
}

export function listText(field: FormField, values: readonly Value[]): string {
    return values.map((value) => valueText(field, value)).join(" · ");
}

/** Where a value stands, beside the title of its field: `Machu Picchu, space 5`. */
export function placeText(form: EditionForm, { path, entry }: Cell): string {
    const [field, group] = [fieldAt(form, path), groupOf(form, path)];
    const part = named(partOf(form, path).title);
    if (entry === WHOLE || isSingle(field)) return part;
    return group.kind === "track" ? trackText(part, field, group, entry) : entryText(part, entry);
}

/** What a value is and where it stands: `Machu Picchu, space 5, points`. */
export function labelText(form: EditionForm, cell: Cell): string {
    const [field, group] = [fieldAt(form, cell.path), groupOf(form, cell.path)];
    const part = placeText(form, cell);
    // On a track the place names all others.
    const isNamed = group.kind === "track" && field !== group.field;
    return isNamed ? part : t("editor-place-field", { part, field: named(field.title) });
}

/** Where a value stands, in a sentence that does not name its field. */
export function fullPlaceText(form: EditionForm, cell: Cell): string {
    const [field, part, { kind }] = [fieldAt(form, cell.path), partOf(form, cell.path), groupOf(form, cell.path)];
    if (kind === "track" || kind === "squares" || part.fields.length === 1) return placeText(form, cell);
    const where = t("editor-place-field", { part: named(part.title), field: named(field.title) });
    return cell.entry === WHOLE || isSingle(field) ? where : entryText(where, cell.entry);
}

function entryText(part: string, entry: number): string {
    return t("editor-place-entry", { part, number: entry + 1 });
}

/** On a track points and thresholds go without saying; what else stands on or between its spaces is named. */
function trackText(title: string, field: FormField, group: Group & { kind: "track" }, entry: number): string {
    const [number, next] = [entry + 1, entry + 2];
    const isThreshold = field === thresholdsOf(group);
    if (isThreshold) return t("editor-place-between", { part: title, number, next });
    const part = field === group.field ? title : t("editor-place-field", { part: title, field: named(field.title) });
    return isBetween(field)
        ? t("editor-place-spaces", { part, number, next })
        : t("editor-place-space", { part, number });
}

/** The value built in, for comparison. */
export function builtInText(field: FormField, entry: number): string {
    if (entry === WHOLE) return listText(field, builtIn(field));
    return valueText(field, builtIn(field)[entry] ?? null);
}
