import { afterEach, beforeEach, expect, test, vi, type Mock } from "vitest";
import type { EditionIn, Problem } from "../editions/form.ts";
import { api, ApiError, EditionChecks, page, session, stubPage } from "./testPage.ts";

const EDITION: EditionIn = { title: "Mine", source: "read", values: {} };
const TEXT = { fr: "faux", en: "wrong" };
const WRONG: Problem = { path: "a/b", entry: 1, kind: "error", text: TEXT, what: TEXT };
const FAILED: Problem = { ...WRONG, path: "", entry: -1 };
const DEBOUNCE_MS = 600;
const RETRY_MS = 15_000;
let edition: EditionIn;
let checks: InstanceType<typeof EditionChecks>;
let stop: () => void;
/** What the server answers next, by the end of the path. */
let answers: Record<string, () => unknown>;
let post: Mock<(path: string, asked: object) => Promise<unknown>>;

beforeEach(() => {
    vi.useFakeTimers();
    stubPage();
    session.me = { name: "Ana", guest: false, login: "ana", email: "" };
    answers = { check: () => ({ problems: [], trial: null }), file: () => "file" };
    post = vi.fn(async (path) => answers[path.split("/").at(-1)!]!());
    const until = (signal: AbortSignal) => (path: string, asked: object) => post(path, { ...asked, signal });
    vi.spyOn(api, "postUntil").mockImplementation(until as unknown as typeof api.postUntil);
    edition = EDITION;
    checks = new EditionChecks("game", () => edition);
    stop = checks.begin();
});
afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
    session.me = null;
});

const paths = () => post.mock.calls.map(([path]) => (path as string).split("/").at(-1));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("it asks at first, and after each change once nothing has changed for a moment", async () => {
    expect(checks.state).toBe("waiting");
    await wait(0);
    expect([checks.state, paths()]).toEqual(["answered", ["check"]]);
    checks.changed(["a/b"]);
    await wait(DEBOUNCE_MS - 1);
    checks.changed(["a/b"]);
    expect(checks.state).toBe("waiting");
    await wait(DEBOUNCE_MS - 1);
    expect(paths()).toEqual(["check"]);
    await wait(1);
    expect([checks.state, paths()]).toEqual(["answered", ["check", "check"]]);
});

test("the file is asked for only while it is shown", async () => {
    await wait(0);
    expect([checks.file, paths()]).toEqual(["", ["check"]]);
    const hide = checks.showFile();
    await wait(0);
    expect([checks.file, paths()]).toEqual(["file", ["check", "file", "check"]]);
    hide();
    checks.changed(["a/b"]);
    await wait(DEBOUNCE_MS);
    expect(paths()).toEqual(["check", "file", "check", "check"]);
});

test("a problem is gone as soon as its value changes", async () => {
    answers["check"] = () => ({ problems: [WRONG, { ...WRONG, path: "c/d" }], trial: null });
    await wait(0);
    checks.changed(["a/b"]);
    expect(checks.problems.map(({ path }) => path)).toEqual(["c/d"]);
});

test("an answer about earlier values is dropped, and its request ended", async () => {
    let signal: AbortSignal | undefined;
    post.mockImplementationOnce(async (_, asked) => {
        ({ signal } = asked as { signal: AbortSignal });
        await new Promise((resolve) => setTimeout(resolve, 5_000));
        return { problems: [WRONG], trial: null };
    });
    await wait(1);
    checks.changed(["a/b"]);
    expect(signal?.aborted).toBe(true);
    await wait(10_000);
    expect([checks.state, checks.problems]).toEqual(["answered", []]);
});

test("a file that is shown again is the one of the values as they are now", async () => {
    const hide = checks.showFile();
    await wait(0);
    hide();
    checks.changed(["a/b"]);
    await wait(DEBOUNCE_MS);
    answers["file"] = () => "another file";
    checks.showFile();
    await wait(0);
    expect(checks.file).toBe("another file");
});

test("a file that is shown while games are played does not end the trial", async () => {
    await wait(0);
    answers["check"] = async () => {
        await new Promise((resolve) => setTimeout(resolve, 5_000));
        return { problems: [], trial: { random: 40, bots: 3 } };
    };
    const played = checks.play();
    checks.showFile();
    await wait(5_000);
    await played;
    expect(checks.trial).toBe("passed");
    await wait(DEBOUNCE_MS);
    expect(paths().at(-2)).toBe("file");
});

test("a trial says what was played", async () => {
    answers["check"] = () => ({ problems: [], trial: { random: 40, bots: 3 } });
    const played = checks.play();
    expect(checks.trial).toBe("running");
    await played;
    expect([checks.trial, checks.games]).toEqual(["passed", { random: 40, bots: 3 }]);
    expect(post.mock.calls.at(-1)![1]).toMatchObject({ play: true });
});

test("a trial fails by its game, and not by a problem of a value", async () => {
    answers["check"] = () => ({ problems: [FAILED], trial: { random: 2, bots: 0 } });
    await checks.play();
    expect([checks.trial, checks.failure, checks.problems]).toEqual(["failed", FAILED, []]);
});

test("another value ends a trial; another title does not, and the file follows", async () => {
    answers["check"] = () => ({ problems: [], trial: { random: 40, bots: 3 } });
    await checks.play();
    checks.changed([]);
    await wait(DEBOUNCE_MS);
    expect([checks.trial, checks.state]).toEqual(["passed", "answered"]);
    checks.changed(["a/b"]);
    expect([checks.trial, checks.state]).toEqual(["none", "waiting"]);

    const played = checks.play();
    checks.changed([]);
    expect(checks.trial).toBe("running");
    await played;
    await wait(DEBOUNCE_MS);
    expect(checks.trial).toBe("passed");
});

test.each(["rate-limited", "no-session", "bad-settings", "unavailable"])("a refusal is kept: %s", async (code) => {
    answers["check"] = () => {
        throw new ApiError(code);
    };
    await checks.play();
    expect([checks.trial, checks.state, (checks.error as Error).message]).toEqual(["none", "refused", code]);
    checks.changed(["a/b"]);
    expect([checks.state, checks.error]).toEqual(["waiting", null]);
});

test("without a network it asks again, after a while or as soon as it is back", async () => {
    answers["check"] = () => {
        throw new ApiError("offline");
    };
    await wait(0);
    expect(checks.state).toBe("offline");
    await wait(RETRY_MS);
    expect([checks.state, paths().length]).toEqual(["offline", 2]);
    answers["check"] = () => ({ problems: [WRONG], trial: null });
    page.dispatchEvent(new Event("online"));
    await wait(0);
    expect([checks.state, checks.problems]).toEqual(["answered", [WRONG]]);
});

test("nobody is asked once it has stopped", async () => {
    checks.changed(["a/b"]);
    stop();
    await wait(RETRY_MS);
    page.dispatchEvent(new Event("online"));
    await wait(RETRY_MS);
    expect(paths()).toEqual([]);
});
