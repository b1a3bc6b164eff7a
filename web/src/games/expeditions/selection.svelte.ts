// Touches on the map and on the cards: arrows make a plan, a touch on the last planned one sends it.
import { untrack } from "svelte";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { END_TURN, LEAVE, TAKE, verbOf, type Target } from "./choices.ts";
import { waysTo, type Way } from "./graph.ts";
import { Itinerary } from "./itinerary.svelte.ts";
import { expeditions, type Expeditions } from "./view.ts";

export class Selection {
    readonly #scene: () => SvelteScene;
    readonly itinerary: Itinerary;
    #question = "";
    /** The only expedition whose ways are shown, if one was touched. */
    only = $state<number | null>(null);
    /** Arrows between which a touch was ambiguous. */
    ambiguous = $state.raw<readonly Target[]>([]);
    /** Whether the uses of tickets are shown. */
    spends = $state(false);
    /** The place whose details are shown. */
    place = $state<number | null>(null);
    /** The place to which a way is drawn, and which of its ways. */
    goal = $state<number | null>(null);
    #rank = $state(0);

    /** Create it while a component is set up. */
    constructor(scene: () => SvelteScene) {
        this.#scene = scene;
        this.itinerary = new Itinerary(scene);
        $effect.pre(() => {
            const { plan, prompt, legal } = scene();
            untrack(() => this.#onScene(plan, `${prompt} ${legal.join(" ")}`));
        });
        $effect(() => this.#endTurn());
    }

    #onScene(plan: readonly string[], question: string): void {
        this.ambiguous = [];
        if (plan.length || question === this.#question) return;
        this.#question = question;
        [this.only, this.spends] = [null, false];
        // A new question closes the details.
        if (this.#scene().legal.length) [this.place, this.goal] = [null, null];
    }

    /** A plan after which nothing but the end of the turn is left to say ends it too: a touch sends the whole turn. */
    #endTurn(): void {
        const scene = this.#scene();
        if (scene.plan.length && scene.planState === "open" && scene.legal.includes(END_TURN))
            untrack(() => scene.setPlan([...scene.plan, END_TURN]));
    }

    /** What the map shows: the table with the planned arrows. */
    get view(): Expeditions {
        const { plan, view } = this.#scene();
        return plan.length ? this.itinerary.end.view : expeditions(view);
    }

    /** Highlighted targets. */
    readonly targets: readonly Target[] = $derived.by(() => {
        const found = this.itinerary.targets;
        const few = found.filter(({ colour }) => colour === this.only);
        return few.length ? few : found;
    });

    /** Circles from which a planned restart could leave. */
    get bases(): readonly Target[] {
        return this.itinerary.bases;
    }

    /** Planned arrows, in order. */
    get arrows(): readonly Target[] {
        return this.itinerary.arrows;
    }

    /** The last planned target. */
    get chosen(): Target | undefined {
        return this.arrows.at(-1);
    }

    isChosen({ move, at, moves }: Target): boolean {
        const planned = this.itinerary.moves;
        return moves.every((each, index) => planned[at + index] === each) && planned.indexOf(move, at) >= 0;
    }

    /** Whether a move is planned. */
    isPlanned(move: string): boolean {
        return this.itinerary.moves.includes(move);
    }

    /** Whether a move may be chosen, now or instead of a planned one. */
    may(move: string): boolean {
        return this.#stageOf(move) >= 0;
    }

    /** Whether any move of a verb may be chosen. */
    asks(verb: string): boolean {
        return this.#offers.some((legal) => legal.some((move) => verbOf(move) === verb));
    }

    /** Legal moves before each planned move and after the last. */
    get #offers(): readonly (readonly string[])[] {
        const { steps, legal } = this.#scene();
        return [...steps.map((step) => step.legal), legal];
    }

    #stageOf(move: string): number {
        return this.#offers.findLastIndex((legal) => legal.includes(move));
    }

    /** Choose a move by its name; choosing the last planned one again sends the plan. */
    choose(move: string): void {
        const { plan } = this.#scene();
        this.close();
        if (plan.at(-1) === move) return this.#scene().confirm();
        const stage = this.#stageOf(move);
        if (stage >= 0) this.plan([...plan.slice(0, stage), move]);
    }

    /** Spend a ticket after the planned moves. */
    spend(move: string): void {
        this.close();
        this.plan([...this.itinerary.moves, move]);
    }

    /** Plan a target; the last planned one again sends the plan. */
    take(target: Target): void {
        const last = this.chosen;
        this.close();
        if (last?.move === target.move && last.at === target.at && last.moves[0] === target.moves[0])
            return this.#scene().confirm();
        this.plan([...this.itinerary.moves.slice(0, target.at), ...target.moves]);
    }

    /** Keep the planned arrows up to one of them. */
    cut({ at, moves }: Target): void {
        this.close();
        this.plan(this.itinerary.moves.slice(0, at + moves.length));
    }

    plan(moves: readonly string[]): void {
        this.goal = null;
        this.#scene().setPlan(this.itinerary.completed(moves));
    }

    /** The planned answer about the common objective that the plan reaches last, if it reaches one. */
    get answer(): string | undefined {
        return this.itinerary.moves.findLast((move) => move === TAKE || move === LEAVE);
    }

    /** Whether the plan leaves the common objective that an arrow reaches. */
    leaves({ at, moves }: Target): boolean {
        return this.itinerary.moves[at + moves.length] === LEAVE;
    }

    /** Take the common objective that the plan reaches last, or leave it. */
    reply(answer: string): void {
        const { moves } = this.itinerary;
        const at = moves.findLastIndex((move) => move === TAKE || move === LEAVE);
        this.plan(moves.with(at, answer));
    }

    /** Close all that lies over the map. */
    close(): void {
        [this.ambiguous, this.place, this.spends] = [[], null, false];
    }

    /** Choose among several arrows; an arrow has priority over a circle to choose. */
    touch(all: readonly Target[]): void {
        const arrows = all.filter(({ verb }) => verb !== "base");
        const found = distinct(arrows.length ? arrows : all);
        const [first] = found;
        const chosen = found.find((target) => this.isChosen(target));
        if (chosen) this.take(chosen);
        else if (first && found.length === 1) this.take(first);
        else this.ambiguous = found;
    }

    /** Show the ways of one expedition only, or of all again. */
    filter(colour: number): void {
        this.only = this.only === colour ? null : colour;
    }

    /** Draw the way to a place; at the next touch show its details, and at the third end that. */
    lookAt(place: number): void {
        const [goal, shown] = [this.goal, this.place];
        this.close();
        [this.goal, this.#rank] = [null, 0];
        if (shown === place) return;
        const drawn = goal === place || this.#scene().plan.length > 0 || !waysTo(this.view, place).length;
        if (drawn) this.place = place;
        else this.goal = place;
    }

    /** Ways to the goal, the one that is drawn first. */
    get ways(): readonly Way[] {
        if (this.goal === null || this.#scene().plan.length) return [];
        const ways = waysTo(this.view, this.goal);
        const first = ways.length ? this.#rank % ways.length : 0;
        return [...ways.slice(first), ...ways.slice(0, first)];
    }

    /** The first arrow of a way, if it may be laid now. */
    firstOf({ colour, circles: [from, to] }: Way): Target | undefined {
        const found = this.itinerary.targets.find((target) => target.colour === colour && target.to === to);
        return found?.from === from || found?.bases?.includes(from!) ? found : undefined;
    }

    /** Send only what comes before something hidden, to see that first. */
    layAndSee(): void {
        this.#scene().confirm({ stop: true });
    }

    nextWay(): void {
        this.#rank += 1;
    }
}

/** One target of each colour: what continues the plan comes before what would replace a part of it. */
function distinct(found: readonly Target[]): Target[] {
    const latest = found.toSorted((one, other) => other.at - one.at);
    return latest.filter(
        ({ colour, verb }, index) => latest.findIndex((each) => each.colour === colour && each.verb === verb) === index,
    );
}
