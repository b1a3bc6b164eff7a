// What a view is made of, as a game declares it (docs/server.md, words): leaves, lists, rows and named parts.

export interface Leaf {
    /** A number that stands for a component, a seat or itself; a component by its name; or a flag. */
    readonly kind: string;
}
export interface List {
    /** What its places are: seats, colours, or "" for nothing but an order. */
    readonly by: string;
    readonly of: Shape;
}
export interface Row {
    /** What is in each of its places. */
    readonly row: readonly Shape[];
}
export interface Parts {
    readonly parts: Readonly<Record<string, Shape>>;
}
export type Shape = Leaf | List | Row | Parts;

export function isLeaf(shape: Shape): shape is Leaf {
    return "kind" in shape;
}

export function isList(shape: Shape): shape is List {
    return "by" in shape;
}

/** Whether something is said in a line: a leaf, or leaves one after the other. */
export function isShort(shape: Shape): boolean {
    if (isList(shape)) return !shape.by && isLeaf(shape.of);
    return isLeaf(shape) || "row" in shape;
}

/** Whether it is a list with something short for every seat, colour, or whatever its places are. */
export function isColumn(shape: Shape): shape is List {
    return isList(shape) && shape.by !== "" && isShort(shape.of);
}
