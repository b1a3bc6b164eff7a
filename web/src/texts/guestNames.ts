// Suggested names for guests: an animal or a thing and where it comes from, several hundred in all.
import { session } from "../state/session.svelte.ts";
import { settings } from "../state/settings.svelte.ts";
import { t } from "./texts.svelte.ts";

export function suggestedName(): string {
    return nameAt(randomNumber());
}

/** The player's name; without one, the suggested name in the current language. */
export function ownName(): string {
    if (settings.name && settings.name !== settings.guestName?.name) return settings.name;
    if (!settings.guestName) {
        const number = randomNumber();
        settings.guestName = { name: nameAt(number), number };
    }
    return nameAt(settings.guestName.number);
}

/** Start a session with a name; a suggested name stays marked as such, also in another language. */
export async function startSession(name: string): Promise<void> {
    await session.rename(name);
    const number = settings.guestName?.number ?? 0;
    if (name === nameAt(number)) settings.guestName = { name, number };
}

/** Start a session with the suggested name unless there is one. */
export async function ensureSession(): Promise<void> {
    if (session.isNameless) await startSession(ownName());
}

function randomNumber(): number {
    return Math.floor(Math.random() * words("names-heads").length * words("names-tails").length);
}

/** The name of a number, the same two words in every language. */
function nameAt(number: number): string {
    const [heads, tails] = [words("names-heads"), words("names-tails")];
    const head = heads[Math.floor(number / tails.length) % heads.length] ?? "";
    return t("names-guest", { head, tail: tails[number % tails.length] ?? "" });
}

function words(key: string): string[] {
    return t(key)
        .split(",")
        .map((word) => word.trim());
}
