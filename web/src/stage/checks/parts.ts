// Check 7: the parts that legal moves and events name are on the board, as elements with `data-part`.
import { partsOf } from "../../texts/partsOf.ts";
import type { Check } from "./check.ts";
import { deepElements, rooms } from "./dom.ts";

export const checkParts: Check = async ({ stage }) => {
    const { scene, legal, game } = stage.table!;
    const { verbs, events } = game.vocabulary;
    const drawn = new Set(rooms().flatMap((room) => deepElements(room).flatMap(partOf)));
    // What an event names may be gone after it, so that its kind of part is enough.
    const kinds = new Set([...drawn].map(wordOf));
    const missing = [
        ...legal.flatMap((move) => undrawn(partsOf(game.vocabulary, verbs, move), move, (part) => drawn.has(part))),
        ...scene.events.flatMap(({ event = "" }) =>
            undrawn(partsOf(game.vocabulary, events, event), event, (part) => kinds.has(wordOf(part))),
        ),
    ];
    return [...new Set(missing)].map((finding) => `${scene.name}: ${finding}`);
};

function undrawn(parts: readonly string[], phrase: string, isDrawn: (part: string) => boolean): string[] {
    return !parts.length || parts.some(isDrawn) ? [] : [`${phrase} names ${parts.join(" or ")}, which is not drawn`];
}

function wordOf(phrase: string): string {
    return phrase.split(":")[0]!;
}

function partOf(element: Element): string[] {
    const part = element.getAttribute("data-part");
    return part ? [part] : [];
}
