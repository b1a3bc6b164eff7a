// The engravings of the cards come after the map: nobody waits for them.
import { idOf } from "./box.ts";

class Vignettes {
    #drawn = $state.raw<((place: string) => string) | null>(null);
    #requested = false;

    /** The drawing of a place, as soon as it is there. */
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
