// A table whose answers come from a recording: the face on the stage is mounted as at a live table.
import type { Attempt, FaceEvent, Hint, Moment, Plan, PlanOptions, TryOptions, View } from "../face/types.ts";
import { PlannedMoves } from "../table/plan/plannedMoves.svelte.ts";
import { ProjectedTable } from "../table/projectedTable.ts";
import { Moments } from "../table/rooms/moments.svelte.ts";
import { TableFace, type ShownTable } from "../table/rooms/tableFace.svelte.ts";
import { refusedAttempt, toAttempt } from "../table/attempts.ts";
import type { Previewed, Update } from "../wire/types.ts";
import type { RecordedScene } from "./recording.ts";
import type { RecordedTexts } from "./recordedTexts.ts";

const NO_HINTS: readonly Hint[] = [];

/** A face whose drawings are counted. */
class CountedFace extends TableFace {
    drawings = 0;

    override readMoves(element: HTMLElement): void {
        super.readMoves(element);
        this.drawings += 1;
    }
}

export class RecordedTable extends ProjectedTable implements ShownTable {
    readonly game: RecordedTexts;
    readonly rules: number;
    readonly moments = new Moments();
    readonly ready: readonly number[] = [];
    readonly face: CountedFace;
    scene = $state.raw({} as RecordedScene);
    hintList = $state.raw(NO_HINTS);
    /** The plan that was confirmed. */
    sent = $state.raw<readonly string[]>([]);
    /** Plans that the recording does not know. */
    unknown = $state.raw<readonly string[]>([]);
    /** Move whose refusal would be explained at a table. */
    asked = $state("");
    readonly #planned = new PlannedMoves();

    constructor(game: RecordedTexts, rules: number, scene: RecordedScene) {
        super();
        [this.game, this.rules, this.scene] = [game, rules, scene];
        this.face = new CountedFace(this, (plans, how) => Promise.resolve(plans.map((moves) => this.#try(moves, how))));
    }

    /** Show another scene; with a pace above 0 its events are animated. */
    show(scene: RecordedScene, pace: number): void {
        this.#planned.set([]);
        [this.sent, this.asked] = [[], ""];
        this.scene = scene;
        this.moments.begin(scene.events, scene.before, scene.events.length ? pace : 0);
    }

    /** Whether all rooms of the stage have been drawn. */
    get drawn(): boolean {
        const standing = this.face.fills("standing") ? this.scores.length : 0;
        const rooms =
            standing + (["board", "top", "side", "desk"] as const).filter((kind) => this.face.fills(kind)).length;
        return this.face.failed || this.face.drawings >= rooms;
    }

    get projection(): Update {
        return this.scene.update;
    }

    get isReplay(): boolean {
        return this.scene.kind === "again";
    }

    get seat(): number | null {
        return this.scene.seat;
    }

    get mySeats(): readonly number[] {
        return this.scene.mySeats;
    }

    get options(): Readonly<Record<string, string>> {
        return this.scene.options;
    }

    get moment(): Moment {
        return this.moments.current;
    }

    get since(): readonly FaceEvent[] {
        return this.scene.events;
    }

    get #preview(): Previewed | null {
        return this.#planned.preview;
    }

    get view(): View | null {
        return this.#preview?.view ?? this.currentView;
    }

    get legal(): readonly string[] {
        if (this.isReplay) return [];
        return (this.#planned.moves.length ? this.#preview?.legal : this.projection.legal) ?? [];
    }

    get prompt(): string {
        if (this.isReplay) return "";
        return (this.#planned.moves.length ? this.#preview?.prompt : this.projection.prompt) ?? "";
    }

    get #state(): Plan["state"] {
        if (!this.#planned.moves.length) return "none";
        return this.#preview ? (this.#preview.legal.length ? "open" : "complete") : "trying";
    }

    readonly currentPlan: Plan = $derived(this.#planned.asPlan(this.#state));

    setPlan(moves: readonly string[], { continues, fill }: PlanOptions = {}): void {
        this.asked = "";
        this.#planned.set(moves, continues);
        this.#answer(fill);
    }

    back(): void {
        this.#planned.back();
        this.#answer();
    }

    confirm(): void {
        if (this.#state === "complete") this.sent = this.#planned.moves;
    }

    why(move: string): void {
        this.asked = move;
    }

    #answer(fill = false): void {
        const { moves } = this.#planned;
        if (!moves.length) return;
        const found = this.#find(moves, fill);
        if (found) this.#planned.show(found);
        else this.#planned.set([]);
    }

    #find(moves: readonly string[], fill = false): Previewed | undefined {
        const found = this.scene.previews.get(moves.join(" ")) ?? this.#beginning(moves);
        if (!found) this.unknown = [...this.unknown, moves.join(" ")];
        const [only, ...others] = found?.legal ?? [];
        return fill && only !== undefined && !others.length ? this.#find([...moves, only], true) : found;
    }

    /**
     * The answer to a plan that goes on after something hidden, or beyond the recording: it ends there. Where nothing more is
     * legal, automatic steps may follow before the next decision; what they lead to is not recorded.
     */
    #beginning(moves: readonly string[]): Previewed | undefined {
        const beginnings = moves.map((_, index) => this.scene.previews.get(moves.slice(0, index + 1).join(" ")));
        const hidden = beginnings.find((answer) => answer?.stops === "hidden");
        const last = beginnings.findLastIndex((answer) => answer !== undefined);
        const { legal } = beginnings[last] ?? {};
        const mayContinue = legal && (!legal.length || legal.includes(moves[last + 1] ?? ""));
        return hidden ?? (mayContinue ? beginnings[last] : undefined);
    }

    /** As the server answers: steps have no views, and the whole has one only if it is asked for. */
    #try(moves: readonly string[], { fill, views }: TryOptions = {}): Attempt {
        const found = this.#find(moves, fill);
        if (!found) return refusedAttempt(moves);
        const { view, steps, ...answer } = found;
        const short = steps.map(({ prompt, legal, events }) => ({ prompt, legal, events }));
        return toAttempt({ ...answer, steps: short, ...(views && view ? { view } : {}) });
    }
}
