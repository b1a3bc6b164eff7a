// Engravings of the cards, loaded after the map.
import { idOf } from "./box.ts";

class Vignettes {
    #drawn = $state.raw<((place: string) => string) | null>(null);
    #requested = false;

    /** Drawing of a place, once loaded. */
    of(place: number): string {
        if (!this.#requested) void this.#load();
        return this.#drawn?.(idOf(place)) ?? "";
    }

    async #load(): Promise<void> {
        this.#requested = true;
        const { DRAWINGS, DRAWN } = await import("./art/vignettes.ts");
        this.#drawn = (place) => DRAWINGS[DRAWN[place] ?? ""] ?? "";
    }
}

export const vignettes = new Vignettes();
