// What a view is made of, as a game declares it (docs/server.md, words): leaves, lists, rows and named parts.

export interface Leaf {
    /** A number that stands for a component, a seat or itself; a component by its name; or a flag. */
    readonly kind: string;
}
export interface List {
    /** What its places are: seats, colours, or "" for nothing but an order. */
    readonly by: string;
    readonly of: ViewSchema;
}
export interface Row {
    /** What is in each of its places. */
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

/** Whether something is said in a line: a leaf, or leaves one after the other. */
export function isShort(schema: ViewSchema): boolean {
    if (isList(schema)) return !schema.by && isLeaf(schema.of);
    return isLeaf(schema) || "row" in schema;
}

/** Whether it is a list with something short for every seat, colour, or whatever its places are. */
export function isColumn(schema: ViewSchema): schema is List {
    return isList(schema) && schema.by !== "" && isShort(schema.of);
}
