import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyDraft } from "../editions/draft.ts";
import { FORM, HOLD } from "../editions/testForm.ts";
import { deleteEdition } from "../editions/storage.ts";
import { TestStorage } from "../editions/testStorage.ts";
import { api, Editor, stubPage } from "./testPage.ts";
import { Offer } from "./offer.svelte.ts";

let editor: InstanceType<typeof Editor>;
let offer: Offer;
const post = vi.fn();
const put = vi.fn();

beforeEach(() => {
    stubPage();
    vi.stubGlobal("localStorage", new TestStorage());
    vi.useFakeTimers();
    post.mockReset().mockImplementation(async () => ({ name: "my-box" }));
    put.mockReset().mockImplementation(async () => ({ name: "my-box" }));
    vi.spyOn(api, "post").mockImplementation(post as unknown as typeof api.post);
    vi.spyOn(api, "put").mockImplementation(put as unknown as typeof api.put);
    editor = new Editor(FORM, emptyDraft("abc", "game", "My box"));
    offer = new Offer(editor);
});
afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    vi.restoreAllMocks();
    deleteEdition("abc");
    vi.stubGlobal("localStorage", undefined);
});

const change = () => editor.put({ path: HOLD.path, entry: 0 }, Number(editor.draft.slots[HOLD.path]?.[0] ?? 0) + 1);

test("two touches offer one edition, and it is offered until it changes", async () => {
    change();
    await Promise.all([offer.begin(), offer.begin()]);
    expect([post.mock.calls.length, offer.done, editor.draft.name]).toEqual([1, true, "my-box"]);
    change();
    expect(offer.done).toBe(false);
});

test("an offered edition is replaced, or another one added, as somebody says", async () => {
    change();
    await offer.begin();
    change();
    await offer.begin();
    expect([offer.asks, post.mock.calls.length]).toEqual([true, 1]);
    await offer.offer("my-box");
    expect([put.mock.calls.length, offer.done, offer.asks]).toEqual([1, true, false]);
    change();
    await offer.begin();
    post.mockImplementation(async () => ({ name: "my-box-2" }));
    await offer.offer("");
    expect([post.mock.calls.length, editor.draft.name]).toEqual([2, "my-box-2"]);
});

test("values that changed while games were played are not offered", async () => {
    change();
    const offered = offer.begin();
    change();
    await offered;
    expect([offer.done, offer.busy]).toEqual([false, false]);
});

test("a refusal is told, and it can be offered again", async () => {
    change();
    post.mockImplementation(async () => {
        throw new Error("refused");
    });
    await offer.begin();
    expect([offer.failure, offer.busy, offer.done]).toEqual([new Error("refused"), false, false]);
});
