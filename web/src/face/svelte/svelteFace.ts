// A face written in Svelte, behind the contract: each room is a component that reads a reactive scene.
import { flushSync, mount, unmount, type Component } from "svelte";
import type { FaceEvent, FaceModule, MountedFace, Room, Saying, Scene, Tools } from "../types.ts";
import { reader } from "./reader.svelte.ts";
import type { Duration, SvelteScene } from "./scene.svelte.ts";
import { contextOf } from "./sceneContext.ts";
import { closeScene, openScene } from "./shared.svelte.ts";

export interface SvelteFace {
    Board: Component<{ scene: SvelteScene }>;
    /** Rooms besides the board, where the window has them; the board draws what has none. */
    rooms?: Partial<Record<"top" | "side" | "desk", Component<{ scene: SvelteScene }>>>;
    /** Summary of a seat in its panel. The automaton has the index after the last seat. */
    SeatSummary?: Component<{ scene: SvelteScene; seat: number }>;
    /** Details of a seat. */
    Detail?: Component<{ scene: SvelteScene; seat: number }>;
    /** Icon of a line of the score sheet. */
    ScoreLineIcon?: Component<{ line: string }>;
    /** A component alone, for its card. */
    Part?: Component<{ scene: SvelteScene; part: string }>;
    /** What is drawn behind the values of a part of the box, where somebody fills in an edition; or its sign. */
    EditionPart?: Component<{ scene: SvelteScene; path: string; sign: boolean }>;
    /** Leaves that the face opens, by their word: the leaf `site:3` is drawn by `site` with the noun `3`. */
    leaves?: Readonly<Record<string, Component<{ scene: SvelteScene; noun: string }>>>;
    duration: Duration;
    /** Words for the action bar, if the face has better ones than the game; a board may also say them itself. */
    saying?(scene: SvelteScene): Saying;
    /** Sound of an event, if any. */
    sound?(event: FaceEvent): string | undefined;
}

const LINE = "line:";
/** Behind the values at a path of the box: `edition:sites/ur`, `edition-sign:sites/ur`. */
const EDITION = /^edition(-sign)?:(.*)$/;

export function svelteFace(face: SvelteFace): FaceModule {
    return { contract: 1, mount: (element, scene, tools) => mountRoom(face, element, scene, tools) };
}

function mountRoom(face: SvelteFace, element: HTMLElement, first: Scene, tools: Tools): MountedFace {
    reader.set(first.reader);
    reader.add(tools);
    const scene = openScene(first, tools, face.duration);
    scene.set(first, flushSync);
    const clear = mountComponent(face, element, scene, first.room);
    let moment = first.moment.number;
    const speaker = first.room.kind === "board" ? new Speaker(face, scene, tools) : null;
    flushSync();
    speaker?.speak();
    return {
        update(next) {
            reader.set(next.reader);
            // Another room may have brought the scene up to date already.
            const animates = next.moment.number !== moment;
            moment = next.moment.number;
            scene.set(next, flushSync);
            speaker?.speak();
            return animates ? speaker?.play(next) : undefined;
        },
        destroy() {
            speaker?.stop();
            clear();
            closeScene(tools);
            reader.remove(tools);
            element.replaceChildren();
        },
    };
}

/** Mount what fills a room; return how it is unmounted. */
function mountComponent(face: SvelteFace, target: HTMLElement, scene: SvelteScene, room: Room): () => void {
    const context = contextOf(scene);
    const show = <P extends Record<string, unknown>>(part: Component<P>, props: P): (() => void) => {
        const component = mount(part as Component<Record<string, unknown>>, { target, context, props });
        return () => void unmount(component);
    };
    if (room.kind === "standing" && face.SeatSummary) return show(face.SeatSummary, { scene, seat: room.seat });
    if (room.kind === "seat" && face.Detail) return show(face.Detail, { scene, seat: room.seat });
    if (room.kind === "part" && room.part.startsWith(LINE) && face.ScoreLineIcon)
        return show(face.ScoreLineIcon, { line: room.part.slice(LINE.length) });
    const [, sign, path] = (room.kind === "part" && EDITION.exec(room.part)) || [];
    if (path !== undefined) return face.EditionPart ? show(face.EditionPart, { scene, path, sign: !!sign }) : () => {};
    if (room.kind === "part" && face.Part) return show(face.Part, { scene, part: room.part });
    const [word = "", noun = ""] = room.kind === "leaf" ? room.leaf.split(":", 2) : [];
    const leaf = face.leaves?.[word];
    if (leaf) return show(leaf, { scene, noun });
    const Whole = room.kind === "board" ? face.Board : face.rooms?.[room.kind as "top" | "side" | "desk"];
    return Whole ? show(Whole, { scene }) : () => {};
}

/** The board's words, sounds and times. */
class Speaker {
    readonly #face: SvelteFace;
    readonly #scene: SvelteScene;
    readonly #tools: Tools;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #resolve = (): void => {};

    constructor(face: SvelteFace, scene: SvelteScene, tools: Tools) {
        [this.#face, this.#scene, this.#tools] = [face, scene, tools];
    }

    /** Set the words for the action bar. */
    speak(): void {
        const { saying } = this.#face;
        if (saying) this.#tools.say(saying(this.#scene));
    }

    /** Return a promise for the end of the moment, and play its sounds. */
    play({ moment }: Scene): Promise<void> {
        this.stop();
        const sounds = new Set(moment.events.flatMap((event) => this.#face.sound?.(event) ?? []));
        if (moment.pace > 0) for (const sound of sounds) this.#tools.sound(sound);
        const { duration } = this.#scene.animation;
        if (!duration) return Promise.resolve();
        return new Promise((resolve) => {
            this.#resolve = resolve;
            this.#timer = setTimeout(resolve, duration);
        });
    }

    stop(): void {
        clearTimeout(this.#timer);
        this.#resolve();
    }
}
