// Parts that a move or an event is about.
import type { Vocabulary, Word } from "../wire/types.ts";

/** Parts with the nouns of a phrase: those whose kinds of nouns follow each other in its word. */
export function partsOf({ parts }: Pick<Vocabulary, "parts">, words: readonly Word[], phrase: string): string[] {
    const [, ...nouns] = phrase.split(":");
    const word = words.find(({ name }) => name === phrase.split(":")[0]);
    const kinds = (word?.nouns ?? []).map(([, kind]) => kind);
    return parts.flatMap(({ name, nouns: own }) => {
        const wanted = own.map(([, kind]) => kind);
        if (!wanted.length || wanted.every((kind) => kind === "number" || kind === "seat")) return [];
        const at = kinds.findIndex((_, index) => wanted.every((kind, offset) => kinds[index + offset] === kind));
        const given = nouns.slice(at, at + wanted.length);
        return at >= 0 && given.length === wanted.length ? [[name, ...given].join(":")] : [];
    });
}
