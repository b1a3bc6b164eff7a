// Test data: the page that the modules of the editor ask for, without a browser and without a server.
import { vi } from "vitest";

/** Hears and tells what happens to the page. */
export const page = new EventTarget();

/** Stub the page again: tests of other files may have replaced it. */
export function stubPage(): void {
    vi.stubGlobal("navigator", { language: "en" });
    vi.stubGlobal("document", { visibilityState: "visible", addEventListener: () => {} });
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
}

stubPage();
export const { api, ApiError } = await import("../wire/api.ts");
export const { session } = await import("../state/session.svelte.ts");
export const { Editor } = await import("./editor.svelte.ts");
export const { EditionChecks } = await import("./editionChecks.svelte.ts");
