// Touches on the map: a segment, a circle or a card is chosen; touching it again confirms.
import { untrack } from "svelte";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { targetOf, targets, verbOf, type Target } from "./choices.ts";
import { expeditions, isDealt, type Expeditions } from "./view.ts";

interface Stage {
    legal: readonly string[];
    view: Expeditions;
}

export class Selection {
    readonly #scene: () => SvelteScene;
    /** Legal moves after some planned moves, by their number, to allow another choice. */
    #stages = $state.raw<readonly Stage[]>([]);
    #promptKey = "";
    /** The only expedition whose ways are shown, if one was touched. */
    only = $state<number | null>(null);
    /** Arrows between which a touch was ambiguous. */
    ambiguous = $state.raw<readonly Target[]>([]);
    /** Whether the uses of tickets are shown. */
    spends = $state(false);
    /** The place whose details are shown. */
    place = $state<number | null>(null);

    /** Create it while a component is set up. */
    constructor(scene: () => SvelteScene) {
        this.#scene = scene;
        $effect.pre(() => {
            const { plan, prompt, legal, view } = scene();
            untrack(() => this.#onScene(plan, prompt, legal, view));
        });
    }

    #onScene(plan: readonly string[], prompt: string, legal: readonly string[], view: SvelteScene["view"]): void {
        if (!plan.length) this.#begin(`${prompt} ${legal.join(" ")}`);
        this.ambiguous = [];
        if (legal.length && isDealt(view))
            this.#stages = [...this.#stages.slice(0, plan.length), { legal, view: expeditions(view) }];
    }

    #begin(key: string): void {
        if (key === this.#promptKey) return;
        this.#promptKey = key;
        this.#stages = [];
        this.only = null;
        this.spends = false;
        // A new prompt closes the details.
        if (this.#scene().legal.length) this.place = null;
    }

    /** Stages of the plan: one per planned move, and the open prompt. */
    get #open(): readonly Stage[] {
        const { plan, legal } = this.#scene();
        return this.#stages.slice(0, plan.length + (legal.length ? 1 : 0));
    }

    /** The stage shown on the map: the last one with targets there. */
    get #shown(): number {
        return this.#open.findLastIndex(({ legal, view }) => targets(legal, view).length > 0);
    }

    /** Highlighted targets. */
    get targets(): readonly Target[] {
        const stage = this.#open[this.#shown];
        const found = stage ? targets(stage.legal, stage.view) : [];
        const few = found.filter(({ colour }) => colour === this.only);
        return few.length ? few : found;
    }

    /** Circles where a loop may go on instead, when one is chosen already. */
    get bases(): readonly Target[] {
        const before = this.#open[this.#shown - 1];
        const chosen = this.#scene().plan[this.#shown - 1] ?? "";
        return before && chosen.startsWith("base:") ? targets(before.legal, before.view) : [];
    }

    /** Planned targets among them. */
    get chosen(): Target | undefined {
        const stage = this.#open[this.#shown];
        const move = this.#scene().plan[this.#shown];
        return stage && move ? targetOf(move, stage.view) : undefined;
    }

    /** The last planned target, if it is on the map. */
    get latest(): Target | undefined {
        const { plan } = this.#scene();
        const stage = this.#stages[plan.length - 1];
        return stage && targetOf(plan.at(-1) ?? "", stage.view);
    }

    /** Whether a move is planned at the shown stage: the same arrow may have been planned before. */
    isChosen(move: string): boolean {
        const { plan } = this.#scene();
        return this.#open.some(
            ({ legal }, stage) => stage >= this.#shown - 1 && legal.includes(move) && plan[stage] === move,
        );
    }

    /** Whether a move may be chosen, now or instead of a planned one. */
    may(move: string): boolean {
        return this.#open.some(({ legal }) => legal.includes(move));
    }

    /** Whether any move of a verb may be chosen. */
    asks(verb: string): boolean {
        return this.#open.some(({ legal }) => legal.some((move) => verbOf(move) === verb));
    }

    /** Choose a move; choosing the planned one again sends it. */
    choose(move: string): void {
        const scene = this.#scene();
        this.ambiguous = [];
        this.place = null;
        this.spends = false;
        if (scene.legal.includes(move)) return scene.choose(move);
        if (scene.plan.at(-1) === move) return scene.confirm();
        const stage = this.#open.findLastIndex(({ legal }) => legal.includes(move));
        if (stage >= 0) scene.setPlan([...scene.plan.slice(0, stage), move]);
    }

    /** Choose among several arrows; an arrow has priority over a circle to choose. */
    touch(all: readonly Target[]): void {
        const arrows = all.filter(({ verb }) => verb !== "base");
        const found = arrows.length ? arrows : all;
        const [first] = found;
        const chosen = found.find(({ move }) => move === this.chosen?.move);
        if (chosen) this.choose(chosen.move);
        else if (first && found.length === 1) this.choose(first.move);
        else this.ambiguous = found;
    }

    /** Show the ways of one expedition only, or of all again. */
    filter(colour: number): void {
        this.only = this.only === colour ? null : colour;
    }
}
