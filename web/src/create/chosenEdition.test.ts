import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, withLength } from "../editions/draft.ts";
import { deleteEdition, saveEdition } from "../editions/storage.ts";
import { FORM, POINTS } from "../editions/testForm.ts";
import { TestStorage } from "../editions/testStorage.ts";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("document", { visibilityState: "visible", addEventListener: () => {} });
vi.stubGlobal("addEventListener", () => {});
const { chosenEdition, draftChoice, isPlayable, isThere, offeredChoice } = await import("./chosenEdition.ts");

const DRAFT = emptyDraft("abc", "game", "My box");
const OFFERED = {
    name: "hers",
    title: "Hers",
    source: "",
    fingerprint: "",
    reconstructed: 0,
    checked: 0,
    changed_at: 0,
};

beforeEach(() => void vi.stubGlobal("localStorage", new TestStorage()));
afterEach(() => {
    deleteEdition("abc");
    vi.stubGlobal("localStorage", undefined);
});

test("a choice is there while its edition is", () => {
    const form = { ...FORM, offered: [OFFERED] };
    expect(["", offeredChoice("hers"), draftChoice("abc")].map((each) => isThere(form, [DRAFT], each))).toEqual([
        true,
        true,
        true,
    ]);
    expect([offeredChoice("his"), draftChoice("x"), "other:x"].map((each) => isThere(form, [], each))).toEqual([
        false,
        false,
        false,
    ]);
});

test("an offered edition is sent by its name, ours as nothing", async () => {
    expect([await chosenEdition("game", ""), await chosenEdition("game", offeredChoice("hers"))]).toEqual([
        null,
        "hers",
    ]);
});

test("a draft that is gone, or of another game, is not silently ours", async () => {
    await expect(chosenEdition("game", draftChoice("abc"))).rejects.toMatchObject({ code: "edition-gone" });
    saveEdition({ ...DRAFT, game: "other" });
    await expect(chosenEdition("game", draftChoice("abc"))).rejects.toMatchObject({ code: "edition-gone" });
});

test("a draft with a space that nobody has read cannot be played", () => {
    expect([isPlayable(FORM, DRAFT), isPlayable(FORM, withLength(DRAFT, POINTS, 6))]).toEqual([true, false]);
});
