// Views as text: lists and tables made from the schema that a game declares.
import { isColumn, isLeaf, isList, isShort, type ViewSchema } from "./viewSchema.ts";
import type { Leaf, List, Parts, Row } from "../wire/types.ts";

/** Names of a game's components and parts: the colour 0 is red, the part `hands` is "Hands". */
export interface Names {
    noun(kind: string, value: number | string): string;
    /** The component that a noun names, if its game can explain it: `role:pilot`. */
    part?(kind: string, value: number | string): string | undefined;
    label(path: string): string;
    /** A value with its index: "red: 10". */
    pair(index: string, value: string): string;
}

export interface Run {
    /** Null for a component that is hidden from this viewpoint. */
    readonly text: string | null;
    readonly count: number;
    /** The component, for its card. */
    readonly part?: string | undefined;
}

export interface Cell {
    readonly content: ViewText;
    readonly changed: boolean;
}

/** A named part, or a row of a table. */
export interface Field extends Cell {
    readonly key: string;
    readonly label: string;
}

export interface Column {
    readonly key: string;
    readonly label: string;
    readonly cells: readonly Cell[];
}

export type ViewText =
    | { readonly kind: "nothing" }
    | { readonly kind: "word"; readonly text: string; readonly part?: string | undefined }
    | { readonly kind: "flag"; readonly on: boolean }
    | { readonly kind: "runs"; readonly runs: readonly Run[] }
    | { readonly kind: "table"; readonly rows: readonly string[]; readonly columns: readonly Column[] }
    | { readonly kind: "fields"; readonly fields: readonly Field[] };

type Values = Readonly<Record<string, unknown>>;

export function same(a: unknown, b: unknown): boolean {
    return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** A member of a value that may be missing. */
function within(whole: unknown, key: string | number): unknown {
    return (whole as Record<string | number, unknown> | null | undefined)?.[key];
}

/** Texts name a part by its keys: `sheets-columns`. */
function pathOf(above: string, key: string): string {
    return `${above && `${above}-`}${key.replaceAll("_", "-")}`;
}

/** Group lists with the same index at the place of the first; everything else stays alone. */
function grouped(parts: Parts["parts"]): [string, ViewSchema][][] {
    const groups = new Map<string, [string, ViewSchema][]>();
    for (const [key, schema] of Object.entries(parts)) {
        const name = isColumn(schema) ? `by ${schema.by}` : `key ${key}`;
        groups.set(name, [...(groups.get(name) ?? []), [key, schema]]);
    }
    return [...groups.values()];
}

/** Formats values in the game's words, and marks those that differ from before. */
export class ViewFormatter {
    readonly #names: Names;
    /** Whether there is a view to compare with. */
    readonly #compares: boolean;

    constructor(names: Names, compares: boolean) {
        this.#names = names;
        this.#compares = compares;
    }

    /** Format the parts of a value; lists with the same index become one table. */
    fields(now: Values, before: unknown, parts: Parts["parts"], above = ""): Field[] {
        return grouped(parts).map((group) => {
            const [key, schema] = group[0]!;
            const alone = group.length === 1 && !(isColumn(schema) && !isLeaf(schema.of));
            return alone ? this.#field(key, now, before, schema, above) : this.#table(now, before, group, above);
        });
    }

    #field(key: string, now: Values, before: unknown, schema: ViewSchema, above: string): Field {
        const path = pathOf(above, key);
        return { key, label: this.#names.label(path), ...this.#cell(now[key], within(before, key), schema, path) };
    }

    #cell(value: unknown, before: unknown, schema: ViewSchema, path: string): Cell {
        return { content: this.#format(value, before, schema, path), changed: this.#compares && !same(value, before) };
    }

    #format(value: unknown, before: unknown, schema: ViewSchema, path: string): ViewText {
        if (value === null || value === undefined) return { kind: "nothing" };
        if (isLeaf(schema)) return this.#leaf(value, schema);
        if (isList(schema)) return this.#list(value as unknown[], before, schema, path);
        if ("row" in schema) return { kind: "runs", runs: this.#row(value as unknown[], schema) };
        return { kind: "fields", fields: this.fields(value as Values, before, schema.parts, path) };
    }

    #leaf(value: unknown, schema: Leaf): ViewText {
        if (typeof value === "boolean") return { kind: "flag", on: value };
        return { kind: "word", text: this.#word(value, schema), ...this.#part(value, schema) };
    }

    #part(value: unknown, schema: ViewSchema): { part?: string } {
        const part = value === null ? undefined : this.#names.part?.((schema as Leaf).kind, value as number | string);
        return part ? { part } : {};
    }

    #word(value: unknown, schema: ViewSchema): string {
        return this.#names.noun((schema as Leaf).kind, value as number | string);
    }

    #list(values: readonly unknown[], before: unknown, schema: List, path: string): ViewText {
        if (isShort(schema)) return { kind: "runs", runs: this.#runs(values, schema.of) };
        if (isColumn(schema)) return { kind: "runs", runs: this.#named(values, schema) };
        return { kind: "fields", fields: this.#fieldsOf(values, before, schema, path) };
    }

    #row(values: readonly unknown[], { row }: Row): Run[] {
        return values.map((value, index) => ({
            text: this.#word(value, row[index]!),
            count: 1,
            ...this.#part(value, row[index]!),
        }));
    }

    /** Format a list briefly; hidden members are only counted. */
    #runs(values: readonly unknown[], of: ViewSchema): Run[] {
        const runs: Run[] = [];
        for (const value of values) {
            const last = runs.at(-1);
            const text = value === null ? null : this.#word(value, of);
            if (text === null && last?.text === null) runs[runs.length - 1] = { text, count: last.count + 1 };
            else runs.push({ text, count: 1, ...this.#part(value, of) });
        }
        return runs;
    }

    /** Format each member with its index; of flags, only the indexes that are set. */
    #named(values: readonly unknown[], { by, of }: List): Run[] {
        const rows = values.map((value, index) => ({ value, name: this.#rowName(by, index) }));
        const set = rows.filter(({ value }) => value !== false);
        return set.map(({ value, name }) => ({
            text: value === true ? name : value === null ? null : this.#names.pair(name, this.#word(value, of)),
            count: 1,
        }));
    }

    /** Format a list member by member, each under the name of its index. */
    #fieldsOf(values: readonly unknown[], before: unknown, { by, of }: List, path: string): Field[] {
        return values.map((value, index) => ({
            key: String(index),
            label: this.#rowName(by, index),
            ...this.#cell(value, within(before, index), of, path),
        }));
    }

    #rowName(kind: string, index: number): string {
        return kind ? this.#names.noun(kind, index) : String(index + 1);
    }

    #table(now: Values, before: unknown, group: readonly [string, ViewSchema][], above: string): Field {
        const columns = group.map(([key, schema]) => this.#column(key, now, before, schema as List, above));
        const { by } = group[0]![1] as List;
        const rows = columns[0]!.cells.map((_, index) => this.#rowName(by, index));
        const changed = columns.some(({ cells }) => cells.some((cell) => cell.changed));
        return { key: `by-${by}`, label: "", content: { kind: "table", rows, columns }, changed };
    }

    #column(key: string, now: Values, before: unknown, { of }: List, above: string): Column {
        const path = pathOf(above, key);
        const cells = (now[key] as unknown[]).map((value, index) =>
            this.#cell(value, within(within(before, key), index), of, path),
        );
        return { key, label: this.#names.label(path), cells };
    }
}
