// What the rooms of one table share: the scene itself, and what is half-done in one room and seen in another.
import { onDestroy } from "svelte";
import type { Scene, Tools } from "../types.ts";
import { SvelteScene, type Duration } from "./scene.svelte.ts";

interface Shared {
    value: unknown;
    /** Rooms that use it. */
    users: number;
    stop(): void;
}

const scenes = new WeakMap<Tools, { scene: SvelteScene; rooms: number }>();
const things = new WeakMap<SvelteScene, Map<unknown, Shared>>();

/** The scene of a table, the same object in all its rooms while one of them is mounted. */
export function openScene(first: Scene, tools: Tools, duration: Duration): SvelteScene {
    const known = scenes.get(tools) ?? { scene: new SvelteScene(first, tools, duration), rooms: 0 };
    known.rooms += 1;
    scenes.set(tools, known);
    return known.scene;
}

export function closeScene(tools: Tools): void {
    const known = scenes.get(tools);
    if (known && --known.rooms === 0) scenes.delete(tools);
}

/**
 * The object of a kind that all rooms of a table share; call it while a component is set up. The first room makes it,
 * and it is gone with the last one.
 */
export function shared<T>(scene: SvelteScene, kind: unknown, create: () => T): T {
    const kept = things.get(scene) ?? new Map<unknown, Shared>();
    things.set(scene, kept);
    const thing = kept.get(kind) ?? made(create);
    kept.set(kind, thing);
    thing.users += 1;
    onDestroy(() => {
        if (--thing.users > 0) return;
        thing.stop();
        kept.delete(kind);
    });
    return thing.value as T;
}

/** Make it outside of any component: its effects outlive the room that came first. */
function made(create: () => unknown): Shared {
    let value: unknown;
    const stop = $effect.root(() => {
        value = create();
    });
    return { value, users: 0, stop };
}
