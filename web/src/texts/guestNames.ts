// Friendly invented names, for guests who would rather not think of one.
import { session } from "../state/session.svelte.ts";
import { settings } from "../state/settings.svelte.ts";
import { t } from "./texts.svelte.ts";

/** One of the names that a text lists, separated by commas. */
export function suggestedName(): string {
    const names = namesIn("names-guests");
    return names[Math.floor(Math.random() * names.length)] ?? "";
}

/** Our name; who has chosen none is called by one that we remember to have invented, in the language of the moment. */
export function ownName(): string {
    if (settings.name && settings.name !== settings.suggestedName?.name) return settings.name;
    if (!settings.suggestedName) {
        const name = suggestedName();
        settings.suggestedName = { name, index: namesIn("names-guests").indexOf(name) };
    }
    return nameAt(settings.suggestedName.index);
}

/** Come by a name; if it is the one that we invented, it is known as such in this language too. */
export async function startSession(name: string): Promise<void> {
    await session.rename(name);
    const index = settings.suggestedName?.index ?? -1;
    if (name === nameAt(index)) settings.suggestedName = { name, index };
}

/** Make sure that there is somebody, without a question. */
export async function ensureSession(): Promise<void> {
    if (session.isNameless) await startSession(ownName());
}

function nameAt(index: number): string {
    return namesIn("names-guests")[index] ?? "";
}

function namesIn(key: string): string[] {
    return t(key)
        .split(",")
        .map((name) => name.trim());
}
