// Moves that are chosen but not sent, with their preview; each touch can be taken back as a whole.
import type { Plan, PlanStep } from "../../face/types.ts";
import type { Previewed } from "../../wire/types.ts";

type Moves = readonly string[];

const NO_STEPS: readonly PlanStep[] = [];

export class PlannedMoves {
    moves = $state.raw<Moves>([]);
    preview = $state.raw<Previewed | null>(null);
    /** Plans before each touch. */
    #before: Moves[] = [];

    /** Replace the moves; `continues` makes it part of the touch before. */
    set(moves: Moves, continues = false): void {
        if (!moves.length) this.#before = [];
        else if (!continues) this.#before.push(this.moves);
        this.#show(moves);
    }

    /** Take the last touch back. */
    back(): Moves {
        this.#show(this.#before.pop() ?? []);
        return this.moves;
    }

    #show(moves: Moves): void {
        this.moves = moves;
        this.preview = null;
    }

    /** The plan as a face sees it. */
    asPlan(state: Plan["state"]): Plan {
        return {
            moves: this.moves,
            steps: this.preview?.steps ?? NO_STEPS,
            events: this.preview?.events ?? [],
            state,
        };
    }
}
