// Text of a bot level: its own, else that of the interface, else its name.
import { settings } from "../state/settings.svelte.ts";
import { t, texts } from "./texts.svelte.ts";
import type { Level } from "../state/catalogue.ts";

export function levelTitle(level: Level): string {
    return level.title?.[settings.lang] ?? levelName(level.name);
}

export function levelName(name: string): string {
    return texts.has(`level-${name}`) ? t(`level-${name}`) : name;
}

export function levelAbout(level: Level): string {
    const own = level.about?.[settings.lang];
    return own ?? (texts.has(`level-${level.name}-about`) ? t(`level-${level.name}-about`) : "");
}
