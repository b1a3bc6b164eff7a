// Friendly invented names, for guests who would rather not think of one.
import { t } from "./texts.svelte.ts";

/** One of the names that a text lists, separated by commas. */
export function inventedName(): string {
    const names = namesIn("names-guests");
    return names[Math.floor(Math.random() * names.length)] ?? "";
}

/** The name of the first bot, the second... Each is another. */
export function botName(number: number): string {
    const names = namesIn("names-bots");
    return names[number % names.length] ?? "";
}

/** A bot's name that nobody has yet. */
export function freeBotName(taken: readonly string[]): string {
    return namesIn("names-bots").find((name) => !taken.includes(name)) ?? botName(taken.length);
}

function namesIn(key: string): string[] {
    return t(key)
        .split(",")
        .map((name) => name.trim());
}
