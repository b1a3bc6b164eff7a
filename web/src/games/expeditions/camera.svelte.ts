// Camera over the map: moved by fingers, wheel and keys, or flying to where something happens.
import { cubicInOut } from "svelte/easing";
import { reader } from "../../face/svelte/reader.svelte.ts";
import { bestEye } from "./bestEye.ts";
import {
    BEYOND,
    clamped,
    comfortable,
    sees,
    sizeAt,
    toMap,
    toWindow,
    whole,
    zoomed,
    type Arrangement,
    type Eye,
    type Window,
} from "./camera.ts";
import { around, controlsOf, meet } from "./controls.ts";
import type { Point } from "./geometry.ts";

const FLIGHT = 400;
/** Milliseconds without movement until the map is redrawn sharply. */
const SETTLES = 160;
/** Reach of a finger around a point, in pixels. */
const FINGER = 22;

export class Camera {
    eye = $state.raw<Eye>({ x: 1000, y: 620, scale: 0.5 });
    window = $state.raw<Window>({ width: 0, height: 0 });
    arrangement = $state<Arrangement>("wide");
    /** Whether the map is moving: then it is only transformed, not redrawn. */
    moving = $state(false);
    /** Scale at which things are drawn; it follows the zoom once that has stopped. */
    drawn = $state(1);
    /** Whether the player has moved the map: then it stays, unless something happens out of sight. */
    held = $state(false);
    /** Whether the stocks lie over the map. */
    stocks = $state(false);
    readonly controls = $derived(controlsOf(this.window, this.arrangement, this.stocks));
    /** Size of things on the map. */
    readonly k = $derived(sizeAt(this.drawn));
    #timer: ReturnType<typeof setTimeout> | undefined;
    #flight = 0;

    /** Scale at which the map is shown by itself. */
    get comfort(): number {
        return comfortable(this.window, this.arrangement);
    }

    resize(window: Window, arrangement: Arrangement): void {
        [this.window, this.arrangement] = [window, arrangement];
        cancelAnimationFrame(this.#flight);
        this.#see(this.eye, this.held ? BEYOND : 0);
        this.#settle();
    }

    /** Show a view at once. */
    open(eye: Eye): void {
        cancelAnimationFrame(this.#flight);
        this.held = false;
        this.#see(eye);
        this.#settle();
    }

    pan(dx: number, dy: number): void {
        const { x, y, scale } = this.eye;
        this.#grab({ scale, x: x - dx / scale, y: y - dy / scale });
    }

    zoom(factor: number, fixed: Point = this.#middle): void {
        this.#grab(zoomed(this.eye, this.window, factor, fixed));
    }

    /** Fly to a view that something else has chosen. */
    flyHome(eye: Eye): void {
        this.held = false;
        this.#fly(eye);
    }

    /** Fly so that as many of some points as possible are clear. */
    fly(points: readonly Point[]): void {
        const scale = Math.max(this.eye.scale, this.comfort);
        const sights = points.map(({ x, y }) => ({ x, y, weight: 1 }));
        const eye = bestEye(sights, this.window, scale, (tried, point) => this.isClear(point, tried), true);
        if (points.some((point) => this.isClear(point, eye))) this.#fly(eye);
        else this.flyTo(points[0]!);
    }

    /** Fly to a point, at least as close as names are readable. */
    flyTo(point: Point): void {
        this.#fly(this.#near(point), BEYOND);
    }

    /** Bring one of some points into view, above the covered lower edge. */
    show(points: readonly Point[], below: number): void {
        if (!this.window.width || points.some((point) => this.#isShown(point, below))) return;
        const eye = this.#near(points[0]!);
        if (!below) return this.#fly(eye, BEYOND);
        this.#fly({ ...eye, y: points[0]!.y + below / eye.scale / 2 }, BEYOND + below);
    }

    zoomBy(factor: number): void {
        this.held = true;
        this.#fly({ ...this.eye, scale: this.eye.scale * factor });
    }

    showWhole(): void {
        this.held = true;
        this.#fly({ ...this.eye, scale: whole(this.window) });
    }

    sees(point: Point, margin?: number): boolean {
        return sees(this.eye, this.window, point, margin);
    }

    /** Whether a finger can touch a point: it is in the window and under no button. */
    isClear(point: Point, eye = this.eye): boolean {
        if (!sees(eye, this.window, point, FINGER / 2)) return false;
        const finger = around(toWindow(eye, this.window, point), FINGER);
        return !this.controls.boxes.some((box) => meet(finger, box));
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

    /** A view around a point, over the edge of the map only if the point would not be clear otherwise. */
    #near(point: Point): Eye {
        const eye = { ...point, scale: Math.max(this.eye.scale, this.comfort) };
        const inside = clamped(eye, this.window);
        return this.isClear(point, inside) ? inside : clamped(eye, this.window, BEYOND);
    }

    #isShown(point: Point, below: number): boolean {
        return this.isClear(point) && this.toWindow(point).y < this.window.height - below - FINGER;
    }

    #see(eye: Eye, beyond = 0): void {
        if (this.window.width) this.eye = clamped(eye, this.window, beyond);
    }

    /** Stop any flight when the player moves the map. */
    #grab(eye: Eye): void {
        cancelAnimationFrame(this.#flight);
        this.held = true;
        this.#see(eye, BEYOND);
        this.#move();
    }

    #move(): void {
        this.moving = true;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#settle(), SETTLES);
    }

    #settle(): void {
        clearTimeout(this.#timer);
        this.moving = false;
        this.drawn = this.eye.scale;
    }

    #fly(target: Eye, beyond = 0): void {
        cancelAnimationFrame(this.#flight);
        const [from, to] = [this.eye, clamped(target, this.window, beyond)];
        const lasts = FLIGHT * reader.pace;
        if (!lasts) {
            this.eye = to;
            return this.#settle();
        }
        const begun = performance.now();
        const step = (now: number): void => {
            const part = Math.min(1, (now - begun) / lasts);
            this.eye = between(from, to, cubicInOut(Math.max(0, part)));
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
