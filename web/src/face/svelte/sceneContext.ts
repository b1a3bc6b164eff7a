// The scene for components deep in a drawing, which take it from the room instead of a property.
import { getContext } from "svelte";
import type { SvelteScene } from "./scene.svelte.ts";

const KEY = Symbol("scene");

/** Context for the components of a room. */
export function contextOf(scene: SvelteScene): Map<unknown, unknown> {
    return new Map([[KEY, scene]]);
}

/** Scene of the room; call it while a component is set up. */
export function sceneContext(): SvelteScene {
    return getContext<SvelteScene>(KEY);
}
