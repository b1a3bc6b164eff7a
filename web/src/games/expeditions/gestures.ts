// Fingers, mouse and wheel on the map: one finger pans, two zoom, a short touch means what lies there.
import type { Camera } from "./camera.svelte.ts";
import type { Point } from "./geometry.ts";

/** A finger that stays within so many pixels has not moved. */
const STILL = 8;
const WHEEL = 0.0016;

/** A finger that stays so long, in milliseconds, wants to know more; no click follows then. */
const HOLD = 450;

interface Meant {
    /** What was touched is meant. */
    tap: (at: Point) => void;
    /** What was held is to be looked at. */
    hold: (at: Point) => void;
}

/** An attachment for the window of the map. */
export function gestures(camera: Camera, { tap, hold }: Meant): (element: HTMLElement) => () => void {
    return (element) => {
        const fingers = new Map<number, Point>();
        let begun: Point | null = null;
        let dragged = false;
        let since = 0;

        const at = ({ clientX, clientY }: MouseEvent): Point => {
            const { left, top } = element.getBoundingClientRect();
            return { x: clientX - left, y: clientY - top };
        };

        function down(event: PointerEvent): void {
            if (event.button !== 0 || isControl(event.target, element)) return;
            // A first finger finds none: one that left over something that is gone was never seen to leave.
            if (event.isPrimary) fingers.clear();
            fingers.set(event.pointerId, at(event));
            element.setPointerCapture(event.pointerId);
            dragged = fingers.size > 1;
            begun = dragged ? null : at(event);
            since = event.timeStamp;
        }

        function move(event: PointerEvent): void {
            const before = fingers.get(event.pointerId);
            if (!before) return;
            const now = at(event);
            if (begun && apart(begun, now) < STILL) return;
            begun = null;
            dragged = true;
            const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
            fingers.set(event.pointerId, now);
            camera.pan((now.x - before.x) / (other ? 2 : 1), (now.y - before.y) / (other ? 2 : 1));
            if (other) camera.zoom(apart(now, other) / Math.max(1, apart(before, other)), middle(now, other));
        }

        function up(event: PointerEvent): void {
            fingers.delete(event.pointerId);
            const held = event.timeStamp - since > HOLD && event.pointerType === "touch";
            if (begun && held && event.type === "pointerup") hold(begun);
            if (held) dragged = true;
            begun = null;
        }

        // Not when the finger leaves: what comes up under it would get the click that follows.
        function click(event: MouseEvent): void {
            if (!dragged && !isControl(event.target, element)) tap(at(event));
        }

        function wheel(event: WheelEvent): void {
            event.preventDefault();
            camera.zoom(Math.exp(-event.deltaY * WHEEL * (event.deltaMode ? 30 : 1)), at(event));
        }

        const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, click } as const;
        const names = Object.keys(listeners) as (keyof typeof listeners)[];
        for (const name of names) element.addEventListener(name, listeners[name] as EventListener);
        element.addEventListener("wheel", wheel, { passive: false });
        return () => {
            for (const name of names) element.removeEventListener(name, listeners[name] as EventListener);
            element.removeEventListener("wheel", wheel);
        };
    };
}

/** Buttons over the map answer for themselves. */
function isControl(target: EventTarget | null, map: HTMLElement): boolean {
    const control = target instanceof Element ? target.closest("button, a, .over") : null;
    return control !== null && map.contains(control);
}

function apart(one: Point, other: Point): number {
    return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

const STEP = 90;
const ZOOM = 1.35;

/** What a key does on the map; false if it does nothing there. */
export function press(camera: Camera, key: string): boolean {
    const keys: Record<string, () => void> = {
        ArrowLeft: () => camera.pan(STEP, 0),
        ArrowRight: () => camera.pan(-STEP, 0),
        ArrowUp: () => camera.pan(0, STEP),
        ArrowDown: () => camera.pan(0, -STEP),
        "+": () => camera.zoomBy(ZOOM),
        "=": () => camera.zoomBy(ZOOM),
        "-": () => camera.zoomBy(1 / ZOOM),
        "0": () => camera.showWhole(),
    };
    keys[key]?.();
    return key in keys;
}
