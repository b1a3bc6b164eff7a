// What the server says about an edition: problems after each value, the file as it will be written, and a trial.
import { ApiError } from "../wire/api.ts";
import { checkEdition, editionFile, type CheckResult } from "../editions/editionApi.ts";
import type { EditionIn, Problem } from "../editions/form.ts";

/** Time without another key after which the server is asked. */
const PAUSE_MS = 600;
const NO_PROBLEMS: readonly Problem[] = [];

export type Trial = "none" | "running" | "passed" | "failed";

export class EditionChecks {
    problems = $state.raw<readonly Problem[]>(NO_PROBLEMS);
    /** What the server said last; null before its first answer. */
    result = $state.raw<CheckResult | null>(null);
    file = $state("");
    trial = $state<Trial>("none");
    /** Whether the server did not answer last time. */
    offline = $state(false);
    readonly #game: string;
    readonly #edition: () => EditionIn;
    #timer: ReturnType<typeof setTimeout> | undefined;
    /** Another number makes an answer that comes later worthless. */
    #round = 0;

    constructor(game: string, edition: () => EditionIn) {
        [this.#game, this.#edition] = [game, edition];
    }

    /** Ask again, once nothing has changed for a moment. */
    changed(): void {
        this.#round += 1;
        this.trial = "none";
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.#ask(), PAUSE_MS);
    }

    stop(): void {
        clearTimeout(this.#timer);
        this.#round += 1;
    }

    async #ask(): Promise<void> {
        const round = this.#round;
        const edition = this.#edition();
        try {
            const [result, file] = await Promise.all([
                checkEdition(this.#game, edition),
                editionFile(this.#game, edition),
            ]);
            if (round !== this.#round) return;
            [this.result, this.problems, this.file, this.offline] = [result, result.problems, file, false];
        } catch (error) {
            if (round === this.#round) this.#failed(error);
        }
    }

    /** Play random games with these values. */
    async play(): Promise<void> {
        clearTimeout(this.#timer);
        const round = ++this.#round;
        this.trial = "running";
        try {
            const result = await checkEdition(this.#game, this.#edition(), true);
            if (round !== this.#round) return;
            const failed = result.problems.some(({ kind }) => kind === "error");
            [this.result, this.problems, this.offline] = [result, result.problems, false];
            this.trial = failed ? "failed" : "passed";
            this.file = await editionFile(this.#game, this.#edition());
        } catch (error) {
            if (round === this.#round) this.#failed(error);
        }
    }

    #failed(error: unknown): void {
        this.trial = "none";
        this.offline = !(error instanceof ApiError) || error.code === "offline" || error.code === "failed";
    }
}
