// Text of a bot level.
import { settings } from "../state/settings.svelte.ts";
import { t, texts } from "./texts.svelte.ts";
import type { Level } from "../wire/types.ts";

export function levelTitle(level: Level): string {
    return level.title[settings.lang];
}

export function levelName(name: string): string {
    return texts.has(`level-${name}`) ? t(`level-${name}`) : name;
}

export function levelAbout(level: Level): string {
    return level.about[settings.lang];
}
