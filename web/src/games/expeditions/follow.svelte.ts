// The camera follows the game: it shows what matters in a scene, and flies to what is chosen or asked out of sight.
import { untrack } from "svelte";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { bestEye } from "./bestEye.ts";
import type { Camera } from "./camera.svelte.ts";
import { lineOf, pointOf, pointsOf, type Point } from "./geometry.ts";
import type { Selection } from "./selection.svelte.ts";
import { endOf, sightsOf } from "./sights.ts";
import { lastMoved } from "./timing.ts";
import { expeditions, isDealt, origin } from "./view.ts";

export class Follower {
    readonly #scene: () => SvelteScene;
    readonly #selection: Selection;
    readonly #camera: Camera;
    #question = "";
    #size = "";
    /** Ends of the arrow that was laid or removed last. */
    last: readonly Point[] = [];

    /** Create it while the map is set up. */
    constructor(scene: () => SvelteScene, selection: Selection, camera: Camera) {
        [this.#scene, this.#selection, this.#camera] = [scene, selection, camera];
        this.last = untrack(() => this.#start());
        $effect.pre(() => this.#follow());
        $effect(() => this.#showChosen());
    }

    /** The likely place of the next move: the tip of the longest expedition. */
    #start(): Point[] {
        const now = expeditions(this.#scene().currentView);
        const lengths = now.expeditions.map(({ arrows, stock }) => (stock ? arrows.length : -1));
        return [pointOf(origin(now, lengths.indexOf(Math.max(...lengths))))];
    }

    /** Show what matters whenever something has happened, something else is asked, or the window has changed. */
    #follow(): void {
        const { moment, prompt, legal, seat, plan, currentView } = this.#scene();
        const { window, arrangement } = this.#camera;
        if (!window.width || !isDealt(currentView)) return;
        const size = [window.width, window.height, arrangement].join(" ");
        const question = [moment.number, prompt, ...legal, seat].join(" ");
        untrack(() => {
            this.#remember();
            if (size !== this.#size && !this.#camera.held) this.#camera.open(this.#home());
            else if (question !== this.#question && plan.length) this.#showOpen();
            else if (question !== this.#question && !this.#stays()) this.#camera.flyHome(this.#home());
            [this.#size, this.#question] = [size, question];
        });
    }

    #remember(): void {
        const arrow = lastMoved(this.#scene().moment.events);
        if (!arrow) return;
        const { from, to } = lineOf(arrow.tail, arrow.head);
        this.last = [from, to];
    }

    #home(): ReturnType<typeof bestEye> {
        const { window, comfort, arrangement } = this.#camera;
        const isClear = this.#camera.isClear.bind(this.#camera);
        return bestEye(
            sightsOf(this.#scene()),
            window,
            comfort,
            (eye, point) => isClear(point, eye),
            arrangement !== "wide",
        );
    }

    /** Where the legal moves end on the map. */
    get #ends(): Point[] {
        return this.#selection.targets.map(endOf);
    }

    /** Whether the map stays where the player has put it: the last arrow and a target are in sight. */
    #stays(): boolean {
        const camera = this.#camera;
        const ends = this.#ends;
        const moved = lastMoved(this.#scene().moment.events) ? this.last : [];
        const target = !ends.length || ends.some((end) => camera.isClear(end));
        return camera.held && target && moved.every((point) => camera.sees(point, 0));
    }

    /** In the middle of a plan the map moves only if no target is in sight. */
    #showOpen(): void {
        const ends = this.#ends;
        if (ends.length && !ends.some((end) => this.#camera.isClear(end))) this.#camera.fly(ends);
    }

    /** Show a way from its beginning to its end, as far as that fits. */
    #showWay(): void {
        const circles = this.#selection.ways[0]?.circles ?? [];
        const lines = circles.slice(1).map((to, index) => lineOf(circles[index]!, to));
        // The end first: where not everything fits, that is shown.
        const points = lines.flatMap(({ from, to }) => [from, to]).toReversed();
        if (points.length && !points.every((point) => this.#camera.isClear(point))) this.#camera.fly(points);
    }

    /** Bring a chosen target into view, also if chosen by its card or from the list. */
    #showChosen(): void {
        const { chosen, goal } = this.#selection;
        untrack(() => {
            if (chosen) this.#camera.show(chosen.from === chosen.to ? pointsOf(chosen.to) : [endOf(chosen)], 0);
            else if (goal !== null) this.#showWay();
        });
    }
}
