// Camera over the map: moved by fingers, wheel and keys, or flying to where something happens.
import { cubicInOut } from "svelte/easing";
import { reader } from "../../face/svelte/reader.svelte.ts";
import {
    framing,
    clamped,
    NEAR,
    readable,
    sees,
    sizeAt,
    toMap,
    toWindow,
    whole,
    zoomed,
    type Eye,
    type Window,
} from "./camera.ts";
import type { Point } from "./geometry.ts";

const FLIGHT = 400;
/** Milliseconds without movement until the map is redrawn sharply. */
const SETTLES = 160;
const WIDE = 860;

export class Camera {
    eye = $state.raw<Eye>({ x: 1000, y: 620, scale: 0.5 });
    window = $state.raw<Window>({ width: 0, height: 0 });
    /** Whether the map is moving: then it is only transformed, not redrawn. */
    moving = $state(false);
    /** Size of things on the map; it follows the zoom once that has stopped. */
    k = $state(1);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #flight = 0;

    get wide(): boolean {
        return this.window.width >= WIDE;
    }

    get isWhole(): boolean {
        return this.eye.scale <= whole(this.window) * 1.02;
    }

    /** Keep the centre when the window is resized. */
    resize(window: Window): void {
        const wasWhole = this.window.width > 0 && this.isWhole;
        this.window = window;
        this.#see(wasWhole ? { ...this.eye, scale: 0 } : this.eye);
        this.#settle();
    }

    /** Initial view: the whole map if it fits, else the surroundings of a point. */
    open(around: Point): void {
        this.#see(this.wide ? { ...around, scale: 0 } : { ...around, scale: NEAR });
        this.#settle();
    }

    pan(dx: number, dy: number): void {
        const { x, y, scale } = this.eye;
        this.#grab({ scale, x: x - dx / scale, y: y - dy / scale });
    }

    zoom(factor: number, fixed: Point = this.#middle): void {
        this.#grab(zoomed(this.eye, this.window, factor, fixed));
    }

    /** Fly so that some points are visible; if they are too far apart, to the nearest. */
    fly(points: readonly Point[]): void {
        const eye = framing(points, this.window);
        if (readable(eye.scale) || this.wide) return this.#fly(eye);
        const far = ({ x, y }: Point): number => Math.hypot(x - this.eye.x, y - this.eye.y);
        this.flyTo(points.toSorted((one, other) => far(one) - far(other))[0]!);
    }

    /** Fly to a point, and zoom in if names are not readable. */
    flyTo(point: Point): void {
        this.#fly({ ...point, scale: this.wide ? this.eye.scale : Math.max(this.eye.scale, NEAR) });
    }

    /** Bring one of some points into view, above the covered lower edge. */
    show(points: readonly Point[], below: number): void {
        const visible = { ...this.window, height: this.window.height - below };
        const shift = { ...this.eye, y: this.eye.y - below / this.eye.scale / 2 };
        if (!this.window.width || points.some((point) => sees(shift, visible, point, 34))) return;
        const scale = this.wide ? this.eye.scale : Math.max(this.eye.scale, NEAR);
        const { x, y } = points[0]!;
        this.#fly({ scale, x, y: y + below / scale / 2 });
    }

    zoomBy(factor: number): void {
        this.#fly({ ...this.eye, scale: this.eye.scale * factor });
    }

    showWhole(): void {
        this.#fly({ ...this.eye, scale: 0 });
    }

    sees(point: Point, margin?: number): boolean {
        return sees(this.eye, this.window, point, margin);
    }

    toWindow(point: Point): Point {
        return toWindow(this.eye, this.window, point);
    }

    toMap(point: Point): Point {
        return toMap(this.eye, this.window, point);
    }

    close(): void {
        cancelAnimationFrame(this.#flight);
        clearTimeout(this.#timer);
    }

    get #middle(): Point {
        return { x: this.window.width / 2, y: this.window.height / 2 };
    }

    #see(eye: Eye): void {
        if (this.window.width) this.eye = clamped(eye, this.window);
    }

    /** Stop any flight when the player moves the map. */
    #grab(eye: Eye): void {
        cancelAnimationFrame(this.#flight);
        this.#see(eye);
        this.#move();
    }

    #move(): void {
        this.moving = true;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#settle(), SETTLES);
    }

    #settle(): void {
        this.moving = false;
        this.k = sizeAt(this.eye.scale);
    }

    #fly(target: Eye): void {
        cancelAnimationFrame(this.#flight);
        const [from, to] = [this.eye, clamped(target, this.window)];
        const lasts = FLIGHT * reader.pace;
        if (!lasts) {
            this.#see(to);
            return this.#settle();
        }
        const begun = performance.now();
        const step = (now: number): void => {
            const part = Math.min(1, (now - begun) / lasts);
            this.#see(between(from, to, cubicInOut(Math.max(0, part))));
            this.#move();
            if (part < 1) this.#flight = requestAnimationFrame(step);
        };
        this.#flight = requestAnimationFrame(step);
    }
}

function between(from: Eye, to: Eye, part: number): Eye {
    const scale = from.scale * (to.scale / from.scale) ** part;
    // While the scale changes, the centre follows it, so that the target does not swing out of view.
    const way = Math.abs(to.scale - from.scale) < 1e-3 ? part : (scale - from.scale) / (to.scale - from.scale);
    return { scale, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
}
