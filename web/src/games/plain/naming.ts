// How a game names what its view is made of.
import type { Scene } from "../face.ts";
import type { Names, Shape } from "./telling.ts";

type Whole = Extract<Shape, { parts: object }>;

/** What the view is made of, as far as can be told from itself. */
export function shapeOf(scene: Scene): Whole {
    return guess(scene.view, scene.names.length) as Whole;
}

function guess(value: unknown, seats: number): Shape {
    if (Array.isArray(value)) {
        const of = value.length
            ? guess(
                  value.find((each) => each !== null),
                  0,
              )
            : { kind: "number" };
        return { by: value.length === seats ? "seat" : "", of };
    }
    if (value === null || typeof value !== "object") return { kind: typeof value === "string" ? "word" : "number" };
    const parts = Object.entries(value).map(([key, part]) => [key, guess(part, seats)] as const);
    return { parts: Object.fromEntries(parts) };
}

export function naming(scene: Scene): Names {
    const { game, names } = scene;
    const name = (kind: string, value: number | string) =>
        kind === "seat" ? game.seat(Number(value), names) : String(value);
    return {
        name,
        label: (key) => (game.has(`view-${key}`) ? game.say(`view-${key}`) : key),
        places: (kind, count) =>
            Array.from({ length: count }, (_, place) => name(kind || "number", kind ? place : place + 1)),
    };
}
