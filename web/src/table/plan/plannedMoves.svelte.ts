// Moves that are chosen but not sent, with their preview; each touch can be taken back as a whole.
import type { Plan, PlanStep } from "../../face/types.ts";
import type { Previewed } from "../../wire/types.ts";

type Moves = readonly string[];

const NO_STEPS: readonly PlanStep[] = [];

export class PlannedMoves {
    moves = $state.raw<Moves>([]);
    /** Moves that are to follow what these bring to light; they are planned anew when that is known. */
    beyond = $state.raw<Moves>([]);
    preview = $state.raw<Previewed | null>(null);
    /** Plans before each touch. */
    #before: Moves[] = [];

    /** Replace the moves; `continues` makes it part of the touch before. */
    set(moves: Moves, continues = false): void {
        if (!moves.length) this.#before = [];
        else if (!continues) this.#before.push(this.all);
        this.#show(moves);
    }

    /** Take over the answer to a plan; it may have more moves than were asked for, or fewer. */
    show(preview: Previewed): void {
        this.beyond = preview.stops === "hidden" ? this.moves.slice(preview.moves.length) : [];
        this.moves = preview.moves;
        this.preview = preview;
    }

    /** Take the last touch back. */
    back(): Moves {
        this.#show(this.#before.pop() ?? []);
        return this.moves;
    }

    #show(moves: Moves): void {
        this.moves = moves;
        this.beyond = [];
        this.preview = null;
    }

    /** All moves, also those that follow something hidden. */
    get all(): Moves {
        return this.beyond.length ? [...this.moves, ...this.beyond] : this.moves;
    }

    /** Number of moves that the last touch has chosen among several. */
    get chosenAtOnce(): number {
        const before = this.#before.at(-1) ?? [];
        const first = this.moves.findIndex((move, index) => move !== before[index]);
        const chosen = (this.preview?.steps ?? []).filter(({ legal }, index) => index >= first && legal.length > 1);
        return chosen.length + this.beyond.length;
    }

    /** The plan as a face sees it. */
    asPlan(state: Plan["state"]): Plan {
        const { steps = NO_STEPS, scores = [], stops = "" } = this.preview ?? {};
        const events = steps.flatMap((step) => step.events);
        return { moves: this.moves, beyond: this.beyond, steps, events, scores, stops, state };
    }
}
