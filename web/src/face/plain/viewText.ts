// A view told in words: what a game declares its view to be made of, made into lists and tables that anybody can read.
import {
    isColumn,
    isLeaf,
    isList,
    isShort,
    type Leaf,
    type List,
    type Parts,
    type Row,
    type Shape,
} from "./viewSchema.ts";

/** How a game names things: the colour 0 is red, the part `hands` is "Hands". */
export interface Names {
    noun(kind: string, value: number | string): string;
    label(path: string): string;
    /** What is at a place: "red: 10". */
    pair(place: string, value: string): string;
}

export interface Run {
    /** Null where the thing is there, but hidden from us. */
    readonly text: string | null;
    readonly count: number;
}

export interface Cell {
    readonly told: Telling;
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

export type Telling =
    | { readonly sort: "nothing" }
    | { readonly sort: "word"; readonly text: string }
    | { readonly sort: "flag"; readonly on: boolean }
    | { readonly sort: "runs"; readonly runs: readonly Run[] }
    | { readonly sort: "table"; readonly places: readonly string[]; readonly columns: readonly Column[] }
    | { readonly sort: "fields"; readonly fields: readonly Field[] };

type Values = Readonly<Record<string, unknown>>;

export function same(a: unknown, b: unknown): boolean {
    return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Look into something that may not be there. */
function within(whole: unknown, key: string | number): unknown {
    return (whole as Record<string | number, unknown> | null | undefined)?.[key];
}

/** Texts name a part by the keys that lead to it: `sheets-columns`. */
function pathOf(above: string, key: string): string {
    return `${above && `${above}-`}${key.replaceAll("_", "-")}`;
}

/** Put the lists over the same places together, where the first of them stands; everything else stays alone. */
function grouped(parts: Parts["parts"]): [string, Shape][][] {
    const groups = new Map<string, [string, Shape][]>();
    for (const [key, shape] of Object.entries(parts)) {
        const name = isColumn(shape) ? `by ${shape.by}` : `key ${key}`;
        groups.set(name, [...(groups.get(name) ?? []), [key, shape]]);
    }
    return [...groups.values()];
}

/** Tells values in a game's own words, and marks what differs from what was there before. */
export class Teller {
    readonly #names: Names;
    /** Whether there is something to compare with. */
    readonly #compares: boolean;

    constructor(names: Names, compares: boolean) {
        this.#names = names;
        this.#compares = compares;
    }

    /** Tell the parts of something; lists over the same places stand side by side in one table. */
    fields(now: Values, before: unknown, parts: Parts["parts"], above = ""): Field[] {
        return grouped(parts).map((group) => {
            const [key, shape] = group[0]!;
            const alone = group.length === 1 && !(isColumn(shape) && !isLeaf(shape.of));
            return alone ? this.#field(key, now, before, shape, above) : this.#table(now, before, group, above);
        });
    }

    #field(key: string, now: Values, before: unknown, shape: Shape, above: string): Field {
        const path = pathOf(above, key);
        return { key, label: this.#names.label(path), ...this.#cell(now[key], within(before, key), shape, path) };
    }

    #cell(value: unknown, before: unknown, shape: Shape, path: string): Cell {
        return { told: this.#tell(value, before, shape, path), changed: this.#compares && !same(value, before) };
    }

    #tell(value: unknown, before: unknown, shape: Shape, path: string): Telling {
        if (value === null || value === undefined) return { sort: "nothing" };
        if (isLeaf(shape)) return this.#leaf(value, shape);
        if (isList(shape)) return this.#list(value as unknown[], before, shape, path);
        if ("row" in shape) return { sort: "runs", runs: this.#row(value as unknown[], shape) };
        return { sort: "fields", fields: this.fields(value as Values, before, shape.parts, path) };
    }

    #leaf(value: unknown, shape: Leaf): Telling {
        if (typeof value === "boolean") return { sort: "flag", on: value };
        return { sort: "word", text: this.#word(value, shape) };
    }

    #word(value: unknown, shape: Shape): string {
        return this.#names.noun((shape as Leaf).kind, value as number | string);
    }

    #list(values: readonly unknown[], before: unknown, shape: List, path: string): Telling {
        if (isShort(shape)) return { sort: "runs", runs: this.#runs(values, shape.of) };
        if (isColumn(shape)) return { sort: "runs", runs: this.#named(values, shape) };
        return { sort: "fields", fields: this.#places(values, before, shape, path) };
    }

    #row(values: readonly unknown[], { row }: Row): Run[] {
        return values.map((value, place) => ({ text: this.#word(value, row[place]!), count: 1 }));
    }

    /** Say a list shortly: what is hidden is only counted. */
    #runs(values: readonly unknown[], of: Shape): Run[] {
        const runs: Run[] = [];
        for (const text of values.map((value) => (value === null ? null : this.#word(value, of)))) {
            const last = runs.at(-1);
            if (text === null && last?.text === null) runs[runs.length - 1] = { text, count: last.count + 1 };
            else runs.push({ text, count: 1 });
        }
        return runs;
    }

    /** Say what is at each place of a list; of flags, the places where they are set. */
    #named(values: readonly unknown[], { by, of }: List): Run[] {
        const places = values.map((value, place) => ({ value, name: this.#place(by, place) }));
        const set = places.filter(({ value }) => value !== false);
        return set.map(({ value, name }) => ({
            text: value === true ? name : value === null ? null : this.#names.pair(name, this.#word(value, of)),
            count: 1,
        }));
    }

    /** Tell a list member by member, each under the name of its place. */
    #places(values: readonly unknown[], before: unknown, { by, of }: List, path: string): Field[] {
        return values.map((value, place) => ({
            key: String(place),
            label: this.#place(by, place),
            ...this.#cell(value, within(before, place), of, path),
        }));
    }

    #place(kind: string, place: number): string {
        return kind ? this.#names.noun(kind, place) : String(place + 1);
    }

    #table(now: Values, before: unknown, group: readonly [string, Shape][], above: string): Field {
        const columns = group.map(([key, shape]) => this.#column(key, now, before, shape as List, above));
        const { by } = group[0]![1] as List;
        const places = columns[0]!.cells.map((_, place) => this.#place(by, place));
        const changed = columns.some(({ cells }) => cells.some((cell) => cell.changed));
        return { key: `by-${by}`, label: "", told: { sort: "table", places, columns }, changed };
    }

    #column(key: string, now: Values, before: unknown, { of }: List, above: string): Column {
        const path = pathOf(above, key);
        const cells = (now[key] as unknown[]).map((value, place) =>
            this.#cell(value, within(within(before, key), place), of, path),
        );
        return { key, label: this.#names.label(path), cells };
    }
}
