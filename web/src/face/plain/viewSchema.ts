// Schema of a view, as a game declares it (docs/server.md): leaves, lists, rows and named parts.

export interface Leaf {
    /** Kind of the value: a component by number or name, a seat, a number, or a flag. */
    readonly kind: string;
}
export interface List {
    /** Kind of the index: seats, colours, or "" for a mere order. */
    readonly by: string;
    readonly of: ViewSchema;
}
export interface Row {
    /** Schema of each member. */
    readonly row: readonly ViewSchema[];
}
export interface Parts {
    readonly parts: Readonly<Record<string, ViewSchema>>;
}
export type ViewSchema = Leaf | List | Row | Parts;

export function isLeaf(schema: ViewSchema): schema is Leaf {
    return "kind" in schema;
}

export function isList(schema: ViewSchema): schema is List {
    return "by" in schema;
}

/** Whether a value fits on a line: a leaf, or a row of leaves. */
export function isShort(schema: ViewSchema): boolean {
    if (isList(schema)) return !schema.by && isLeaf(schema.of);
    return isLeaf(schema) || "row" in schema;
}

/** Whether it is a list of short values by seat, colour or another kind. */
export function isColumn(schema: ViewSchema): schema is List {
    return isList(schema) && schema.by !== "" && isShort(schema.of);
}
