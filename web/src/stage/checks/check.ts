// A check: it looks at the stage, or at scenes on a bench, and returns what does not hold.
import type { RecordedScene } from "../recording.ts";
import type { Stage } from "../stage.svelte.ts";

export interface CheckInput {
    readonly stage: Stage;
    /** Indexes of the scenes to look at. */
    readonly scenes: readonly number[];
}

/** Returns a sentence for each fault, with the name of its scene. */
export type Check = (input: CheckInput) => Promise<string[]>;

/** Pairs of scenes at the same table, each with the one that follows it; the last is followed by the first. */
export function pairs(scenes: readonly RecordedScene[]): [RecordedScene, RecordedScene][] {
    return scenes.map((scene) => {
        const own = scenes.filter(({ game }) => game === scene.game);
        return [scene, own[(own.indexOf(scene) + 1) % own.length]!];
    });
}
