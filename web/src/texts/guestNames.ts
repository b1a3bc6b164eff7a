// Suggested names for guests.
import { session } from "../state/session.svelte.ts";
import { settings } from "../state/settings.svelte.ts";
import { t } from "./texts.svelte.ts";

/** A random name from the comma-separated list of a text. */
export function suggestedName(): string {
    const names = namesIn("names-guests");
    return names[Math.floor(Math.random() * names.length)] ?? "";
}

/** The player's name; without one, the suggested name in the current language. */
export function ownName(): string {
    if (settings.name && settings.name !== settings.suggestedName?.name) return settings.name;
    if (!settings.suggestedName) {
        const name = suggestedName();
        settings.suggestedName = { name, index: namesIn("names-guests").indexOf(name) };
    }
    return nameAt(settings.suggestedName.index);
}

/** Start a session with a name; a suggested name stays marked as such, also in another language. */
export async function startSession(name: string): Promise<void> {
    await session.rename(name);
    const index = settings.suggestedName?.index ?? -1;
    if (name === nameAt(index)) settings.suggestedName = { name, index };
}

/** Start a session with the suggested name unless there is one. */
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
