// What `caravane face test` calls in the page.
import type { RecordedTable } from "./recordedTable.svelte.ts";
import type { Look, Stage } from "./stage.svelte.ts";
import { checkDestroy } from "./checks/destroy.ts";
import { checkFigures } from "./checks/figures.ts";
import { checkFit } from "./checks/fit.ts";
import { checkMotion } from "./checks/motion.ts";
import { checkParts } from "./checks/parts.ts";
import { checkTexts } from "./checks/texts.ts";
import { checkTolerance } from "./checks/tolerance.ts";
import { checkUpdate } from "./checks/update.ts";
import type { Check } from "./checks/check.ts";
import { bearerOf } from "./reach.ts";

const CHECKS: Record<string, Check> = {
    update: checkUpdate,
    destroy: checkDestroy,
    motion: checkMotion,
    fit: checkFit,
    // Loaded when needed: it is larger than the rest of the stage.
    access: async (input) => (await import("./checks/access.ts")).checkAccess(input),
    parts: checkParts,
    texts: checkTexts,
    tolerance: checkTolerance,
    figures: checkFigures,
};

export class Harness {
    readonly #stage: Stage;

    constructor(stage: Stage) {
        this.#stage = stage;
    }

    /** Place, name, kind and legal moves of each scene. */
    scenes(): [place: number, name: string, kind: string, legal: readonly string[]][] {
        return this.#stage.scenes.map(({ name, kind, update }, place) => [
            place,
            name,
            kind,
            kind === "again" ? [] : (update.legal ?? []),
        ]);
    }

    /** Use the files of the face as they are now. */
    refresh(): Promise<void> {
        return this.#stage.refresh();
    }

    async show(look: Partial<Look>): Promise<string> {
        await this.#stage.show(look);
        return this.#stage.problem;
    }

    /** Run a check on scenes; most checks look at the one that is shown. */
    check(name: string, scenes: number[]): Promise<string[]> {
        return CHECKS[name]!({ stage: this.#stage, scenes });
    }

    /** The place to touch for a move. */
    async bearer(move: string): Promise<{ point: readonly [number, number] | null; problem: string }> {
        const { point, problem } = await bearerOf(move);
        return { point, problem };
    }

    /** Whether a move is planned or sent, and whether the bar offers it. */
    async state(move: string) {
        await this.#stage.settle();
        const table: RecordedTable = this.#stage.table!;
        const { currentPlan, sent, face, unknown } = table;
        return {
            planned: currentPlan.moves.includes(move) || sent.includes(move),
            offered: face.offBoard.includes(move),
            unknown: unknown.some((plan) => plan.split(" ").includes(move)),
        };
    }
}
