// What the server says about an edition: problems after each value, the file as it will be written, and a trial.
import { ApiError } from "../wire/api.ts";
import { checkEdition, editionFile, type Games } from "../editions/editionApi.ts";
import type { EditionIn, Problem } from "../editions/form.ts";

/** Time without another key after which the server is asked. */
const DEBOUNCE_MS = 600;
/** Time after which a server that did not answer is asked again. */
const RETRY_MS = 15_000;
const NO_PROBLEMS: readonly Problem[] = [];
const NO_GAMES: Games = { random: 0, bots: 0 };
const OFFLINE: readonly string[] = ["offline", "failed"];

export type Trial = "none" | "running" | "passed" | "failed";
/** `waiting`: for an answer about the values as they are now. */
export type CheckState = "waiting" | "answered" | "offline" | "refused";

export class EditionChecks {
    problems = $state.raw<readonly Problem[]>(NO_PROBLEMS);
    state = $state<CheckState>("waiting");
    /** Why the server did not check, if it did not. */
    error = $state.raw<unknown>(null);
    file = $state("");
    trial = $state<Trial>("none");
    /** Games of the trial that came to their end. */
    games = $state.raw<Games>(NO_GAMES);
    /** Why the trial failed; null if it did not. */
    failure = $state.raw<Problem | null>(null);
    /** Whether the file is shown. */
    #showsFile = false;
    readonly #game: string;
    readonly #edition: () => EditionIn;
    #timer: ReturnType<typeof setTimeout> | undefined;
    /** Whether the title has changed while games were played. */
    #isOutdated = false;
    /** Ends the request that is under way. */
    #request = new AbortController();

    constructor(game: string, edition: () => EditionIn) {
        [this.#game, this.#edition] = [game, edition];
    }

    /** Ask for the first time, and again when the network is back; return how to stop. */
    begin(): () => void {
        const retry = (): void => (this.state === "offline" && this.trial !== "running" ? void this.#ask() : undefined);
        addEventListener("online", retry);
        this.#later(0);
        return () => {
            removeEventListener("online", retry);
            this.#stop();
        };
    }

    /** Ask again, once nothing has changed for a moment; without paths only the title of the file has changed. */
    changed(paths: readonly string[]): void {
        // A file that nobody sees is not asked for: it would be an old one when it is shown again.
        if (!this.#showsFile) this.file = "";
        if (paths.length) {
            [this.trial, this.state, this.error] = ["none", "waiting", null];
            this.problems = this.problems.filter(({ path }) => !paths.includes(path));
        }
        this.#isOutdated = this.trial === "running";
        if (!this.#isOutdated) this.#later(DEBOUNCE_MS);
    }

    /** Keep the file up to date from now on; return how to stop. */
    showFile(): () => void {
        this.#showsFile = true;
        if (!this.file && this.trial !== "running") this.#later(0);
        return () => (this.#showsFile = false);
    }

    /** Play random games with these values. */
    async play(): Promise<void> {
        this.#stop();
        this.trial = "running";
        await this.#ask(true);
    }

    #later(wait: number): void {
        this.#stop();
        this.#timer = setTimeout(() => void this.#ask(), wait);
    }

    #stop(): void {
        clearTimeout(this.#timer);
        this.#request.abort();
    }

    async #ask(play = false): Promise<void> {
        this.#stop();
        const { signal } = (this.#request = new AbortController());
        try {
            const edition = this.#edition();
            const file = this.#showsFile ? editionFile(this.#game, edition, signal) : this.file;
            const [{ problems, trial }, text] = await Promise.all([
                checkEdition(this.#game, edition, signal, play),
                file,
            ]);
            if (signal.aborted) return;
            this.problems = problems.filter(({ path }) => path);
            [this.state, this.error, this.file] = ["answered", null, text];
            if (play) this.#judge(problems, trial);
            if (this.#isOutdated || (play && this.#showsFile && !this.file)) this.changed([]);
        } catch (error) {
            if (!signal.aborted) this.#failed(error);
        }
    }

    #judge(problems: readonly Problem[], games: Games | null): void {
        this.failure = problems.find(({ path }) => !path) ?? null;
        this.games = games ?? NO_GAMES;
        this.trial = problems.some(({ kind }) => kind === "error") ? "failed" : "passed";
    }

    #failed(error: unknown): void {
        const isOffline = error instanceof ApiError && OFFLINE.includes(error.code);
        [this.trial, this.error, this.state] = ["none", error, isOffline ? "offline" : "refused"];
        this.#isOutdated = false;
        if (isOffline) this.#timer = setTimeout(() => void this.#ask(), RETRY_MS);
    }
}
