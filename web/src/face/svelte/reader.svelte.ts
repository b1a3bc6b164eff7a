// Language, pace and texts of the reader, for components that know neither the frame nor its tools. They belong to the
// person, not to a table, so they are the same for all tables of a page.
import type { Args, Reader, Tools } from "../types.ts";

const INITIAL: Reader = { lang: "en", theme: "day", pace: 0, ornament: true };

class CurrentReader {
    #reader = $state.raw<Reader>(INITIAL);
    /** Tools of the mounted faces; each knows the texts of its own game. */
    #tools = $state.raw<readonly Tools[]>([]);
    readonly lang = $derived(this.#reader.lang);
    readonly pace = $derived(this.#reader.pace);

    set(reader: Reader): void {
        this.#reader = reader;
    }

    add(tools: Tools): void {
        this.#tools = [...this.#tools, tools];
    }

    remove(tools: Tools): void {
        const place = this.#tools.indexOf(tools);
        this.#tools = this.#tools.filter((_, index) => index !== place);
    }

    format(key: string, args: Args): string {
        void this.lang;
        const texts = this.#tools.map((tools) => tools.t(key, args));
        return texts.findLast((text) => text !== key) ?? key;
    }
}

export const reader = new CurrentReader();

/** Format a text of the face, else of the game. It is reactive to the language. */
export function t(key: string, args: Args = {}): string {
    return reader.format(key, args);
}
