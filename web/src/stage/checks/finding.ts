// What a check of a page has found, as data: the kind, what it is about, and the place to show in a picture.
import type { Box } from "./dom.ts";

export type FindingKind = "reach" | "unmarked" | "covered" | "cut" | "text" | "overflow" | "small";

export interface Finding {
    readonly kind: FindingKind;
    /** The same in every look at the same fault, so that it counts once. */
    readonly key: string;
    /** A sentence for people. */
    readonly text: string;
    readonly box: Box | null;
}

export function finding(kind: FindingKind, key: string, text: string, box: Box | null = null): Finding {
    return { kind, key, text, box: box && rounded(box) };
}

function rounded({ left, top, right, bottom }: Box): Box {
    const [l, t, r, b] = [left, top, right, bottom].map(Math.round);
    return { left: l!, top: t!, right: r!, bottom: b! };
}
