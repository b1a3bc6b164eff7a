// The edition of a table in words, and where its values come from.
import { settings } from "../state/settings.svelte.ts";
import { t } from "../texts/texts.svelte.ts";
import type { TableAccess } from "../texts/gameTexts.svelte.ts";
import { api } from "../wire/api.ts";
import type { Edition } from "../wire/types.ts";
import { builtIn, type FormField, type OfferedEdition } from "./form.ts";

/** A table with its edition, null for our values. */
export interface TableWithEdition extends Record<string, unknown> {
    game: string;
    edition: Edition | null;
    table: string;
    code: string;
}

/** The values in force, and the entries that are still those built in; none for our values. */
export interface ValuesInForce {
    readonly edition?: Edition;
    readonly values?: Readonly<Record<string, unknown>>;
    readonly ours?: readonly string[];
}

/** `edition`: read from the box of an edition. */
export type Origin = "edition" | "rulebook" | "ours";

/** Longest part of a fingerprint that people compare. */
const SHOWN = 8;
const loaded = new Map<string, Promise<ValuesInForce>>();

/** Load the values of a table with an edition, once; a failure is not cached. */
export function valuesInForce(at: TableAccess | null): Promise<ValuesInForce> {
    if (!at) return Promise.resolve({});
    const loading: Promise<ValuesInForce> = loaded.get(at.table) ?? api.get("/tables/{table}/edition", { ...at });
    loaded.set(at.table, loading);
    loading.catch(() => loaded.delete(at.table));
    return loading;
}

/** Where an entry of a field comes from. */
export function originOf(field: FormField, entry: number, value: unknown, { values, ours }: ValuesInForce): Origin {
    // Pairs have no places of their own: where the box lacks one, the others move up.
    const own = (builtIn(field) as readonly unknown[]).findIndex(
        (each, at) => (field.sort === "pairs" || at === entry) && JSON.stringify(each) === JSON.stringify(value),
    );
    if (field.rulebook.includes(own)) return "rulebook";
    return values && !ours?.includes(`${field.path}:${entry}`) ? "edition" : "ours";
}

/** The entries of a field in force. */
export function entriesOf(field: FormField, { values }: ValuesInForce): readonly unknown[] {
    const found = values?.[field.path];
    if (found === undefined) return builtIn(field);
    return Array.isArray(found) ? found : [found];
}

/** The beginning of a fingerprint, in groups of four. */
export function shownFingerprint(fingerprint: string): string {
    return fingerprint.slice(0, SHOWN).replace(/(.{4})(?=.)/g, "$1 ");
}

/** When an offered edition was changed last. */
export function dateText({ changed_at }: OfferedEdition): string {
    return new Date(1000 * changed_at).toLocaleDateString(settings.lang, { dateStyle: "medium" });
}

/** How much of an edition is read. */
export function openText(open: number): string {
    return open === 0 ? t("edition-complete") : t("edition-open", { count: open });
}
