// Values and places of an edition as words.
import { settings } from "../state/settings.svelte.ts";
import { t } from "../texts/texts.svelte.ts";
import { builtIn, fieldAt, groupOf, isSingle, partOf, WHOLE } from "./form.ts";
import type { Cell, EditionForm, FormField, Title, Value } from "./form.ts";

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

/** Where a value stands: `Machu Picchu, space 5`. */
export function placeText(form: EditionForm, { path, entry }: Cell): string {
    const field = fieldAt(form, path);
    const part = named(partOf(form, path).title);
    if (entry === WHOLE || isSingle(field)) return part;
    const group = groupOf(form, path);
    if (group.kind !== "track") return t("editor-place-entry", { part, number: entry + 1 });
    if ((field.like?.less ?? 0) > 0) return t("editor-place-between", { part, number: entry + 1, next: entry + 2 });
    return t("editor-place-space", { part, number: entry + 1 });
}

/** The value built in, for comparison. */
export function builtInText(field: FormField, entry: number): string {
    if (entry === WHOLE) return listText(field, builtIn(field));
    return valueText(field, builtIn(field)[entry] ?? null);
}
