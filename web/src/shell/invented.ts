// Friendly invented names, for guests who would rather not think of one.
import { t } from "./texts.svelte.ts";

/** One of the names that a text lists, separated by commas. */
export function inventedName(): string {
    const names = namesIn("names-guests");
    return names[Math.floor(Math.random() * names.length)] ?? "";
}

function namesIn(key: string): string[] {
    return t(key)
        .split(",")
        .map((name) => name.trim());
}
