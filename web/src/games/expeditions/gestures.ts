// Gestures on the map: one finger pans, two zoom, a short touch chooses.
import type { Camera } from "./camera.svelte.ts";
import type { Point } from "./geometry.ts";

/** Maximum movement of a tap, in pixels. */
const STILL = 8;
const WHEEL = 0.0016;

/** Duration of a long press, in milliseconds; no click follows it. */
export const HOLD = 450;

/** Attachment for the window of the map; a long press is no tap. */
export function gestures(camera: Camera, tap: (at: Point) => void): (element: HTMLElement) => () => void {
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
            // The first finger starts with an empty list: the end of an earlier touch may have been missed.
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
            if (held) dragged = true;
            begun = null;
        }

        // Not on pointerup: the click that follows would hit the opened element.
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

/** Buttons over the map handle their own events, apart from those that only mark a place on it. */
function isControl(target: EventTarget | null, map: HTMLElement): boolean {
    const control = target instanceof Element ? target.closest("button:not(.target), a, .over") : null;
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

/** Handle a key on the map; return false if it has no meaning there. */
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
