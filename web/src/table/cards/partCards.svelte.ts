// The open card of a component at a table.
import type { Part } from "../../face/types.ts";
import type { GameTexts } from "../../texts/gameTexts.svelte.ts";
import { bearerOf, type Bearer, type CardHost, type How } from "./partGestures.ts";

export interface OpenCard {
    readonly part: Part;
    /** The piece that it stands beside. */
    readonly beside: Element | null;
    readonly how: How;
}

/** Beginning of the part that is a line of the score sheet; its name stands there in words. */
const LINE = "line:";

export class PartCards implements CardHost {
    open = $state.raw<OpenCard | null>(null);
    /** The card on the page. */
    element: HTMLElement | null = null;
    readonly #game: () => GameTexts;
    readonly #look: (parts: readonly Part[]) => void;

    constructor(game: () => GameTexts, look: (parts: readonly Part[]) => void) {
        [this.#game, this.#look] = [game, look];
    }

    has(part: Part): boolean {
        const word = part.split(":", 1)[0]!;
        return !part.startsWith(LINE) && this.#game().vocabulary.parts.some(({ name }) => name === word);
    }

    show({ part, element }: { readonly part: Part; readonly element: Element | null }, how: How): void {
        if (!this.has(part)) return;
        this.open = { part, beside: element, how };
        this.#look([part]);
    }

    hide(): void {
        if (!this.open) return;
        this.open = null;
        this.#look([]);
    }

    contains(path: readonly EventTarget[]): boolean {
        return this.element !== null && path.includes(this.element);
    }

    /** Show the card of the component that has the focus. */
    showFocused(): void {
        const bearer = focusedBearer(document.activeElement);
        if (bearer) this.show(bearer, "key");
    }
}

/** The component that has the focus: within the shadow root of its room, or around it. */
function focusedBearer(active: Element | null): Bearer | null {
    const inside = active?.shadowRoot?.activeElement;
    if (inside) return focusedBearer(inside);
    const path: Element[] = [];
    for (let element = active; element; element = element.parentElement) path.push(element);
    return bearerOf(path);
}
