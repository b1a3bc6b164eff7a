// What went wrong, in words: a text for every code by which the server refuses.
import { ApiError } from "../wire/api.ts";
import { t, texts } from "./texts.svelte.ts";

/** Tell a refusal; what is no refusal is a mistake of ours, and is told as one. */
export function errorText(error: unknown): string {
    if (!(error instanceof ApiError)) console.error(error);
    return errorCodeText(error instanceof ApiError ? error.code : "failed");
}

export function errorCodeText(code: string): string {
    const key = `error-${code}`;
    return texts.has(key) ? t(key) : t("error-failed");
}
