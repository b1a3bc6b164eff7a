// Schema of a view, as a game declares it (docs/server.md): leaves, lists, rows and named parts.
import type { Leaf, List } from "../wire/types.ts";

export type ViewSchema = List["of"];

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
