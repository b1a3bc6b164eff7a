// The scene as Svelte components read it: each property is reactive by itself, so that an update runs only the effects
// that depend on something that changed.
import type {
    Args,
    Attempt,
    ConfirmOptions,
    FaceEvent,
    OpenRequest,
    Plan,
    PlanStep,
    Saying,
    Scene,
    Seat,
    Tools,
    TryOptions,
    View,
} from "../types.ts";
import { isolated } from "../kit/isolated.ts";

/** Events being animated, and how long that takes at the player's speed; 0 without animation. */
export interface EventAnimation {
    readonly number: number;
    readonly events: readonly FaceEvent[];
    readonly duration: number;
}

/** Milliseconds that some events take at normal speed. */
export type Duration = (events: readonly FaceEvent[]) => number;

const EMPTY: View = {};

export class SvelteScene {
    #scene: Scene = $state.raw({} as Scene);
    readonly #tools: Tools;
    readonly #texts: GameTexts;
    readonly #duration: Duration;
    /** Whether an update is being applied: a plan that is set meanwhile continues the touch before it. */
    #updating = false;

    constructor(scene: Scene, tools: Tools, duration: Duration) {
        this.#scene = scene;
        this.#tools = tools;
        this.#texts = new GameTexts(tools);
        this.#duration = duration;
    }

    /** Rooms that the window has; the board draws what has none of its own. */
    readonly rooms = $derived(this.#scene.rooms);
    readonly seat = $derived(this.#scene.seat);
    readonly seats: readonly Seat[] = $derived(this.#scene.seats);
    /** Names as they are drawn: a name that runs from right to left does not reorder the text around it. */
    readonly names: readonly string[] = $derived(this.#people.map(({ name }) => isolated(name)));
    readonly deciding: readonly number[] = $derived(indexes(this.seats, (seat) => seat.deciding));
    readonly ended = $derived(this.#scene.ended);
    /** Whether this is a replay, in which no move can be made. */
    readonly isReplay = $derived(this.#scene.mode === "again");
    /** View to draw: with the planned moves applied, if there are any. */
    readonly view: View = $derived(this.#scene.view ?? EMPTY);
    /** View before the planned moves. */
    readonly currentView: View = $derived(this.#scene.truth ?? EMPTY);
    readonly legal = $derived(this.#scene.legal);
    readonly prompt = $derived(this.#scene.prompt);
    readonly plan = $derived(this.#scene.plan.moves);
    /** Moves that are to follow what the planned ones bring to light. */
    readonly beyond = $derived(this.#scene.plan.beyond);
    readonly planState: Plan["state"] = $derived(this.#scene.plan.state);
    /** Points by side after the planned moves. */
    readonly planScores = $derived(this.#scene.plan.scores);
    /** What interrupts the turn after the planned moves. */
    readonly planStops = $derived(this.#scene.plan.stops);
    /** Open decision before each planned move. */
    readonly steps: readonly PlanStep[] = $derived(this.#scene.plan.steps);
    /** Events that the planned moves would cause. */
    readonly consequences = $derived(this.#scene.plan.events);
    /** Component values in force. */
    readonly box = $derived(this.#scene.game.box);
    /** Rulings and other settings of the table. */
    readonly options = $derived(this.#scene.game.options);
    readonly since = $derived(this.#scene.since);
    readonly moment = $derived(this.#scene.moment);
    readonly animation: EventAnimation = $derived.by(() => {
        const { number, events, pace } = this.moment;
        return { number, events, duration: this.#duration(events) * pace };
    });
    readonly #lang = $derived(this.#scene.reader.lang);

    /** The seats of people and bots, without the automaton. */
    get #people(): readonly Seat[] {
        return this.seats.filter(({ kind }) => kind !== "rules");
    }

    /** Texts of the game; reactive to the language. */
    get game(): GameTexts {
        void this.#lang;
        return this.#texts;
    }

    /** Take over another scene; the components are up to date when `flush` returns. */
    set(scene: Scene, flush: () => void): void {
        this.#updating = true;
        this.#scene = scene;
        flush();
        this.#updating = false;
    }

    /** Add a move to the plan. */
    choose(move: string): void {
        this.setPlan([...this.plan, move]);
    }

    /** Replace the plan; with `fill`, moves that are the only legal ones follow by themselves. */
    setPlan(moves: readonly string[], { fill = false } = {}): void {
        this.#tools.plan(moves, { continues: this.#updating, fill });
    }

    /** Ask what plans would lead to, without showing them. */
    try(plans: readonly (readonly string[])[], how?: TryOptions): Promise<readonly Attempt[]> {
        return this.#tools.try(plans, how);
    }

    /** Take the last touch back. */
    back(): void {
        this.#tools.back();
    }

    confirm(how?: ConfirmOptions): void {
        this.#tools.confirm(how);
    }

    /** Set words and buttons of the action bar, when half-done choices change them. */
    say(saying: Saying): void {
        this.#tools.say(saying);
    }

    /** Ask why a move is not legal; the action bar shows the reason. */
    why(move: string): void {
        this.#tools.why(move);
    }

    /** Open a leaf or a seat in a drawer of the frame. */
    open(what: OpenRequest): void {
        this.#tools.open(what);
    }
}

/** Texts of a game, in the words of its components. */
class GameTexts {
    readonly #tools: Tools;

    constructor(tools: Tools) {
        this.#tools = tools;
    }

    get title(): string {
        return this.format("title");
    }

    format(key: string, args: Args = {}): string {
        return this.#tools.t(key, args);
    }

    has(key: string): boolean {
        return this.#tools.t(key) !== key;
    }

    /** Name of a component: the text `colour-red`. */
    component(kind: string, name: string): string {
        return this.format(`${kind}-${name}`);
    }

    move(phrase: string): string {
        return this.#tools.words.move(phrase);
    }

    event(event: FaceEvent): string {
        return this.#tools.words.event(event);
    }

    prompt(phrase: string): string {
        return this.#tools.words.prompt(phrase);
    }

    reason(phrase: string): string {
        return this.#tools.words.reason(phrase);
    }

    line(phrase: string): string {
        return this.#tools.words.line(phrase);
    }

    formatList(items: readonly string[]): string {
        return this.#tools.words.list(items);
    }
}

function indexes<T>(items: readonly T[], holds: (item: T) => boolean): number[] {
    return items.flatMap((item, index) => (holds(item) ? [index] : []));
}
