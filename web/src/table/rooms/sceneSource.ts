// What a live table and a replay tell a face, before it is made a scene.
import type { ConfirmOptions, FaceEvent, Hint, Moment, Plan, PlanOptions, View } from "../../face/types.ts";
import type { GameTexts } from "../../texts/gameTexts.svelte.ts";
import type { Occupant } from "../../wire/types.ts";

export interface SceneSource {
    readonly game: GameTexts;
    readonly isReplay: boolean;
    readonly seat: number | null;
    readonly mySeats: readonly number[];
    readonly names: readonly string[];
    readonly occupants: readonly (Occupant | null)[];
    readonly deciding: readonly number[];
    /** Seats that have decided while others still do. */
    readonly ready: readonly number[];
    /** Points by side, as far as they are known; there is one side more than seats if there is an automaton. */
    readonly scores: readonly (number | null)[];
    readonly ended: boolean;
    /** Version of the rules. */
    readonly rules: number;
    readonly options: Readonly<Record<string, string>>;
    readonly currentView: View | null;
    /** View with the planned moves applied. */
    readonly view: View | null;
    readonly legal: readonly string[];
    readonly prompt: string;
    readonly currentPlan: Plan;
    readonly moment: Moment;
    readonly since: readonly FaceEvent[];
    readonly hintList: readonly Hint[];

    setPlan(moves: readonly string[], how?: PlanOptions): void;
    back(): void;
    confirm(how?: ConfirmOptions): void;
    why(move: string): void;
}
