// Texts that a face brings with it, in the current language.
import { Sentences, type Args } from "../../texts/fluent.ts";
import type { Lang } from "../../state/settings.svelte.ts";
import type { Face } from "../../wire/types.ts";
import { fetchText, textsAddress } from "./loadFace.ts";

async function loadTexts(face: Face, lang: Lang): Promise<Sentences> {
    const address = textsAddress(face, lang);
    return new Sentences(lang, ...(address ? [await fetchText(address)] : []));
}

export class FaceTexts {
    #sentences = $state.raw(new Sentences("en"));
    #wanted: Lang = "en";

    get lang(): Lang {
        return this.#sentences.lang;
    }

    async load(face: Face | null, lang: Lang): Promise<void> {
        this.#wanted = lang;
        const sentences = face ? await loadTexts(face, lang) : new Sentences(lang);
        if (this.#wanted === lang) this.#sentences = sentences;
    }

    share(other: FaceTexts): void {
        [this.#sentences, this.#wanted] = [other.#sentences, other.#wanted];
    }

    has(key: string): boolean {
        return this.#sentences.has(key);
    }

    format(key: string, args: Args): string {
        return this.#sentences.format(key, args);
    }
}
