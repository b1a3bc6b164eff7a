import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FORM } from "./testForm.ts";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("document", { visibilityState: "visible", addEventListener: () => {} });
vi.stubGlobal("addEventListener", () => {});
const { editionForm, freshEditionForm, newerEdition } = await import("./editionApi.ts");
const { session } = await import("../state/session.svelte.ts");
const { api } = await import("../wire/api.ts");

const HERS = { name: "hers", title: "Her box", source: "read", fingerprint: "1", reconstructed: 0 };
const OFFERED = { ...HERS, checked: 43, changed_at: 5 };
const get = vi.fn();

beforeEach(async () => {
    get.mockReset().mockImplementation(async () => ({ ...FORM, offered: [OFFERED] }));
    vi.spyOn(api, "get").mockImplementation(get as unknown as typeof api.get);
    await freshEditionForm("game");
    get.mockClear();
});
afterEach(() => {
    vi.restoreAllMocks();
    session.me = null;
});

test("a form is loaded once for everybody who logs in, and a failure is not kept", async () => {
    await Promise.all([editionForm("game"), editionForm("game")]);
    expect(get).toHaveBeenCalledTimes(0);
    session.me = { name: "Ana", guest: false, login: "ana", email: "" };
    await editionForm("game");
    expect(get).toHaveBeenCalledTimes(1);
    get.mockImplementationOnce(async () => {
        throw new Error("down");
    });
    await expect(freshEditionForm("game")).rejects.toThrow("down");
    await expect(editionForm("game")).resolves.toMatchObject({ reconstructed: FORM.reconstructed });
});

test("an edition is newer if it has the same name and other values", async () => {
    expect(await newerEdition("game", null)).toBeNull();
    expect(await newerEdition("game", HERS)).toBeNull();
    expect(await newerEdition("game", { ...HERS, fingerprint: "0" })).toEqual(OFFERED);
    expect(await newerEdition("game", { ...HERS, fingerprint: "0", title: "His box" })).toBeNull();
});
