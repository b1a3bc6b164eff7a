// Friendly invented names, for guests who would rather not think of one.
import { session } from "../state/session.svelte.ts";
import { settings } from "../state/settings.svelte.ts";
import { t } from "./texts.svelte.ts";

/** One of the names that a text lists, separated by commas. */
export function inventedName(): string {
    const names = namesIn("names-guests");
    return names[Math.floor(Math.random() * names.length)] ?? "";
}

/** Our name; who has chosen none is called by one that we remember to have invented, in the language of the moment. */
export function ownName(): string {
    if (settings.name && settings.name !== settings.invented?.name) return settings.name;
    if (!settings.invented) {
        const name = inventedName();
        settings.invented = { name, place: namesIn("names-guests").indexOf(name) };
    }
    return nameAt(settings.invented.place);
}

/** Come by a name; if it is the one that we invented, it is known as such in this language too. */
export async function comeAs(name: string): Promise<void> {
    await session.callMe(name);
    const place = settings.invented?.place ?? -1;
    if (name === nameAt(place)) settings.invented = { name, place };
}

/** Make sure that there is somebody, without a question. */
export async function comeAlong(): Promise<void> {
    if (session.nameless) await comeAs(ownName());
}

function nameAt(place: number): string {
    return namesIn("names-guests")[place] ?? "";
}

function namesIn(key: string): string[] {
    return t(key)
        .split(",")
        .map((name) => name.trim());
}
