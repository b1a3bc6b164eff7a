// The face of a table in a real page, seen from beside: its scenes, and the words of its moves.
import type { MountedFace, Scene, Tools } from "../face/types.ts";

type Mount = (element: HTMLElement, scene: Scene, tools: Tools) => MountedFace;

export interface TableState {
    readonly legal: readonly string[];
    readonly prompt: string;
    readonly plan: readonly string[];
    readonly planState: Scene["plan"]["state"];
    readonly ended: boolean;
    /** Whether somebody else has done something since the own last decision. */
    readonly othersActed: boolean;
    /** Whether answers to tried plans are awaited. */
    readonly asking: boolean;
}

export class LiveTable {
    #scene: Scene | null = null;
    #tools: Tools | null = null;
    #asked = 0;
    /** All rooms of a table have the same tools. */
    readonly #watched = new WeakMap<Tools, Tools>();

    /** Mount a face, and note what its board is given to draw. */
    observe(mount: Mount, element: HTMLElement, scene: Scene, tools: Tools): MountedFace {
        const mounted = mount(element, scene, this.#watch(tools));
        if (scene.room.kind !== "board" || scene.mode !== "live") return mounted;
        [this.#scene, this.#tools] = [scene, tools];
        return {
            update: (next) => {
                this.#scene = next;
                return mounted.update(next);
            },
            destroy: () => {
                if (this.#tools === tools) this.#scene = null;
                mounted.destroy();
            },
        };
    }

    /** The same tools; plans that they try are counted. */
    #watch(tools: Tools): Tools {
        const watched = this.#watched.get(tools) ?? {
            ...tools,
            try: (plans, how) => this.#count(tools.try(plans, how)),
        };
        this.#watched.set(tools, watched);
        return watched;
    }

    async #count<T>(answer: Promise<T>): Promise<T> {
        this.#asked += 1;
        try {
            return await answer;
        } finally {
            this.#asked -= 1;
        }
    }

    /** What is drawn now; null without a board. */
    get state(): TableState | null {
        if (!this.#scene) return null;
        const { legal, prompt, plan, ended, seat, since } = this.#scene;
        const othersActed = since.some((event) => event.seat !== null && event.seat !== seat);
        const asking = this.#asked > 0;
        return { legal, prompt, plan: plan.moves, planState: plan.state, ended, othersActed, asking };
    }

    /** A move in the words of the action bar. */
    wordsOf(move: string): string {
        return this.#tools?.words.move(move) ?? move;
    }
}
