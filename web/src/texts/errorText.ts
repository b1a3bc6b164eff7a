// Errors as text, by the code of the server.
import { ApiError } from "../wire/api.ts";
import { t, texts } from "./texts.svelte.ts";

/** Text of an error; anything but an ApiError is a bug and is logged. */
export function errorText(error: unknown): string {
    if (!(error instanceof ApiError)) console.error(error);
    return errorCodeText(error instanceof ApiError ? error.code : "failed");
}

export function errorCodeText(code: string): string {
    const key = `error-${code}`;
    return texts.has(key) ? t(key) : t("error-failed");
}
