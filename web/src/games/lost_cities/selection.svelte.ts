// Touches on the board: picked dice, chosen columns, and a number still to be chosen.
import { untrack } from "svelte";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { boxOf } from "./box.ts";
import {
    columnOf,
    movesIn,
    movesInstead,
    movesWith,
    nearest,
    NOTHING,
    offersOf,
    pairOf,
    replanned,
    serves,
    ticksCircle,
    type Offer,
    type Picked,
} from "./choices.ts";
import { lostCities, openSheet, type Sheet } from "./view.ts";

export class Selection {
    readonly #scene: () => SvelteScene;
    picked = $state.raw<Picked>(NOTHING);
    /** The column whose number is being chosen. */
    choosingNumber = $state<number | null>(null);
    #promptKey = "";

    /** Create it while a component is set up. */
    constructor(scene: () => SvelteScene) {
        this.#scene = scene;
        $effect.pre(() => {
            const { plan, prompt, legal } = scene();
            if (plan.length > 0) return;
            untrack(() => this.#onScene(`${prompt} ${legal.join(" ")}`));
        });
    }

    /** Picked dice are dropped with a new prompt, but not when only other seats have decided. */
    #onScene(key: string): void {
        if (key === this.#promptKey) return;
        this.#promptKey = key;
        this.picked = NOTHING;
        this.choosingNumber = null;
    }

    get sheet(): Sheet {
        return lostCities(this.#scene().view).sheets[openSheet(this.#scene())]!;
    }

    readonly offers: Offer[] = $derived.by(() => {
        const scene = this.#scene();
        return offersOf(scene.legal, this.sheet, this.picked, boxOf(scene));
    });

    /** Dice in the hand: those of the plan, or the picked ones. */
    get inHand(): Picked {
        return pairOf(this.#scene().plan[0] ?? "") ?? this.picked;
    }

    /** Choices of the column whose number is being chosen. */
    get options(): string[] {
        return this.choosingNumber === null ? [] : this.#movesIn(this.choosingNumber);
    }

    /** Legal moves before each step of the plan, to allow another choice, and after it. */
    get #offered(): readonly (readonly string[])[] {
        const { steps, legal } = this.#scene();
        return [...steps.map((step) => step.legal), legal];
    }

    get #first(): readonly string[] {
        return this.#offered[0] ?? [];
    }

    /** Choices of a column; or, when the plan is complete, those that could replace one of its steps. */
    #movesIn(column: number): string[] {
        if (this.#complete) return movesInstead(this.#offered, column, this.picked);
        return movesIn(this.#scene().legal, column, this.picked);
    }

    get #complete(): boolean {
        const { legal, steps } = this.#scene();
        return steps.length > 0 && legal.length === 0;
    }

    /** Legal moves that a touch of a column leads towards. */
    movesOfColumn(column: number): string {
        return movesIn(this.#scene().legal, column).join(" ");
    }

    /** The move that ticks the circle of a column, if it may be ticked with the picked dice. */
    circleMove(column: number): string | undefined {
        return movesIn(this.#scene().legal, column, this.picked).find((move) => ticksCircle(move, this.sheet));
    }

    /** Legal moves that use a die. */
    movesOfDie(die: Partial<Picked>): string {
        return movesWith(this.#scene().legal, { ...NOTHING, ...die }).join(" ");
    }

    serves(die: Partial<Picked>): boolean {
        return serves(this.#scene().legal, die, this.picked);
    }

    touchColumn(column: number): void {
        const scene = this.#scene();
        if (!this.#first.length) return;
        if (this.#complete && columnOf(scene.plan.at(-1)!) === column) return scene.confirm();
        const moves = this.#movesIn(column);
        if (moves.length > 1) this.choosingNumber = column;
        else if (moves[0]) this.choose(moves[0]);
        else this.#explain(nearest(this.#prompt, column, this.picked, lostCities(scene.currentView).left));
    }

    /** Choose a move: append it to the plan, or replace a step of a complete plan. */
    choose(move: string): void {
        const scene = this.#scene();
        const instead = this.#complete;
        this.choosingNumber = null;
        this.picked = NOTHING;
        if (instead) scene.setPlan(replanned(scene.plan, this.#offered, move));
        else scene.choose(move);
    }

    refuse(): void {
        const scene = this.#scene();
        if (this.#complete && scene.plan[0] === "refuse") scene.confirm();
        else if (scene.plan.length === 0 && scene.legal.includes("refuse")) this.choose("refuse");
        else if (scene.plan.length > 0 && this.#first.includes("refuse")) scene.setPlan(["refuse"]);
    }

    touchDie(die: Partial<Picked>): void {
        const scene = this.#scene();
        if (!this.#first.some(pairOf)) return;
        const picked = toggled(this.inHand, die);
        const move = picked.colour === null ? undefined : movesIn(this.#first, picked.colour, picked)[0];
        this.choosingNumber = null;
        if (picked.colour === null || picked.number === null) return this.#pick(picked);
        if (move) return this.#take(move);
        this.#pick({ ...NOTHING, ...die });
        this.#explain(nearest(this.#prompt, picked.colour, picked, lostCities(scene.currentView).left));
    }

    /** Hold dice in the hand; a plan made with others is dropped. */
    #pick(picked: Picked): void {
        const scene = this.#scene();
        this.picked = picked;
        if (scene.plan.length) scene.setPlan([]);
    }

    /** Plan a pair anew. */
    #take(move: string): void {
        this.picked = NOTHING;
        this.#scene().setPlan([move]);
    }

    get #prompt(): string {
        const scene = this.#scene();
        if (scene.prompt) return scene.prompt;
        return this.#first.some((move) => move.startsWith("take")) ? "take-dice" : "use-dice";
    }

    #explain(move: string): void {
        this.#scene().why(move);
    }
}

/** Touching a picked die again drops it. */
function toggled(picked: Picked, die: Partial<Picked>): Picked {
    if (die.colour !== undefined) return { ...picked, colour: picked.colour === die.colour ? null : die.colour };
    return { ...picked, number: picked.number === die.number ? null : (die.number ?? null) };
}
