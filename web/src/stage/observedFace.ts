// A face under observation: its scenes are frozen copies, and what it leaves in its element is noted.
import type { FaceModule, MountedFace, Scene } from "../face/types.ts";
import type { LoadedFace } from "../table/rooms/loadFace.ts";

/** What the rooms left behind that have been destroyed since this was last emptied. */
export const leftInRooms: string[] = [];

function deepFrozen<T>(value: T): T {
    if (typeof value === "object" && value !== null) {
        Object.values(value).forEach(deepFrozen);
        Object.freeze(value);
    }
    return value;
}

/** Copies keep the identity of what has not changed, as the scenes of a table do. */
class Copier {
    readonly #copies = new WeakMap<object, unknown>();

    copy(scene: Scene): Scene {
        const fields = Object.entries(scene).map(([name, value]) => [name, this.#copyOf(value)]);
        return Object.freeze(Object.fromEntries(fields)) as Scene;
    }

    #copyOf(value: unknown): unknown {
        if (typeof value !== "object" || value === null) return value;
        if (!this.#copies.has(value)) this.#copies.set(value, deepFrozen(structuredClone(value)));
        return this.#copies.get(value);
    }
}

export function observeFace(loaded: LoadedFace, dom: LoadedFace["dom"] = loaded.dom): LoadedFace {
    return { ...loaded, dom, module: observeModule(loaded.module) };
}

function observeModule(module: FaceModule): FaceModule {
    return {
        contract: module.contract,
        mount(element, scene, tools): MountedFace {
            const copier = new Copier();
            const given = element.getAttributeNames();
            const mounted = module.mount(element, copier.copy(scene), tools) as MountedFace | undefined;
            if (!mounted?.update || !mounted.destroy) throw new Error("mount returned no { update, destroy }");
            return {
                update: (next) => mounted.update(copier.copy(next)),
                destroy() {
                    mounted.destroy();
                    leftInRooms.push(...leftIn(element, given));
                },
            };
        },
    };
}

/** What a face has left in an element, beside the attributes that the page gave it. */
function leftIn(element: HTMLElement, given: readonly string[]): string[] {
    const nodes = [...element.childNodes].filter((node) => !isEmpty(node));
    const attributes = element.getAttributeNames().filter((name) => !given.includes(name));
    return [
        ...nodes.map((node) => `<${node.nodeName.toLowerCase()}> in its room`),
        ...attributes.map((name) => `the attribute ${name} of its room`),
        ...element.getAnimations({ subtree: true }).map(() => "an animation in its room"),
    ];
}

/** Empty texts and comments are anchors of frameworks. */
function isEmpty(node: Node): boolean {
    return node.nodeType === Node.COMMENT_NODE || (node.nodeType === Node.TEXT_NODE && !node.textContent);
}
