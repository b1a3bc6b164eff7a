/** Chance as data: what was drawn from, by name, so that an outcome can be recomputed without the rules. */

import { CommittedLuck } from "./committedLuck.ts";

export type Drawn =
    | { readonly kind: "roll"; readonly verb: string; readonly of: readonly (readonly string[])[] }
    | { readonly kind: "lot" | "shuffle"; readonly verb: string; readonly of: readonly string[] }
    | { readonly kind: "lots"; readonly verb: string; readonly of: readonly string[]; readonly count: number };

/** Recompute an outcome, as the journal writes it. */
export function outcomeLine(key: Uint8Array, event: number, drawn: Drawn): string {
    return `* ${[drawn.verb, ...nouns(new CommittedLuck(key, event), drawn)].join(":")}`;
}

function nouns(luck: CommittedLuck, drawn: Drawn): string[] {
    if (drawn.kind === "roll") return drawn.of.map((faces) => luck.one(faces));
    if (drawn.kind === "lot") return [luck.one(drawn.of)];
    if (drawn.kind === "lots") return several(luck, drawn.of, drawn.count);
    return shuffled(luck, drawn.of);
}

/** Draw one after the other, none twice; they are named in the candidates' order. */
function several(luck: CommittedLuck, candidates: readonly string[], count: number): string[] {
    const left = candidates.map((_, place) => place);
    const places = Array.from({ length: count }, () => left.splice(luck.place(left.length), 1)[0] as number);
    return places.sort((a, b) => a - b).map((place) => candidates[place] as string);
}

/** Exchange the last place with any, then the one before it, down to the second (Fisher and Yates). */
function shuffled(luck: CommittedLuck, things: readonly string[]): string[] {
    const order = [...things];
    for (let last = order.length - 1; last > 0; last -= 1) {
        const other = luck.place(last + 1);
        [order[last], order[other]] = [order[other] as string, order[last] as string];
    }
    return order;
}
