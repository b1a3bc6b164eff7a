// Texts of a recorded game; keys that have no text are noted.
import { Sentences, type Args } from "../texts/fluent.ts";
import { GameTexts } from "../texts/gameTexts.svelte.ts";
import type { Lang } from "../state/settings.svelte.ts";
import type { Recording } from "./recording.ts";

export class RecordedTexts extends GameTexts {
    /** Keys without a text that somebody asked for. */
    readonly missing = new Set<string>();

    constructor(
        { game, vocabulary, box, texts }: Pick<Recording, "game" | "vocabulary" | "box" | "texts">,
        lang: Lang,
    ) {
        const sentences = (each: Lang) => new Sentences(each, texts[each] ?? "");
        super(game, vocabulary, box, sentences(lang), (each) => Promise.resolve(sentences(each)));
    }

    override format(key: string, args: Args = {}): string {
        if (!this.has(key)) this.missing.add(key);
        return super.format(key, args);
    }
}
