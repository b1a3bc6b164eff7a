// A face mounted in one room of the page: in a shadow root, updated at most once per animation frame.
import type { MountedFace, Reader, Room, Scene, Tools } from "../../face/types.ts";
import type { LoadedFace } from "./loadFace.ts";

/** A room's own styles inside its shadow root. Rooms that have a size of their own can be asked for it by styles. */
const SHEET = `
:host { display: block }
.room { display: block; height: 100% }
.room.sized { container: room / size; width: 100% }
.room.wide { container: room / inline-size }
`;
const SIZED: readonly Room["kind"][] = ["board", "desk", "standing"];
const WIDE: readonly Room["kind"][] = ["side", "seat", "leaf"];

let sheet: CSSStyleSheet | undefined;

function roomSheet(): CSSStyleSheet {
    if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(SHEET);
    }
    return sheet;
}

/** Load a style sheet of a face into a root; a missing one is a failure of the face. */
function addStyle(root: ShadowRoot | HTMLHeadElement, address: string): Promise<void> {
    if (root.querySelector(`link[rel="stylesheet"]:not([media])[href="${address}"]`)) return Promise.resolve();
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: address });
    const loaded = new Promise<void>((resolve, reject) => {
        link.onload = () => resolve();
        link.onerror = () => reject(new Error(`the style sheet ${address} is missing`));
    });
    root.append(link);
    return loaded;
}

/** Prepare the element that a face fills. */
async function prepare(host: HTMLElement, face: LoadedFace, room: Room): Promise<HTMLElement> {
    const light = face.dom === "light";
    const root = light ? document.head : (host.shadowRoot ?? host.attachShadow({ mode: "open" }));
    if (root instanceof ShadowRoot) root.adoptedStyleSheets = [roomSheet()];
    await Promise.all(face.styles.map((address) => addStyle(root, address)));
    return appendRoom(root instanceof ShadowRoot ? root : host, room);
}

function appendRoom(root: ShadowRoot | HTMLElement, { kind }: Room): HTMLElement {
    const element = document.createElement("div");
    element.className = `room ${SIZED.includes(kind) ? "sized" : WIDE.includes(kind) ? "wide" : ""}`;
    root.append(element);
    return element;
}

/** Set what the reader wants for the styles of a room, which see no element outside of it. */
function dress(element: HTMLElement, { lang, theme, pace }: Reader): void {
    element.lang = lang;
    element.dataset["theme"] = theme;
    element.style.setProperty("--pace", String(pace));
}

export interface HostEvents {
    /** The face has drawn a scene: its elements bear moves. */
    drawn(element: HTMLElement): void;
    failed(error: unknown): void;
}

export class FaceHost {
    readonly #tools: Tools;
    readonly #events: HostEvents;
    #element: HTMLElement | null = null;
    #mounted: MountedFace | null = null;
    #scene: Scene;
    #frame = 0;
    /** Called when the waiting scene has come to rest. */
    #waiting: ((rest: void | Promise<void>) => void)[] = [];
    #destroyed = false;
    #failed = false;

    constructor(host: HTMLElement, face: LoadedFace, scene: Scene, tools: Tools, events: HostEvents) {
        [this.#scene, this.#tools, this.#events] = [scene, tools, events];
        prepare(host, face, scene.room).then(
            (element) => this.#mount(face, element),
            (error: unknown) => this.#fail(error),
        );
    }

    /** Show another scene; the promise resolves when its moment rests. */
    update(scene: Scene): Promise<void> {
        this.#scene = scene;
        if (this.#failed || this.#destroyed) return Promise.resolve();
        const rest = new Promise<void>((resolve) => this.#waiting.push(resolve));
        if (!this.#frame) queueMicrotask(() => this.#draw());
        return rest;
    }

    destroy(): void {
        this.#destroyed = true;
        cancelAnimationFrame(this.#frame);
        this.#attempt(() => this.#mounted?.destroy());
        this.#element?.remove();
        this.#mounted = null;
        for (const resolve of this.#waiting.splice(0)) resolve();
    }

    #mount(face: LoadedFace, element: HTMLElement): void {
        this.#element = element;
        if (this.#destroyed) return element.remove();
        dress(element, this.#scene.reader);
        this.#attempt(() => {
            this.#mounted = face.module.mount(element, this.#scene, this.#tools);
            this.#events.drawn(element);
        });
        for (const resolve of this.#waiting.splice(0)) resolve();
    }

    #draw(): void {
        if (!this.#mounted || this.#frame || !this.#waiting.length) return;
        const waiting = this.#waiting.splice(0);
        if (this.#element) dress(this.#element, this.#scene.reader);
        let rest: void | Promise<void> = undefined;
        this.#attempt(() => {
            rest = this.#mounted?.update(this.#scene);
            if (this.#element) this.#events.drawn(this.#element);
        });
        // After an exception nothing moves, and nobody waits for it.
        const settled = Promise.resolve(rest).catch((error: unknown) => console.error("the face did not rest", error));
        for (const resolve of waiting) resolve(settled);
        this.#frame = requestAnimationFrame(() => {
            this.#frame = 0;
            this.#draw();
        });
    }

    /** Call the face; an exception ends it, not the table. */
    #attempt(call: () => void): void {
        try {
            call();
        } catch (error) {
            this.#fail(error);
        }
    }

    #fail(error: unknown): void {
        this.#failed = true;
        for (const resolve of this.#waiting.splice(0)) resolve();
        this.#events.failed(error);
    }
}
