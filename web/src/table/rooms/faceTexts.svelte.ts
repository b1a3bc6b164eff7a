// Texts that a face brings with it, in the current language.
import { Sentences, type Args } from "../../texts/fluent.ts";
import type { Lang } from "../../state/settings.svelte.ts";
import type { Face } from "../../wire/types.ts";

const loaded = new Map<string, Promise<Sentences>>();

async function fetchTexts(address: string, lang: Lang): Promise<Sentences> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`the texts ${address} are missing`);
    return new Sentences(lang, await answer.text());
}

/** Load the texts of a face in a language once; a failure is not cached. */
function loadTexts({ base, texts }: Face, lang: Lang): Promise<Sentences> {
    const path = texts?.[lang] ?? texts?.["en"];
    if (!path) return Promise.resolve(new Sentences(lang));
    const address = base + path;
    const loading = loaded.get(address) ?? fetchTexts(address, lang);
    loaded.set(address, loading);
    loading.catch(() => loaded.delete(address));
    return loading;
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
