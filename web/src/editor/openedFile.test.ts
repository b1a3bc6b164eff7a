import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, withSlot } from "../editions/draft.ts";
import type { ReadResult } from "../editions/editionApi.ts";
import { FORM, HOLD, POINTS } from "../editions/testForm.ts";
import { deleteEdition } from "../editions/storage.ts";
import { TestStorage } from "../editions/testStorage.ts";
import { api, Editor, session, stubPage } from "./testPage.ts";
import { OpenedFile } from "./openedFile.svelte.ts";

const EMPTY = emptyDraft("abc", "game", "My box");
const TEXT = { fr: "faux", en: "wrong" };
const PROBLEM = { path: "", entry: -1, kind: "error", text: TEXT, what: TEXT } as const;
const HERS: ReadResult = {
    game: "game",
    edition: {
        name: "hers",
        title: "Hers",
        source: "read",
        values: { [HOLD.path]: 7, [POINTS.path]: ["?", 1, "?", "?"] },
    },
    problems: [],
};
let answer: ReadResult;
let editor: InstanceType<typeof Editor>;
let opened: OpenedFile;

beforeEach(() => {
    stubPage();
    vi.stubGlobal("localStorage", new TestStorage());
    vi.useFakeTimers();
    session.me = { name: "Ana", guest: false, login: "ana", email: "" };
    vi.spyOn(api, "post").mockImplementation((async () => answer) as unknown as typeof api.post);
    answer = HERS;
    editor = new Editor(FORM, EMPTY);
    opened = new OpenedFile(editor);
});
afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    vi.restoreAllMocks();
    deleteEdition("abc");
    vi.stubGlobal("localStorage", undefined);
    session.me = null;
});

const file = (size = 5) => ({ size, text: () => Promise.resolve("text") }) as unknown as File;

test("a file opens at once where nothing was read, and says how much it has", async () => {
    await opened.open(file());
    expect([editor.draft.title, editor.draft.slots[HOLD.path], opened.taken, opened.waiting]).toEqual([
        "Hers",
        [7],
        2,
        null,
    ]);
    expect(editor.swept).toBe("file");
});

test("it replaces what was read only after a question, and that can be undone", async () => {
    editor.history.change((draft) => withSlot(draft, HOLD.path, 0, 5));
    await opened.open(file());
    expect([editor.draft.slots[HOLD.path], opened.counts]).toEqual([[5], { inFile: 2, here: 1 }]);
    opened.cancel();
    expect([opened.waiting, editor.draft.slots[HOLD.path]]).toEqual([null, [5]]);
    await opened.open(file());
    opened.accept();
    expect(editor.draft.slots[HOLD.path]).toEqual([7]);
    editor.undo();
    expect([editor.draft.slots[HOLD.path], editor.draft.title]).toEqual([[5], "My box"]);
});

test("a file with mistakes is not taken over by itself", async () => {
    answer = { ...HERS, problems: [PROBLEM] };
    await opened.open(file());
    expect([opened.wrong, editor.draft, opened.counts.inFile]).toEqual([["wrong"], EMPTY, 2]);
    opened.accept();
    expect(editor.draft.slots[HOLD.path]).toEqual([7]);
});

test("a file of another game, or of none, says so and changes nothing", async () => {
    answer = { game: "other", edition: null, problems: [] };
    await opened.open(file());
    expect([opened.otherGame, opened.isForeign]).toEqual(["other", false]);
    answer = { game: "", edition: null, problems: [PROBLEM] };
    await opened.open(file());
    expect([opened.otherGame, opened.isForeign, opened.wrong]).toEqual(["", false, ["wrong"]]);
    await opened.open(file(5_000_000));
    expect([opened.isForeign, opened.wrong]).toEqual([true, []]);
    expect(editor.draft).toEqual(EMPTY);
});

test("nothing is dropped, nothing happens; a server that fails is told", async () => {
    await opened.open(undefined);
    expect(opened.failure).toBeNull();
    vi.spyOn(api, "post").mockImplementation((async () => {
        throw new Error("down");
    }) as unknown as typeof api.post);
    await opened.open(file());
    expect([opened.failure, editor.draft]).toEqual([new Error("down"), EMPTY]);
});
