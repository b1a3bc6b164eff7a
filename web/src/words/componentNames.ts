// Names of the components in a view.
import { t } from "../texts/texts.svelte.ts";
import type { GameTexts } from "../texts/gameTexts.svelte.ts";
import type { Names } from "./viewText.ts";

function capital(text: string): string {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export function componentNames(game: GameTexts, names: readonly string[]): Names {
    const noun = (kind: string, value: number | string) => {
        if (kind === "seat") return game.seat(Number(value), names);
        const name = typeof value === "string" ? value : game.vocabulary.kinds[kind]?.[value];
        return name === undefined ? String(value).replace("-", "−") : game.component(kind, name);
    };
    const part = (kind: string, value: number | string) => {
        const { parts, explanations, kinds } = game.vocabulary;
        const word = parts.find(
            ({ name, nouns }) => nouns.length === 1 && nouns[0]![1] === kind && name in explanations,
        );
        const name = typeof value === "string" ? value : kinds[kind]?.[value];
        return word && name !== undefined ? `${word.name}:${name}` : undefined;
    };
    return {
        noun,
        part,
        label: (path) => capital(game.format(`view-${path}`)),
        pair: (place, value) => t("plain-pair", { place, value }),
    };
}
