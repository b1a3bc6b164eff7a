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
}

export class LiveTable {
    #scene: Scene | null = null;
    #tools: Tools | null = null;

    /** Mount a face, and note what its board is given to draw. */
    observe(mount: Mount, element: HTMLElement, scene: Scene, tools: Tools): MountedFace {
        const mounted = mount(element, scene, tools);
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

    /** What is drawn now; null without a board. */
    get state(): TableState | null {
        if (!this.#scene) return null;
        const { legal, prompt, plan, ended, seat, since } = this.#scene;
        const othersActed = since.some((event) => event.seat !== null && event.seat !== seat);
        return { legal, prompt, plan: plan.moves, planState: plan.state, ended, othersActed };
    }

    /** A move in the words of the action bar. */
    wordsOf(move: string): string {
        return this.#tools?.words.move(move) ?? move;
    }
}
