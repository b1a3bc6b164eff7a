// What went wrong, in words: a text for every code by which the server refuses.
import { Refused } from "../wire/api.ts";
import { t, texts } from "./texts.svelte.ts";

/** Tell a refusal; what is no refusal is a mistake of ours, and is told as one. */
export function problem(error: unknown): string {
    if (!(error instanceof Refused)) console.error(error);
    return problemText(error instanceof Refused ? error.code : "failed");
}

export function problemText(code: string): string {
    const key = `problem-${code}`;
    return texts.has(key) ? t(key) : t("problem-failed");
}
