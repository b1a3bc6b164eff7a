// A view told in words: what a game declares its view to be made of, made into lists and tables that anybody can read.

/** What a value of a view is: a leaf of some kind, a list whose places mean something or nothing, or named parts. */
export type Shape =
    | { readonly kind: string }
    | { readonly by: string; readonly of: Shape }
    | { readonly parts: Readonly<Record<string, Shape>> };

/** How a game names things: `colour 0` is red, the key `hands` is "Hands". */
export interface Names {
    name(kind: string, value: number | string): string;
    label(key: string): string;
    /** The names of all places of a list: of all colours, of all seats. */
    places(kind: string, count: number): readonly string[];
}

export type Leaf = { readonly sort: "word"; readonly text: string } | { readonly sort: "flag"; readonly on: boolean };
export interface Run {
    /** Null where the thing is there, but hidden from us. */
    readonly text: string | null;
    readonly count: number;
}
export interface Column {
    readonly label: string;
    readonly cells: readonly Telling[];
    readonly changed: readonly boolean[];
}
export interface Field {
    readonly key: string;
    readonly label: string;
    readonly told: Telling;
    readonly changed: boolean;
}
export type Telling =
    | Leaf
    | { readonly sort: "nothing" }
    | { readonly sort: "runs"; readonly runs: readonly Run[] }
    | { readonly sort: "rows"; readonly rows: readonly Field[] }
    | { readonly sort: "table"; readonly places: readonly string[]; readonly columns: readonly Column[] }
    | { readonly sort: "parts"; readonly fields: readonly Field[] };

const NOTHING: Telling = { sort: "nothing" };

export function same(a: unknown, b: unknown): boolean {
    return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function isList(shape: Shape): shape is Extract<Shape, { by: string }> {
    return "by" in shape;
}

function isLeaf(shape: Shape): shape is Extract<Shape, { kind: string }> {
    return "kind" in shape;
}

/** Whether a value fits into the cell of a table: a word, or some words in a row. */
function isShort(shape: Shape): boolean {
    return isLeaf(shape) || (isList(shape) && !shape.by && isLeaf(shape.of));
}

/** Tell a value, and mark what differs from what it was before. */
export function tell(value: unknown, before: unknown, shape: Shape, names: Names): Telling {
    if (value === null || value === undefined) return NOTHING;
    if (isLeaf(shape)) return leaf(value, shape.kind, names);
    if (isList(shape)) return list(value as readonly unknown[], before, shape, names);
    return { sort: "parts", fields: fields(value, before, shape.parts, names) };
}

function leaf(value: unknown, kind: string, names: Names): Leaf {
    if (typeof value === "boolean") return { sort: "flag", on: value };
    return { sort: "word", text: names.name(kind, value as number | string) };
}

function list(
    values: readonly unknown[],
    before: unknown,
    shape: Extract<Shape, { by: string }>,
    names: Names,
): Telling {
    if (!shape.by && isLeaf(shape.of)) return { sort: "runs", runs: runs(values, shape.of.kind, names) };
    const old = at(before);
    const places = names.places(shape.by, values.length);
    const rows = values.map((value, place) => ({
        key: String(place),
        label: places[place] ?? String(place + 1),
        told: tell(value, old(place), shape.of, names),
        changed: before !== undefined && !same(value, old(place)),
    }));
    return { sort: "rows", rows };
}

function at(list: unknown): (place: number) => unknown {
    return (place) => (Array.isArray(list) ? (list as unknown[])[place] : undefined);
}

/** Say a list shortly: what is repeated is said once, with how often. */
function runs(values: readonly unknown[], kind: string, names: Names): Run[] {
    const told: Run[] = [];
    for (const value of values) {
        const text = value === null ? null : words(leaf(value, kind, names));
        const last = told.at(-1);
        if (last && last.text === text) told[told.length - 1] = { text, count: last.count + 1 };
        else told.push({ text, count: 1 });
    }
    return told;
}

function words(told: Leaf): string {
    return told.sort === "word" ? told.text : told.on ? "✓" : "–";
}

/** Tell the parts of something; lists over the same places stand side by side in one table. */
export function fields(
    value: unknown,
    before: unknown,
    parts: Readonly<Record<string, Shape>>,
    names: Names,
): readonly Field[] {
    const [now, then] = [value as Record<string, unknown>, before as Record<string, unknown> | undefined];
    const tables = tabled(parts);
    const done = new Set<string>();
    const told: Field[] = [];
    for (const [key, shape] of Object.entries(parts)) {
        const by = isList(shape) ? shape.by : "";
        if (!tables.has(by)) told.push(field(key, now[key], then?.[key], shape, then !== undefined, names));
        else if (!done.has(by)) told.push(table(by, tables.get(by)!, now, then, parts, names));
        done.add(by);
    }
    return told;
}

function field(key: string, value: unknown, before: unknown, shape: Shape, known: boolean, names: Names): Field {
    const changed = known && !same(value, before);
    return { key, label: names.label(key), told: tell(value, before, shape, names), changed };
}

/** Find the keys whose lists have the same places and fit into cells, by what these places are. */
function tabled(parts: Readonly<Record<string, Shape>>): Map<string, string[]> {
    const found = new Map<string, string[]>();
    for (const [key, shape] of Object.entries(parts))
        if (isList(shape) && shape.by && isShort(shape.of)) found.set(shape.by, [...(found.get(shape.by) ?? []), key]);
    return new Map([...found].filter(([, keys]) => keys.length > 1));
}

function table(
    by: string,
    keys: readonly string[],
    now: Record<string, unknown>,
    then: Record<string, unknown> | undefined,
    parts: Readonly<Record<string, Shape>>,
    names: Names,
): Field {
    const columns = keys.map((key) => {
        const [values, old] = [now[key] as readonly unknown[], at(then?.[key])];
        const shape = (parts[key] as Extract<Shape, { by: string }>).of;
        return {
            label: names.label(key),
            cells: values.map((value, place) => tell(value, old(place), shape, names)),
            changed: values.map((value, place) => then !== undefined && !same(value, old(place))),
        };
    });
    const places = names.places(by, columns[0]!.cells.length);
    const changed = columns.some((column) => column.changed.includes(true));
    return { key: keys.join("-"), label: "", told: { sort: "table", places, columns }, changed };
}
