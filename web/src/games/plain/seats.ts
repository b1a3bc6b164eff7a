// What belongs to nobody, and what belongs to one seat: lists over the seats are taken apart and told seat by seat.
import type { View } from "../../wire/messages.ts";
import { fields, type Field, type Names, type Shape } from "./telling.ts";

type Parts = Readonly<Record<string, Shape>>;

function bySeat(shape: Shape): shape is Extract<Shape, { by: string }> {
    return "by" in shape && shape.by === "seat";
}

export function common(view: View, before: View | undefined, parts: Parts, names: Names): readonly Field[] {
    const shared = Object.entries(parts).filter(([, shape]) => !bySeat(shape));
    return fields(view, before, Object.fromEntries(shared), names);
}

export function ofSeat(
    seat: number,
    view: View,
    before: View | undefined,
    parts: Parts,
    names: Names,
): readonly Field[] {
    const own = Object.entries(parts).flatMap(([key, shape]) => (bySeat(shape) ? [[key, shape.of] as const] : []));
    const pick = (whole: View) => Object.fromEntries(own.map(([key]) => [key, (whole[key] as unknown[])?.[seat]]));
    return fields(pick(view), before && pick(before), Object.fromEntries(own), names);
}
